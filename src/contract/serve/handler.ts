import type { Operation } from '../../../generated/operation.ts';
import { eventStream } from './event-stream.ts';
import { type HandlerOptions, type HandlersFor, responderOf } from './service.ts';

/**
 * Makes a function from `Request` to `Response` that serves operations by handlers. It works in Hono, Next.js, Workers, Bun, Deno and every
 * other framework that accepts such a function. It validates each request, and answers an invalid one with the contract's error. Throws if
 * the handlers do not fit the operations.
 */
export function handler<const Table extends readonly Operation[]>(
  operations: Table,
  handlers: HandlersFor<Table>,
  options: HandlerOptions = {},
): (request: Request) => Promise<Response> {
  const answer = responderOf(operations, handlers, options);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const { status, text, events, ...result } = await answer({
      method: request.method,
      pathname,
      query: queryOf(searchParams),
      headers,
      headerNames: Object.keys(headers),
      remoteAddress: '',
      httpVersion: '',
      readBody: (limit) => readBody(request.body, limit),
      signal: () => request.signal,
    });
    const body = events
      ? eventStream(events, request.signal).pipeThrough(new TextEncoderStream())
      : (text ?? null);
    return new Response(body, { status, headers: result.headers });
  };
}

/** Returns the query parameters. The value of a repeated parameter is a list. */
export function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(parameters.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** Reads a body. Returns undefined if the body is larger than the limit. */
export async function readBody(
  body: AsyncIterable<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0] : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
