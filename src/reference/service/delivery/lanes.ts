import type { DeliveryPolicy } from '../../../../generated/policies.ts';
import type { AttemptResult, Send } from '../../../contract/send/send.ts';
import { defined } from '../../shared/part.ts';
import { excerpt } from '../store/deliveries.ts';
import { type Commit, type Missed, type PartitionWorker, type Shared, StoreFailure } from '../store/port.ts';
import type { Delivery } from '../store/records.ts';
import { Backlog, type BacklogParts, type Pending } from './backlog.ts';
import type { Limits, Route } from './destinations.ts';
import {
  attemptTimeout,
  isLate,
  type NextStep,
  nextStep,
  policyOf,
  Timers,
  withoutFutureTimes,
} from './policy.ts';
import { OwnershipLost, type Transitions, Unprocessable } from './transitions.ts';

export interface WorkerParts extends Omit<BacklogParts, 'drive'> {
  records: Pick<Transitions, keyof Transitions>;
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
  now: () => number;
  limits: Limits;
}

/** The pause before a failed write or read is retried, in milliseconds. */
const retryPauseMs = 1000;
/** The least time between two log messages about requests that this machine cannot send, in milliseconds. */
const shortageLogMs = 10_000;
/**
 * The longest time between the recorded start of an attempt and its request, in milliseconds. If more time has passed, the request is not
 * sent and the attempt is removed. PostgreSQL frees the locks of a silent process after `sessionSilenceMs`, which is longer (ownership.ts), and
 * another process drives its lanes. So a process that was paused must not send requests that the other one already sends.
 */
const staleMs = 2000;
/** The time between the recorded start of a retry and its request, in milliseconds. The write then makes no retry late. */
const aheadMs = 200;
/** The number of consecutive errors after which a delivery is given up as unprocessable. Errors of the store are not counted. */
const mostErrors = 5;

/** Thrown to end the delivery of a lane when its worker stops. */
const stopped = new Error('The worker stops.');

/**
 * Drives lanes in this process. A lane is a queue of deliveries. Its first delivery is attempted by its policy, while the deliveries after
 * it wait. Lanes do not wait for each other (CHN-OUT-18). The start of an attempt is written before its request is sent. So a crash never
 * leads to more attempts than the policy allows. The outcome is written before the next step.
 *
 * The calls for a delivery: `#drive`, `#deliver`, `#doFirstStep`. Each step is one call of `#doNextStep`, which calls `#attempt` or
 * `#end`, and returns the next step, or undefined when the delivery has ended.
 */
