import { createVisitorClient, type VisitorClient } from '../../generated/visitor/client.ts';
import type { Visit, VisitorEvent, VisitorSession } from '../../generated/visitor/types.ts';
import type { Kept } from './storage.ts';

/** A stream that has been quiet for so long is broken: the service gives a sign of life more often. */
const silenceMs = 40_000;
/** How long an answer may take. */
const answerMs = 20_000;
/** After a break of this length the chat is read anew: what happened may not be told again. */
const longBreakMs = 60_000;

export interface Ears {
  /** The visitor and the chat as they are now, at first and after a long break. */
  session(session: VisitorSession): void;
  event(event: VisitorEvent): void;
  /** Whether the service can be reached. */
  line(isUp: boolean): void;
}

/** The way to the service: who the visitor is, what happens, and what is sent. */
export class Service {
  readonly path: { widget_id: string };
  readonly #base: string;
  readonly #kept: Kept;
  readonly #visit: () => Visit;
  #client: VisitorClient;
  /** Hangs up the stream that is followed. */
  #hangUp = new AbortController();
  /** Whether the visitor is another one than the stream is followed for. */
  #isAnother = false;

  constructor(base: string, widget_id: string, kept: Kept, visit: () => Visit) {
    this.#base = base;
    this.path = { widget_id };
    this.#kept = kept;
    this.#visit = visit;
    this.#client = this.#clientOf(kept.get('token'));
  }

  get client(): VisitorClient {
    return this.#client;
  }

  /** Follows the chat for as long as the page is there. Returns when the service does not know the widget. */
  async follow(ears: Ears): Promise<void> {
    let last: string | undefined;
    let seenAt = 0;
    for (let failures = 0; ; failures += 1) {
      try {
        if (last === undefined || this.#isAnother || Date.now() - seenAt > longBreakMs) {
          const session = await this.#begin();
          if (!session) return;
          this.#isAnother = false;
          last = String(session.last_event_id);
          ears.session(session);
        }
        for await (const id of this.#listen(last, ears)) {
          failures = 0;
          seenAt = Date.now();
          last = id ?? last;
        }
      } catch {
        // Whatever it was, the next attempt shows whether it goes on.
      }
      ears.line(false);
      await pause(failures);
    }
  }

  /** Sends something; true when it arrived or never will, with what the service had against it. */
  async send(act: (client: VisitorClient) => Promise<{ status: number; body?: unknown }>): Promise<Sent> {
    try {
      const { status, body } = await act(this.#client);
      if (status >= 500 || status === 429) return { isOver: false };
      // A visitor whom nobody knows any more is welcomed as a new one, and what was to be sent is theirs.
      if (status === 404 && (await this.#begin())) return { isOver: false };
      const error = (body as { error?: { message: string } } | undefined)?.error;
      return { isOver: true, ...(error && { refusal: error.message }) };
    } catch {
      return { isOver: false };
    }
  }

  async #begin(): Promise<VisitorSession | undefined> {
    const locked = navigator.locks
      ? // Two pages that open at once are of one visitor.
        navigator.locks.request(`svc ${this.path.widget_id}`, () => this.#session())
      : this.#session();
    return (await locked) as VisitorSession | undefined;
  }

  async #session(): Promise<VisitorSession | undefined> {
    const token = this.#kept.get<string>('token');
    this.#client = this.#clientOf(token);
    const answer = await this.#client.beginSession({ path: this.path, body: this.#visit() });
    if (answer.status === 200) {
      const session = answer.body;
      if (session.token !== undefined) {
        this.#kept.set('token', session.token);
        this.#client = this.#clientOf(session.token);
        // A stream that is still there tells of a visitor whom nobody knows any more.
        this.#isAnother = true;
        this.#hangUp.abort();
      }
      return session;
    }
    if (token === undefined) {
      console.error(`The chat cannot begin: ${JSON.stringify(answer.body)}`);
      return undefined;
    }
    this.#kept.remove('token');
    return this.#session();
  }

  async *#listen(last: string, ears: Ears): AsyncGenerator<string | undefined> {
    const hangUp = new AbortController();
    this.#hangUp = hangUp;
    const headers = { 'last-event-id': last };
    const answer = await this.#client.streamVisitorEvents(
      { path: this.path, headers },
      { signal: hangUp.signal },
    );
    if (answer.status !== 200) {
      if (answer.status === 404) await this.#begin();
      return;
    }
    ears.line(true);
    yield undefined;
    try {
      for await (const { id, data } of answer.events) {
        ears.event(data);
        yield id;
      }
    } finally {
      hangUp.abort();
    }
  }

  #clientOf(token: string | undefined): VisitorClient {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return createVisitorClient({ baseUrl: this.#base, headers, fetch: patient });
  }
}

export interface Sent {
  isOver: boolean;
  refusal?: string;
}

/** Fetches with a limit to how long it waits: for an answer, and in a stream for the next sign of life. */
async function patient(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limit = new AbortController();
  let timer = setTimeout(() => limit.abort(), answerMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
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

/** Waits the longer the more went wrong, and not at all once the browser says that it is on line again. */
export function pause(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(15_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2));
    addEventListener('online', done);
  });
}
