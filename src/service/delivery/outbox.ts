import type { DeskAttempt, DeskDelivery, TranscriptEntry } from '../../../generated/desk/types.ts';
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import type { AttemptResult, Send } from '../../http/send.ts';
import type { Chats } from '../conversation/chats.ts';
import type { Journal } from '../journal.ts';
import type { SqliteStore } from '../store/sqlite.ts';
import type { Delivery } from './delivery.ts';
import { LocalEngine } from './engine.ts';
import type { Attempt } from './policy.ts';

export interface OutboxParts {
  store: SqliteStore;
  chats: Chats;
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
  journal: () => Journal;
  now: () => number;
  failed: (error: unknown) => void;
}

/** What follows when a delivery is over. `answer` is that of the last attempt, where one came in this process. */
export type SettledEffect = (delivery: Delivery, answer: AttemptResult | undefined, journal: Journal) => void;

/** A request to be delivered. `entry` is the transcript entry that it delivers. */
export type RecordedRequest = Pick<Delivery, 'lane' | 'operation' | 'chat_id' | 'about' | 'request'> & {
  entry?: TranscriptEntry;
};

/** Requests that go out in chats: stored with what they belong to, driven by the engine, told in the transcript. */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #engine: LocalEngine;
  /** Entries whose delivery goes on, as they are now: the transcript is written anew with each attempt. */
  readonly #entries = new Map<number, TranscriptEntry>();
  readonly #effects = new Map<string, SettledEffect>();
  #last: number;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#last = parts.store.highest('deliveries');
    this.#engine = new LocalEngine({
      policies: parts.policies,
      send: parts.send,
      now: parts.now,
      failed: parts.failed,
      save: (delivery) => this.#save(delivery),
      attempted: (delivery) => this.#attempted(delivery),
      settled: (delivery, answer) => this.#settled(delivery, answer),
    });
  }

  /** Takes up what a former process left. */
  resume(): void {
    const left = this.#parts.store.all((db) =>
      db.selectFrom('deliveries').select('data').where('state', '=', 'pending').orderBy('delivery_id'),
    );
    this.#engine.resume(left.map(({ data }) => JSON.parse(data)));
  }

  /** Lets something follow when deliveries of an operation are over, in the same transaction. */
  whenSettled(operation: string, effect: SettledEffect): void {
    this.#effects.set(operation, effect);
  }

  /** Records a request in the journal; it is set going once the journal is durable. */
  record({ entry, ...request }: RecordedRequest, journal: Journal): void {
    const delivery: Delivery = {
      delivery_id: ++this.#last,
      state: 'pending',
      ...request,
      ...(entry && { entry_id: entry.entry_id }),
      attempts: [],
    };
    journal.delivery(delivery);
    if (entry) {
      entry.delivery = { state: 'pending', attempts: [] };
      this.#entries.set(entry.entry_id, entry);
    }
    journal.afterwards(() => this.#engine.enqueue(delivery));
  }

  get pending(): number {
    return this.#engine.pending;
  }

  stop(): Promise<void> {
    return this.#engine.stop();
  }

  async #save(delivery: Delivery): Promise<void> {
    const journal = this.#parts.journal();
    journal.delivery(delivery);
    await journal.commit();
  }

  async #attempted(delivery: Delivery): Promise<void> {
    const journal = this.#parts.journal();
    journal.delivery(delivery);
    this.#tell(delivery, journal);
    await journal.commit();
  }

  async #settled(delivery: Delivery, answer: AttemptResult | undefined): Promise<void> {
    const journal = this.#parts.journal();
    journal.delivery(delivery);
    const entry = this.#tell(delivery, journal);
    if (delivery.state === 'failed') {
      const chat = delivery.chat_id === undefined ? undefined : this.#parts.chats.get(delivery.chat_id);
      journal.event({ event: 'delivery_failed', ...(chat && { chat }), ...(entry && { entry }) });
    }
    this.#effects.get(delivery.operation)?.(delivery, answer, journal);
    if (delivery.entry_id !== undefined) this.#entries.delete(delivery.entry_id);
    await journal.commit();
  }

  /** Writes how a delivery stands into the entry that it delivers. */
  #tell(delivery: Delivery, journal: Journal): TranscriptEntry | undefined {
    if (delivery.entry_id === undefined) return undefined;
    const entry = this.#entries.get(delivery.entry_id) ?? this.#parts.chats.entry(delivery.entry_id);
    if (!entry) return undefined;
    entry.delivery = shownDelivery(delivery);
    this.#entries.set(entry.entry_id, entry);
    journal.entry(entry);
    journal.event({ event: 'delivery_changed', entry });
    return entry;
  }
}

/** A delivery as the desk sees it. */
function shownDelivery({ state, attempts }: Delivery): DeskDelivery {
  return { state, attempts: attempts.map(shownAttempt) };
}

function shownAttempt({ number, startedAt, endedAt, status, outcome }: Attempt): DeskAttempt {
  return {
    number,
    started_at: new Date(startedAt).toISOString(),
    ...(endedAt !== undefined && { ended_at: new Date(endedAt).toISOString() }),
    ...(status !== undefined && { status }),
    ...(outcome !== undefined && { outcome }),
  };
}
