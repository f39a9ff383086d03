import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import { RecentMap } from '../../../../contract/recent-map.ts';
import type { AttemptResult, Send } from '../../../../contract/send/send.ts';
import { StoreFailure } from '../../store/port.ts';
import type { Attempt, Delivery } from '../../store/records.ts';
import type { Route } from './circuits.ts';
import { isNew, Overtaken, Unprocessable } from './fence.ts';
import type { Limits } from './limits.ts';
import { bounded, isLate, lasts, type NextStep, nextStep } from './policy.ts';
import type { Timers } from './timing.ts';

/** Reads deliveries, and makes each change of their state durable. */
export interface DeliveryRecords {
  /** A delivery as it is durable, as a copy to change. Throws Unprocessable where its record is damaged. */
  load(delivery_id: number): Promise<Delivery | undefined>;
  /** An attempt is about to be made. Gives false where the delivery was ended meanwhile: then the attempt must not be made. */
  started(delivery: Delivery): Promise<boolean>;
  /** The attempt that was started last was not made, and is written no more. */
  takenBack(delivery: Delivery): Promise<void>;
  /** An attempt failed, and the delivery is not over yet. */
  attempted(delivery: Delivery): Promise<void>;
  /**
   * A delivery is over, by the `answer` that accepts or rejects it, or by giving up. The first attempt of `next`, if there is one, starts
   * in the same transaction. Returns whether `next` started: not if it was ended meanwhile.
   */
  settled(delivery: Delivery, answer: AttemptResult | undefined, next?: Delivery): Promise<boolean>;
  endUnprocessable(delivery_id: number, why: string): Promise<void>;
}

export interface AttemptsParts {
  records: DeliveryRecords;
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
  now: () => number;
  limits: Limits;
  timers: Timers;
  logError: (error: unknown) => void;
}

/** The most characters of an answer that are kept for people to look at. */
const keptLength = 1000;
/** The pause before a write or read that failed is repeated, in milliseconds. */
const standstillMs = 1000;
/** The time between two logs that this machine cannot make requests, in milliseconds. */
const shortageLogMs = 10_000;
/**
 * The age of its written start up to which an attempt is still made, in milliseconds. Another process takes over the lanes of one that is
 * silent for longer (ownership.ts of PostgreSQL), and a process that was paused must not send what others have sent meanwhile.
 */
const staleMs = 2000;
/** The number of errors in a row, other than the store's, after which the delivery cannot be processed. */
const mostErrors = 5;

/** The next step of a delivery. */
export interface Next {
  step: NextStep;
  to: Route;
}

/** A delivery is over. The first attempt of the next one in its lane may have been written with that, and is still to be made. */
export interface Over {
  step: 'over';
  started?: Delivery | undefined;
}

const over: Over = { step: 'over' };

/** The number of the next delivery in the lane, whose first attempt may start in the transaction that ends the one before it. */
type Follower = number | undefined;

/** The key of the permits at a destination. An address that is not a URL is attempted like any other, and cannot be reached. */
export function originOf(url: string): string {
  return origins.getOrMake(url, () => URL.parse(url)?.origin ?? url);
}

/** The origins of the addresses that were parsed last. */
const origins = new RecentMap<string, string>(1000);

/**
 * Makes attempts. An attempt is written before the POST, so that a crash never makes one more than the policy has, and its outcome
 * is written before anything follows from it.
 */
export class Attempts {
  readonly #parts: AttemptsParts;
  /** When attempts were started that are not made yet, on a clock that nobody sets. */
  readonly #countedAt = new RecentMap<number, number>(10_000);
  /** When attempts were first seen to be in the future, until the next one: they stand there, however often they are loaded. */
  readonly #boundedAt = new RecentMap<number, number>(10_000);

  constructor(parts: AttemptsParts) {
    this.#parts = parts;
  }

  async look(id: number): Promise<Next | Over> {
    const delivery = await this.#untilStored(() => this.#load(id));
    return delivery ? this.#next(delivery) : over;
  }

