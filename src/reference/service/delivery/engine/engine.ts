import { Attempts, type AttemptsParts, type Follower, type Next } from './attempts.ts';
import { Backlog, type BacklogParts, type Most, type Waiting } from './backlog.ts';
import { Circuits, type Visit } from './circuits.ts';
import { Overtaken } from './fence.ts';
import { Room } from './room.ts';
import { Slots } from './slots.ts';
import { Waits } from './waits.ts';

/** What the engine needs of the rest of the service. */
export interface EngineParts extends AttemptsParts {
  /** What is pending in the store. */
  pending: BacklogParts['read'];
  /** How much of it is known here at most. */
  most?: Most;
  failed: (error: unknown) => void;
  /** Is told when a lane is left alone because another process drives it. */
  overtaken?: (lane: string) => void;
  /** Turns at destinations, where several engines share them. */
  slots?: Slots;
  /** Room for what is heavy, where several engines share it. */
  room?: Room;
  /** How destinations fare, where several engines share that. */
  circuits?: Circuits;
}

/** How long a lane rests when something could not be written down, in milliseconds. */
const standstillMs = 1000;

/**
 * Drives lanes in this process: the head of a lane is attempted by its policy, what stands behind it waits, other lanes go
 * on (CHN-OUT-18). Memory has the numbers of what waits; a delivery is read when its turn has come.
 */
