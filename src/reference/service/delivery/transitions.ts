import type { policies } from '../../../../generated/policies.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { chatOf } from '../state/chats.ts';
import { DamagedRecord } from '../store/damaged-record.ts';
import { deliveryOf } from '../store/deliveries.ts';
import { type Store, StoreFailure } from '../store/port.ts';
import type { Delivery, DeliveryKind } from '../store/records.ts';

/** Thrown when another process drives the same lane. This process then stops driving it, and reads the lane again. */
export class OwnershipLost extends Error {}

/** Thrown for a delivery that would fail in every retry, because its record is damaged or its operation has no policy. */
export class Unprocessable extends Error {}

export interface TransitionsParts {
  store: Store;
  work: Work;
  effects: EndEffects;
  ended?: (delivery: Delivery) => void;
}

/** Runs in the unit of work that ends a delivery. `answer` is the final response; undefined if the delivery was given up. */
export type EndEffect = (
  delivery: Delivery,
  answer: AttemptResult | undefined,
  journal: Journal,
) => Promise<void>;

/** The effect when a delivery ends, by the operation of the delivery. `index.ts` lists the effects. */
export type EndEffects = Readonly<Record<keyof typeof policies, EndEffect>>;

/**
 * Reads deliveries, and writes the changes of their state. Each change is one unit of work, together with its events for the desk and its
 * effects. Each method resolves when its change is durable.
 */
export class Transitions {
  readonly #parts: TransitionsParts;

  constructor(parts: TransitionsParts) {
    this.#parts = parts;
  }

  /** Returns a copy of the stored delivery; undefined if there is none. Throws Unprocessable if its record is damaged. */
  async load(delivery_id: number): Promise<Delivery | undefined> {
    try {
      // The row may be outdated. `isNextVersion` then detects it at the next write.
      const row = await this.#parts.store.recent('deliveries', delivery_id);
      const delivery = row && deliveryOf(row);
      return delivery && { ...delivery, attempts: delivery.attempts.map((attempt) => ({ ...attempt })) };
    } catch (error) {
      if (error instanceof DamagedRecord) throw new Unprocessable('its record in the store is damaged');
      throw error;
    }
  }

  /** Writes the start of the latest attempt. Returns false if the delivery has already ended. Then no request may be sent. */
  async writeStart(delivery: Delivery): Promise<boolean> {
    return (await this.#write(delivery, async () => true)) ?? false;
  }

  /** Removes the latest attempt from the stored record, because no request was sent. */
  async removeStart(delivery: Delivery): Promise<void> {
    await this.#write(delivery, async () => {}, { withdraws: true });
  }

  /** Writes the attempts of a delivery that is still pending. The latest one has an outcome. */
  async writeOutcome(delivery: Delivery): Promise<void> {
    await this.#write(delivery, (journal) => publishDeliveryChange(delivery, journal));
  }

  /** Stores the result of a delivery. `answer` is the response that accepts or rejects it; undefined if no attempts are left. */
  async writeEnd(delivery: Delivery, answer: AttemptResult | undefined): Promise<void> {
    await this.#write(delivery, (journal) => this.#end(delivery, answer, journal));
  }

  async endUnprocessable(delivery_id: number, why: string): Promise<void> {
    const fail = (hasEffect: boolean) =>
      this.#parts.work(async (journal) => {
        const known = await knownOf(delivery_id, journal);
        if (known?.state !== 'pending') return;
        const { next_at: _, ...rest } = known;
        const delivery: Delivery = { ...rest, state: 'failed', failure: why };
        journal.delivery(delivery);
        await this.#end(delivery, undefined, journal, hasEffect);
      });
    try {
      await fail(true);
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      // The effect may have caused the error. So the second try ends the delivery without the effect.
      await fail(false);
    }
  }

  /** Publishes the end of a delivery, and runs its effect. */
  async #end(
    delivery: Delivery,
    answer: AttemptResult | undefined,
    journal: Journal,
    hasEffect = true,
  ): Promise<void> {
    journal.afterwards(() => this.#parts.ended?.(delivery));
    await publishDeliveryChange(delivery, journal);
    if (delivery.state === 'failed')
      await journal.eventOf(delivery, 'delivery_failed', await chatOf(delivery.chat_id, journal));
    const effects: Partial<Record<string, EndEffect>> = this.#parts.effects;
    if (hasEffect) await effects[delivery.operation]?.(delivery, answer, journal);
  }

  /** Writes a new version of a delivery, and runs `then` in the same unit. Does nothing if the delivery has ended. */
  #write<Result>(
    delivery: Delivery,
    then: (journal: Journal) => Promise<Result>,
    change: { withdraws?: boolean } = {},
  ): Promise<Result | undefined> {
    return this.#parts.work(async (journal) => {
      const stored = await journal.get('deliveries', delivery.delivery_id);
      if (!isNextVersion(stored && deliveryOf(stored), delivery, change)) return undefined;
      journal.delivery(delivery, stored);
      return then(journal);
    });
  }
}