  /** Writes the start of an attempt, and makes it. Gives the next step where that is another one by now. */
  async make(id: number, follower: Follower): Promise<Next | Over> {
    const { records } = this.#parts;
    const delivery = await this.#untilStored(() => this.#load(id));
    if (!delivery) return over;
    const next = this.#next(delivery);
    if (next.step.kind !== 'attempt' || this.#isBefore(next.step)) return next;
    if (isNew(delivery)) await this.#spreadIfLate(delivery);
    this.#count(delivery);
    const mayGo = await this.#untilStored(() => records.started(delivery));
    return mayGo ? this.send(delivery, follower) : over;
  }

  /** Makes the attempt whose start was written last, and writes its outcome. */
  async send(delivery: Delivery, follower: Follower): Promise<Next | Over> {
    const { records, send, now, limits } = this.#parts;
    const policy = this.#policy(delivery);
    await this.#spreadIfLate(delivery);
    const countedAt = this.#countedAt.get(delivery.delivery_id) ?? Infinity;
    this.#countedAt.delete(delivery.delivery_id);
    if (performance.now() - countedAt > staleMs) return this.#takeBack(delivery);
    const timeoutMs = lasts(policy, delivery.attempts, now());
    const answer = await send(delivery.request, { ...policy, timeoutMs });
    if (answer.isShortage) {
      this.#logShortage(answer);
      return this.#takeBack(delivery, standstillMs);
    }
    writeOutcome(answer, delivery.attempts.at(-1)!);
    const next = this.#next(delivery);
    limits.pace.ended(next.step.kind !== 'answered');
    if (next.step.kind === 'answered') return this.#settle(delivery, next, answer, follower);
    if (next.step.kind === 'attempt') delivery.next_at = next.step.at;
    await this.#untilStored(() => records.attempted(delivery));
    return next;
  }

  /** An attempt that this machine could not make is no attempt: it is made when files, ports and memory are there again. */
  #logShortage({ why }: AttemptResult): void {
    const { limits, now, logError } = this.#parts;
    if (now() - limits.shortage.loggedAt <= shortageLogMs) return;
    limits.shortage.loggedAt = now();
    logError(new Error(`This machine cannot make requests, and deliveries wait: ${why}`));
  }

