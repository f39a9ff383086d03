import { setTimeout as sleep } from 'node:timers/promises';
import { destinations } from '../../../limits.ts';
import type { Reader } from '../../store/port.ts';

/** The data about a pending delivery that the backlog needs. */
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

/** The limits are so high that the deliveries for one destination without responses leave memory for the deliveries to others. */
const defaultMost: Most = { deliveries: 5_000_000, lanes: 100_000 };
/** The number of deliveries that one query reads. */
const page = 1000;
/** The number of deliveries that a start reads before it completes. The others are read while the service works. */
const atStart = 100_000;
/** The most new deliveries that are kept in memory while the store is read. If more are added, the store is read once more. */
const mostMeanwhile = 1000;
/** The pause before a failed query of pending deliveries is retried, in milliseconds. */
const againMs = 500;

/**
 * The numbers of pending deliveries, by lane. When memory holds as many as `most` allows, new deliveries stay in the store. They are read
 * later in the order of their numbers, so that each lane keeps its order.
 */
export class Backlog {
  readonly #parts: BacklogParts;
  readonly #most: Most;
  readonly #lanes = new Map<string, number[]>();
  /**
   * Lanes that were removed from memory, until the store is read again. A new delivery of such a lane is not added, because it must not be
   * sent before the removed deliveries.
   */
  readonly #unloaded = new Set<string>();
  /** The sizes of large deliveries, by their numbers. A delivery is large if its `weight` is above `destinations.heavy`. */
  readonly #heavy = new Map<number, number>();
  #count = 0;
  /**
   * Deliveries with higher numbers may be in the store and not in memory; undefined if memory holds all pending deliveries. It begins at 0,
   * because an earlier process may have left deliveries.
   */
  #after: number | undefined = 0;
  /**
   * The deliveries that were added while the latest page was read. The last page may lack some of them, which are then added from this
   * list.
   */
  #meanwhile: Pending[] = [];
  /**
   * Resolves when the latest requested reading of the store has ended. Readings run one at a time, because they share `#after` and
   * `#meanwhile`.
   */
  #reading = Promise.resolve();
  #readings = 0;
  /**
   * A requested reading of all pending deliveries that has not begun. Further callers share it, for example when many lanes are reloaded at
   * the same time.
   */
  #again: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: BacklogParts) {
    this.#parts = parts;
    this.#most = parts.most ?? defaultMost;
  }

  /**
   * Adds a delivery that has become durable. Numbers rise within a lane, so a delivery is ignored if its number is not above the last known
   * one.
   */
  add(waiting: Pending): void {
    if (this.#after !== undefined) {
      if (this.#meanwhile.length <= mostMeanwhile) this.#meanwhile.push(waiting);
    } else if (!this.#isFull(1)) this.#take(waiting);
    else this.#after = waiting.delivery_id - 1;
  }

  /**
   * Reads the pending deliveries from the store. Resolves when memory is full or `atStart` deliveries were read; the others are read
   * afterwards. Rejects if the store cannot be read.
   */
  readAll(): Promise<void> {
    return this.#inTurn(() => this.#fillAnew());
  }

  /** Reads the pending deliveries like `readAll`. If the store cannot be read, retries instead of rejecting. */
  readAgain(): Promise<void> {
    this.#again ??= this.#inTurn(() => {
      this.#again = undefined;
      return this.#repeat(() => this.#fillAnew());
    });
    return this.#again;
  }

  head(lane: string): number | undefined {
    return this.#lanes.get(lane)?.[0];
  }

  /** Returns the number of the second delivery in a lane; undefined if memory holds none. */
  second(lane: string): number | undefined {
    return this.#lanes.get(lane)?.[1];
  }

  /** True if a delivery that is added now becomes the first of its lane, and is driven at once. */
  isEmpty(lane: string): boolean {
    return (
      this.#after === undefined && !this.#lanes.has(lane) && !this.#unloaded.has(lane) && !this.#isFull(1)
    );
  }

  /** Returns the size of a large delivery in characters; 0 for any other. */
  weightOf(delivery_id: number): number {
    return this.#heavy.get(delivery_id) ?? 0;
  }

  /**
   * Removes the first delivery of a lane after it has ended. Reads more deliveries from the store if less than half of the limits is used.
   */
  next(lane: string): void {
    const numbers = this.#lanes.get(lane)!;
    this.#heavy.delete(numbers.shift()!);
    this.#count--;
    if (numbers.length === 0) this.#lanes.delete(lane);
    if (this.#readings === 0 && !this.#isFull(1 / 2)) this.#readMore();
  }

  /**
   * Removes ended deliveries from their lane. The first one stays, because an attempt of it may be under way. The next write of that
   * attempt finds that the delivery has ended.
   */
  remove(lane: string, ended: ReadonlySet<number>): void {
    const numbers = this.#lanes.get(lane);
    if (!numbers) return;
    const left = numbers.filter((each, index) => index === 0 || !ended.has(each));
    this.#count -= numbers.length - left.length;
    for (const each of ended) if (each !== left[0]) this.#heavy.delete(each);
    this.#lanes.set(lane, left);
  }

  /** Removes a lane from memory, and reads the pending deliveries again. Called when another process has continued the lane. */
  reload(lane: string): Promise<void> {
    const numbers = this.#lanes.get(lane) ?? [];
    this.#count -= numbers.length;
    for (const each of numbers) this.#heavy.delete(each);
    this.#lanes.delete(lane);
    this.#unloaded.add(lane);
    return this.readAgain();
  }

  get count(): number {
    return this.#count;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** True if the count of deliveries or of lanes reaches this share of its limit. */
  #isFull(share: number): boolean {
    const { deliveries, lanes } = this.#most;
    return this.#count >= deliveries * share || this.#lanes.size >= lanes * share;
  }

  #take({ delivery_id, lane, weight }: Pending): void {
    if (this.#unloaded.has(lane)) return;
    const numbers = this.#lanes.get(lane);
    if (numbers && delivery_id <= numbers.at(-1)!) return;
    this.#count++;
    if (weight > destinations.heavy) this.#heavy.set(delivery_id, weight);
    if (numbers) numbers.push(delivery_id);
    else {
      this.#lanes.set(lane, [delivery_id]);
      this.#parts.drive(lane);
    }
  }

  #inTurn(read: () => Promise<void>): Promise<void> {
    this.#readings++;
    const reading = this.#reading.then(read).finally(() => this.#readings--);
    this.#reading = reading.catch(() => {});
    return reading;
  }

  #readMore(): void {
    if (this.#after !== undefined) void this.#inTurn(() => this.#repeat(() => this.#fill()));
  }

  async #repeat(read: () => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      try {
        return await read();
      } catch (error) {
        this.#parts.logError(error);
        await sleep(againMs);
      }
    }
  }

  async #fillAnew(): Promise<void> {
    this.#after = 0;
    this.#unloaded.clear();
    await this.#fill(this.#count + atStart);
    if (!this.#isFull(1)) this.#readMore();
  }

  async #fill(until = Number.POSITIVE_INFINITY): Promise<void> {
    while (this.#after !== undefined && this.#count < until && !this.#isStopped) {
      this.#meanwhile = [];
      const { store, partition } = this.#parts;
      const of = { after: this.#after, limit: page, ...(partition !== undefined && { partition }) };
      const found = await store.find('pendingDeliveries', of);
      for (const waiting of found) {
        if (this.#isFull(1)) return;
        this.#take(waiting);
        this.#after = waiting.delivery_id;
      }
      if (found.length < page && this.#meanwhile.length <= mostMeanwhile) this.#catchUp(this.#after);
    }
  }

  #catchUp(known: number): void {
    this.#after = undefined;
    for (const waiting of this.#meanwhile.splice(0)) if (waiting.delivery_id > known) this.add(waiting);
  }
}
