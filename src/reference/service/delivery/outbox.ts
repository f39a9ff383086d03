import type { DeliveryPolicy } from '../../../../generated/policies.ts';
import type { Send } from '../../../contract/send/send.ts';
import type { Journal } from '../journal/journal.ts';
import { deliveryOf, isWhole } from '../store/deliveries.ts';
import type { Delivery, DeliveryKind, RecordedDelivery } from '../store/records.ts';
import { type Lanes, LocalEngine } from './engine/engine.ts';
import { PartitionedLanes } from './engine/partitions.ts';
import { Outages, type OutagesParts } from './outages.ts';
import { type SettledEffect, Transitions, type TransitionsParts } from './transitions.ts';

/** The name of the method for an event: `chatAccepted` for `chat_accepted`. */
type MethodOf<Event extends string> = Event extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<MethodOf<Rest>>}`
  : Event;

/**
 * One method for each event that the service sends to a receiver. A class that implements this type and lacks a method does not compile.
 */
export type MethodsOf<Event extends string> = Record<
  MethodOf<Lowercase<Event>>,
  (...about: never[]) => Promise<void>
>;

export interface OutboxParts extends TransitionsParts, OutagesParts {
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
}

/** A request that is to be recorded and delivered. */
export type RecordedRequest = Omit<RecordedDelivery, 'delivery_id' | 'recorded_at'>;

/**
 * Records requests to integrators in the transaction of the change that they report, and delivers them in lanes. ARCHITECTURE.md describes
 * each step.
 */
export class Outbox {
  readonly #now: () => number;
  readonly #transitions: Transitions;
  readonly #outages: Outages;
  readonly #lanes: Lanes;
  /** The engine that drives all lanes. Undefined on PostgreSQL, where partitioned lanes learn of a delivery from its commit. */
  readonly #engine: LocalEngine | undefined;

  constructor(parts: OutboxParts) {
    this.#now = parts.now;
    this.#transitions = new Transitions(parts);
    this.#outages = new Outages(parts);
    const engine = { ...parts, records: this.#transitions, limits: this.#outages.limits };
    this.#engine = parts.shared ? undefined : new LocalEngine(engine);
    this.#lanes = this.#engine ?? new PartitionedLanes(engine, parts.shared!);
  }

  async resume(): Promise<void> {
    await this.#outages.read();
    await this.#lanes.resume();
  }

  /** Sets the function that runs when a delivery of `operation` ends, in the transaction of that end. */
  whenSettled(operation: string, effect: SettledEffect): void {
    this.#transitions.whenSettled(operation, effect);
  }

  async record(request: RecordedRequest, journal: Journal): Promise<Delivery> {
    const delivery_id = await journal.next('delivery');
    const recorded_at = this.#now();
    const delivery: Delivery = { ...request, delivery_id, state: 'pending', recorded_at, attempts: [] };
    const engine = this.#engine;
    if (engine?.tryStart(delivery)) journal.otherwise(() => engine.cancelStart(delivery));
    journal.delivery(delivery);
    journal.afterwards(() => engine?.enqueue(delivery));
    return delivery;
  }

  /**
   * Ends, as failed, the pending deliveries of a chat that have the given `kind` and `about` and were never attempted. Returns their
   * number.
   */
  async endWaiting(
    chat_id: number,
    { kind, about }: { kind: DeliveryKind; about: string },
    journal: Journal,
  ): Promise<number> {
    const rows = await journal.find('deliveries', { chat_id, kind, state: 'pending', order: 'asc' });
    const waiting = rows
      .filter(isWhole)
      .map(deliveryOf)
      .filter((each) => each.attempts.length === 0 && each.about === about);
    for (const delivery of waiting) journal.delivery({ ...delivery, state: 'failed' });
    journal.afterwards(() => {
      for (const [lane, ended] of Map.groupBy(waiting, (delivery) => delivery.lane))
        this.#lanes.remove(lane, new Set(ended.map(({ delivery_id }) => delivery_id)));
    });
    return waiting.length;
  }

  /** Closes the circuit of a destination that has responded, so that the deliveries that wait for it start. */
  succeeded(url: string): void {
    this.#outages.limits.circuits.succeeded(url);
  }

  get pending(): number {
    return this.#lanes.pending;
  }

  async stop(): Promise<void> {
    await this.#lanes.stop();
    this.#outages.stop();
  }
}
