import { runTarget } from '../../targets/index.ts';
import { freePort } from '../../wire/free-port.ts';
import { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';
import type { Run } from '../selftest.ts';

export const rightSender = { id: 7 };

/** A customer's text as a front end may post it. */
export const right = { sender: rightSender, message: { type: 'text', text: 'Hello' } };

/** A run in which the endpoint is right, and its front end posts this to the suite; each of a list by itself. */
export function runPosting(body: unknown, method = 'POST'): Run {
  return async (only = []) => {
    const integrator = await new IndependentIntegrator().open();
    const port = await freePort();
    const listen = { host: '127.0.0.1', port };
    const run = runTarget('channel-integrator', { url: integrator.url, listen, only });
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    run.then(over, over);
    for (const each of Array.isArray(body) ? body : body === undefined ? [] : [body])
      await post(port, { method, body: JSON.stringify(each) }, () => isOver);
    return run.finally(() => integrator.close());
  };
}

/** Posts as soon as the suite listens, unless its run is over before. */
async function post(port: number, options: RequestInit, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(`http://127.0.0.1:${port}/random/channel`, options).catch(() => undefined);
    if (answer) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