export class LocalEngine {
  readonly #parts: EngineParts;
  readonly #attempts: Attempts;
  readonly #backlog: Backlog;
  readonly #waits: Waits;
  readonly #slots: Slots;
  readonly #room: Room;
  readonly #circuits: Circuits;
  /** How many lanes are driven, and what is called when none is any more. */
  #running = 0;
  #rested: () => void = () => {};
  #stopped = false;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    const { pending, failed, most, now } = parts;
    const begin = (lane: string) => this.#drive(lane);
    this.#circuits = parts.circuits ?? new Circuits({ now });
    this.#attempts = new Attempts(parts, (to, isWell) => this.#circuits.settled(to, isWell));
    this.#backlog = new Backlog({ read: pending, begin, failed, ...(most !== undefined && { most }) });
    this.#waits = new Waits(now);
    this.#slots = parts.slots ?? new Slots();
    this.#room = parts.room ?? new Room();
  }

  /** Takes a delivery that is already durable. */
  enqueue(waiting: Waiting): void {
    this.#backlog.add(waiting);
  }

  /** Takes up what is pending in the store. An attempt that a former process was cut off in counts as made. */
  resume(): Promise<void> {
    return this.#backlog.readAll();
  }

  /** Takes deliveries out of their lane that somebody ended. */
  forget(lane: string, ended: ReadonlySet<number>): void {
    this.#backlog.forget(lane, ended);
  }

  /** How many deliveries are known here that are not settled. */
  get pending(): number {
    return this.#backlog.count;
  }

  /** Begins no more attempts, and waits for those that have begun; what is pending stays in the store. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#backlog.end();
    this.#slots.open(this);
    this.#room.open(this);
    this.#circuits.open(this);
    this.#waits.end();
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => {
      this.#rested = resolve;
    });
  }

  #drive(lane: string): void {
    if (this.#stopped) return;
    this.#running++;
    void this.#driveLane(lane);
  }

  /** What waits here is kept small: there may be a hundred thousand lanes. */
  async #driveLane(lane: string): Promise<void> {
    for (let head = this.#toDo(lane); head !== undefined; head = this.#toDo(lane)) {
      try {
        if ((await this.#deliver(lane, head)) === 'over') this.#backlog.next(lane);
      } catch (error) {
        if (error instanceof Overtaken) {
          this.#attempts.abandon(head);
          this.#backlog.drop(lane);
          this.#parts.overtaken?.(lane);
          break;
        }
        // As when the disk is full: the lane goes on once things can be written down again.
        this.#parts.failed(error);
        await this.#waits.until(this.#parts.now() + standstillMs);
      }
    }
    this.#running--;
    if (this.#running === 0) this.#rested();
  }

  /** The head of a lane. What has begun is attempted even where nothing else begins any more. */
  #toDo(lane: string): number | undefined {
    const head = this.#backlog.head(lane);
    if (head === undefined || !this.#stopped || this.#attempts.begun(head)) return head;
    return undefined;
  }

  async #deliver(lane: string, id: number): Promise<'over' | 'stopped'> {
    const begun = this.#attempts.begun(id);
    // It has had its turn since it began.
    if (begun) return this.#goOn(lane, id, await this.#inTurn(lane, id, begun));
    const weight = this.#backlog.weightOf(id);
    const next = await this.#room.look(weight, () => this.#attempts.look(id));
    if (next === 'over') return next;
    if (next.step.kind !== 'attempt' || next.step.number > 1) {
      this.#room.takeAnyway(weight);
      return this.#goOn(lane, id, next).finally(() => this.#room.end(weight));
    }
    if (this.#stopped) return 'stopped';
    return this.#beginIn(lane, id, next.to, weight);
  }

  /** Begins a delivery when its destination may be visited, and there is room for it and a turn. */
  async #beginIn(lane: string, id: number, to: Visit, weight: number): Promise<'over' | 'stopped'> {
    // Who begins may be held for a while; who has begun is attempted as the policy says, whatever the destination's state.
    const isHeld = this.#circuits.holds(to);
    const leave = isHeld ? await this.#hold(id, to) : undefined;
    try {
      const began = await this.#inRoom(weight, id, () => this.#begin(lane, id, to, isHeld));
      if (began !== 'held') return began;
    } finally {
      leave?.();
    }
    return this.#beginIn(lane, id, to, weight);
  }

  /** Begins a heavy delivery once there is room for it, and keeps the room until it is over. */
  async #inRoom<Result>(
    weight: number,
    id: number,
    begin: () => Promise<Result>,
  ): Promise<Result | 'stopped'> {
    if (weight === 0) return begin();
    this.#attempts.putAside(id);
    if (!(await this.#room.take(weight, this))) return 'stopped';
    try {
      return await begin();
    } finally {
      this.#room.end(weight);
    }
  }

  /** Begins a delivery in its turn. What waited for that while the destination was found to fail is held, unless it was before. */
  async #begin(lane: string, id: number, to: Visit, wasHeld: boolean): Promise<'over' | 'stopped' | 'held'> {
    if (this.#stopped || !(await this.#turn(id, to))) return 'stopped';
    if (!wasHeld && this.#circuits.holds(to)) {
      this.#slots.end(originOf(to));
      return 'held';
    }
    return this.#goOn(lane, id, await this.#inTurn(lane, id, to));
  }

  /** Makes the first attempt in the turn at its destination that it has, and ends the turn. */
  async #inTurn(lane: string, id: number, to: Visit): Promise<Next> {
    try {
      return await this.#attempts.make(id, this.#follower(lane));
    } finally {
      this.#slots.end(originOf(to));
    }
  }

  /** Makes what attempts are left, each at its instant, and ends the delivery. */
  async #goOn(lane: string, id: number, begun: Next): Promise<'over' | 'stopped'> {
    let next = begun;
    while (next !== 'over') {
      const { step, answer } = next;
      if (step.kind === 'wait-for-outcome') throw new Error(`Delivery ${id} is attempted twice at once`);
      // Instants are whole milliseconds, cut off: one more, so that no repeat is early by a part of one.
      if (step.kind !== 'settle') await this.#waits.until(step.at + 1);
      if (step.kind !== 'settle' && this.#stopped) return 'stopped';
      const follower = this.#follower(lane);
      if (step.kind === 'attempt') next = await this.#attempts.make(id, follower);
      else next = await this.#attempts.end(id, answer, follower);
    }
    return next;
  }

  /** What comes behind the head of a lane, where it may begin with the end of the head. */
  #follower(lane: string): Follower | undefined {
    const delivery_id = this.#backlog.second(lane);
    // One that is heavy is not read before there is room for it.
    if (delivery_id === undefined || this.#backlog.weightOf(delivery_id) > 0) return undefined;
    return {
      delivery_id,
      enter: (to) => !this.#stopped && !this.#circuits.holds(to) && this.#slots.tryTake(originOf(to)),
      leave: (to) => this.#slots.end(originOf(to)),
    };
  }

  #hold(id: number, to: Visit): Promise<(() => void) | undefined> {
    this.#attempts.putAside(id);
    return this.#circuits.enter(to, this);
  }

  /** Takes a turn at a destination; gives false where nothing begins any more. */
  async #turn(id: number, to: Visit): Promise<boolean> {
    const origin = originOf(to);
    if (this.#slots.tryTake(origin)) return true;
    this.#attempts.putAside(id);
    if (!(await this.#slots.wait(origin, this))) return false;
    if (this.#stopped) this.#slots.end(origin);
    return !this.#stopped;
  }
}

function originOf({ url }: Visit): string {
  return new URL(url).origin;
}
