import type { ServerSentEvent } from '../../../generated/operation.ts';
import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import { patient } from './patience.ts';

interface Input {
  path: { widget_id: string };
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * The generated client in a fraction of its bytes, which every page loads: it fills in the one parameter that there is, and
 * reads event streams as the reference writes them. A successful status that the document does not know is a rejection.
 */
export function visitorClient(base: string, token: string | undefined): VisitorClient {
  const authorization = token && { authorization: `Bearer ${token}` };
  const calls = visitorOperations.map(({ operationId, method, path, responses }) => {
    const call = async (
      { path: { widget_id }, headers, body }: Input,
      options?: { signal?: AbortSignal },
    ) => {
      const response = await patient(base + path.replace('{widget_id}', encodeURIComponent(widget_id)), {
        ...options,
        method,
        headers: { ...authorization, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const { status } = response;
      const known = (responses as Record<number, { streaming?: boolean }>)[status];
      if (known?.streaming) return { status, events: eventsOf(response.body!) };
      const text = await response.text();
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

async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent<unknown>> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const [, id] = /^id: (.*)$/m.exec(block) ?? [];
      // Other line separators in a text, such as U+2028, do not end a line.
      const [, data] = /(?:^|\n)data: ([^\n]*)/.exec(block) ?? [];
      if (data) yield { ...(id && { id }), data: JSON.parse(data) };
    }
  }
}