/** Adds the event delivery_changed for the desk, if the delivery belongs to an entry. */
export async function publishDeliveryChange(delivery: Delivery, journal: Journal): Promise<void> {
  if (delivery.entry_id !== undefined) await journal.eventOf(delivery, 'delivery_changed');
}

/** Returns the stored delivery; undefined if there is none. A damaged one is made from the other columns, without a request. */
async function knownOf(delivery_id: number, journal: Journal): Promise<Delivery | undefined> {
  try {
    const row = await journal.get('deliveries', delivery_id);
    return row && deliveryOf(row);
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
  }
  const [row] = await journal.find('deliveryColumns', { delivery_id });
  if (!row) return undefined;
  const { state, lane, chat_id, entry_id, kind } = row;
  return {
    delivery_id,
    lane,
    kind,
    operation: operationOf[kind],
    state,
    ...(chat_id !== null && { chat_id }),
    ...(entry_id !== null && { entry_id }),
    recorded_at: 0,
    request: { url: '', body: '' },
    attempts: [],
  };
}

/** For each kind of delivery: the operation that sends it. */
export const operationOf = {
  message: 'sendAgentMessage',
  typing: 'sendAgentMessage',
  bot_event: 'sendBotEvent',
  webhook: 'sendWebhookEvent',
} as const satisfies Record<DeliveryKind, string>;

/**
 * Decides if a new version of a delivery may be written, by comparing it with the stored version.
 * - Returns true if no attempt was added or removed since this process read the delivery. At the start of an attempt the stored version has
 * one attempt less. At an outcome it has the same number. When an attempt is removed (`withdraws`), it has one more. Two processes may both
 * write the same outcome.
 * - Returns false if the delivery has ended, or does not exist.
 * - Throws OwnershipLost if another process has continued the delivery, for example while this one was paused. It also does so if the number
 * belongs to another delivery.
 */
export function isNextVersion(
  stored: Delivery | undefined,
  delivery: Delivery,
  { withdraws = false } = {},
): boolean {
  // A restored database assigns lost numbers again.
  if (stored && (stored.lane !== delivery.lane || stored.recorded_at !== delivery.recorded_at))
    throw new OwnershipLost(`Delivery ${delivery.delivery_id} is another one in the store than it is here.`);
  if (stored?.state !== 'pending') return false;
  const last = delivery.attempts.at(-1);
  const isStart = last !== undefined && last.outcome === undefined;
  const before = delivery.attempts.length + (withdraws ? 1 : isStart ? -1 : 0);
  if (stored.attempts.length === before) return true;
  throw new OwnershipLost(
    `Delivery ${delivery.delivery_id} has ${stored.attempts.length} attempts in the store, and ${before} here. Another process drives it.`,
  );
}
