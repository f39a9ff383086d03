import { destinations } from '../../../limits.ts';
import type { Delivery } from '../../store/records.ts';
import { Attempts, type AttemptsParts, type Next, type Over, originOf } from './attempts.ts';
import { Backlog, type BacklogParts } from './backlog.ts';
import type { Route } from './circuits.ts';
import { Overtaken } from './fence.ts';
import type { Semaphore } from './semaphore.ts';
import { Timers } from './timing.ts';

export type EngineParts = Omit<AttemptsParts, 'timers'> & Omit<BacklogParts, 'drive'>;

/** The driver of lanes: a LocalEngine on SQLite; PartitionedLanes on PostgreSQL, those that this process owns. */
export type Lanes = Pick<LocalEngine, 'resume' | 'remove' | 'pending' | 'stop'>;

/** The only key of a semaphore that has one. */
const all = '';

/**
 * Drives lanes in this process: the head of a lane is attempted by its policy, the deliveries behind it wait, other lanes go on
 * (CHN-OUT-18). Memory has the numbers of what waits; a delivery that has no room in memory is read at its turn.
 */
export class LocalEngine {
  readonly #parts: EngineParts;
  readonly #attempts: Attempts;
  readonly #backlog: Backlog;
  readonly #timers: Timers;
  /** By lane, the head that starts as soon as it is recorded. */
  readonly #starting = new Map<string, Delivery>();
  /** The number of lanes that are driven or start, and the callback for when none is. */
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
   * Starts the first attempt of a delivery that is being recorded, if it may start as soon as it is durable. Then `enqueue` or
   * `cancelStart` must follow.
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

  /** A delivery that was to start is not recorded. */
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
    // `add` drives the lane synchronously, which takes the delivery out of #starting. Where memory is full it does not: then no POST is
    // made now, and when the delivery is read later this attempt counts as interrupted.
    if (this.#starting.get(lane) === delivery) this.cancelStart(delivery);
    else this.#ended();
  }

  /** Reads the pending deliveries, and drives their lanes. An attempt that a former process was cut off in counts as made. */
  resume(): Promise<void> {
    return this.#backlog.readAll();
  }

  /** The same, until the store can be read. */
  reload(): Promise<void> {
    return this.#backlog.readAgain();
  }

  /** Takes deliveries out of their lane that were ended before they were attempted. */
  remove(lane: string, ended: ReadonlySet<number>): void {
    this.#backlog.remove(lane, ended);
  }

  /** The number of known deliveries that are not settled. */
  get pending(): number {
    return this.#backlog.count;
  }

  /** Starts no more attempts, and waits for those under way. What is pending stays in the store. */
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

  /** Delivers the heads of a lane one after the other. What waits here is kept small: there may be a hundred thousand lanes. */
  async #drive(lane: string): Promise<void> {
    let started = this.#starting.get(lane);
    this.#starting.delete(lane);
    if (this.#isStopped && !started) return;
    this.#running++;
    for (let id = this.#backlog.head(lane); id !== undefined; id = this.#backlog.head(lane)) {
      // A delivery that has started is attempted even where nothing else starts any more.
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

  /** Delivers the head of a lane. One that cannot be processed ends as failed, so that the lane goes on. */
  async #deliver(lane: string, id: number, started?: Delivery): Promise<Over | 'stopped' | 'overtaken'> {
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

  /** Reads the next step of a delivery, and goes on from there. */
  async #start(lane: string, id: number): Promise<Over | 'stopped'> {
    const { memory } = this.#parts.limits;
    const weight = this.#backlog.weightOf(id);
    const next = await this.#look(id, weight);
    if (next === 'stopped' || next.step === 'over') return next;
    if (next.step.kind === 'attempt' && next.step.number === 1) return this.#admit(lane, id, next.to, weight);
    // Retries wait for no permit; their memory is counted all the same.
    memory.force(all, weight);
    return this.#goOn(lane, id, next).finally(() => memory.release(all, weight));
  }

  async #look(id: number, weight: number): Promise<Next | Over | 'stopped'> {
    if (weight === 0) return this.#attempts.look(id);
    const { loading } = this.#parts.limits;
    if (!(await loading.acquire(all, this))) return 'stopped';
    return this.#attempts.look(id).finally(() => loading.release(all));
  }

  /** Waits until a delivery may start: its destination is up, and it has its permits for memory and origin. Then starts it. */
  async #admit(lane: string, id: number, to: Route, weight: number): Promise<Over | 'stopped'> {
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
          // Deliveries that waited for a permit while the destination was found to fail wait for that, too.
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

  /** Takes permits; gives false where nothing starts any more. */
  async #acquire(semaphore: Semaphore, key: string, weight = 1): Promise<boolean> {
    if (this.#isStopped) return false;
    if (!(await semaphore.acquire(key, this, { weight }))) return false;
    if (this.#isStopped) semaphore.release(key, weight);
    return !this.#isStopped;
  }

  /** Makes the first attempt, gives its permit at the origin back, and goes on. */
  async #attempt(
    lane: string,
    id: number,
    origin: string,
    first: (follower?: number) => Promise<Next | Over>,
  ): Promise<Over | 'stopped'> {
    const { origins } = this.#parts.limits;
    const next = await first(this.#follower(lane)).finally(() => origins.release(origin));
    return this.#goOn(lane, id, next);
  }

  /** Makes what attempts are left, each at its instant, and ends the delivery. */
  async #goOn(lane: string, id: number, first: Next | Over): Promise<Over | 'stopped'> {
    let next = first;
    while (next.step !== 'over') {
      const { step } = next;
      if (step.kind === 'wait-for-outcome') throw new Error(`Delivery ${id} is attempted twice at once`);
      // Instants are whole milliseconds, cut off: one more, so that no repeat is early by a part of one.
      if (step.kind !== 'answered') await this.#timers.until(step.at + 1);
      if (step.kind !== 'answered' && this.#isStopped) return 'stopped';
      const follower = this.#follower(lane);
      if (step.kind === 'attempt') next = await this.#attempts.make(id, follower);
      else next = await this.#attempts.giveUp(id, follower);
    }
    return next;
  }

  /** The delivery behind the head of a lane. A heavy one is not read before it has its permit for memory. */
  #follower(lane: string): number | undefined {
    const id = this.#backlog.second(lane);
    return id === undefined || this.#backlog.weightOf(id) > 0 ? undefined : id;
  }

  get #isStopped(): boolean {
    return this.#timers.isStopped;
  }
}
