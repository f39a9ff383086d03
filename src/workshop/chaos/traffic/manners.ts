import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Manner, Side } from '../ledger/ledger.ts';

const everywhere: Manner[] = ['hang', 'reset', 'reset', 'drip', 'huge', 'busy', 'busy', 'redirect'];

/** The faulty ways of responding, by side. A way that is listed twice is twice as likely. */
export const manners: Record<Side, Manner[]> = {
  'front end': [...everywhere, 'nonsense', 'refuse'],
  bot: everywhere,
  webhook: everywhere,
};

/** Returns true if the service may treat a response as a success. For bots and webhooks, only the status counts. */
export function mayPass(side: Side, manner: Manner): boolean {
  return manner === 'well' || (manner === 'huge' && side !== 'front end');
}

const json = { 'content-type': 'application/json' };

type Answer = (response: ServerResponse, texts: { right: object; elsewhere: string }) => void;

/** Functions that respond to a request. `right` is the correct body, `elsewhere` the target of a redirect that no client may follow. */
export const answers: Record<Manner, Answer> = {
  well: (response, { right }) => response.writeHead(200, json).end(JSON.stringify(right)),
  hang: (response) => setTimeout(() => response.destroy(), 12_000).unref(),
  reset: (response) => response.socket?.resetAndDestroy(),
  drip: (response) => drip(response.writeHead(200, json)),
  huge: (response) => flood(response.writeHead(200, json)),
  busy: (response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  redirect: (response, { elsewhere }) => response.writeHead(307, { location: elsewhere }).end(),
  nonsense: (response) => response.writeHead(200, json).end('{"result": '),
  refuse: (response) =>
    response.writeHead(200, json).end(JSON.stringify({ error: { code: 7, message: 'Not this one.' } })),
};

/** Sends one byte every half second, for longer than any time limit of the service. */
function drip(response: ServerResponse): void {
  let left = 24;
  const timer = setInterval(() => {
    if (left-- > 0 && !response.destroyed) response.write(' ');
    else {
      clearInterval(timer);
      response.end('{}');
    }
  }, 500).unref();
}

/** Sends 10 MB, unless the reader closes the connection. */
function flood(response: ServerResponse): void {
  const parts = Array.from({ length: 160 }, () => Buffer.alloc(64 * 1024, ' '));
  pipeline(Readable.from(parts), response, () => {});
}
