import { destinations } from '../../../limits.ts';
import type { Delivery } from '../../store/records.ts';
import { Attempts, type AttemptsParts, type LaneEnd, type Next, originOf } from './attempts.ts';
import { Backlog, type BacklogParts } from './backlog.ts';
import type { Route } from './circuits.ts';
import { Overtaken } from './fence.ts';
import type { Semaphore } from './semaphore.ts';
import { Timers } from './timing.ts';

export type EngineParts = Omit<AttemptsParts, 'timers'> & Omit<BacklogParts, 'drive'>;

/** The object that drives lanes: a LocalEngine on SQLite, and PartitionedLanes on PostgreSQL. */
export type Lanes = Pick<LocalEngine, 'resume' | 'remove' | 'pending' | 'stop'>;

/** The key of the semaphores `memory` and `loading`, which have only one. */
const all = '';

/**
 * Drives lanes in this process. A lane is a queue of deliveries. Its first delivery is attempted by its policy, while the deliveries after
 * it wait. Lanes do not wait for each other (CHN-OUT-18). Memory holds the numbers of the waiting deliveries, up to a limit. The others are
 * read from the store later.
 */
export class LocalEngine {
  readonly #parts: EngineParts;
  readonly #attempts: Attempts;
  readonly #backlog: Backlog;
  readonly #timers: Timers;
  /** For each lane: the delivery whose first attempt starts as soon as its recording is durable. */
  readonly #starting = new Map<string, Delivery>();
  /** The number of lanes that are being driven or about to start. When it becomes 0, `#rested` is called. */
  #running = 0;
  #rested: () => void = () => {};
  #stopping: Promise<void> | undefined;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.now);
    this.#attempts = new Attempts({ ...parts, timers: this.#timers });
    this.#backlog = new Backlog({ ...parts, drive: (lane) => void this.#drive(lane) });
  }

  /**
   * Prepares the first attempt of a delivery that is being recorded, so that both become durable together. Returns false if the attempt has
   * to wait. If it returns true, the caller must call `enqueue` after the commit, or `cancelStart` if the commit fails.
   */
  tryStart(delivery: Delivery): boolean {
    const { lane, request } = delivery;
    if (request.body.length > destinations.heavy || !this.#backlog.isEmpty(lane) || this.#starting.has(lane))
      return false;
    if (!this.#attempts.tryStart(delivery)) return false;
    this.#starting.set(lane, delivery);
    this.#running++;
    return true;
  }

  /** Releases what `tryStart` has acquired, because the delivery was not recorded. */
  cancelStart(delivery: Delivery): void {
    this.#starting.delete(delivery.lane);
    this.#parts.limits.origins.release(originOf(delivery.request.url));
    this.#ended();
  }

  enqueue(delivery: Delivery): void {
    const { delivery_id, lane, request } = delivery;
    const isStarting = this.#starting.get(lane) === delivery;
    this.#backlog.add({ delivery_id, lane, weight: request.body.length });
    if (!isStarting) return;
    // `add` drives the lane synchronously, which removes the delivery from `#starting`. If memory is full, `add` does not drive the lane,
    // and the request is not sent. When the delivery is read from the store later, its attempt counts as interrupted.
    if (this.#starting.get(lane) === delivery) this.cancelStart(delivery);
    else this.#ended();
  }

  /**
   * Reads the pending deliveries from the store, and drives their lanes. An attempt that an earlier process did not complete counts as
   * made.
   */
  resume(): Promise<void> {
    return this.#backlog.readAll();
  }

  /** Reads the pending deliveries like `resume`. If the store cannot be read, retries instead of rejecting. */
  reload(): Promise<void> {
    return this.#backlog.readAgain();
  }

  /** Removes the deliveries `ended` from their lane. They ended before their first attempt. */
  remove(lane: string, ended: ReadonlySet<number>): void {
    this.#backlog.remove(lane, ended);
  }

  /** Returns the number of pending deliveries in memory. */
  get pending(): number {
    return this.#backlog.count;
  }

  /** Starts no further attempts, and resolves when the attempts under way have ended. Pending deliveries stay in the store. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    const { circuits, origins, memory, loading } = this.#parts.limits;
    this.#timers.stop();
    this.#backlog.stop();
    for (const each of [circuits, origins, memory, loading]) each.cancel(this);
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => {
      this.#rested = resolve;
    });
  }

  /**
   * Delivers the deliveries of a lane one after the other. The function has few variables, because a hundred thousand calls of it may wait
   * at the same time.
   */
  async #drive(lane: string): Promise<void> {
    let started = this.#starting.get(lane);
    this.#starting.delete(lane);
    if (this.#isStopped && !started) return;
    this.#running++;
    for (let id = this.#backlog.head(lane); id !== undefined; id = this.#backlog.head(lane)) {
      // During a stop, only a delivery whose first attempt is already written is attempted.
      if (this.#isStopped && !started) break;
      const end = await this.#deliver(lane, id, started);
      if (end === 'overtaken') break;
      started = end === 'stopped' ? undefined : end.started;
      if (end !== 'stopped') this.#backlog.next(lane);
    }
    this.#ended();
  }

  #ended(): void {
    this.#running--;
    if (this.#running === 0) this.#rested();
  }

  /**
   * Delivers the first delivery of a lane, which is `started` if its first attempt is already written. A delivery that cannot be processed
   * ends as failed, so that the lane continues.
   */
  async #deliver(lane: string, id: number, started?: Delivery): Promise<LaneEnd | 'stopped' | 'overtaken'> {
    try {
      if (!started) return await this.#start(lane, id);
      const send = (follower?: number) => this.#attempts.send(started, follower);
      return await this.#attempt(lane, id, originOf(started.request.url), send);
    } catch (error) {
      if (error instanceof Overtaken) {
        void this.#backlog.reload(lane);
        return 'overtaken';
      }
      this.#parts.logError(error);
      return this.#isStopped ? 'stopped' : this.#attempts.fail(id, error);
    }
  }

  /** Finds the next step of a delivery, and continues with it. */
  async #start(lane: string, id: number): Promise<LaneEnd | 'stopped'> {
    const { memory } = this.#parts.limits;
    const weight = this.#backlog.weightOf(id);
    const next = await this.#look(id, weight);
    if (next === 'stopped' || next.step === 'over') return next;
    if (next.step.kind === 'attempt' && next.step.number === 1) return this.#admit(lane, id, next.to, weight);
    // A retry waits for no permit. But its memory is counted, so that new large deliveries wait until it is released.
    memory.force(all, weight);
    return this.#goOn(lane, id, next).finally(() => memory.release(all, weight));
  }

  async #look(id: number, weight: number): Promise<Next | LaneEnd | 'stopped'> {
    if (weight === 0) return this.#attempts.look(id);
    const { loading } = this.#parts.limits;
    if (!(await loading.acquire(all, this))) return 'stopped';
    return this.#attempts.look(id).finally(() => loading.release(all));
  }

  /**
   * Waits until the first attempt of a delivery may start, and makes it and the further attempts. The delivery waits while its destination
   * has an outage, and for permits for its memory and its origin.
   */
  async #admit(lane: string, id: number, to: Route, weight: number): Promise<LaneEnd | 'stopped'> {
    const { circuits, memory, origins } = this.#parts.limits;
    const origin = originOf(to.url);
    const make = (follower?: number) => this.#attempts.make(id, follower);
    for (;;) {
      const wasHeld = circuits.holds(to);
      const leave = await circuits.enter(to, this);
      try {
        if (!(await this.#acquire(memory, all, weight))) return 'stopped';
        try {
          if (!(await this.#acquire(origins, origin))) return 'stopped';
          // The outage may have been found while the delivery waited for a permit. Then the delivery also waits for the destination.
          if (wasHeld || !circuits.holds(to)) return await this.#attempt(lane, id, origin, make);
          origins.release(origin);
        } finally {
          memory.release(all, weight);
        }
      } finally {
        leave?.();
      }
    }
  }

  /** Waits for permits. Returns false if the engine stops, and then holds none. */
  async #acquire(semaphore: Semaphore, key: string, weight = 1): Promise<boolean> {
    if (this.#isStopped) return false;
    if (!(await semaphore.acquire(key, this, { weight }))) return false;
    if (this.#isStopped) semaphore.release(key, weight);
    return !this.#isStopped;
  }

  /** Makes the first attempt by calling `first`, and releases the permit for the origin. Then makes the further attempts. */
  async #attempt(
    lane: string,
    id: number,
    origin: string,
    first: (follower?: number) => Promise<Next | LaneEnd>,
  ): Promise<LaneEnd | 'stopped'> {
    const { origins } = this.#parts.limits;
    const next = await first(this.#follower(lane)).finally(() => origins.release(origin));
    return this.#goOn(lane, id, next);
  }

  /** Makes the remaining attempts of a delivery, each when it is due, and ends the delivery. */
  async #goOn(lane: string, id: number, first: Next | LaneEnd): Promise<LaneEnd | 'stopped'> {
    let next = first;
    while (next.step !== 'over') {
      const { step } = next;
      if (step.kind === 'wait-for-outcome') throw new Error(`Delivery ${id} is attempted twice at once`);
      // Times are truncated to whole milliseconds. The added millisecond prevents that a retry is early by a fraction.
      if (step.kind !== 'answered') await this.#timers.until(step.at + 1);
      if (step.kind !== 'answered' && this.#isStopped) return 'stopped';
      const follower = this.#follower(lane);
      if (step.kind === 'attempt') next = await this.#attempts.make(id, follower);
      else next = await this.#attempts.giveUp(id, follower);
    }
    return next;
  }

  /**
   * Returns the number of the second delivery in a lane. Returns undefined if there is none, or if it is large and must first wait for
   * memory.
   */
  #follower(lane: string): number | undefined {
    const id = this.#backlog.second(lane);
    return id === undefined || this.#backlog.weightOf(id) > 0 ? undefined : id;
  }

  get #isStopped(): boolean {
    return this.#timers.isStopped;
  }
}
