import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { destinations } from '../../limits.ts';
import type { Reader } from '../store/port.ts';

export interface Pending {
  delivery_id: number;
  lane: string;
  /** The approximate size of its request in memory, in characters. */
  weight: number;
}

export interface BacklogParts {
  store: Pick<Reader, 'find'>;
  /** The partition whose lanes are read; by default all lanes are read. */
  partition?: number;
  /** Called with a lane when its first delivery is added to the empty lane. */
  drive: (lane: string) => void;
  logError: (error: unknown) => void;
  most?: Most;
}

/** The most deliveries and lanes in memory. Further deliveries stay in the store until others have ended. */
export interface Most {
  /** Each takes about 10 bytes. */
  deliveries: number;
  /** Each takes about 2 kB while it is driven. */
  lanes: number;
}

/** The limits are so high that the deliveries to one silent destination do not keep other deliveries out of memory. */
const defaultMost: Most = { deliveries: 5_000_000, lanes: 100_000 };
const page = 1000;
/** The pause before a failed query of pending deliveries is retried, in milliseconds. */
const againMs = 500;

/** The numbers of pending deliveries, by lane and in their order. Memory holds those up to a number, the store has the others. */
export class Backlog {
  readonly #parts: BacklogParts;
  readonly #most: Most;
  readonly #lanes = new Map<string, number[]>();
  /** The numbers of large deliveries: those whose `weight` is above `destinations.largeBody`. */
  readonly #large = new Set<number>();
  #count = 0;
  /** The highest number read from the store, 0 at first. Undefined if memory holds all pending deliveries. */
  #readTo: number | undefined = 0;
  /** The highest number of a recorded delivery that `add` left in the store. `#readPage` reads it after the deliveries before it. */
  #skipped = 0;
  /** Increases when the store has to be read from the beginning. The result of an earlier query is then discarded. */
  #restarts = 0;
  #reading: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: BacklogParts) {
    this.#parts = parts;
    this.#most = parts.most ?? defaultMost;
  }

  /** Adds a delivery that has become durable. If deliveries before it are still to be read from the store, it is read after them. */
  add(waiting: Pending): void {
    if (this.#readTo === undefined && this.#isFull(1)) this.#readTo = waiting.delivery_id - 1;
    if (this.#readTo === undefined) this.#append(waiting);
    else this.#skipped = Math.max(this.#skipped, waiting.delivery_id);
  }

  /**
   * Reads the pending deliveries, again if it has read them before, until memory is full. Retries while the store cannot be read. `lane`,
   * which another process has continued, is removed first.
   */
  reload(lane?: string): Promise<void> {
    const numbers = (lane !== undefined && this.#lanes.get(lane)) || [];
    this.#count -= numbers.length;
    for (const each of numbers) this.#large.delete(each);
    if (lane !== undefined) this.#lanes.delete(lane);
    this.#readTo = 0;
    this.#restarts++;
    return this.#readMore();
  }

  head(lane: string): number | undefined {
    return this.#lanes.get(lane)?.[0];
  }

  isLarge(delivery_id: number): boolean {
    return this.#large.has(delivery_id);
  }

  /** Removes the first delivery of a lane after its end. Reads more if less than half of the limits is used. */
  removeHead(lane: string): void {
    const numbers = this.#lanes.get(lane)!;
    this.#large.delete(numbers.shift()!);
    this.#count--;
    if (numbers.length === 0) this.#lanes.delete(lane);
    if (this.#readTo !== undefined && !this.#isFull(1 / 2)) void this.#readMore();
  }

  /**
   * Removes ended deliveries from a lane. The first delivery of the lane stays, because an attempt may be under way: its next write finds
   * that the delivery has ended.
   */
  remove(lane: string, ended: ReadonlySet<number>): void {
    const numbers = this.#lanes.get(lane);
    if (!numbers) return;
    const left = numbers.filter((each, index) => index === 0 || !ended.has(each));
    this.#count -= numbers.length - left.length;
    for (const each of ended) if (each !== left[0]) this.#large.delete(each);
    this.#lanes.set(lane, left);
  }

  get count(): number {
    return this.#count;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #isFull(share: number): boolean {
    const { deliveries, lanes } = this.#most;
    return this.#count >= deliveries * share || this.#lanes.size >= lanes * share;
  }

  /** Adds a delivery to memory. It is ignored if its number is not above the last known one of its lane, because numbers rise in a lane. */
  #append({ delivery_id, lane, weight }: Pending): void {
    const numbers = this.#lanes.get(lane);
    if (numbers && delivery_id <= numbers.at(-1)!) return;
    this.#count++;
    if (weight > destinations.largeBody) this.#large.add(delivery_id);
    if (numbers) numbers.push(delivery_id);
    else {
      this.#lanes.set(lane, [delivery_id]);
      this.#parts.drive(lane);
    }
  }

  get #isMore(): boolean {
    return this.#readTo !== undefined && !this.#isFull(1) && !this.#isStopped;
  }

  /** Reads until memory is full or holds all pending deliveries. Callers share one reading, for example when many lanes are reloaded. */
  #readMore(): Promise<void> {
    this.#reading ??= this.#readOn();
    return this.#reading;
  }

  async #readOn(): Promise<void> {
    // The other lanes that are reloaded in this turn share the first page.
    await nextTurn();
    while (this.#isMore) {
      try {
        await this.#readPage();
      } catch (error) {
        this.#parts.logError(error);
        await sleep(againMs);
      }
    }
    this.#reading = undefined;
  }

  async #readPage(): Promise<void> {
    const [restarts, skipped] = [this.#restarts, this.#skipped];
    const { store, partition } = this.#parts;
    const of = { after: this.#readTo!, limit: page, ...(partition !== undefined && { partition }) };
    const found = await store.find('pendingDeliveries', of);
    if (this.#restarts !== restarts) return;
    for (const waiting of found) {
      if (this.#isFull(1)) return;
      this.#append(waiting);
      this.#readTo = waiting.delivery_id;
    }
    // A delivery that was recorded during the query may be missing in its result.
    if (found.length < page && this.#skipped <= Math.max(skipped, this.#readTo!)) this.#readTo = undefined;
  }
}
