import type { DeliveryPolicy } from '../../../../generated/policies.ts';
import type { DeliveryKind, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { AttemptResult, Send } from '../../../contract/send/send.ts';
import { entryOfDelivery } from '../journal/entries.ts';
import type { Journal, Work } from '../journal/journal.ts';
import type { Envelope } from '../state/addresses.ts';
import { chatOf } from '../state/chats.ts';
import type { Reader } from '../store/port.ts';
import type { Delivery } from '../store/records.ts';
import type { Shared } from '../store/shared.ts';
import type { Figures } from './engine/circuits.ts';
import { follows, isNew, isSame } from './engine/fence.ts';
import { type DrivingParts, type Lanes, OwnLanes } from './engine/lanes.ts';
import { PartitionedLanes } from './engine/partitions.ts';
import { Troubles } from './troubles.ts';

export interface OutboxParts {
  store: Reader;
  /** Where other processes work on the same store. */
  shared?: Shared | undefined;
  work: Work;
  /** Whether somebody follows the events of the desk in this process. */
  isFollowed: () => boolean;
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
  now: () => number;
  failed: (error: unknown) => void;
  /** Other figures than those of the documents for destinations that fail for long. */
  destinations?: Figures | undefined;
}

/** What follows when a delivery is over. `answer` is that of the last attempt, where one came in this process. */
export type SettledEffect = (
  delivery: Delivery,
  answer: AttemptResult | undefined,
  journal: Journal,
) => Promise<void>;

/** A request to be delivered. */
export type RecordedRequest = Omit<
  Delivery,
  'delivery_id' | 'state' | 'attempts' | 'recorded_at' | 'next_at' | 'again'
>;

/** Requests that go out in chats: stored with what they belong to, driven in lanes, told in the transcript. */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #lanes: Lanes;
  readonly #troubles: Troubles;
  readonly #effects = new Map<string, SettledEffect>();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#troubles = new Troubles(parts);
    const driven: DrivingParts = {
      policies: parts.policies,
      send: parts.send,
      now: parts.now,
      failed: parts.failed,
      circuits: this.#troubles.circuits,
      load: async (delivery_id) => {
        const row = await parts.store.get('deliveries', delivery_id);
        // The engine counts attempts in a copy of its own.
        return row && { ...row.data, attempts: row.data.attempts.map((attempt) => ({ ...attempt })) };
      },
      save: async (delivery) => (await this.#unit(delivery, async () => true)) ?? false,
      attempted: (delivery) => this.#attempted(delivery),
      settled: (delivery, answer, next) => this.#settled(delivery, answer, next),
    };
    this.#lanes = parts.shared
      ? new PartitionedLanes(driven, parts.store, parts.shared)
      : new OwnLanes(driven, parts.store);
  }

  /** Takes up what a former process left. */
  async resume(): Promise<void> {
    await this.#troubles.start();
    await this.#lanes.start();
  }

  /** Somebody has seen that an address answers as it should: what waits for it goes on. */
  isWell(url: string): void {
    this.#troubles.circuits.well(url);
  }

  /** Lets something follow when deliveries of an operation are over, in the same transaction. */
  whenSettled(operation: string, effect: SettledEffect): void {
    this.#effects.set(operation, effect);
  }

  /** Records a request in the journal; it is set going once the journal is durable. */
  async record(request: RecordedRequest, journal: Journal): Promise<Delivery> {
    const delivery_id = await journal.next('delivery');
    const recorded_at = journal.now;
    const delivery: Delivery = { delivery_id, state: 'pending', ...request, recorded_at, attempts: [] };
    journal.delivery(delivery);
    journal.afterwards(() => this.#lanes.recorded(delivery));
    return delivery;
  }

  /** Ends what waits in a chat of a kind, about one thing, and was never attempted. Gives how many deliveries that were. */
  async endWaiting(
    chat_id: number,
    { kind, about }: { kind: DeliveryKind; about: string },
    journal: Journal,
  ): Promise<number> {
    const rows = await journal.all((db) =>
      db
        .selectFrom('deliveries')
        .select('data')
        .where('chat_id', '=', chat_id)
        .where('kind', '=', kind)
        .where('state', '=', 'pending'),
    );
    const waiting = rows
      .map(({ data }) => data)
      .filter((each) => each.attempts.length === 0 && each.about === about);
    for (const delivery of waiting) journal.delivery({ ...delivery, state: 'failed' });
    journal.afterwards(() => {
      for (const [lane, ended] of Map.groupBy(waiting, (delivery) => delivery.lane))
        this.#lanes.forget(lane, new Set(ended.map(({ delivery_id }) => delivery_id)));
    });
    return waiting.length;
  }

  /** Records anew what a delivery that failed tells, as it is sent now, with attempts of its own. */
  async sendAgain(failed: Delivery, envelope: Envelope, journal: Journal): Promise<Delivery> {
    const {
      delivery_id,
      state: _,
      attempts: __,
      recorded_at: ___,
      next_at: ____,
      again: _____,
      ...rest
    } = failed;
    const request = { ...envelope, body: failed.request.body };
    const again = await this.record({ ...rest, request, repeats: delivery_id }, journal);
    journal.delivery({ ...failed, again: again.delivery_id });
    await this.#tell(again, journal);
    return again;
  }

  get pending(): number {
    return this.#lanes.pending;
  }

  async stop(): Promise<void> {
    await this.#lanes.stop();
    this.#troubles.stop();
  }

  async #attempted(delivery: Delivery): Promise<void> {
    const shown = await this.#shown(delivery);
    await this.#unit(delivery, async (journal) => {
      await this.#tell(delivery, journal, shown);
    });
  }

  async #settled(
    delivery: Delivery,
    answer: AttemptResult | undefined,
    next: Delivery | undefined,
  ): Promise<boolean> {
    const shown = await this.#shown(delivery);
    const hasBegun = await this.#unit(delivery, async (journal) => {
      await this.#tell(delivery, journal, shown);
      if (delivery.state === 'failed') await tellFailure(delivery, journal, shown);
      await this.#effects.get(delivery.operation)?.(delivery, answer, journal);
      const stored = next && (await journal.get('deliveries', next.delivery_id))?.data;
      if (!stored || !isNew(stored) || !isSame(stored, next)) return false;
      journal.delivery(next);
      return true;
    });
    return hasBegun ?? false;
  }

  /**
   * A unit of work that makes a delivery durable as it is now, together with what belongs to it. Gives nothing, and does
   * nothing, where somebody else has ended the delivery; fails where somebody else is ahead with it.
   */
  async #unit<Result>(
    delivery: Delivery,
    then: (journal: Journal) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.#parts.work(async (journal) => {
      const stored = (await journal.get('deliveries', delivery.delivery_id))?.data;
      if (!follows(stored, delivery)) return undefined;
      journal.delivery(delivery);
      return then(journal);
    });
  }

  /**
   * The entry of a delivery as it will stand, read before the unit of work: who reads in a unit lets others wait. It is for who
   * follows. Of what was sent again it is not known here which delivery counts.
   */
  async #shown(delivery: Delivery): Promise<TranscriptEntry | undefined> {
    const { isFollowed, store } = this.#parts;
    return isFollowed() && delivery.repeats === undefined ? entryOfDelivery(delivery, store) : undefined;
  }

  /** Tells the desk how a delivery stands, where it is one of an entry. */
  async #tell({ entry_id }: Delivery, journal: Journal, entry?: TranscriptEntry): Promise<void> {
    if (entry_id !== undefined)
      await journal.eventOf(entry_id, 'delivery_changed', { ...(entry && { entry }) });
  }
}

/** Tells the desk that a delivery failed for good. */
async function tellFailure(
  { chat_id, entry_id }: Delivery,
  journal: Journal,
  entry: TranscriptEntry | undefined,
): Promise<void> {
  const chat = await chatOf(chat_id, journal);
  const about = { ...(chat && { chat }), ...(entry && { entry }) };
  if (entry_id === undefined) await journal.event({ event: 'delivery_failed', ...about });
  else await journal.eventOf(entry_id, 'delivery_failed', about);
}
