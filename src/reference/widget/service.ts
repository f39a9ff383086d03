import type { ServerSentEvent } from '../../../generated/operation.ts';
import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { visitorOperations } from '../../../generated/reference/visitor/operations.ts';
import type { Visit, VisitorFile, VisitorSession } from '../../../generated/reference/visitor/types.ts';
import { firstOf, retryPause, withLock } from '../browser.ts';
import type { BrowserStorage } from './page.ts';

/** Returns the client of the service. It stores the visitor's token and adds it to each request. */
export function serviceOf(base: string, widget_id: string, kept: BrowserStorage, visit: () => Visit) {
  const path = { widget_id };
  let token = kept.get<string>('token');
  const client = visitorClient(base, () => token);

  /** Resolves with the current visitor and chat, or with undefined if the service does not know the widget. */
  function openSession(): Promise<VisitorSession | undefined> {
    // The lock makes two pages that open at the same time share one visitor.
    return withLock(`svc ${widget_id}`, beginSession);
  }

  /** Sends a request once, without a retry. `isOver` is false if the caller must send the request again. */
  async function send(
    act: (client: VisitorClient) => Promise<{ status: number; body?: unknown }>,
  ): Promise<Sent> {
    try {
      const before = token;
      const { status, body } = await act(client);
      if (status >= 500 || status === 429) return { isOver: false };
      // The service did not know the visitor and has created a new visitor. The request must be sent again for the new visitor.
      if (status === 404 && (await isForgotten(before))) return { isOver: false };
      const error = (body as { error?: { message: string } } | undefined)?.error;
      return { isOver: true, ...(error && { refusal: error.message }) };
    } catch {
      return { isOver: false };
    }
  }

  /** Begins a session. Resolves with true if the service has forgotten the visitor and has created a new visitor. */
  async function isForgotten(before = token): Promise<boolean> {
    const session = await openSession();
    const isOther = token !== before;
    // An open stream belongs to the former visitor and must be opened again.
    if (isOther) service.changed();
    return isOther && session !== undefined;
  }

  async function beginSession(): Promise<VisitorSession | undefined> {
    const known = kept.get<string>('token');
    token = known;
    const answer = await client.beginSession({ path, body: visit() });
    if (answer.status === 200) {
      const session = answer.body;
      if (session.token !== undefined) {
        token = session.token;
        kept.set('token', token);
      }
      return session;
    }
    if (known === undefined) {
      console.error(`The chat cannot begin: ${JSON.stringify(answer.body)}`);
      return undefined;
    }
    kept.remove('token');
    return beginSession();
  }

  /** Sends a file as a message of the visitor, and reports the sent share of the file, which `fetch` cannot report. */
  function upload(
    body: VisitorFile,
    moved: (share: number) => void,
    signal: AbortSignal,
  ): Promise<{ status: number; body: unknown }> {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${base}/${encodeURIComponent(widget_id)}/files`);
      request.setRequestHeader('authorization', `Bearer ${token}`);
      request.setRequestHeader('content-type', 'application/json');
      request.upload.onprogress = ({ loaded, total }) => moved(loaded / total);
      request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
      request.onerror = request.onabort = reject;
      signal.addEventListener('abort', () => request.abort());
      request.send(JSON.stringify(body));
    });
  }

  const service = {
    base,
    path,
    client,
    /** Called when the service has created a new visitor in place of a forgotten visitor. */
    changed: (): void => {},
    openSession,
    send,
    upload,
    isForgotten,
  };
  return service;
}

export type Service = ReturnType<typeof serviceOf>;

export interface Sent {
  isOver: boolean;
  /** The reason why the service rejected the request. Undefined if the service accepted it. */
  refusal?: string;
}

/** The time without any byte after which a stream counts as broken, in milliseconds. The service sends comments more often. */
const silenceMs = 40_000;
/** The time within which a request must get its response, in milliseconds. For a stream, it is the time until the stream begins. */
const answerMs = 20_000;

interface Input {
  path: { widget_id: string };
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Returns a client with the methods of the generated client. Every page loads this code, so it is much smaller: it supports only the path
 * parameter `widget_id`, and only event streams in the form that the reference writes. A successful status that the document does not list
 * becomes a rejection with the status 400.
 */
function visitorClient(base: string, token: () => string | undefined): VisitorClient {
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
 * @param waits Called before each wait for a chunk.
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

type Bodies = {
  [K in keyof VisitorClient]: Parameters<VisitorClient[K]>[0] extends { body: infer B } ? B : never;
};
/** The operations that the outbox can send: all operations with a body, except for files and the two reports of the visitor's page. */
export type Sendable = Exclude<
  { [K in keyof Bodies]: [Bodies[K]] extends [never] ? never : K }[keyof Bodies],
  'beginSession' | 'moveToPage' | 'sendVisitorFile'
>;

export interface Unsent {
  operation: Sendable;
  body: Record<string, unknown> & { message_id?: string };
}

export interface Listener {
  /** Called when the service has accepted or rejected a request. */
  heard(unsent: Unsent, sent: Sent): void;
  /** Called with true when a request takes longer than usual, and with false after its response. */
  late(isLate: boolean): void;
}

/** The time without a response after which the visitor sees that the connection is lost, in milliseconds. */
const lateMs = 5000;

/**
 * Returns the queue of requests to the service. It sends one request after the other and retries failures. Messages are kept over a reload.
 * If a response is lost, the message is sent again. The service stores the message only once, because each message has its own id.
 */
export function outboxOf(service: Service, kept: BrowserStorage, listener: Listener) {
  /** The requests that the service has neither accepted nor rejected yet, in the order of sending. */
  const unsent = kept.get<Unsent[]>('unsent') ?? [];
  let isSending = false;
  /** The request that has been sent and has no response yet. */
  let underway: Unsent | undefined;

  function send<K extends Sendable>(operation: K, body: Bodies[K]): void {
    // Requests other than messages set a value, so only the latest request of each operation is kept.
    const isMessage = 'message_id' in (body as object);
    const older = isMessage ? -1 : unsent.findIndex((each, at) => at > 0 && each.operation === operation);
    if (older > 0) unsent.splice(older, 1);
    unsent.push({ operation, body: body as Unsent['body'] });
    storeMessages();
    void flush();
  }

  /** Removes a queued request of this operation that has not been sent yet. Returns true if there was one. */
  function drop(operation: Sendable): boolean {
    const at = unsent.findIndex((each) => each !== underway && each.operation === operation);
    if (at !== -1) unsent.splice(at, 1);
    return at !== -1;
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let late = watch();
    for (let failures = 0; unsent.length > 0; ) {
      const [first] = unsent as [Unsent];
      const { operation, body } = first;
      const { path } = service;
      underway = first;
      const sent = await service.send((client) => client[operation]({ path, body } as never));
      underway = undefined;
      if (sent.isOver) {
        failures = 0;
        clearTimeout(late);
        listener.late(false);
        late = watch();
        unsent.shift();
        storeMessages();
        listener.heard(first, sent);
      } else {
        await retryPause(failures);
        failures += 1;
      }
    }
    clearTimeout(late);
    isSending = false;
  }

  /** Starts the timer for a late response. It detects a lost connection, because a broken stream may seem open for a long time. */
  const watch = () => setTimeout(() => listener.late(true), lateMs);

  const storeMessages = () =>
    kept.set(
      'unsent',
      unsent.filter(({ body }) => body.message_id !== undefined),
    );

  return { unsent: unsent as readonly Unsent[], send, drop, flush };
}

export type Outbox = ReturnType<typeof outboxOf>;
