import type { Delivery } from '../records.ts';
import type { Reader } from '../store/port.ts';
import { type EngineParts, LocalEngine } from './engine.ts';

/** What the rest of the service does with lanes, whichever process drives them. */
export interface Lanes {
  /** Begins to drive, with what is pending. */
  start(): Promise<void>;
  /** A delivery has become durable in this process. */
  recorded(delivery: Delivery): void;
  /** Deliveries that wait in a lane were ended. */
  forget(lane: string, ended: ReadonlySet<number>): void;
  /** How many deliveries this process has to settle. */
  readonly pending: number;
  /** Starts no more attempts, and waits for those under way. */
  stop(): Promise<void>;
}

/** All lanes of a store that this process has for itself. */
export class OwnLanes implements Lanes {
  readonly #store: Reader;
  readonly #engine: LocalEngine;

  constructor(parts: EngineParts, store: Reader) {
    this.#store = store;
    this.#engine = new LocalEngine(parts);
  }

  async start(): Promise<void> {
    const left = await this.#store.all((db) =>
      db.selectFrom('deliveries').select('data').where('state', '=', 'pending').orderBy('delivery_id'),
    );
    this.#engine.resume(left.map(({ data }) => structuredClone(data)));
  }

  recorded(delivery: Delivery): void {
    this.#engine.enqueue(delivery);
  }

  forget(lane: string, ended: ReadonlySet<number>): void {
    this.#engine.forget(lane, ended);
  }

  get pending(): number {
    return this.#engine.pending;
  }

  stop(): Promise<void> {
    return this.#engine.stop();
  }
}
