import { Agent, fetch as fetchBy, type RequestInit as Init } from 'undici';
import { type ClientOptions, call } from '../../generated/client-runtime.ts';
import type { Operation, OperationResult } from '../../generated/operation.ts';
import { longestBody } from '../wire/http/wire-message.ts';
import { connected } from '../wire/traffic/connections.ts';
import { patient } from '../wire/traffic/patience.ts';
import { noteFailure } from '../wire/traffic/presence.ts';

export type DeskInput = Parameters<typeof call>[2];

export interface DeskDriver {
  /** Calls an operation of the desk. The driver answers 501 to an operation that it lacks. */
  act(operation: Operation, input: DeskInput, signal?: AbortSignal): Promise<OperationResult>;
  /** Resolves when the driver and everything that it started have ended. */
  close(): Promise<void>;
}

export function httpDriver(url: string, token: string | undefined): DeskDriver {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const client: ClientOptions = { baseUrl: url, headers, fetch: boundedFetch };
  return {
    act: (operation, input, signal) => call(operation, client, input, { ...(signal && { signal }) }),
    close: async () => undefined,
  };
}

const answerMs = () => patient(10_000);
/** The agent for requests to the desk. A longer event stream ends, and the suite polls the chats instead. */
const dispatcher = new Agent({
  maxResponseSize: 8 * longestBody,
  headersTimeout: 0,
  bodyTimeout: 0,
  // A desk that closes idle connections may do so just when a request is sent.
  keepAliveTimeout: 1000,
  keepAliveMaxTimeout: 1000,
});

const boundedFetch: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return connected(url, () => fetchBounded(url, init));
};

async function fetchBounded(url: string, init: RequestInit = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error(`no complete response within ${answerMs()} ms`)),
    answerMs(),
  );
  const signals = [late.signal, ...(init.signal ? [init.signal] : [])];
  try {
    const bounded = { ...init, dispatcher, signal: AbortSignal.any(signals) } as Init;
    const response = (await fetchBy(url, bounded)) as unknown as Response;
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const { status, statusText } = response;
    const headers = Object.fromEntries(response.headers);
    const whole = await response.arrayBuffer();
    return new Response(whole.byteLength === 0 ? null : whole, { status, statusText, headers });
  } catch (error) {
    noteFailure(url, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
