import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { pause } from './patience.ts';
import type { Sent, Service } from './service.ts';
import type { BrowserStorage } from './storage.ts';

type Bodies = {
  [K in keyof VisitorClient]: Parameters<VisitorClient[K]>[0] extends { body: infer B } ? B : never;
};
/** The operations that can be sent. */
export type Sendable = Exclude<
  { [K in keyof Bodies]: [Bodies[K]] extends [never] ? never : K }[keyof Bodies],
  'beginSession' | 'moveToPage'
>;

export interface Unsent {
  operation: Sendable;
  body: Record<string, unknown> & { message_id?: string };
}

export interface Listener {
  /** What became of a request. */
  heard(unsent: Unsent, sent: Sent): void;
  /** Whether a request takes longer than usual. */
  late(isLate: boolean): void;
}

/** How long a request may take before the visitor is told. */
const lateMs = 5000;

/**
 * The queue of requests to the service. Messages survive a reload, each under an id of its own, so that a message whose
 * response was lost can be sent again and is still stored once.
 */
export class Outbox {
  readonly #service: Service;
  readonly #kept: BrowserStorage;
  readonly #listener: Listener;
  readonly #waiting: Unsent[];
  #isSending = false;
  /** The request whose response is awaited. */
  #underway: Unsent | undefined;

  constructor(service: Service, kept: BrowserStorage, listener: Listener) {
    this.#service = service;
    this.#kept = kept;
    this.#listener = listener;
    this.#waiting = kept.get<Unsent[]>('unsent') ?? [];
  }

  /** Messages that are not stored yet. */
  get unsent(): readonly Unsent[] {
    return this.#waiting;
  }

  send<K extends Sendable>(operation: K, body: Bodies[K]): void {
    // Of requests that set a value, the latest counts.
    const isMessage = 'message_id' in (body as object);
    const older = isMessage
      ? -1
      : this.#waiting.findIndex((each, at) => at > 0 && each.operation === operation);
    if (older > 0) this.#waiting.splice(older, 1);
    this.#waiting.push({ operation, body: body as Unsent['body'] });
    this.#keep();
    void this.flush();
  }

  /** Removes a request that is not being sent yet; gives whether there was one. */
  drop(operation: Sendable): boolean {
    const at = this.#waiting.findIndex((each) => each !== this.#underway && each.operation === operation);
    if (at !== -1) this.#waiting.splice(at, 1);
    return at !== -1;
  }

  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let late = this.#watch();
    for (let failures = 0; this.#waiting.length > 0; ) {
      const [first] = this.#waiting as [Unsent];
      const { operation, body } = first;
      const { path } = this.#service;
      this.#underway = first;
      const sent = await this.#service.send((client) => client[operation]({ path, body } as never));
      this.#underway = undefined;
      if (sent.isOver) {
        failures = 0;
        clearTimeout(late);
        this.#listener.late(false);
        late = this.#watch();
        this.#waiting.shift();
        this.#keep();
        this.#listener.heard(first, sent);
      } else {
        await pause(failures);
        failures += 1;
      }
    }
    clearTimeout(late);
    this.#isSending = false;
  }

  /** A response that does not come raises no error: the stream may stay open beside it for long. */
  #watch(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#listener.late(true), lateMs);
  }

  #keep(): void {
    this.#kept.set(
      'unsent',
      this.#waiting.filter(({ body }) => body.message_id !== undefined),
    );
  }
}
