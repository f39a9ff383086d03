import { createDeskClient } from '../../../generated/reference/desk/client.ts';
import { longestBody } from '../../wire/http/recording.ts';
import { connected } from '../../wire/traffic/connections.ts';
import { patient } from '../../wire/traffic/patience.ts';
import { tellFailure } from '../../wire/traffic/presence.ts';
import type { DeskDriver } from './driver.ts';

/** A desk over HTTP. */
export function httpDriver(url: string, token: string | undefined): DeskDriver {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    client: createDeskClient({ baseUrl: url, headers, fetch: boundedFetch }),
    close: async () => undefined,
  };
}

/** Time limit of a desk's whole answer. */
const answerMs = () => patient(10_000);
/** A longer stream of events is not followed further; the suite polls the chats instead. */
const longestStream = 64 * longestBody;

/** A fetch with limits on time, memory and connections. */
const boundedFetch: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return connected(url, () => fetchBounded(url, init));
};

async function fetchBounded(url: string, init: RequestInit = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error(`no complete answer within ${answerMs()} ms`)),
    answerMs(),
  );
  const signals = [late.signal, ...(init.signal ? [init.signal] : [])];
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      return rebuilt(response, limited(response.body, longestStream, late));
    const whole = await new Response(limited(response.body, longestBody, late)).arrayBuffer();
    return rebuilt(response, whole);
  } catch (error) {
    tellFailure(url, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function rebuilt(
  { status, statusText, headers }: Response,
  body: ReadableStream | ArrayBuffer | null,
): Response {
  return new Response([204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
}

/** The same bytes up to a limit; beyond it the answer fails and its connection is closed. */
function limited(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  most: number,
  stop: AbortController,
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  let length = 0;
  return (
    body?.pipeThrough(
      new TransformStream({
        transform(bytes, through) {
          length += bytes.length;
          if (length <= most) return through.enqueue(bytes);
          const tooLong = new Error(`the answer is longer than ${most} bytes`);
          through.error(tooLong);
          stop.abort(tooLong);
        },
      }),
    ) ?? null
  );
}
