import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';
import type { Operation, Validator } from '../../../../generated/operation.ts';
import { listening } from '../../../contract/serve/testing/listen.ts';

/** The validator of each webhook event, by its name. */
export const eventValidators: Readonly<Record<string, Validator<unknown>>> = Object.fromEntries(
  (webhookReceiverOperations as readonly Operation[]).flatMap(({ dispatch, body }) =>
    dispatch!.values.map((name) => [name, body!.validate]),
  ),
);

/** A request that a receiver got. */
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
  /** The requests without those that repeat an earlier one: on a busy machine an answer may come too late. */
  readonly distinct: Caught<Body>[];
  /** The first request, past or future, that matches. */
  until(isIt: (caught: Caught<Body>) => boolean): Promise<Caught<Body>>;
}

/** The first item of a list, past or future, that matches; the emitter tells of each new one by `item`. */
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

/** An endpoint that records requests, and answers with the JSON of `reply`. */
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
