import { EventEmitter, on } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import type { Send } from '../../contract/send/send.ts';

/** A request between the service and a party of the demo, in either direction. It has no address, since paths contain secrets. */
export interface WireLine {
  from: string;
  to: string;
  /** The event, the type of the message, or the route of the service. */
  what: string;
  /** The HTTP status, or the reason why there was none. */
  result: number | string;
  /** The time from the request to the response, in milliseconds. */
  ms: number;
  request: unknown;
  response?: unknown;
}

/** The number of past lines that a page gets when it opens. */
const mostLines = 200;

/** Emits the requests between the service and the other parties. */
export class Wire extends EventEmitter<{ line: [WireLine] }> {
  /** The addresses of the parties, once they are known. */
  parties: Readonly<Record<string, string>> = {};
  /** The origin of the demo site, once it is known. */
  shownAt: string | undefined;
  readonly #lines: WireLine[] = [];

  /** Returns a sender that also emits the requests of a service. */
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

  /** Emits the requests to a service. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const { url = '' } = request.routeOptions;
      const from = partyOf(url);
      if (from !== undefined && ['POST', 'PUT'].includes(request.method)) {
        // The body of a rejected request may be anything.
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

  /** Yields the past lines and then the new ones. */
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
