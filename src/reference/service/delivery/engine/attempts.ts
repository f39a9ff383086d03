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

/** Reads deliveries, and writes the changes of their state. Each method resolves when its change is durable. */
export interface DeliveryRecords {
  /**
   * Returns a copy of the stored delivery, which the caller may change; undefined if there is none. Throws Unprocessable if its record is
   * damaged.
   */
  load(delivery_id: number): Promise<Delivery | undefined>;
  /** Writes the start of the latest attempt. Returns false if the delivery has already ended. Then no request may be sent. */
  started(delivery: Delivery): Promise<boolean>;
  /** Removes the latest attempt from the stored record, because no request was sent. */
  takenBack(delivery: Delivery): Promise<void>;
  /** Writes the outcome of a failed attempt of a delivery that is still pending. */
  attempted(delivery: Delivery): Promise<void>;
  /**
   * Writes the end of a delivery. `answer` is the response that accepts or rejects the delivery; undefined if no attempts are left. With
   * `next`, also writes the start of the first attempt of that delivery, in the same transaction. Returns true if it wrote the start.
   * Returns false without `next`, or if `next` has already ended.
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

/** The number of characters of a response that are stored for people to read. */
const keptLength = 1000;
/** The pause before a failed write or read is retried, in milliseconds. */
const standstillMs = 1000;
/** The least time between two log messages about requests that this machine cannot send, in milliseconds. */
const shortageLogMs = 10_000;
/**
 * The longest time between the recorded start of an attempt and its request, in milliseconds. If more time has passed, the request is not
 * sent and the attempt is removed. PostgreSQL assigns the lanes of a silent process to another one (ownership.ts). So a process that was
 * paused must not send requests that the other one already sends.
 */
const staleMs = 2000;
/** The number of consecutive errors after which a delivery is given up as unprocessable. Errors of the store are not counted. */
const mostErrors = 5;

/** The next step of a delivery, and the destination of its request. */
export interface Next {
  step: NextStep;
  to: Route;
}

/**
 * The result of the last step of a delivery. `started` is the next delivery of the lane, if the start of its first attempt was written in
 * the same transaction. Its request is not sent yet.
 */
export interface LaneEnd {
  step: 'over';
  started?: Delivery | undefined;
}

const over: LaneEnd = { step: 'over' };

/**
 * The number of the delivery after the current one in the lane. The transaction that ends the current delivery may start the first attempt
 * of this one.
 */
type Follower = number | undefined;

/**
 * Returns the origin of an address, for which permits are counted. An address that is not a URL is returned unchanged. Its attempts fail as
 * unreachable.
 */
export function originOf(url: string): string {
  return origins.getOrMake(url, () => URL.parse(url)?.origin ?? url);
}

/** The origins of the addresses that were parsed most recently. */
const origins = new RecentMap<string, string>(1000);

/**
 * Makes the attempts of deliveries. The start of an attempt is written before its request is sent. So a crash never leads to more attempts
 * than the policy allows. The outcome is written before the next step.
 */
export class Attempts {
  readonly #parts: AttemptsParts;
  /** For each delivery whose attempt has begun without a request so far: the start of the attempt, by `performance.now()`. */
  readonly #countedAt = new RecentMap<number, number>(10_000);
  /**
   * For each delivery with an attempt in the future: the time when the service first noticed that. Each load of the delivery moves its
   * attempts to this time or earlier, until its next attempt starts.
   */
  readonly #boundedAt = new RecentMap<number, number>(10_000);

  constructor(parts: AttemptsParts) {
    this.#parts = parts;
  }

  async look(id: number): Promise<Next | LaneEnd> {
    const delivery = await this.#untilStored(() => this.#load(id));
    return delivery ? this.#next(delivery) : over;
  }

