import { createServer } from 'node:net';
import { runTarget } from '../../targets/index.ts';
import { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';
import type { Run } from '../selftest.ts';

export const rightSender = { id: 7 };

/** A customer's text as a front end may post it. */
export const right = { sender: rightSender, message: { type: 'text', text: 'Hello' } };

/** A run in which the endpoint is right, and its front end posts this to the suite. */
export function runPosting(body: unknown, method = 'POST'): Run {
  return async (only = []) => {
    const integrator = await new IndependentIntegrator().open();
    const port = await freePort();
    const listen = { host: '127.0.0.1', port };
    const run = runTarget('channel-integrator', { url: integrator.url, listen, only });
    if (body !== undefined) await post(port, body, method);
    return run.finally(() => integrator.close());
  };
}

/** Posts as soon as the suite listens. */
async function post(port: number, body: unknown, method: string): Promise<void> {
  const options = { method, body: JSON.stringify(body) };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/random/channel`, options).catch(() => undefined);
    if (answer) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}
