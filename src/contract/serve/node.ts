// The exports of the package's module `@parlance/contract/node`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '../../../generated/operation.ts';
import { headerNamesOf, signalOf } from './connections.ts';
import { writeEventStream } from './event-stream-writer.ts';
import { queryOf, readBody } from './handler.ts';
import { type HandlerOptions, type HandlersFor, responderOf } from './service.ts';

/**
 * Makes a listener for `node:http`, or a middleware for Express, that serves operations by handlers. In Express, mount it before a
 * middleware that reads bodies, such as `express.json()`. Throws if the handlers do not fit the operations.
 */
export function nodeHandler<const Table extends readonly Operation[]>(
  operations: Table,
  handlers: HandlersFor<Table>,
  options: HandlerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answer = responderOf(operations, handlers, options);
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
    // No timeout is set here: `writeEventStream` closes the connection of a reader that reads nothing.
    if (events) return writeEventStream(response, events, signal()).catch((error) => failed(error, ''));
    // The connection must be closed, because otherwise the unread rest of the body would be parsed as the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(status, { 'content-length': Buffer.byteLength(text ?? ''), ...headers }).end(text);
  };
}

function bodyOf(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  if (request.readableEnded)
    throw new Error(
      'The body was read before the contract could. Mount the handler before a middleware that reads bodies, such as express.json().',
    );
  // `destroyOnReturn: false` keeps the connection open, because the caller of a body that is too large gets a response.
  return readBody(request.iterator({ destroyOnReturn: false }), limit);
}