  /** Takes back the start of an attempt that was not made. It throws Overtaken where another process has counted the attempt. */
  async #takeBack(delivery: Delivery, pauseMs = 0): Promise<Next> {
    const { records, now } = this.#parts;
    const { number } = delivery.attempts.pop()!;
    delivery.next_at = now() + pauseMs;
    await this.#untilStored(() => records.takenBack(delivery));
    const { to } = this.#next(delivery);
    return { step: { kind: 'attempt', number, at: delivery.next_at }, to };
  }

  /** Gives the delivery up. Gives the next step where that is another one by now. */
  async giveUp(id: number, follower: Follower): Promise<Next | Over> {
    await this.#parts.limits.pace.take();
    const delivery = await this.#untilStored(() => this.#load(id));
    if (!delivery) return over;
    const next = this.#next(delivery);
    if (next.step.kind === 'attempt' || this.#isBefore(next.step)) return next;
    return this.#settle(delivery, next, undefined, follower);
  }

  /**
   * Whether a step is not due yet. Since it was set, another process that was still in an attempt may have written that this one started
   * later than its record said.
   */
  #isBefore(step: NextStep): boolean {
    return (step.kind === 'attempt' || step.kind === 'give-up') && step.at > this.#parts.now();
  }

  /** Ends a delivery as failed that cannot be processed. If not even that can be written, it stays pending until the next start. */
  async fail(id: number, error: unknown): Promise<Over> {
    const { records, logError } = this.#parts;
    const isKnown = error instanceof Unprocessable;
    const why = isKnown ? error.message : 'the service failed to process it, and has logged why';
    await this.#untilStored(() => records.endUnprocessable(id, why)).catch(logError);
    return over;
  }

  async #settle(
    delivery: Delivery,
    { step, to }: Next,
    answer: AttemptResult | undefined,
    follower: Follower,
  ): Promise<Over> {
    const { records, limits } = this.#parts;
    const isAnswered = step.kind === 'answered';
    const state = isAnswered && step.state === 'delivered' ? 'delivered' : 'failed';
    const next = follower === undefined ? undefined : await this.#startOf(follower);
    let hasStarted = false;
    try {
      const settled = () => records.settled({ ...delivery, state }, answer, next);
      hasStarted = await this.#untilStored(settled);
    } finally {
      if (next && !hasStarted) limits.origins.release(originOf(next.request.url));
    }
    // An endpoint that rejects a request is up.
    if (isAnswered) limits.circuits.succeeded(to.url);
    else limits.circuits.failed(to.url, to.policy);
    return hasStarted ? { step: 'over', started: next } : over;
  }

  /** The next delivery in the lane with its first attempt and a permit for it, if that may start now. */
  async #startOf(delivery_id: number): Promise<Delivery | undefined> {
    // A fault of it is found when it is the head of the lane.
    const delivery = await this.#load(delivery_id).catch(() => undefined);
    return delivery && isNew(delivery) && this.tryStart(delivery) ? delivery : undefined;
  }

  /** Adds the first attempt to a new delivery and takes its permit, if it may start now. */
  tryStart(delivery: Delivery): boolean {
    const { policies, limits, timers } = this.#parts;
    if (timers.isStopped || !policies[delivery.operation]) return false;
    const { to } = this.#next(delivery);
    if (limits.circuits.holds(to) || !limits.origins.tryAcquire(originOf(to.url))) return false;
    this.#count(delivery);
    return true;
  }

  async #spreadIfLate(delivery: Delivery): Promise<void> {
    if (isLate(this.#policy(delivery), delivery, this.#parts.now())) await this.#parts.limits.pace.take();
  }

  #count(delivery: Delivery): void {
    delivery.attempts.push({ number: delivery.attempts.length + 1, startedAt: this.#parts.now() });
    delete delivery.next_at;
    this.#countedAt.set(delivery.delivery_id, performance.now());
    this.#boundedAt.delete(delivery.delivery_id);
  }

  #next(delivery: Delivery): Next {
    const policy = this.#policy(delivery);
    const { url } = delivery.request;
    return {
      step: nextStep(policy, delivery.attempts, this.#parts.now()),
      to: { url, policy, recordedAt: delivery.recorded_at },
    };
  }

  /**
   * Loads a delivery that is not over. An attempt without an outcome counts as made: a former process was cut off in it. That becomes
   * durable with the next write.
   */
  async #load(id: number): Promise<Delivery | undefined> {
    const { records, now } = this.#parts;
    const delivery = await records.load(id);
    if (delivery?.state !== 'pending') return undefined;
    const policy = this.#policy(delivery);
    const latest = Math.min(now(), this.#boundedAt.get(id) ?? Infinity);
    const attempts = bounded(policy, delivery.attempts, latest);
    if (attempts.some((attempt, index) => attempt !== delivery.attempts[index]))
      this.#boundedAt.set(id, latest);
    delivery.attempts = attempts;
    const last = delivery.attempts.at(-1);
    if (last && last.outcome === undefined) {
      last.outcome = 'interrupted';
      last.endedAt = Math.max(last.startedAt, Math.min(now(), last.startedAt + policy.timeoutMs));
    }
    return delivery;
  }

  #policy({ operation }: Delivery): DeliveryPolicy {
    const policy = this.#parts.policies[operation];
    if (!policy) throw new Unprocessable(`no delivery policy is named ${operation}`);
    return policy;
  }

  /** Reads or writes until the store can, as when the disk is full for a while. An attempt that was made is not made again for that. */
  async #untilStored<Result>(act: () => Promise<Result>): Promise<Result> {
    const { timers, logError, now } = this.#parts;
    for (let errors = 0; ; ) {
      try {
        return await act();
      } catch (error) {
        if (error instanceof Overtaken || error instanceof Unprocessable || timers.isStopped) throw error;
        if (!(error instanceof StoreFailure) && ++errors === mostErrors) throw error;
        logError(error);
        await timers.until(now() + standstillMs);
      }
    }
  }
}

function writeOutcome({ startedAt, endedAt, outcome, status, text }: AttemptResult, attempt: Attempt): void {
  // An interval that is counted from the write of the start would send the retry early under load.
  Object.assign(attempt, { startedAt, endedAt, outcome });
  if (status !== undefined) attempt.status = status;
  if (text !== undefined) attempt.answer = excerpt(text);
}

/** The beginning of an answer. */
export function excerpt(text: string): string {
  return text.slice(0, keptLength);
}

/** The whole text of an answer that was kept; undefined where it may be cut. */
export function wholeText({ answer = '' }: Attempt): string | undefined {
  return answer.length < keptLength ? answer : undefined;
}
