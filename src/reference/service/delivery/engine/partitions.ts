import { partitionOf } from '../../store/partitions.ts';
import type { Reader } from '../../store/port.ts';
import type { Delivery } from '../../store/records.ts';
import type { Driver, News, Shared } from '../../store/shared.ts';
import { type EngineParts, type Lanes, LocalEngine } from './engine.ts';

/** How much of a partition is known in memory at most; the rest stays in the store until there is room. */
const most = { deliveries: 100_000, lanes: 2000 };
/** How much of its deliveries an engine keeps in memory, in characters. There may be as many engines as partitions. */
const keeps = 250_000;

/** How many deliveries are read at once. */
const page = 1000;

/**
 * Lanes that several processes share: each partition of them has an engine in the process that has the partition. That process reads the
 * deliveries that others recorded when their numbers are news (store/shared.ts).
 */
export class PartitionedLanes implements Lanes, Driver {
  readonly #parts: EngineParts & { store: Reader };
  readonly #shared: Shared;
  readonly #engines = new Map<number, LocalEngine>();
  /** Engines that finish the attempts under way. */
  readonly #ending = new Map<number, Promise<void>>();
  /** Engines by the deliveries that they have started and that are being recorded. */
  readonly #starting = new Map<number, LocalEngine>();
  /** Reads follow each other, and own deliveries wait for them, so that engines get all in their order. */
  #reading: Promise<unknown> = Promise.resolve();
  #reads = 0;

  constructor(parts: EngineParts & { store: Reader }, shared: Shared) {
    this.#parts = parts;
    this.#shared = shared;
  }

  async resume(): Promise<void> {
    this.#shared.listen(
      (news) => this.#hear(news),
      ({ partitions }) => partitions.some((each) => this.#engines.has(each)),
    );
    await this.#shared.join(this);
  }

  /** As long as deliveries of others are being read, one of them may stand before this. */
  tryStart(delivery: Delivery): boolean {
    const engine = this.#reads === 0 ? this.#engineOf(delivery) : undefined;
    if (!engine?.tryStart(delivery)) return false;
    this.#starting.set(delivery.delivery_id, engine);
    return true;
  }

  cancelStart(delivery: Delivery): void {
    this.#started(delivery)?.cancelStart(delivery);
  }

  enqueue(delivery: Delivery): void {
    const starting = this.#started(delivery);
    const engine = starting ?? this.#engineOf(delivery);
    if (starting || this.#reads === 0) engine?.enqueue(delivery);
    else
      this.#then(async () => {
        // A partition that was lost and came back has an engine that reads this with all others.
        if (this.#engineOf(delivery) === engine) engine?.enqueue(delivery);
      });
  }

  #started({ delivery_id }: Delivery): LocalEngine | undefined {
    const engine = this.#starting.get(delivery_id);
    this.#starting.delete(delivery_id);
    return engine;
  }

  #engineOf({ lane }: Delivery): LocalEngine | undefined {
    return this.#engines.get(partitionOf(lane));
  }

  remove(lane: string, ended: ReadonlySet<number>): void {
    for (const engine of this.#engines.values()) engine.remove(lane, ended);
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
    const engine = new LocalEngine({ ...this.#parts, partition, most, keeps });
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
    for (const partition of this.#engines.keys()) this.release(partition).catch(this.#parts.logError);
  }

  /** Reads the pending deliveries of a partition, until that succeeds or another process has the partition. */
  #load(partition: number, engine: LocalEngine): void {
    // Attempts of this process in the partition from before may still be under way. No other partition waits for them.
    const ending = this.#ending.get(partition);
    if (ending) void ending.catch(this.#parts.logError).then(() => this.#load(partition, engine));
    else this.#then(async () => this.#engines.get(partition) === engine && engine.reload());
  }

  #hear(news: News | 'another history'): void {
    if (news === 'another history') {
      const partitions = [...this.#engines.keys()];
      // What an engine has in memory may be of the history that was lost.
      this.drop();
      for (const partition of partitions) this.take(partition);
      return;
    }
    const { after, to } = news.deliveries;
    if (to > after && this.#engines.size > 0) this.#then(() => this.#read(after, to));
  }

  /** Reads deliveries that other processes have recorded. */
  async #read(after: number, to: number): Promise<void> {
    const engines = new Map(this.#engines);
    const of = { partitions: [...engines.keys()], to, limit: page };
    try {
      for (let last = after; ; ) {
        const found = await this.#parts.store.find('pendingDeliveries', { ...of, after: last });
        for (const each of found) this.#engines.get(each.partition)?.add(each);
        if (found.length < page) return;
        last = found.at(-1)!.delivery_id;
      }
    } catch (error) {
      this.#parts.logError(error);
      for (const [partition, engine] of engines) this.#load(partition, engine);
    }
  }

  #then(read: () => Promise<unknown>): void {
    this.#reads++;
    this.#reading = this.#reading.then(read).finally(() => {
      this.#reads--;
    });
  }
}