export class LaneWorker {
  readonly #parts: WorkerParts;
  /** The pending deliveries. Attempts of them that a process did not complete count as made. */
  readonly backlog: Backlog;
  readonly #timers: Timers;
  /** The number of lanes that a stop waits for. */
  #running = 0;
  readonly #rest = Promise.withResolvers<void>();

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.now);
    this.backlog = new Backlog({ ...parts, drive: (lane) => void this.#drive(lane) });
  }

  /**
   * Starts no further attempts. Resolves when the attempts under way have ended and their outcomes are written. Pending deliveries stay in the
   * store.
   */
  stop(): Promise<void> {
    this.#timers.stop();
    this.backlog.stop();
    if (this.#running === 0) this.#rest.resolve();
    return this.#rest.promise;
  }

  /** Delivers a lane's deliveries one after the other. It has few variables, because a hundred thousand calls may wait at once. */
  async #drive(lane: string): Promise<void> {
    this.#running++;
    for (let id = this.backlog.head(lane); id !== undefined; id = this.backlog.head(lane)) {
      if (!(await this.#deliver(lane, id))) break;
      this.backlog.removeHead(lane);
    }
    this.#laneRests();
  }

  #laneRests(): void {
    this.#running--;
    if (this.#running === 0 && this.#timers.isStopped) this.#rest.resolve();
  }

  /** Awaits a permit or the end of an outage. A stop does not wait for that. */
  async #waitFor(permission: Promise<void>): Promise<void> {
    this.#laneRests();
    await permission;
    this.#running++;
  }

  /** Delivers the first delivery of a lane. Returns false if the worker stops or another process drives the lane. */
  async #deliver(lane: string, id: number): Promise<boolean> {
    try {
      this.#throwIfStopped();
      for (let next = await this.#doFirstStep(id); next; ) {
        await this.#timers.until(next.kind === 'attempt' ? next.at - aheadMs : next.at);
        this.#throwIfStopped();
        if (next.kind !== 'attempt') await this.#parts.limits.pace.acquire();
        // The first attempt is the next step again if its request was not sent.
        const isFirst = next.kind === 'attempt' && next.number === 1;
        next = await (isFirst ? this.#doFirstStep(id) : this.#doNextStep(id));
      }
      return true;
    } catch (error) {
      if (error === stopped) return false;
      if (error instanceof OwnershipLost) {
        void this.backlog.reload(lane);
        return false;
      }
      const { records, logError } = this.#parts;
      logError(error);
      if (this.#timers.isStopped) return false;
      // No retry can correct the error, so the delivery fails. If that cannot be written, it stays pending.
      const isKnown = error instanceof Unprocessable;
      const why = isKnown ? error.message : 'the service failed to process it, and has logged why';
      await this.#untilStored(() => records.endUnprocessable(id, why)).catch(logError);
      return true;
    }
  }

  #throwIfStopped(): void {
    if (this.#timers.isStopped) throw stopped;
  }

  /** Loads a delivery. If it has no attempt, makes the first one when its destination has no outage and it has its permits. */
  async #doFirstStep(id: number): Promise<NextStep | undefined> {
    const { circuits, large, origins } = this.#parts.limits;
    const isLarge = this.backlog.isLarge(id);
    const first = await this.#loadFirstStep(id, isLarge);
    if (first?.step.kind !== 'attempt' || first.step.number > 1) return first?.step;
    const { to } = first;
    const origin = URL.parse(to.url)?.origin ?? to.url;
    for (;;) {
      const wasHeld = circuits.holds(to);
      if (wasHeld) await this.#waitFor(circuits.wait(to, this.#timers));
      if (isLarge) await this.#waitFor(large.acquire('attempt'));
      await this.#waitFor(origins.acquire(origin));
      try {
        this.#throwIfStopped();
        // The outage may have been found while the delivery waited for a permit. Then the delivery also waits for the destination.
        if (wasHeld || !circuits.holds(to)) return await this.#doNextStep(id);
      } finally {
        origins.release(origin);
        if (isLarge) large.release('attempt');
      }
    }
  }

  /** Returns the next step of a delivery and its destination. Does not return the delivery, because its request may take much memory. */
  async #loadFirstStep(id: number, isLarge: boolean): Promise<{ step: NextStep; to: Route } | undefined> {
    const { large } = this.#parts.limits;
    if (isLarge) await this.#waitFor(large.acquire('load'));
    try {
      this.#throwIfStopped();
      const delivery = await this.#untilStored(() => this.#load(id));
      if (!delivery) return undefined;
      const { request, recorded_at: recordedAt } = delivery;
      return {
        step: this.#stepOf(delivery),
        to: { url: request.url, policy: this.#policy(delivery), recordedAt },
      };
    } finally {
      if (isLarge) large.release('load');
    }
  }

  /**
   * Loads a delivery again, and does its next step if that step is due. Returns the step after it. If the step is not due yet, because another
   * process has written a later start, returns that step.
   */
  async #doNextStep(id: number): Promise<NextStep | undefined> {
    const delivery = await this.#untilStored(() => this.#load(id));
    if (!delivery) return undefined;
    const step = this.#stepOf(delivery);
    const leftMs = step.at - this.#parts.now();
    if (step.kind === 'attempt')
      return leftMs > aheadMs ? step : this.#attempt(delivery, step.number, step.at);
    return leftMs > 0 ? step : this.#end(delivery, step);
  }

  /** Makes an attempt: writes its start, sends its request and writes the outcome. Returns the next step. */
  async #attempt(delivery: Delivery, number: number, at: number): Promise<NextStep | undefined> {
    const { records, send, now, limits } = this.#parts;
    const policy = this.#policy(delivery);
    if (number === 1) await this.#paceIfLate(delivery);
    // Times are truncated to whole milliseconds. The added millisecond prevents that a retry is early by a fraction.
    const dueAt = number > 1 ? at + 1 : at;
    delivery.attempts.push({ number, startedAt: Math.max(now(), dueAt) });
    delete delivery.next_at;
    const countedAt = performance.now();
    if (!(await this.#untilStored(() => records.writeStart(delivery)))) return undefined;
    await this.#timers.until(dueAt);
    await this.#paceIfLate(delivery);
    if (this.#timers.isStopped || performance.now() - countedAt > staleMs)
      return this.#cancelAttempt(delivery);
    const timeoutMs = attemptTimeout(policy, delivery.attempts, now());
    const answer = await send(delivery.request, { ...policy, timeoutMs });
    if (answer.isShortage) {
      this.#logShortage(answer);
      return this.#cancelAttempt(delivery, retryPauseMs);
    }
    const { startedAt, endedAt, outcome, status, text, location } = answer;
    // The time of the request replaces the time when the start was written. The retry interval counts from the request. Otherwise the retry
    // would be early under load.
    const known = { startedAt, endedAt, outcome };
    const kept = text === undefined ? undefined : excerpt(text);
    Object.assign(delivery.attempts.at(-1)!, known, defined({ status, answer: kept, location }));
    const next = this.#stepOf(delivery);
    limits.pace.record(next.kind !== 'answered');
    if (next.kind === 'answered') return this.#end(delivery, next, answer);
    if (next.kind === 'attempt') delivery.next_at = next.at;
    await this.#untilStored(() => records.writeOutcome(delivery), limits.outcomes);
    return next;
  }

  /** Logs that this machine lacks files, ports or memory for a request, at most once in `shortageLogMs`. */
  #logShortage({ why }: AttemptResult): void {
    const { limits, now, logError } = this.#parts;
    if (now() - limits.shortage.loggedAt <= shortageLogMs) return;
    limits.shortage.loggedAt = now();
    logError(new Error(`This machine cannot make requests, and deliveries wait: ${why}`));
  }

  /** Removes an attempt whose request was not sent. Returns the same attempt as the next step, due after `pauseMs`. */
  async #cancelAttempt(delivery: Delivery, pauseMs = 0): Promise<NextStep> {
    const { records, now, limits } = this.#parts;
    const { number } = delivery.attempts.pop()!;
    const at = now() + pauseMs;
    delivery.next_at = at;
    await this.#untilStored(() => records.removeStart(delivery), limits.outcomes);
    return { kind: 'attempt', number, at };
  }

  async #end(delivery: Delivery, step: NextStep, answer?: AttemptResult): Promise<undefined> {
    const { records, limits } = this.#parts;
    const { url } = delivery.request;
    const isAnswered = step.kind === 'answered';
    const state = isAnswered && step.state === 'delivered' ? 'delivered' : 'failed';
    await this.#untilStored(() => records.writeEnd({ ...delivery, state }, answer), limits.outcomes);
    // A response that rejects the delivery shows that the destination is up, too.
    if (isAnswered) limits.circuits.succeeded(url);
    else limits.circuits.failed(url, this.#policy(delivery));
  }

  async #paceIfLate(delivery: Delivery): Promise<void> {
    if (isLate(this.#policy(delivery), delivery, this.#parts.now())) await this.#parts.limits.pace.acquire();
  }

  #stepOf(delivery: Delivery): NextStep {
    return nextStep(this.#policy(delivery), delivery.attempts, this.#parts.now());
  }

  /** Loads a pending delivery; undefined if it has ended. An attempt without an outcome was interrupted, and gets that outcome. */
  async #load(id: number): Promise<Delivery | undefined> {
    const { records, now } = this.#parts;
    const delivery = await records.load(id);
    if (delivery?.state !== 'pending') return undefined;
    const policy = this.#policy(delivery);
    const stored = delivery.attempts;
    delivery.attempts = withoutFutureTimes(stored, now());
    const last = delivery.attempts.at(-1);
    if (last && last.outcome === undefined) {
      last.outcome = 'interrupted';
      last.endedAt = Math.max(last.startedAt, Math.min(now(), last.startedAt + policy.timeoutMs));
    }
    // The corrected times are written at once. Otherwise each load would correct them to a later time, and the retry would never be due.
    if (delivery.attempts.some((attempt, index) => attempt !== stored[index]))
      await records.writeOutcome(delivery);
    return delivery;
  }

  #policy(delivery: Delivery): DeliveryPolicy {
    const policy = policyOf(delivery, this.#parts.policies);
    if (!policy) throw new Unprocessable(`no delivery policy is named ${delivery.operation}`);
    return policy;
  }

  /** Runs `act`, which sends no request, with retries while the store fails. Throws after `mostErrors` other errors, or if `timers` stop. */
  async #untilStored<Result>(act: () => Promise<Result>, timers = this.#timers): Promise<Result> {
    const { logError, now } = this.#parts;
    for (let errors = 0; ; ) {
      try {
        return await act();
      } catch (error) {
        if (error instanceof OwnershipLost || error instanceof Unprocessable || timers.isStopped) throw error;
        if (!(error instanceof StoreFailure) && ++errors === mostErrors) throw error;
        logError(error);
        await timers.until(now() + retryPauseMs);
      }
    }
  }
}

