import { setTimeout as sleep } from 'node:timers/promises';
import { destinations } from '../../../limits.ts';
import type { Delivery } from '../../store/records.ts';

/** A delivery that waits, as far as memory has it: what is to be sent is read when its turn has come. */
export interface Waiting {
  delivery_id: number;
  lane: string;
  /** About how much it holds in memory while it is attempted, in characters, where that is known. */
  weight?: number;
}

/** A delivery that was read, as one that waits. */
export function waitingOf({ delivery_id, lane, request }: Delivery): Waiting {
  return { delivery_id, lane, weight: request.body.length };
}

export interface BacklogParts {
  /** Deliveries that are pending in the store, behind a number and in the order of their numbers; `isLast` where no more are. */
  read: (after: number) => Promise<{ found: Waiting[]; isLast: boolean }>;
  /** A lane has something to do. */
  begin: (lane: string) => void;
  failed: (error: unknown) => void;
  most?: Most;
}

/** How much is known at most; what is beyond stays in the store until there is room. */
export interface Most {
  /** Some 10 bytes each. */
  deliveries: number;
  /** Some 2 kB each, as they are driven. */
  lanes: number;
}

/** So that what waits for one destination, be it very much, does not keep out what is for others. */
const defaultMost: Most = { deliveries: 5_000_000, lanes: 100_000 };
/** How many deliveries are known before a start is over; the others are read while the service works. */
const atStart = 100_000;
/** How much of what comes while the store is read is remembered; where more comes it is read once more. */
const mostMeanwhile = 1000;
/** How long it is waited before a store that could not be read is read again, in milliseconds. */
const againMs = 500;

/**
 * The numbers of what waits, by lanes. There are never more than told: beyond that nothing new is taken until there is room,
 * and then it is read from the store, so that each lane has its order.
 */
export class Backlog {
  readonly #parts: BacklogParts;
  readonly #most: Most;
  readonly #lanes = new Map<string, number[]>();
  /** Lanes of which nothing is taken until all is read again: what stands in front may have been forgotten with them. */
  readonly #dropped = new Set<string>();
  /** What those weigh that are heavy. */
  readonly #heavy = new Map<number, number>();
  #count = 0;
  /** Behind this number the store has more, where that is so. Before it was read at all, what a former process left may be there. */
  #after: number | undefined = 0;
  /** What came while the store was read, or before it was, if that is not much. */
  #meanwhile: Waiting[] = [];
  #reading: Promise<void> | undefined;
  #isOver = false;

  constructor(parts: BacklogParts) {
    this.#parts = parts;
    this.#most = parts.most ?? defaultMost;
  }

  /** Takes a delivery that is already durable. One that the lane has is not taken again: their numbers rise. */
  add({ delivery_id, lane, weight = 0 }: Waiting): void {
    // Nothing else of what is given stays in memory.
    const waiting = { delivery_id, lane, weight };
    if (this.#after !== undefined) {
      if (this.#meanwhile.length <= mostMeanwhile) this.#meanwhile.push(waiting);
    } else if (!this.#isFull(1)) this.#take(waiting);
    else this.#after = waiting.delivery_id - 1;
  }

  /** Takes what is pending in the store, as far as there is room; of very much, the beginning. Rejects where it can't be read. */
  async readAll(): Promise<void> {
    await this.#reading;
    this.#after = 0;
    this.#dropped.clear();
    await this.#read(() => this.#fill(this.#count + atStart));
    if (this.#after !== undefined && !this.#isFull(1)) void this.#read(() => this.#fillInTheEnd());
  }

  head(lane: string): number | undefined {
    return this.#lanes.get(lane)?.[0];
  }

  /** What comes behind the head of a lane, as far as that is known here. */
  second(lane: string): number | undefined {
    return this.#lanes.get(lane)?.[1];
  }

  /** What a delivery weighs that is heavy; all others count as nothing. */
  weightOf(delivery_id: number): number {
    return this.#heavy.get(delivery_id) ?? 0;
  }

  /** The head of a lane is over. */
  next(lane: string): void {
    const numbers = this.#lanes.get(lane)!;
    this.#heavy.delete(numbers.shift()!);
    this.#count--;
    if (numbers.length === 0) this.#lanes.delete(lane);
    if (this.#after === undefined || this.#reading || this.#isFull(1 / 2)) return;
    void this.#read(() => this.#fillInTheEnd());
  }

  /** Takes deliveries out of their lane that somebody ended. The head may be under way, and finds out by itself. */
  forget(lane: string, ended: ReadonlySet<number>): void {
    const numbers = this.#lanes.get(lane);
    if (!numbers) return;
    const left = numbers.filter((each, index) => index === 0 || !ended.has(each));
    this.#count -= numbers.length - left.length;
    for (const each of ended) if (each !== left[0]) this.#heavy.delete(each);
    this.#lanes.set(lane, left);
  }

  /** Forgets a lane, as when somebody else drives it; `readAll` takes it again. */
  drop(lane: string): void {
    const numbers = this.#lanes.get(lane) ?? [];
    this.#count -= numbers.length;
    for (const each of numbers) this.#heavy.delete(each);
    this.#lanes.delete(lane);
    this.#dropped.add(lane);
  }

  /** How many deliveries are known. */
  get count(): number {
    return this.#count;
  }

  end(): void {
    this.#isOver = true;
  }

  /** Whether a share of the room is taken. */
  #isFull(share: number): boolean {
    const { deliveries, lanes } = this.#most;
    return this.#count >= deliveries * share || this.#lanes.size >= lanes * share;
  }

  #take({ delivery_id, lane, weight = 0 }: Waiting): void {
    if (this.#dropped.has(lane)) return;
    const numbers = this.#lanes.get(lane);
    if (numbers && delivery_id <= numbers.at(-1)!) return;
    this.#count++;
    if (weight > destinations.heavy) this.#heavy.set(delivery_id, weight);
    if (numbers) numbers.push(delivery_id);
    else {
      this.#lanes.set(lane, [delivery_id]);
      this.#parts.begin(lane);
    }
  }

  #read(fill: () => Promise<void>): Promise<void> {
    const filling = fill();
    this.#reading = filling
      .catch(() => {})
      .finally(() => {
        this.#reading = undefined;
      });
    return filling;
  }

  async #fillInTheEnd(): Promise<void> {
    while (!this.#isOver) {
      try {
        return await this.#fill();
      } catch (error) {
        this.#parts.failed(error);
        await sleep(againMs);
      }
    }
  }

  async #fill(until = Number.POSITIVE_INFINITY): Promise<void> {
    while (this.#after !== undefined && this.#count < until && !this.#isOver) {
      this.#meanwhile = [];
      const { found, isLast } = await this.#parts.read(this.#after);
      for (const waiting of found) {
        if (this.#isFull(1)) return;
        this.#take(waiting);
        this.#after = waiting.delivery_id;
      }
      if (isLast && this.#meanwhile.length <= mostMeanwhile) this.#catchUp(this.#after);
    }
  }

  #catchUp(known: number): void {
    this.#after = undefined;
    for (const waiting of this.#meanwhile.splice(0)) if (waiting.delivery_id > known) this.add(waiting);
  }
}
