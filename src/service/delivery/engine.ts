import type { DeliveryPolicy } from '../../../generated/policies.ts';
import type { AttemptResult, Send } from '../../http/send.ts';
import type { Delivery } from '../records.ts';
import { excerpt } from './excerpt.ts';
import { Overtaken } from './fence.ts';
import { lasts, nextStep } from './policy.ts';
import { Slots } from './slots.ts';

/** What the engine needs of the rest of the service. */
export interface EngineParts {
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
  now: () => number;
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
}

/** How long a lane rests when something could not be written down, in milliseconds. */
const standstillMs = 1000;

/**
 * Drives lanes in this process: the head of a lane is attempted by its policy, what stands behind it waits, other lanes go
 * on (CHN-OUT-18). An attempt is written down before it is made, so that a crash never makes one more than the policy has.
 */
export class LocalEngine {
  readonly #parts: EngineParts;
  readonly #lanes = new Map<string, Delivery[]>();
  readonly #running = new Set<Promise<void>>();
  readonly #timers = new Set<{ timer: NodeJS.Timeout; wake: () => void }>();
  readonly #slots: Slots;
  #stopped = false;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#slots = parts.slots ?? new Slots();
  }

  /** Takes a delivery that is already durable. One that the lane has is not taken again: their numbers rise. */
  enqueue(delivery: Delivery): void {
    const lane = this.#lanes.get(delivery.lane);
    if (lane) {
      if (delivery.delivery_id <= lane.at(-1)!.delivery_id) return;
      lane.push(delivery);
      return;
    }
    this.#lanes.set(delivery.lane, [delivery]);
    this.#drive(delivery.lane);
  }

  /** Takes up deliveries that a former process left. An attempt that it was cut off in counts as made. */
  resume(deliveries: Delivery[]): void {
    for (const delivery of deliveries) {
      this.#bound(delivery);
      this.#interrupt(delivery);
      this.enqueue(delivery);
    }
  }

  /** Takes deliveries out of their lane that somebody ended. The head may be under way, and finds out by itself. */
  forget(name: string, ended: ReadonlySet<number>): void {
    const lane = this.#lanes.get(name);
    const [head, ...waiting] = lane ?? [];
    if (!lane || !head) return;
    lane.splice(0, lane.length, head, ...waiting.filter(({ delivery_id }) => !ended.has(delivery_id)));
  }

  /** How many deliveries are not settled. */
  get pending(): number {
    return [...this.#lanes.values()].reduce((sum, lane) => sum + lane.length, 0);
  }

  /** Starts no more attempts, and waits for those under way; what is pending stays in the store. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#slots.open(this);
    for (const { timer, wake } of this.#timers) {
      clearTimeout(timer);
      wake();
    }
    await Promise.all(this.#running);
  }

  #drive(name: string): void {
    const run = this.#driveLane(name)
      .catch((error: unknown) => this.#parts.failed(error))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async #driveLane(name: string): Promise<void> {
    const lane = this.#lanes.get(name)!;
    for (let head = lane[0]; head && !this.#stopped; head = lane[0]) {
      try {
        await this.#deliver(head);
      } catch (error) {
        if (error instanceof Overtaken) {
          this.#lanes.delete(name);
          this.#parts.overtaken?.(name);
          return;
        }
        // As when the disk is full: the lane goes on once things can be written down again.
        this.#parts.failed(error);
        this.#interrupt(head);
        head.state = 'pending';
        await this.#until(this.#parts.now() + standstillMs);
      }
      if (head.state !== 'pending') lane.shift();
    }
    if (lane.length === 0) this.#lanes.delete(name);
  }

  /** What a clock that was set back since has called the future would hold up the lane. */
  #bound(delivery: Delivery): void {
    const now = this.#parts.now();
    for (const attempt of delivery.attempts) {
      attempt.startedAt = Math.min(attempt.startedAt, now);
      if (attempt.endedAt !== undefined) attempt.endedAt = Math.min(attempt.endedAt, now);
    }
  }

  /** An attempt whose outcome is not known counts as made. */
  #interrupt(delivery: Delivery): void {
    const last = delivery.attempts.at(-1);
    if (!last || last.outcome !== undefined) return;
    const { timeoutMs } = this.#policy(delivery);
    last.outcome = 'interrupted';
    last.endedAt = Math.max(last.startedAt, Math.min(this.#parts.now(), last.startedAt + timeoutMs));
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { now, attempted, settled } = this.#parts;
    const policy = this.#policy(delivery);
    let answer: AttemptResult | undefined;
    while (true) {
      const step = nextStep(policy, delivery.attempts, now());
      if (step.kind === 'wait-for-outcome')
        throw new Error(`Delivery ${delivery.delivery_id} is attempted twice at once`);
      if (step.kind !== 'settle') {
        // Instants are whole milliseconds, cut off: one more, so that no repeat is early by a part of one.
        await this.#until(delivery.attempts.length === 0 ? step.at : step.at + 1);
        if (this.#stopped) return;
      }
      if (step.kind === 'attempt') {
        answer = await this.#inTurn(delivery, step.number, policy);
        if (this.#stopped && !answer) return;
        if (!answer) {
          delivery.state = 'failed';
          return;
        }
        // What ends the delivery is told with the end, in one transaction.
        const next = nextStep(policy, delivery.attempts, now());
        if (next.kind === 'attempt') delivery.next_at = next.at;
        if (next.kind !== 'settle') await attempted(delivery, answer);
        continue;
      }
      delivery.state = step.kind === 'settle' && step.state === 'delivered' ? 'delivered' : 'failed';
      await settled(delivery, answer);
      return;
    }
  }

  /** Makes an attempt; the first one of a delivery waits for a turn at its destination, its repeats come when they are due. */
  async #inTurn(
    delivery: Delivery,
    number: number,
    policy: DeliveryPolicy,
  ): Promise<AttemptResult | undefined> {
    if (number > 1) return this.#attempt(delivery, number, policy);
    const end = await this.#slots.take(new URL(delivery.request.url).origin, this);
    try {
      return this.#stopped ? undefined : await this.#attempt(delivery, number, policy);
    } finally {
      end();
    }
  }

  /** Makes an attempt, unless somebody has ended the delivery. */
  async #attempt(
    delivery: Delivery,
    number: number,
    policy: DeliveryPolicy,
  ): Promise<AttemptResult | undefined> {
    const { save, send, now } = this.#parts;
    const attempt: Delivery['attempts'][number] = { number, startedAt: now() };
    delivery.attempts.push(attempt);
    delete delivery.next_at;
    try {
      if (!(await save(delivery))) return undefined;
    } catch (error) {
      delivery.attempts.pop();
      throw error;
    }
    const timeoutMs = lasts(policy, delivery.attempts, now());
    const answer = await send(delivery.request, { ...policy, timeoutMs });
    // Counted from when the request went out, not from when it was written down: under load that makes a repeat early.
    attempt.startedAt = answer.startedAt;
    attempt.endedAt = answer.endedAt;
    attempt.outcome = answer.outcome;
    if (answer.status !== undefined) attempt.status = answer.status;
    if (answer.text !== undefined) attempt.answer = excerpt(answer.text);
    return answer;
  }

  #policy({ operation }: Delivery): DeliveryPolicy {
    const policy = this.#parts.policies[operation];
    if (!policy) throw new Error(`No policy is named ${operation}`);
    return policy;
  }

  /** Waits for an instant. A timer may fire a little before its time; then it is set again. */
  async #until(instant: number): Promise<void> {
    for (let wait = this.#left(instant); wait > 0; wait = this.#left(instant)) {
      await new Promise<void>((resolve) => {
        const entry = {
          timer: setTimeout(() => {
            this.#timers.delete(entry);
            resolve();
          }, wait),
          wake: resolve,
        };
        this.#timers.add(entry);
      });
    }
  }

  #left(instant: number): number {
    return this.#stopped ? 0 : instant - this.#parts.now();
  }
}
