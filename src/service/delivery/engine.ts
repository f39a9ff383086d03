import type { DeliveryPolicy } from '../../../generated/policies.ts';
import type { AttemptResult, Send } from '../../http/send.ts';
import type { Delivery } from '../records.ts';
import { Backlog, type BacklogParts, type Waiting } from './backlog.ts';
import { Circuits, type Visit } from './circuits.ts';
import { excerpt, inMemory } from './excerpt.ts';
import { Overtaken } from './fence.ts';
import { Kept } from './kept.ts';
import { bounded, lasts, type NextStep, nextStep } from './policy.ts';
import { Slots } from './slots.ts';
import { Waits } from './waits.ts';

/** What the engine needs of the rest of the service. */
export interface EngineParts {
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
  now: () => number;
  /** What is pending in the store. */
  pending: BacklogParts['read'];
  /** How many of it are known here at most. */
  most?: number;
  /** How much of what is between two attempts is kept here, in characters. */
  keeps?: number;
  /** A delivery as it is durable, for the engine to change; nothing where there is none. */
  load: (delivery_id: number) => Promise<Delivery | undefined>;
  /** Makes an attempt durable that is about to be made. Gives false where there is to be none: somebody ended the delivery. */
  save: (delivery: Delivery) => Promise<boolean>;
  /** Is told after every attempt that did not end the delivery; `answer` is what the other side said. */
  attempted: (delivery: Delivery, answer: AttemptResult) => Promise<void>;
  /** Is told once when a delivery is over. `answer` is that of the last attempt, where one came in this process. */
  settled: (delivery: Delivery, answer: AttemptResult | undefined) => Promise<void>;
  failed: (error: unknown) => void;
  /** Is told when a lane is left alone because another process drives it. */
  overtaken?: (lane: string) => void;
  /** Turns at destinations, where several engines share them. */
  slots?: Slots;
  /** How destinations fare, where several engines share that. */
  circuits?: Circuits;
}

/** How long a lane rests when something could not be written down, in milliseconds. */
const standstillMs = 1000;

const defaultKeeps = 8_000_000;

/** What has to happen next with a delivery, or why nothing has to in this process. */
type Next = { step: NextStep; to: Visit; answer?: AttemptResult } | 'over' | 'stopped';

/**
 * Drives lanes in this process: the head of a lane is attempted by its policy, what stands behind it waits, other lanes go
 * on (CHN-OUT-18). An attempt is written down before it is made, so that a crash never makes one more than the policy has.
 * Memory has the numbers of what waits; a delivery is read when its turn has come.
 */
export class LocalEngine {
  readonly #parts: EngineParts;
  readonly #backlog: Backlog;
  readonly #waits: Waits;
  /** How many lanes are driven, and what is called when none is any more. */
  #running = 0;
  #rested: () => void = () => {};
  readonly #slots: Slots;
  readonly #circuits: Circuits;
  /** Attempts that were made and are not written down yet; they are not made again for that. */
  readonly #unwritten = new Map<number, { delivery: Delivery; answer: AttemptResult | undefined }>();
  readonly #kept: Kept;
  #stopped = false;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    const { pending, failed, most, now } = parts;
    const begin = (lane: string) => this.#drive(lane);
    this.#backlog = new Backlog({ read: pending, begin, failed, ...(most !== undefined && { most }) });
    this.#waits = new Waits(now);
    this.#slots = parts.slots ?? new Slots();
    this.#kept = new Kept(parts.keeps ?? defaultKeeps);
    this.#circuits = parts.circuits ?? new Circuits({ now });
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

