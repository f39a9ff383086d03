import { EventEmitter, on } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import type { Send } from '../../contract/send/send.ts';

/** A request between the service and another party of the demo, in either direction. It has no address, because paths contain secrets. */
export interface WireLine {
  from: string;
  to: string;
  /** The name of the event, the type of the message, or the method and route of the service. */
  what: string;
  /** The HTTP status of the response, or the outcome of a request without a response. */
  result: number | string;
  /** The time from the request to the response, in milliseconds. */
  ms: number;
  request: unknown;
  response?: unknown;
}

/** The maximum number of past requests that are kept, and that a page gets when it opens. */
const mostLines = 200;

/** Records the requests between the service and the other parties of the demo, and emits an event for each request. */
export class Wire extends EventEmitter<{ line: [WireLine] }> {
  /** The address of each party, by its name. Empty until the parties have started. */
  parties: Readonly<Record<string, string>> = {};
  /** The origin of the demo site. Undefined until the site has started. */
  shownAt: string | undefined;
  readonly #lines: WireLine[] = [];

  /** Returns a function that sends like `send`, and also records the requests that the service sends. */
  sending(send: Send): Send {
    return async (request, policy) => {
      const result = await send(request, policy);
      const { outcome, status, body, startedAt, endedAt } = result;
      const [to = 'other'] =
        Object.entries(this.parties).find(([, url]) => request.url.startsWith(url)) ?? [];
      const posted = JSON.parse(request.body);
      this.#add({
        from: 'service',
        to,
        what: posted.event ?? posted.event_name ?? posted.message?.type,
        result: status ?? outcome,
        ms: Math.round(endedAt - startedAt),
        request: posted,
        response: body,
      });
      return result;
    };
  }

  /** Records the requests of other parties to a service. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const { url = '' } = request.routeOptions;
      const from = partyOf(url);
      if (from !== undefined && ['POST', 'PUT'].includes(request.method)) {
        // The body of a rejected request may not be JSON, so it is left out.
        const posted =
          reply.statusCode < 300 && JSON.parse((request.body as Buffer | undefined)?.toString() || '{}');
        this.#add({
          from,
          to: 'service',
          what: posted.event ?? `${request.method} ${url}`,
          result: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          request: posted || undefined,
        });
      }
      done();
    });
  }

  /** Yields the recorded requests, and then each new request until the signal aborts. */
  async *lines(signal: AbortSignal): AsyncGenerator<ServerSentEvent<WireLine>> {
    const news = on(this, 'line', { signal });
    for (const data of [...this.#lines]) yield { data };
    for await (const [data] of news) yield { data: data as WireLine };
  }

  #add(line: WireLine): void {
    this.#lines.push(line);
    if (this.#lines.length > mostLines) this.#lines.shift();
    this.emit('line', line);
  }
}

/** Returns the party that uses a route of the service. */
function partyOf(route: string): string | undefined {
  if (route.startsWith('/visitor/')) return 'widget';
  if (route.startsWith('/webhooks/')) return 'bot';
  if (route.startsWith('/desk/chats/')) return 'console';
  return route === '/:random_string/:channel_public_id' ? 'front end' : undefined;
}
