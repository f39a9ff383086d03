import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Manner, Side } from '../ledger/ledger.ts';

const everywhere: Manner[] = ['hang', 'reset', 'reset', 'drip', 'huge', 'busy', 'busy', 'redirect'];

/** Bad manners by side. */
export const manners: Record<Side, Manner[]> = {
  'front end': [...everywhere, 'nonsense', 'refuse'],
  bot: everywhere,
  webhook: everywhere,
};

/** Whether the service may count an answer as a good one: of a bot and of a webhook the status alone decides. */
export function mayPass(side: Side, manner: Manner): boolean {
  return manner === 'well' || (manner === 'huge' && side !== 'front end');
}

/** Answers a request: with the right answer, or badly; `elsewhere` is where nobody must be led to. */
export function answerBy(
  manner: Manner,
  response: ServerResponse,
  { right, elsewhere }: { right: object; elsewhere: string },
): void {
  const json = { 'content-type': 'application/json' };
  response.on('error', () => {});
  switch (manner) {
    case 'well':
      response.writeHead(200, json).end(JSON.stringify(right));
      return;
    case 'hang':
      setTimeout(() => response.destroy(), 12_000).unref();
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'drip':
      drip(response.writeHead(200, json));
      return;
    case 'huge':
      flood(response.writeHead(200, json));
      return;
    case 'busy':
      response.writeHead(503, { 'retry-after': '1' }).end();
      return;
    case 'redirect':
      response.writeHead(307, { location: elsewhere }).end();
      return;
    case 'nonsense':
      response.writeHead(200, json).end('{"result": ');
      return;
    case 'refuse':
      response.writeHead(200, json).end(JSON.stringify({ error: { code: 7, message: 'Not this one.' } }));
  }
}

/** A byte at a time, longer than anybody waits. */
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

/** 10 MB, for as long as somebody reads. */
function flood(response: ServerResponse): void {
  const parts = Array.from({ length: 160 }, () => Buffer.alloc(64 * 1024, ' '));
  pipeline(Readable.from(parts), response, () => {});
}
