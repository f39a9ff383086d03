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
  /** Returns a copy of the stored delivery, which the caller may change. Throws Unprocessable if its record is damaged. */
  load(delivery_id: number): Promise<Delivery | undefined>;
  /** Writes the start of an attempt. Returns false if the delivery has ended meanwhile: the attempt must not be made. */
  started(delivery: Delivery): Promise<boolean>;
  /** Removes the latest attempt from the record, because no request was made. */
  takenBack(delivery: Delivery): Promise<void>;
  /** Writes the outcome of a failed attempt of a delivery that is still pending. */
  attempted(delivery: Delivery): Promise<void>;
  /**
   * Ends a delivery. `answer` is the response that accepts or rejects it; undefined if no attempts are left. If `next` is given, its first
   * attempt starts in the same transaction. Returns true if `next` has started; false if it was ended meanwhile or not given.
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

/** The most characters of a response that are kept for people to read. */
const keptLength = 1000;
/** The pause before a failed write or read is retried, in milliseconds. */
const standstillMs = 1000;
/** The least time between two log entries about requests that this machine cannot make, in milliseconds. */
const shortageLogMs = 10_000;
/**
 * The greatest age of a written start, in milliseconds. An older attempt is removed, and no request is sent for it. Another process
 * takes over the lanes of a process that is silent for longer (ownership.ts of PostgreSQL). A process that was paused must not repeat the
 * requests of its successor.
 */
const staleMs = 2000;
/** The number of consecutive errors after which a delivery counts as unprocessable. Errors of the store do not count. */
const mostErrors = 5;

/** The next step of a delivery, and its destination. */
export interface Next {
  step: NextStep;
  to: Route;
}

/**
 * The delivery has ended. `started` is the next delivery in its lane, if the same transaction has written the start of its first attempt.
 * The request of that attempt is not sent yet.
 */
export interface LaneEnd {
  step: 'over';
  started?: Delivery | undefined;
}

const over: LaneEnd = { step: 'over' };

/** The number of the next delivery in the lane. Its first attempt may start in the transaction that ends its predecessor. */
type Follower = number | undefined;

/**
 * Returns the key of the permits for a destination: its origin. An address that is not a URL is its own key. It is attempted like any
 * other, and fails as unreachable.
 */
export function originOf(url: string): string {
  return origins.getOrMake(url, () => URL.parse(url)?.origin ?? url);
}

/** The origins of the most recently parsed addresses. */
const origins = new RecentMap<string, string>(1000);

/**
 * Makes attempts. The start of an attempt is written before its POST, so that a crash never leads to more attempts than the policy allows.
 * The outcome is written before the next step.
 */
export class Attempts {
  readonly #parts: AttemptsParts;
  /** For each delivery whose attempt has started and whose request is not sent yet: the instant of the start, on the monotonic clock. */
  readonly #countedAt = new RecentMap<number, number>(10_000);
  /**
   * For each delivery with an attempt in the future: the instant at which this was first detected. Each load of the delivery bounds its
   * attempts by this instant, until the next attempt starts.
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
   * Makes the attempt that is due: writes its start, and sends the request. Returns the next step. If no attempt is due, only returns the
   * next step.
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
   * Sends the request of an attempt whose start is written, and writes the outcome. Removes the attempt if its start is too old, or if
   * this machine cannot make requests.
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

  /**
   * Logs, at most once in `shortageLogMs`, that this machine lacks files, ports or memory for an attempt. The attempt does not count, and
   * is made later.
   */
  #logShortage({ why }: AttemptResult): void {
    const { limits, now, logError } = this.#parts;
    if (now() - limits.shortage.loggedAt <= shortageLogMs) return;
    limits.shortage.loggedAt = now();
    logError(new Error(`This machine cannot make requests, and deliveries wait: ${why}`));
  }

  /**
   * Removes an attempt that was not made, and returns it as the next step. Throws Overtaken if another process has written an attempt
   * meanwhile.
   */
  async #takeBack(delivery: Delivery, pauseMs = 0): Promise<Next> {
    const { records, now } = this.#parts;
    const { number } = delivery.attempts.pop()!;
    delivery.next_at = now() + pauseMs;
    await this.#untilStored(() => records.takenBack(delivery));
    const { to } = this.#next(delivery);
    return { step: { kind: 'attempt', number, at: delivery.next_at }, to };
  }

  /**
   * Ends a delivery as failed after its last attempt. Returns the next step instead if an attempt is left, or if the end is not due yet.
   */
  async giveUp(id: number, follower: Follower): Promise<Next | LaneEnd> {
    await this.#parts.limits.pace.take();
    const delivery = await this.#untilStored(() => this.#load(id));
    if (!delivery) return over;
    const next = this.#next(delivery);
    if (next.step.kind === 'attempt' || this.#isBefore(next.step)) return next;
    return this.#settle(delivery, next, undefined, follower);
  }

  /** True if a step is not due yet. Another process may have written a later start of the previous attempt since the step was computed. */
  #isBefore(step: NextStep): boolean {
    return (step.kind === 'attempt' || step.kind === 'give-up') && step.at > this.#parts.now();
  }

  /**
   * Ends an unprocessable delivery as failed. If this cannot be written, the delivery stays pending until the next start of the service.
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
    // A rejection is a response, too: the destination is up.
    if (isAnswered) limits.circuits.succeeded(to.url);
    else limits.circuits.failed(to.url, to.policy);
    return hasStarted ? { step: 'over', started: next } : over;
  }

  /**
   * Loads the next delivery in a lane, adds its first attempt and takes a permit for its origin. Returns undefined if it may not start now.
   */
  async #startOf(delivery_id: number): Promise<Delivery | undefined> {
    // A damaged record is ignored here. It is reported when its delivery is the head of the lane.
    const delivery = await this.#load(delivery_id).catch(() => undefined);
    return delivery && isNew(delivery) && this.tryStart(delivery) ? delivery : undefined;
  }

  /** Adds the first attempt to a new delivery, and takes a permit for its origin. Returns false if the delivery may not start now. */
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
   * Loads a pending delivery. Returns undefined if it has ended. An attempt without an outcome was interrupted in an earlier process, and
   * counts as made. The next write makes the outcome `interrupted` durable.
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

  /** Retries a read or write while the store fails, for example because the disk is full. These retries send no request again. */
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
  // Replaces the written start by the instant at which the request was sent. The retry is counted from it, and would otherwise be early
  // under load.
  Object.assign(attempt, { startedAt, endedAt, outcome });
  if (status !== undefined) attempt.status = status;
  if (text !== undefined) attempt.answer = excerpt(text);
}

/** Returns the beginning of a response. */
export function excerpt(text: string): string {
  return text.slice(0, keptLength);
}

/** Returns the kept text of a response, or undefined if the text may be cut. */
export function wholeText({ answer = '' }: Attempt): string | undefined {
  return answer.length < keptLength ? answer : undefined;
}
