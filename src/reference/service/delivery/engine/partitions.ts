import type { Reader } from '../../store/port.ts';
import type { Driver, Missed, Shared, Turn } from '../../store/shared.ts';
import { waitingOf } from './backlog.ts';
import { LocalEngine } from './engine.ts';
import { isNew } from './fence.ts';
import { type DrivingParts, type Lanes, readPending } from './lanes.ts';
import { Room } from './room.ts';
import { Slots } from './slots.ts';

/** How long it is waited before a partition is read again that could not be read, in milliseconds. */
const againMs = 500;
/** How much of a partition is known here at most; the rest stays in the store until there is room. */
const most = { deliveries: 100_000, lanes: 2000 };
/** How much of what is between two attempts an engine keeps, in characters; there may be as many engines as partitions. */
const keeps = 250_000;

/** A delivery that began, and the engine that had its partition then. */
interface Began {
  id: number;
  partition: number;
  engine: LocalEngine;
}

/**
 * Lanes that several processes share: each partition of them has an engine in the process that has the partition. What has
 * to be driven is read from the store, whichever process recorded it.
 */
export class PartitionedLanes implements Lanes, Driver {
  readonly #parts: DrivingParts;
  readonly #store: Reader;
  readonly #shared: Shared;
  readonly #slots = new Slots();
  readonly #room = new Room();
  readonly #engines = new Map<number, LocalEngine>();
  /** Engines that finish what is under way. */
  readonly #ending = new Map<number, Promise<void>>();
  /** What is read is handed to engines in the order in which it was asked for. */
  #reading: Promise<void> = Promise.resolve();

  constructor(parts: DrivingParts, store: Reader, shared: Shared) {
    this.#parts = parts;
    this.#store = store;
    this.#shared = shared;
  }

  async start(): Promise<void> {
    this.#shared.listen((turn) => this.#hear(turn));
    await this.#shared.join(this);
  }

  /** Whoever has the lane reads of it in the turn. */
  recorded(): void {}

  forget(lane: string, ended: ReadonlySet<number>): void {
    for (const engine of this.#engines.values()) engine.forget(lane, ended);
  }

  get pending(): number {
    return [...this.#engines.values()].reduce((sum, { pending }) => sum + pending, 0);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#engines.keys()].map((partition) => this.release(partition)));
    await this.#shared.leave();
    await Promise.all(this.#ending.values());
  }

  take(partition: number): void {
    const engine = new LocalEngine({
      ...this.#parts,
      pending: (after) => readPending(after, this.#store, partition),
      most,
      keeps,
      slots: this.#slots,
      room: this.#room,
      // Who is overtaken reads again how the lane stands, in case that it is still driven here.
      overtaken: () => this.#load(partition, engine),
    });
    this.#engines.set(partition, engine);
    this.#load(partition, engine);
  }

  async release(partition: number): Promise<void> {
    const engine = this.#engines.get(partition);
    if (!engine) return;
    this.#engines.delete(partition);
    const ended = engine.stop().finally(() => {
      if (this.#ending.get(partition) === ended) this.#ending.delete(partition);
    });
    this.#ending.set(partition, ended);
    await ended;
  }

  drop(): void {
    for (const partition of this.#engines.keys()) this.release(partition).catch(this.#parts.failed);
  }

  /** Reads what is pending in a partition, until that succeeds or the partition is another's. */
  #load(partition: number, engine: LocalEngine): void {
    // What this process had under way in the partition before may end in a moment; no other partition waits for that.
    const ending = this.#ending.get(partition);
    if (ending) void ending.catch(this.#parts.failed).then(() => this.#load(partition, engine));
    else this.#then(() => this.#resume(partition, engine));
  }

  async #resume(partition: number, engine: LocalEngine): Promise<void> {
    if (this.#engines.get(partition) !== engine) return;
    try {
      await engine.resume();
    } catch (error) {
      this.#parts.failed(error);
      setTimeout(() => this.#load(partition, engine), againMs);
    }
  }

  #hear(turn: Turn | Missed): void {
    if (turn === 'gap') {
      for (const [partition, engine] of this.#engines) this.#load(partition, engine);
      return;
    }
    if (turn === 'another history') {
      const partitions = [...this.#engines.keys()];
      // What an engine has in memory may be of the history that was lost.
      this.drop();
      for (const partition of partitions) this.take(partition);
      return;
    }
    const began = turn.began.flatMap(([id, partition]): Began[] => {
      const engine = this.#engines.get(partition);
      return engine ? [{ id, partition, engine }] : [];
    });
    if (began.length > 0) this.#then(() => this.#enqueue(began));
  }

  async #enqueue(began: Began[]): Promise<void> {
    try {
      const rows = await Promise.all(began.map(({ id }) => this.#store.get('deliveries', id)));
      for (const [index, row] of rows.entries()) {
        const { partition, engine } = began[index]!;
        // A partition that was lost and came back has an engine that first reads what stands before this.
        if (this.#engines.get(partition) !== engine) continue;
        // What was read of a partition may have begun meanwhile.
        if (row && isNew(row.data)) engine.enqueue(waitingOf(row.data));
      }
    } catch (error) {
      this.#parts.failed(error);
      const engines = new Map(began.map(({ partition, engine }) => [engine, partition]));
      for (const [engine, partition] of engines) this.#load(partition, engine);
    }
  }

  #then(read: () => Promise<void>): void {
    this.#reading = this.#reading.then(read);
  }
}
