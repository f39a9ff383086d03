import { runTarget } from '../../targets/index.ts';
import { freePort } from '../../wire/http/free-port.ts';
import type { Run } from '../selftest.ts';
import { IndependentIntegrator } from './independent.ts';

export const rightSender = { id: 7 };

const channelId = 'shop-app';

/** A valid message of a customer, as a front end posts it. */
export const right = { sender: rightSender, message: { type: 'text', text: 'Hello' } };

/** The settings of a front end's post. Each missing setting has its correct value. */
export interface Posting {
  path?: string;
  type?: string;
  encoding?: BufferEncoding;
}

/**
 * Returns a run of the suite against a correct endpoint. During the run, the front end posts `body` to the suite, or each item if `body` is
 * a list. If `body` is undefined, the front end posts nothing.
 */
export function runPosting(
  body: unknown,
  { path = `/random/${channelId}`, type = 'application/json', encoding }: Posting = {},
): Run {
  return async (only = []) => {
    const integrator = await new IndependentIntegrator().open();
    const port = await freePort();
    const listen = { host: '127.0.0.1', port };
    const run = runTarget('channel-integrator', { url: integrator.url, channelId, listen, only });
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    run.then(over, over);
    const bodies = Array.isArray(body) ? body : body === undefined ? [] : [body];
    const posts = bodies.map((each) => {
      const bytes = Buffer.from(JSON.stringify(each), encoding);
      const init = { method: 'POST', headers: { 'content-type': type }, body: bytes };
      return post(`http://127.0.0.1:${port}${path}`, init, () => isOver);
    });
    await Promise.all(posts);
    return run.finally(() => integrator.close());
  };
}

/**
 * Runs the suite against a front end that posts a customer's message whenever it receives a text of an agent. If the suite does not listen
 * yet, the post fails and the front end closes its endpoint.
 */
export const runHasty: Run = async (only = []) => {
  const port = await freePort();
  const integrator = new IndependentIntegrator();
  const { take } = integrator;
  integrator.methodMissing = (response) =>
    void response.writeHead(404, { 'content-type': 'text/html' }).end('<pre>Cannot GET</pre>');
  integrator.take = async (message, response) => {
    await take.call(integrator, message, response);
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(right) };
    if (message['type'] === 'text')
      await fetch(`http://127.0.0.1:${port}/random/${channelId}`, init).catch(() => integrator.close());
  };
  const { url } = await integrator.open();
  const listen = { host: '127.0.0.1', port };
  return runTarget('channel-integrator', { url, channelId, listen, only }).finally(() => integrator.close());
};

/** Posts a request to the suite. Retries every 20 ms until the suite answers, or until the run has ended. */
async function post(url: string, options: RequestInit, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(url, options).catch(() => undefined);
    if (answer) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
