import type { Reader } from '../../store/port.ts';
import type { Delivery } from '../../store/records.ts';
import { waitingOf } from './backlog.ts';
import { type EngineParts, LocalEngine } from './engine.ts';

/** What an engine needs whoever drives it. */
export type DrivingParts = Omit<EngineParts, 'pending' | 'most' | 'keeps'>;

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
  readonly #engine: LocalEngine;

  constructor(parts: DrivingParts, store: Reader) {
    this.#engine = new LocalEngine({
      ...parts,
      pending: (after) => readPending(after, store),
      overtaken: () => void this.#engine.resume().catch(parts.failed),
    });
  }

  start(): Promise<void> {
    return this.#engine.resume();
  }

  recorded(delivery: Delivery): void {
    this.#engine.enqueue(waitingOf(delivery));
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

/** How many deliveries are read at once to know their lanes. */
const page = 1000;

/** Reads a page of what is pending in the store, in a partition of the lanes or in all. */
export async function readPending(
  after: number,
  reader: Reader,
  partition?: number,
): ReturnType<EngineParts['pending']> {
  const of = { after, limit: page, ...(partition !== undefined && { partition }) };
  const found = await reader.find('pendingDeliveries', of);
  return { found, isLast: found.length < page };
}
