import type { ServerSentEvent } from '../../../generated/operation.ts';
import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { firstOf } from '../browser/wait.ts';

/** A stream that is silent for this time is broken: the service sends comments more often. */
const silenceMs = 40_000;
/** The time limit of a response. */
const answerMs = 20_000;

interface Input {
  path: { widget_id: string };
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * The generated client in a fraction of its bytes, which every page loads: it fills in the one parameter that there is, and
 * reads event streams as the reference writes them. A successful status that the document does not know is a rejection.
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

/** A proxy in between may answer with a page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param waits Is called before each piece is awaited. */
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
      // Other line separators in a text, such as U+2028, do not end a line.
      const [, data] = /(?:^|\n)data: ([^\n]*)/.exec(block) ?? [];
      if (data) yield { ...(id && { id }), data: JSON.parse(data) };
    }
  }
}
