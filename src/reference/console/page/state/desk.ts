// The client of the desk, the notices about its errors, and repeated reads.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { UnexpectedResponse } from '../../../../../generated/client-runtime.ts';
import { createDeskClient, type DeskClient } from '../../../../../generated/reference/desk/client.ts';
import { say, texts } from './texts.ts';

/** The address of the desk. It is derived from the console's address, because a proxy may serve both under a path prefix. */
const baseUrl = new URL('../desk', document.baseURI.replace(/#.*$/, '')).href;

type GoodBody<Answer> = Answer extends { status: 200 | 201 | 202 }
  ? Answer extends { body: infer Good } | { events: infer Good }
    ? Good
    : undefined
  : never;

/** The client of a desk. Each method resolves with the body or the events of a successful response, and throws Rejected for an error. */
export type Desk = {
  [Name in keyof DeskClient]: (
    ...given: Parameters<DeskClient[Name]>
  ) => Promise<GoodBody<Awaited<ReturnType<DeskClient[Name]>>>>;
};

/**
 * Returns a client of the desk that signs in with the token.
 *
 * @param alive Called for each chunk of an event stream.
 * @param actingAgent Returns the id of the agent who works in this browser.
 */
export function deskOf(token: string, alive: () => void, actingAgent: () => string | undefined): Desk {
  const send: typeof fetch = async (input, init) => {
    // With `keepalive`, the browser sends the last typing notice even if the agent leaves the page.
    const headers = new Headers(init?.headers);
    const agent = actingAgent();
    // The desk records this agent with each action in the set-up.
    if (agent !== undefined) headers.set('x-agent', encodeURIComponent(agent));
    const keepalive = String(input).endsWith('/typing');
    const response = await fetch(input, { ...init, headers, keepalive });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const pieces = new TransformStream({
      transform(piece, out) {
        alive();
        out.enqueue(piece);
      },
    });
    return new Response(response.body!.pipeThrough(pieces), response);
  };
  const client = createDeskClient({ baseUrl, headers: { authorization: `Bearer ${token}` }, fetch: send });
  const methods = Object.entries(client) as [string, (...given: never[]) => Promise<Answer>][];
  const asked = methods.map(([name, call]) => [name, (...given: never[]) => call(...given).then(goodOf)]);
  return Object.fromEntries(asked);
}

interface Answer {
  status: number;
  body?: unknown;
  events?: unknown;
}

class Rejected extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function goodOf({ status, body, events }: Answer): unknown {
  if (status < 300) return body ?? events;
  const { error } = (body ?? {}) as { error?: { message?: string } };
  throw new Rejected(status, error?.message ?? say(texts.errors.status, { status }));
}

export function messageOf(error: unknown): string {
  if (error instanceof UnexpectedResponse) return say(texts.errors.status, { status: error.status });
  if (error instanceof TypeError) return texts.errors.unreachable;
  return error instanceof Error ? error.message : String(error);
}

/** True if the same request may succeed later: the service cannot be reached, or it cannot store anything now. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof UnexpectedResponse) return error.status >= 500;
  return error instanceof TypeError || (statusOf(error) ?? 0) >= 500;
}

/** Returns the HTTP status of an error response of the desk; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Rejected ? error.status : undefined;
}

interface Notice {
  id: number;
  text: string;
  isBad: boolean;
}

/** The notices that the page shows at its edge. */
export const notices = signal<readonly Notice[]>([]);

const shownMs = 6000;
let last = 0;

/** Shows a notice for some seconds. If the notice is already shown, it stays longer: many actions can fail for one reason. */
export function notify(text: string, isBad = false): void {
  const others = notices.value.filter((notice) => notice.text !== text || notice.isBad !== isBad);
  const id = ++last;
  notices.value = [...others, { id, text, isBad }];
  setTimeout(() => dismiss(id), shownMs);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Runs an action and shows its error as a notice. Resolves with true on success. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notify(messageOf(error), true);
    return false;
  }
}

/** The pause before `read` is called again, in milliseconds. */
const againMs = 2000;

/**
 * Calls `read` at first, when a dependency changes, and again after a failure. With `isRepeated`, it also calls `read` again after a
 * success. Returns the reason why the last call failed, or undefined if that call succeeded.
 *
 * @param read Called with a function that returns true when the result is not needed any more.
 */
export function useReading(
  read: (isOver: () => boolean) => Promise<void>,
  dependencies: readonly unknown[],
  { isRepeated = false } = {},
): string | undefined {
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const act = async () => {
      const failure = await read(() => isOver).catch(messageOf);
      if (isOver) return;
      trouble.value = failure ?? undefined;
      if (isRepeated || failure !== undefined) timer = setTimeout(act, againMs);
    };
    void act();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, dependencies);
  return trouble.value;
}
