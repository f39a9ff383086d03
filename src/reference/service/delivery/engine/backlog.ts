import { setTimeout as sleep } from 'node:timers/promises';
import { destinations } from '../../../limits.ts';
import type { Reader } from '../../store/port.ts';

/** A pending delivery without its request. */
export interface Pending {
  delivery_id: number;
  lane: string;
  /** Its approximate size in memory while it is attempted, in characters. */
  weight: number;
}

export interface BacklogParts {
  store: Pick<Reader, 'find'>;
  /** The partition whose lanes are read; all lanes by default. */
  partition?: number;
  /** Called when an empty lane gets a head. */
  drive: (lane: string) => void;
  logError: (error: unknown) => void;
  most?: Most;
}

/** The most deliveries and lanes in memory. The rest stays in the store until memory is free. */
export interface Most {
  /** About 10 bytes each. */
  deliveries: number;
  /** About 2 kB each while they are driven. */
  lanes: number;
}

/** High enough that the deliveries for one hanging destination leave memory for the deliveries to others. */
const defaultMost: Most = { deliveries: 5_000_000, lanes: 100_000 };
/** The number of deliveries that one query reads. */
const page = 1000;
/** The number of deliveries that are read before a start is complete. The others are read while the service works. */
const atStart = 100_000;
/** The most new deliveries that are remembered while the store is read. If there are more, the store is read once more. */
const mostMeanwhile = 1000;
/** The pause before a failed reading of the store is retried, in milliseconds. */
const againMs = 500;

/**
 * The numbers of pending deliveries, by lane. Memory holds at most `most` of them. When it is full, new deliveries stay in the store. They
 * are read later in the order of their numbers, so that each lane keeps its order.
 */
export class Backlog {
  readonly #parts: BacklogParts;
  readonly #most: Most;
  readonly #lanes = new Map<string, number[]>();
  /**
   * Lanes whose deliveries were removed from memory. They accept no new delivery until the store is read again, because a new delivery must
   * not overtake the removed ones.
   */
  readonly #unloaded = new Set<string>();
  /** The weights of heavy deliveries. */
  readonly #heavy = new Map<number, number>();
  #count = 0;
  /**
   * The number after which the store may have deliveries that memory lacks; undefined if memory has all. It begins at 0, because an earlier
   * process may have left some.
   */
  #after: number | undefined = 0;
  /** The deliveries that were added while the latest page was read. After the last page, the ones that it lacks are added. */
  #meanwhile: Pending[] = [];
  /** Resolved when no reading is under way or queued. Readings run one at a time, because they share `#after` and `#meanwhile`. */
  #reading = Promise.resolve();
  #readings = 0;
  /**
   * A reading from the start that is queued and has not begun. All callers share it, for example when many lanes are overtaken together.
   */
  #again: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: BacklogParts) {
    this.#parts = parts;
    this.#most = parts.most ?? defaultMost;
  }

  /** Adds a durable delivery. Numbers rise within a lane. A delivery with a lower or equal number is already known, and is ignored. */
  add(waiting: Pending): void {
    if (this.#after !== undefined) {
      if (this.#meanwhile.length <= mostMeanwhile) this.#meanwhile.push(waiting);
    } else if (!this.#isFull(1)) this.#take(waiting);
    else this.#after = waiting.delivery_id - 1;
  }

  /**
   * Reads the pending deliveries. Resolves when memory is full or `atStart` more are known; the others are read afterwards. Rejects if the
   * store cannot be read.
   */
  readAll(): Promise<void> {
    return this.#inTurn(() => this.#fillAnew());
  }

  /** Reads the pending deliveries like `readAll`, and retries until that succeeds. */
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

  /** Returns the number of the delivery after the head of a lane, if it is known. */
  second(lane: string): number | undefined {
    return this.#lanes.get(lane)?.[1];
  }

  /** True if a delivery that is added now becomes the head of its lane at once. */
  isEmpty(lane: string): boolean {
    return (
      this.#after === undefined && !this.#lanes.has(lane) && !this.#unloaded.has(lane) && !this.#isFull(1)
    );
  }

  /** Returns the weight of a heavy delivery; 0 for a light one. */
  weightOf(delivery_id: number): number {
    return this.#heavy.get(delivery_id) ?? 0;
  }

  /** Removes the head of a lane after it has ended. Reads more deliveries if less than half of the memory is used. */
  next(lane: string): void {
    const numbers = this.#lanes.get(lane)!;
    this.#heavy.delete(numbers.shift()!);
    this.#count--;
    if (numbers.length === 0) this.#lanes.delete(lane);
    if (this.#readings === 0 && !this.#isFull(1 / 2)) this.#readMore();
  }

  /** Removes ended deliveries from their lane, except the head. The head may be under way, and its next write finds that it has ended. */
  remove(lane: string, ended: ReadonlySet<number>): void {
    const numbers = this.#lanes.get(lane);
    if (!numbers) return;
    const left = numbers.filter((each, index) => index === 0 || !ended.has(each));
    this.#count -= numbers.length - left.length;
    for (const each of ended) if (each !== left[0]) this.#heavy.delete(each);
    this.#lanes.set(lane, left);
  }

  /** Removes a lane from memory, and reads the pending deliveries again. This is necessary when another process is ahead in the lane. */
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

  /** True if memory holds at least this share of the most deliveries or lanes. */
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
