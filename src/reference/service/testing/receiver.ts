import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';
import type { Operation, Validator } from '../../../../generated/operation.ts';
import { listening } from '../../../contract/serve/testing/http.ts';

/** The validator of the body, for each name of a webhook event. */
export const eventValidators: Readonly<Record<string, Validator<unknown>>> = Object.fromEntries(
  (webhookReceiverOperations as readonly Operation[]).flatMap(({ dispatch, body }) =>
    dispatch!.values.map((name) => [name, body!.validate]),
  ),
);

/** A request that a test receiver has received. `at` is in milliseconds since 1970. */
export interface Caught<Body> {
  at: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: Body;
}

export interface Receiver<Body> extends AsyncDisposable {
  url: string;
  caught: Caught<Body>[];
  /** The received requests without repeats: on a busy machine, the service repeats a request if the response was too late. */
  readonly distinct: Caught<Body>[];
  /** Resolves with the first received or future request for which `isIt` returns true. */
  until(isIt: (caught: Caught<Body>) => boolean): Promise<Caught<Body>>;
}

/** Resolves with the first present or future item for which `isIt` returns true. `news` emits `item` after each addition. */
export async function firstOf<Item>(
  items: readonly Item[],
  news: EventEmitter,
  isIt: (item: Item) => boolean,
): Promise<Item> {
  for (;;) {
    const found = items.find(isIt);
    if (found !== undefined) return found;
    await once(news, 'item');
  }
}

/** Starts an HTTP server that records requests, and responds with the result of `reply`: a status, or JSON. */
export async function openReceiver<Body>(
  reply: (caught: Caught<Body>, before: number) => unknown = () => ({}),
): Promise<Receiver<Body>> {
  const caught: Caught<Body>[] = [];
  const news = new EventEmitter();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString('utf8');
    const { method = '', url: path = '', headers } = request;
    const one = { at: Date.now(), method, path, headers, text, body: JSON.parse(text) as Body };
    caught.push(one);
    const body = await reply(one, caught.length - 1);
    const status = typeof body === 'number' ? body : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'number' ? '' : JSON.stringify(body));
    news.emit('item');
  });
  return {
    ...(await listening(server)),
    caught,
    get distinct() {
      const firsts = new Map(caught.toReversed().map((each) => [each.text, each]));
      return caught.filter((each) => firsts.get(each.text) === each);
    },
    until: (isIt) => firstOf(caught, news, isIt),
  };
}