/** The most deliveries and lanes of each partition in memory. The others stay in the store until memory is free. */
const most = { deliveries: 100_000, lanes: 2000 };

/** The key of the only worker on SQLite, which drives all lanes. */
const all = -1;

/**
 * Drives the lanes of this process. On SQLite one worker drives all lanes, and the outbox announces new deliveries. On PostgreSQL there is a
 * worker for each partition of this process, and commits announce new deliveries (store/port.ts).
 */
export class LaneWorkers implements PartitionWorker {
  readonly #parts: WorkerParts;
  readonly #shared: Shared | undefined;
  readonly #workers = new Map<number, LaneWorker>();
  /** For each revoked partition: a promise that resolves when its workers have stopped. */
  readonly #ending = new Map<number, Promise<void>>();
  #isStopping = false;

  constructor(parts: WorkerParts, shared?: Shared) {
    this.#parts = parts;
    this.#shared = shared;
  }

  /** Reads the pending deliveries of this process from the store, and drives their lanes. */
  async resume(): Promise<void> {
    if (this.#isStopping) return;
    if (!this.#shared) {
      const worker = new LaneWorker(this.#parts);
      this.#workers.set(all, worker);
      return worker.backlog.reload();
    }
    this.#shared.listen((commit) => this.#onCommit(commit));
    await this.#shared.join(this);
  }

  /** Adds a delivery of the outbox that has become durable. On PostgreSQL its commit adds it. */
  add(delivery: Pending): void {
    this.#workers.get(all)?.backlog.add(delivery);
  }

  /** Removes the deliveries `ended` from their lane. They ended before their first attempt. */
  remove(lane: string, ended: ReadonlySet<number>): void {
    for (const { backlog } of this.#workers.values()) backlog.remove(lane, ended);
  }

  get pending(): number {
    return [...this.#workers.values()].reduce((sum, { backlog }) => sum + backlog.count, 0);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.revokeAll();
    await Promise.all(this.#ending.values());
    await this.#shared?.leave();
  }

  assign(partition: number): void {
    if (this.#isStopping) return;
    const worker = new LaneWorker({ ...this.#parts, partition, most });
    this.#workers.set(partition, worker);
    void this.#load(partition, worker);
  }

  async revoke(partition: number): Promise<void> {
    const worker = this.#workers.get(partition);
    if (!worker) return;
    this.#workers.delete(partition);
    const ended = Promise.all([this.#ending.get(partition), worker.stop()]).then(() => {
      if (this.#ending.get(partition) === ended) this.#ending.delete(partition);
    });
    this.#ending.set(partition, ended);
    await ended;
  }

  revokeAll(): void {
    for (const partition of this.#workers.keys()) void this.revoke(partition);
  }

  /** Lets a worker read its pending deliveries, after the attempts under way of earlier workers have ended and are written. */
  async #load(partition: number, worker: LaneWorker): Promise<void> {
    while (this.#ending.has(partition)) await this.#ending.get(partition);
    await worker.backlog.reload();
  }

  #onCommit(commit: Commit | Missed): void {
    if (commit === 'sequence gap') {
      for (const [partition, worker] of this.#workers) void this.#load(partition, worker);
      return;
    }
    if (commit === 'another history') {
      const partitions = [...this.#workers.keys()];
      // The workers may have deliveries in memory that the database has lost, so new workers read the store.
      this.revokeAll();
      for (const partition of partitions) this.assign(partition);
      return;
    }
    for (const [delivery_id, partition, lane, weight] of commit.newDeliveries)
      this.#workers.get(partition)?.backlog.add({ delivery_id, lane, weight });
  }
}
