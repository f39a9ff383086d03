import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import type { Visit, VisitorSession } from '../../../generated/reference/visitor/types.ts';
import { withLock } from '../browser/tabs.ts';
import type { BrowserStorage } from './storage.ts';
import { visitorClient } from './visitor-client.ts';

/** The client of the service, under the visitor's token. */
export class Service {
  readonly path: { widget_id: string };
  readonly base: string;
  /** Is called when the visitor is another one than before. */
  changed = (): void => {};
  readonly #kept: BrowserStorage;
  readonly #visit: () => Visit;
  #token: string | undefined;
  #client: VisitorClient;

  constructor(base: string, widget_id: string, kept: BrowserStorage, visit: () => Visit) {
    this.base = base;
    this.path = { widget_id };
    this.#kept = kept;
    this.#visit = visit;
    this.#token = kept.get('token');
    this.#client = visitorClient(base, this.#token);
  }

  get client(): VisitorClient {
    return this.#client;
  }

  /** The present visitor and chat; undefined when the service does not know the widget. */
  openSession(): Promise<VisitorSession | undefined> {
    // Two pages that open at once are of one visitor.
    return withLock(`svc ${this.path.widget_id}`, () => this.#session());
  }

  /** Sends something once. It is over when it arrived, or never will. */
  async send(act: (client: VisitorClient) => Promise<{ status: number; body?: unknown }>): Promise<Sent> {
    try {
      const token = this.#token;
      const { status, body } = await act(this.#client);
      if (status >= 500 || status === 429) return { isOver: false };
      // What was to be sent is the new visitor's.
      if (status === 404 && (await this.isForgotten(token))) return { isOver: false };
      const error = (body as { error?: { message: string } } | undefined)?.error;
      return { isOver: true, ...(error && { refusal: error.message }) };
    } catch {
      return { isOver: false };
    }
  }

  /** A visitor whom nobody knows any more is welcomed as a new one. */
  async isForgotten(token = this.#token): Promise<boolean> {
    const session = await this.openSession();
    const isForgotten = this.#token !== token;
    // A stream that is still there tells of a visitor who is no more.
    if (isForgotten) this.changed();
    return isForgotten && session !== undefined;
  }

  async #session(): Promise<VisitorSession | undefined> {
    const token = this.#kept.get<string>('token');
    this.#use(token);
    const answer = await this.#client.beginSession({ path: this.path, body: this.#visit() });
    if (answer.status === 200) {
      const session = answer.body;
      if (session.token !== undefined) {
        this.#kept.set('token', session.token);
        this.#use(session.token);
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

  #use(token: string | undefined): void {
    this.#token = token;
    this.#client = visitorClient(this.base, token);
  }
}

export interface Sent {
  isOver: boolean;
  /** Why the service did not take it. */
  refusal?: string;
}
