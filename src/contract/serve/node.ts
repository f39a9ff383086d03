// The exports of `@parlance/contract/node`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '../../../generated/operation.ts';
import { headerNamesOf, signalOf } from './connections.ts';
import { writeEventStream } from './event-stream-writer.ts';
import { queryOf, readBody } from './handler.ts';
import { answerer, type HandlerOptions, type HandlersFor } from './service.ts';

/**
 * Makes a listener of `node:http`, or a middleware of Express, that serves a generated table of operations by handlers. Mount it before a
 * middleware that reads bodies, such as `express.json()`. Throws if the handlers do not fit the table.
 */
export function nodeHandler<const Table extends readonly Operation[]>(
  operations: Table,
  handlers: HandlersFor<Table>,
  options: HandlerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answer = answerer(operations, handlers, options);
  const { failed = console.error } = options;
  return async (request, response) => {
    const [pathname = '', search] = (request.url ?? '').split(/\?(.*)/s);
    const signal = () => signalOf(response);
    const { status, text, headers, events } = await answer({
      method: request.method ?? '',
      pathname,
      query: search ? queryOf(new URLSearchParams(search)) : {},
      headers: request.headers as Record<string, string | undefined>,
      get headerNames() {
        return headerNamesOf(request);
      },
      remoteAddress: request.socket.remoteAddress ?? '',
      httpVersion: request.httpVersion,
      readBody: (limit) => bodyOf(request, limit),
      signal,
    });
    // No timeout is needed here: `writeEventStream` destroys the response of a stuck reader.
    if (events) return writeEventStream(response, events, signal()).catch((error) => failed(error, ''));
    // The connection must end: the rest of an unread body would be parsed as the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(status, { 'content-length': Buffer.byteLength(text ?? ''), ...headers }).end(text);
  };
}

function bodyOf(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  if (request.readableEnded)
    throw new Error(
      'The body was read before the contract could. Mount the handler before a middleware that reads bodies, such as express.json().',
    );
  // The connection stays open, because a body that is too large gets a response.
  return readBody(request.iterator({ destroyOnReturn: false }), limit);
}
