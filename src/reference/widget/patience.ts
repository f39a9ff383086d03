import { firstOf, wait } from '../browser/wait.ts';

/** A stream that is silent for this time is broken: the service sends comments more often. */
const silenceMs = 40_000;
/** The time limit of a response. */
const answerMs = 20_000;

/** Fetches with a time limit: for the response, and in a stream for the next chunk. */
export async function patient(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limit = new AbortController();
  let timer = setTimeout(() => limit.abort(), answerMs);
  const signal = init.signal ? firstOf(init.signal, limit.signal) : limit.signal;
  const response = await fetch(input, { ...init, signal, cache: 'no-store' });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') && response.body;
  if (!isStream) {
    const text = await response.text();
    clearTimeout(timer);
    return new Response(text === '' ? null : text, { status: response.status });
  }
  const reader = response.body!.getReader();
  const body = {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        clearTimeout(timer);
        timer = setTimeout(() => limit.abort(), silenceMs);
        const { value, done } = await reader.read();
        if (done) return clearTimeout(timer);
        yield value;
      }
    },
  };
  return { status: response.status, body } as unknown as Response;
}

/** Waits the longer the more attempts failed. */
export function pause(failures: number, signal?: AbortSignal): Promise<void> {
  return wait(Math.min(15_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2), signal);
}