  /** Starts no more attempts, and waits for those under way; what is pending stays in the store. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#backlog.end();
    this.#slots.open(this);
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
    for (
      let head = this.#backlog.head(lane);
      head !== undefined && !this.#stopped;
      head = this.#backlog.head(lane)
    ) {
      try {
        if ((await this.#deliver(head)) === 'over') this.#backlog.next(lane);
      } catch (error) {
        if (error instanceof Overtaken) {
          this.#unwritten.delete(head);
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

  async #deliver(id: number): Promise<'over' | 'stopped'> {
    let next = await this.#look(id);
    if (typeof next === 'string') return next;
    const isNew = next.step.kind === 'attempt' && next.step.number === 1;
    if (!isNew) {
      while (typeof next !== 'string') next = await this.#goOn(id, next);
      return next;
    }
    // Who begins may be held for a while; who has begun is attempted as the policy says, whatever the destination's state.
    if (this.#stopped) return 'stopped';
    const leave = this.#circuits.holds(next.to) ? await this.#hold(id, next.to) : undefined;
    try {
      if (this.#stopped) return 'stopped';
      const { origin } = new URL(next.to.url);
      const hasTurn = this.#slots.tryTake(origin) || (await this.#wait(id, origin));
      try {
        next = this.#stopped ? 'stopped' : await this.#attempt(id);
      } finally {
        if (hasTurn) this.#slots.end(origin);
      }
      while (typeof next !== 'string') next = await this.#goOn(id, next);
      return next;
    } finally {
      leave?.();
    }
  }

  #hold(id: number, to: Visit): Promise<(() => void) | undefined> {
    this.#kept.take(id);
    return this.#circuits.enter(to, this);
  }

  #wait(id: number, origin: string): Promise<boolean> {
    this.#kept.take(id);
    return this.#slots.wait(origin, this);
  }

  /** What has to happen with a delivery as it stands in the store. */
  async #look(id: number): Promise<Next> {
    const known = this.#unwritten.get(id);
    const delivery = known?.delivery ?? (await this.#load(id));
    if (delivery?.state !== 'pending') return 'over';
    if (!known) this.#kept.add(delivery);
    const answer = known?.answer;
    return { ...this.#nextOf(delivery), ...(answer && { answer }) };
  }

  async #goOn(id: number, { step, answer }: Exclude<Next, string>): Promise<Next> {
    if (step.kind === 'wait-for-outcome') throw new Error(`Delivery ${id} is attempted twice at once`);
    if (step.kind === 'settle') return this.#end(id, answer);
    // Instants are whole milliseconds, cut off: one more, so that no repeat is early by a part of one.
    await this.#waits.until(step.at + 1);
    if (this.#stopped) return 'stopped';
    return step.kind === 'attempt' ? this.#attempt(id) : this.#end(id, answer);
  }

  /** Makes an attempt, unless somebody has ended the delivery. */
  async #attempt(id: number): Promise<Next> {
    const { save, send, now, attempted } = this.#parts;
    const kept = this.#unwritten.get(id)?.delivery ?? this.#kept.take(id);
    this.#unwritten.delete(id);
    const delivery = kept ?? (await this.#load(id));
    if (delivery?.state !== 'pending') return 'over';
    const policy = this.#policy(delivery);
    const attempt: Delivery['attempts'][number] = {
      number: delivery.attempts.length + 1,
      startedAt: now(),
    };
    delivery.attempts.push(attempt);
    delete delivery.next_at;
    if (!(await save(delivery))) return 'over';
    const timeoutMs = lasts(policy, delivery.attempts, now());
    const answer = await send(delivery.request, { ...policy, timeoutMs });
    // Counted from when the request went out, not from when it was written down: under load that makes a repeat early.
    attempt.startedAt = answer.startedAt;
    attempt.endedAt = answer.endedAt;
    attempt.outcome = answer.outcome;
    if (answer.status !== undefined) attempt.status = answer.status;
    if (answer.text !== undefined) attempt.answer = excerpt(answer.text);
    this.#unwritten.set(id, { delivery, answer });
    const next = this.#nextOf(delivery);
    // What ends the delivery is told with the end, in one transaction.
    if (next.step.kind === 'settle') return this.#end(id, answer);
    if (next.step.kind === 'attempt') delivery.next_at = next.step.at;
    await attempted(delivery, answer);
    this.#unwritten.delete(id);
    this.#kept.add(delivery);
    return { ...next, answer: inMemory(answer) };
  }

  /** Ends a delivery: nothing is left to attempt. */
  async #end(id: number, answer: AttemptResult | undefined): Promise<Next> {
    const kept = this.#kept.take(id);
    const delivery = this.#unwritten.get(id)?.delivery ?? kept ?? (await this.#load(id));
    if (delivery?.state !== 'pending') return 'over';
    const { step, to } = this.#nextOf(delivery);
    const state = step.kind === 'settle' && step.state === 'delivered' ? 'delivered' : 'failed';
    await this.#parts.settled({ ...delivery, state }, answer);
    this.#unwritten.delete(id);
    // Who refuses is well.
    this.#circuits.settled(to, step.kind === 'settle');
    return 'over';
  }

  #nextOf(delivery: Delivery): { step: NextStep; to: Visit } {
    const policy = this.#policy(delivery);
    return {
      step: nextStep(policy, delivery.attempts, this.#parts.now()),
      to: { url: delivery.request.url, policy, since: delivery.recorded_at ?? 0 },
    };
  }

  /** Reads a delivery. An attempt whose outcome is not known counts as made. */
  async #load(id: number): Promise<Delivery | undefined> {
    const delivery = await this.#parts.load(id);
    if (!delivery) return undefined;
    const now = this.#parts.now();
    delivery.attempts = bounded(this.#policy(delivery), delivery.attempts, now);
    const last = delivery.attempts.at(-1);
    if (last && last.outcome === undefined) {
      last.outcome = 'interrupted';
      last.endedAt = Math.max(
        last.startedAt,
        Math.min(now, last.startedAt + this.#policy(delivery).timeoutMs),
      );
    }
    return delivery;
  }

  #policy({ operation }: Delivery): DeliveryPolicy {
    const policy = this.#parts.policies[operation];
    if (!policy) throw new Error(`No policy is named ${operation}`);
    return policy;
  }
}
