import type { DeskEvent } from '../../generated/desk/types.ts';
import type { ServerSentEvent } from '../../generated/operation.ts';
import type { Change, SqliteStore } from './store/sqlite.ts';

/** What an event tells beside its number and time. */
export type EventDetails = Omit<DeskEvent, 'event_id' | 'at'>;

/** How many events can be asked for again after a break. */
const retained = 100_000;
/** How many events are forgotten at once: few, since deliveries wait meanwhile. */
const forgottenAtOnce = 500;
/** How many events are read from the store at once, and wait for a slow follower before it is read from again. */
const page = 500;

type Subscriber = (event: DeskEvent) => void;

/** The numbered events of the desk: kept in the store, told to whoever listens. */
export class EventLog {
  readonly #store: SqliteStore;
  readonly #subscribers = new Set<Subscriber>();
  #last: number;
  #forgotten: number;

  constructor(store: SqliteStore) {
    this.#store = store;
    this.#last = store.highest('events');
    const [oldest] = store.all((db) =>
      db.selectFrom('events').select('event_id').orderBy('event_id').limit(1),
    );
    this.#forgotten = oldest ? oldest.event_id - 1 : this.#last;
  }

  /** Numbers an event as of now. It is told by `publish` once its row is durable. */
  record(details: EventDetails, now: number): { change: Change; json: string } {
    const event_id = ++this.#last;
    const json = JSON.stringify({ event_id, at: new Date(now).toISOString(), ...details });
    return { change: { table: 'events', row: { event_id, data: json } }, json };
  }

  /** Tells events to whoever listens, in the order given. */
  publish(events: string[]): void {
    if (this.#subscribers.size > 0) {
      for (const json of events) {
        const event = JSON.parse(json) as DeskEvent;
        for (const subscriber of this.#subscribers) subscriber(event);
      }
    }
    if (this.#last - this.#forgotten > retained + forgottenAtOnce) {
      this.#forgotten += forgottenAtOnce;
      this.#store.forget('events', this.#forgotten);
    }
  }

  /** Events after a number, or from now on; ends when the signal aborts. */
  async *follow(after: number | undefined, signal: AbortSignal): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    const waiting: DeskEvent[] = [];
    let told = Math.min(after ?? this.#last, this.#last);
    let readsStore = after !== undefined;
    let wake: () => void = () => {};
    const subscriber: Subscriber = (event) => {
      if (readsStore) return;
      if (waiting.push(event) > page) {
        waiting.length = 0;
        readsStore = true;
      }
      wake();
    };
    this.#subscribers.add(subscriber);
    const stop = () => wake();
    signal.addEventListener('abort', stop, { once: true });
    try {
      while (!signal.aborted) {
        const next = readsStore ? this.#past(told) : waiting.splice(0);
        if (next.length === 0 && readsStore) readsStore = false;
        else if (next.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        for (const event of next) {
          // What was read from the store may be published only now.
          if (event.event_id <= told) continue;
          yield served(event);
          told = event.event_id;
        }
      }
    } finally {
      this.#subscribers.delete(subscriber);
      signal.removeEventListener('abort', stop);
    }
  }

  #past(after: number): DeskEvent[] {
    return this.#store
      .all((db) =>
        db.selectFrom('events').select('data').where('event_id', '>', after).orderBy('event_id').limit(page),
      )
      .map(({ data }) => JSON.parse(data) as DeskEvent);
  }
}

function served(event: DeskEvent): ServerSentEvent<DeskEvent> {
  return { id: String(event.event_id), event: event.event, data: event };
}