  /**
   * Makes the attempt of a delivery that is due: writes its start, sends the request and writes the outcome. Returns the next step. If no
   * attempt is due, only returns the next step.
   */
  async make(id: number, follower: Follower): Promise<Next | LaneEnd> {
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

  /**
   * Sends the request of an attempt whose start is already written, and writes the outcome. If the start is older than `staleMs`, or this
   * machine cannot send the request, removes the attempt instead.
   */
  async send(delivery: Delivery, follower: Follower): Promise<Next | LaneEnd> {
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

  /** Logs that this machine lacks files, ports or memory for a request, at most once in `shortageLogMs`. */
  #logShortage({ why }: AttemptResult): void {
    const { limits, now, logError } = this.#parts;
    if (now() - limits.shortage.loggedAt <= shortageLogMs) return;
    limits.shortage.loggedAt = now();
    logError(new Error(`This machine cannot make requests, and deliveries wait: ${why}`));
  }

  /**
   * Removes an attempt whose request was not sent. Returns the same attempt as the next step, due after `pauseMs`. Throws Overtaken if
   * another process has written an attempt meanwhile.
   */
  async #takeBack(delivery: Delivery, pauseMs = 0): Promise<Next> {
    const { records, now } = this.#parts;
    const { number } = delivery.attempts.pop()!;
    delivery.next_at = now() + pauseMs;
    await this.#untilStored(() => records.takenBack(delivery));
    const { to } = this.#next(delivery);
    return { step: { kind: 'attempt', number, at: delivery.next_at }, to };
  }

  /** Ends a delivery as failed if no attempt is left and the time to give up has come. Otherwise returns the next step. */
  async giveUp(id: number, follower: Follower): Promise<Next | LaneEnd> {
    await this.#parts.limits.pace.take();
    const delivery = await this.#untilStored(() => this.#load(id));
    if (!delivery) return over;
    const next = this.#next(delivery);
    if (next.step.kind === 'attempt' || this.#isBefore(next.step)) return next;
    return this.#settle(delivery, next, undefined, follower);
  }

  /** True if a step is not due yet. This is possible if another process has written a later start of the previous attempt. */
  #isBefore(step: NextStep): boolean {
    return (step.kind === 'attempt' || step.kind === 'give-up') && step.at > this.#parts.now();
  }

  /**
   * Ends a delivery as failed after an error that no retry can correct. If the end cannot be written, the delivery stays pending, and the
   * next start of the service reads it again.
   */
  async fail(id: number, error: unknown): Promise<LaneEnd> {
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
  ): Promise<LaneEnd> {
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
    // A response that rejects the delivery shows that the destination is up, too.
    if (isAnswered) limits.circuits.succeeded(to.url);
    else limits.circuits.failed(to.url, to.policy);
    return hasStarted ? { step: 'over', started: next } : over;
  }

  /**
   * Prepares the first attempt of the next delivery in a lane: loads it, adds the attempt and acquires a permit for its origin. Returns
   * undefined if the attempt may not start now.
   */
  async #startOf(delivery_id: number): Promise<Delivery | undefined> {
    // A damaged record is ignored here. It is reported when its delivery is the first of the lane.
    const delivery = await this.#load(delivery_id).catch(() => undefined);
    return delivery && isNew(delivery) && this.tryStart(delivery) ? delivery : undefined;
  }

  /**
   * Adds the first attempt to a new delivery, and acquires a permit for its origin. Returns false if the engine stops, the destination has
   * an outage, no permit is free, or the operation has no policy.
   */
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
   * Loads a pending delivery. Returns undefined if it has ended. If its latest attempt has no outcome, an earlier process was interrupted
   * during it. The attempt gets the outcome `interrupted`, which the next write makes durable.
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

  /**
   * Runs `act`, and retries it while the store fails, for example on a full disk. Throws the error if the engine stops, or after
   * `mostErrors` errors that are not from the store. `act` sends no request.
   */
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
  // The time of the request replaces the time when the start was written. The retry interval counts from the request. Otherwise the retry
  // would be early under load.
  Object.assign(attempt, { startedAt, endedAt, outcome });
  if (status !== undefined) attempt.status = status;
  if (text !== undefined) attempt.answer = excerpt(text);
}

/** Returns the first `keptLength` characters of a response. */
export function excerpt(text: string): string {
  return text.slice(0, keptLength);
}

/** Returns the stored text of a response; undefined if the text may be incomplete. */
export function wholeText({ answer = '' }: Attempt): string | undefined {
  return answer.length < keptLength ? answer : undefined;
}
