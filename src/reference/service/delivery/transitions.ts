import type { AttemptResult } from '../../../contract/send/send.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { chatOf } from '../state/chats.ts';
import { DamagedRecord } from '../store/damaged-record.ts';
import { deliveryOf } from '../store/deliveries.ts';
import { type Store, StoreFailure } from '../store/port.ts';
import type { Delivery, DeliveryKind } from '../store/records.ts';
import type { DeliveryRecords } from './engine/attempts.ts';
import { follows, isNew, isSame, Unprocessable } from './engine/fence.ts';

export interface TransitionsParts {
  store: Store;
  work: Work;
  /** Called after the end of a delivery has become durable. */
  ended?: (delivery: Delivery) => void;
}

/**
 * A function that runs in the unit of work that ends a delivery. `answer` is the response that accepted or rejected the delivery; undefined
 * if the delivery was given up.
 */
export type SettledEffect = (
  delivery: Delivery,
  answer: AttemptResult | undefined,
  journal: Journal,
) => Promise<void>;

/** Writes the changes of a delivery's state. Each change is one unit of work, together with its events for the desk and its effects. */
export class Transitions implements DeliveryRecords {
  readonly #parts: TransitionsParts;
  readonly #effects = new Map<string, SettledEffect>();

  constructor(parts: TransitionsParts) {
    this.#parts = parts;
  }

  whenSettled(operation: string, effect: SettledEffect): void {
    this.#effects.set(operation, effect);
  }

  async load(delivery_id: number): Promise<Delivery | undefined> {
    try {
      // The row may be outdated. `follows` then detects it at the next write.
      const row = await this.#parts.store.recent('deliveries', delivery_id);
      const delivery = row && deliveryOf(row);
      return delivery && { ...delivery, attempts: delivery.attempts.map((attempt) => ({ ...attempt })) };
    } catch (error) {
      if (error instanceof DamagedRecord) throw new Unprocessable('its record in the store is damaged');
      throw error;
    }
  }

  async started(delivery: Delivery): Promise<boolean> {
    return (await this.#write(delivery, async () => true)) ?? false;
  }

  async takenBack(delivery: Delivery): Promise<void> {
    await this.#write(delivery, async () => {}, { takesBack: true });
  }

  async attempted(delivery: Delivery): Promise<void> {
    await this.#write(delivery, (journal) => publishChange(delivery, journal));
  }

  async settled(
    delivery: Delivery,
    answer: AttemptResult | undefined,
    next: Delivery | undefined,
  ): Promise<boolean> {
    const hasStarted = await this.#write(delivery, async (journal) => {
      journal.afterwards(() => this.#parts.ended?.(delivery));
      await publishChange(delivery, journal);
      if (delivery.state === 'failed') await publishFailure(delivery, journal);
      await this.#effects.get(delivery.operation)?.(delivery, answer, journal);
      const stored = next && (await journal.get('deliveries', next.delivery_id));
      if (!stored || !isNew(deliveryOf(stored)) || !isSame(stored.data, next)) return false;
      journal.delivery(next, stored);
      return true;
    });
    return hasStarted ?? false;
  }

  async endUnprocessable(delivery_id: number, why: string): Promise<void> {
    const fail = (hasEffect: boolean) =>
      this.#parts.work(async (journal) => {
        const known = await knownOf(delivery_id, journal);
        if (known?.state !== 'pending') return;
        const { next_at: _, ...rest } = known;
        const delivery: Delivery = { ...rest, state: 'failed', failure: why };
        journal.delivery(delivery);
        journal.afterwards(() => this.#parts.ended?.(delivery));
        await publishChange(delivery, journal);
        await publishFailure(delivery, journal);
        if (hasEffect) await this.#effects.get(delivery.operation)?.(delivery, undefined, journal);
      });
    try {
      await fail(true);
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      // The effect may have caused the error. So the second try ends the delivery without the effect.
      await fail(false);
    }
  }

  /**
   * Writes a new version of a delivery, and runs `then` in the same unit of work. If the delivery has already ended, writes nothing and
   * returns undefined.
   */
  #write<Result>(
    delivery: Delivery,
    then: (journal: Journal) => Promise<Result>,
    change: { takesBack?: boolean } = {},
  ): Promise<Result | undefined> {
    return this.#parts.work(async (journal) => {
      const stored = await journal.get('deliveries', delivery.delivery_id);
      if (!follows(stored && deliveryOf(stored), delivery, change)) return undefined;
      journal.delivery(delivery, stored);
      return then(journal);
    });
  }
}

/** Adds the event delivery_changed for the desk, if the delivery belongs to an entry. */
export async function publishChange(delivery: Delivery, journal: Journal): Promise<void> {
  if (delivery.entry_id !== undefined) await journal.eventOf(delivery, 'delivery_changed');
}

async function publishFailure(delivery: Delivery, journal: Journal): Promise<void> {
  await journal.eventOf(delivery, 'delivery_failed', await chatOf(delivery.chat_id, journal));
}

/**
 * Returns the stored delivery; undefined if there is none. If its record is damaged, returns a delivery with an empty request, made from
 * the other columns.
 */
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
