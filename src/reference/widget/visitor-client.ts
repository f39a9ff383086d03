import type { ServerSentEvent } from '../../../generated/operation.ts';
import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { firstOf } from '../browser/wait.ts';

/** A stream is broken if no byte arrives for this time, in milliseconds. The service sends comments more often than that. */
const silenceMs = 40_000;
/** The time within which a request must get its response, in milliseconds. For a stream, it is the time until the stream begins. */
const answerMs = 20_000;

interface Input {
  path: { widget_id: string };
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Returns a client with the methods of the generated client. Its code is much smaller, because every page loads it. It supports only the
 * path parameter `widget_id`, and event streams in the form that the reference writes. It turns a successful status that the document does
 * not list into a rejection with status 400.
 */
export function visitorClient(base: string, token: () => string | undefined): VisitorClient {
  const calls = visitorOperations.map(({ operationId, method, path, responses }) => {
    const call = async (
      { path: { widget_id }, headers, body }: Input,
      { signal }: { signal?: AbortSignal } = {},
    ) => {
      const limit = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const within = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => limit.abort(), ms);
      };
      within(answerMs);
      const authorization = token() && { authorization: `Bearer ${token()}` };
      const response = await fetch(base + path.replace('{widget_id}', encodeURIComponent(widget_id)), {
        method,
        headers: { ...authorization, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: signal ? firstOf(signal, limit.signal) : limit.signal,
        cache: 'no-store',
      });
      const { status } = response;
      const known = (responses as Record<number, { streaming?: boolean }>)[status];
      if (known?.streaming) return { status, events: eventsOf(response.body!, () => within(silenceMs)) };
      const text = await response.text();
      clearTimeout(timer);
      if (known || status >= 400) return { status, body: parsed(text) };
      return { status: 400, body: { error: { message: `${operationId} was answered ${status}.` } } };
    };
    return [operationId, call];
  });
  return Object.fromEntries(calls) as VisitorClient;
}

/** Parses JSON. Returns undefined for a body that is not JSON, such as an HTML page from a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Yields the events of a stream.
 *
 * @param waits Is called before each wait for a chunk.
 */
async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  waits: () => void,
): AsyncGenerator<ServerSentEvent<unknown>> {
  let rest = '';
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (;;) {
    waits();
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const [, id] = /^id: (.*)$/m.exec(block) ?? [];
      // Only a line feed ends a line. With the flag m, `^` and `$` would also match at U+2028 inside the data.
      const [, data] = /(?:^|\n)data: ([^\n]*)/.exec(block) ?? [];
      if (data) yield { ...(id && { id }), data: JSON.parse(data) };
    }
  }
}
