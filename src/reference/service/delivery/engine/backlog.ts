import { setTimeout as sleep } from 'node:timers/promises';
import { destinations } from '../../../limits.ts';
import type { Reader } from '../../store/port.ts';

/** A pending delivery, without what it sends. */
export interface Pending {
  delivery_id: number;
  lane: string;
  /** About how much it holds in memory while it is attempted, in characters. */
  weight: number;
}

export interface BacklogParts {
  store: Pick<Reader, 'find'>;
  /** The partition whose lanes it reads; all unless given. */
  partition?: number;
  /** Is called when a lane that was empty gets a head. */
  drive: (lane: string) => void;
  logError: (error: unknown) => void;
  most?: Most;
}

/** The most that is known in memory. The rest stays in the store until there is room. */
export interface Most {
  /** Some 10 bytes each. */
  deliveries: number;
  /** Some 2 kB each, as they are driven. */
  lanes: number;
}

/** Enough that what waits for one destination does not keep out the deliveries to others. */
const defaultMost: Most = { deliveries: 5_000_000, lanes: 100_000 };
/** The deliveries that are read at once. */
const page = 1000;
/** The deliveries that are read before a start is over. The others are read while the service works. */
const atStart = 100_000;
/** The most deliveries that are remembered of those that come while the store is read. Where more come it is read once more. */
const mostMeanwhile = 1000;
/** The pause before a store that could not be read is read again, in milliseconds. */
const againMs = 500;

/**
 * The numbers of pending deliveries, by lane. Memory holds `most` of them: beyond that no new ones are taken until there is room, and
 * then they are read from the store, so that each lane has its order.
 */
export class Backlog {
  readonly #parts: BacklogParts;
  readonly #most: Most;
  readonly #lanes = new Map<string, number[]>();
  /** Lanes of which no delivery is taken until all are read again: those in front were unloaded with them. */
  readonly #unloaded = new Set<string>();
  /** The weights of heavy deliveries. */
  readonly #heavy = new Map<number, number>();
  #count = 0;
  /** The number behind which the store has more; undefined where all is known. At first it may have what a former process left. */
  #after: number | undefined = 0;
  /** The deliveries that came while the store was read, or before it was. */
  #meanwhile: Pending[] = [];
  /** Over once no reading is under way or waits: two side by side would share `#after` and `#meanwhile`. */
  #reading = Promise.resolve();
  #readings = 0;
  /** A reading from the start that has not begun: it is for all who ask meanwhile, as when many lanes are overtaken at once. */
  #again: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: BacklogParts) {
    this.#parts = parts;
    this.#most = parts.most ?? defaultMost;
  }

  /** Takes a delivery that is already durable. One that the lane has is not taken again: their numbers rise. */
  add(waiting: Pending): void {
    if (this.#after !== undefined) {
      if (this.#meanwhile.length <= mostMeanwhile) this.#meanwhile.push(waiting);
    } else if (!this.#isFull(1)) this.#take(waiting);
    else this.#after = waiting.delivery_id - 1;
  }

  /** Reads the pending deliveries, as far as there is room. Resolves when the first `atStart` are known; rejects where it can't read. */
  readAll(): Promise<void> {
    return this.#inTurn(() => this.#fillAnew());
  }

  /** The same, until it can read. */
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

  /** The delivery behind the head of a lane, if one is known. */
  second(lane: string): number | undefined {
    return this.#lanes.get(lane)?.[1];
  }

  /** Whether a delivery that is added now becomes the head of its lane at once. */
  isEmpty(lane: string): boolean {
    return (
      this.#after === undefined && !this.#lanes.has(lane) && !this.#unloaded.has(lane) && !this.#isFull(1)
    );
  }

  /** The weight of a heavy delivery; 0 of all others. */
  weightOf(delivery_id: number): number {
    return this.#heavy.get(delivery_id) ?? 0;
  }

  /** The head of a lane is over. */
  next(lane: string): void {
    const numbers = this.#lanes.get(lane)!;
    this.#heavy.delete(numbers.shift()!);
    this.#count--;
    if (numbers.length === 0) this.#lanes.delete(lane);
    if (this.#readings === 0 && !this.#isFull(1 / 2)) this.#readMore();
  }

  /** Takes deliveries out of their lane that were ended. The head may be under way, and finds out by itself. */
  remove(lane: string, ended: ReadonlySet<number>): void {
    const numbers = this.#lanes.get(lane);
    if (!numbers) return;
    const left = numbers.filter((each, index) => index === 0 || !ended.has(each));
    this.#count -= numbers.length - left.length;
    for (const each of ended) if (each !== left[0]) this.#heavy.delete(each);
    this.#lanes.set(lane, left);
  }

  /** Takes a lane out of memory, as when another process is ahead with it, and reads it again. */
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

  /** Whether a share of the room is taken. */
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
