import { type DeliveryPolicy, policies } from '../../../../generated/policies.ts';
import { LoopBudget } from '../journal/time.ts';
import type { Attempt, Delivery } from '../store/records.ts';

/**
 * Returns the policy of a delivery; undefined if its operation has none. A policy of one channel would be merged here, from a copy of its
 * settings on the delivery. The merged policy must keep `rules`, so that an outage does not hold the delivery.
 */
export function policyOf(
  { operation }: Pick<Delivery, 'operation'>,
  known: Readonly<Record<string, DeliveryPolicy>> = policies,
): DeliveryPolicy | undefined {
  return known[operation];
}

/** The next step of a delivery. `at` is the time when it is due. */
export type NextStep =
  | { kind: 'attempt'; number: number; at: number }
  /** The receiver has accepted or rejected the delivery. */
  | { kind: 'answered'; state: 'delivered' | 'refused'; at: number }
  | { kind: 'give-up'; at: number };

/**
 * Returns the next step of a delivery by its policy and the attempts so far, which have ended. The retry interval counts from the start of the previous
 * attempt. The time of giving up counts from the start of the first attempt. So the agent sees the error at the same time, whether the
 * receiver did not respond or failed fast (CHN-OUT-08, CHN-OUT-09, CHN-OUT-13, CHN-OUT-20).
 */
export function nextStep(policy: DeliveryPolicy, attempts: readonly Attempt[], now: number): NextStep {
  const last = attempts.at(-1);
  if (!last) return { kind: 'attempt', number: 1, at: now };
  if (last.outcome === 'delivered' || last.outcome === 'refused')
    return { kind: 'answered', state: last.outcome, at: last.endedAt ?? now };
  if (attempts.length >= policy.attempts) return { kind: 'give-up', at: givesUpAt(policy, attempts) };
  return { kind: 'attempt', number: last.number + 1, at: nextAttemptAt(policy, last) };
}

/** Returns the time of the next attempt: an interval after the start, or without an interval the end or timeout of this attempt. */
export function nextAttemptAt(
  { intervalMs, timeoutMs }: DeliveryPolicy,
  { startedAt, endedAt }: Attempt,
): number {
  return intervalMs === undefined ? (endedAt ?? startedAt + timeoutMs) : startedAt + intervalMs;
}

/** The delay after which the start of an attempt counts as late, in milliseconds. */
const punctualMs = 500;

/** True if the latest attempt starts late. It may have waited for the attempts of other deliveries, or for a process to start. */
export function isLate(
  policy: DeliveryPolicy,
  { attempts, recorded_at }: Pick<Delivery, 'attempts' | 'recorded_at'>,
  now: number,
): boolean {
  const before = attempts.at(-2);
  return now - (before ? nextAttemptAt(policy, before) : recorded_at) > punctualMs;
}

/** Returns the time when a delivery without attempts left is given up. If the policy has no interval, it is the end of the last attempt. */
function givesUpAt({ intervalMs, giveUpMs }: DeliveryPolicy, attempts: readonly Attempt[]): number {
  return intervalMs === undefined ? attempts.at(-1)!.endedAt! : attempts[0]!.startedAt + giveUpMs;
}

/**
 * Corrects the times of attempts after the clock was set back. An attempt in the future would delay the next one. So all attempts move by
 * the same time, and the intervals between them stay.
 */
export function withoutFutureTimes(attempts: readonly Attempt[], now: number): Attempt[] {
  const aheadMs = (attempts.at(-1)?.startedAt ?? now) - now;
  if (aheadMs <= 0) return [...attempts];
  return attempts.map(({ startedAt, endedAt, ...rest }) => ({
    ...rest,
    startedAt: startedAt - aheadMs,
    ...(endedAt !== undefined && { endedAt: Math.min(endedAt - aheadMs, now) }),
  }));
}

/**
 * Returns the timeout of the attempt that starts now, in milliseconds. An attempt normally ends before the delivery is given up.
 * But if less than half of the timeout is left, nobody drove the delivery for a while, for example during a restart. Then the attempt gets
 * the whole timeout.
 */
export function attemptTimeout(
  { timeoutMs, giveUpMs }: DeliveryPolicy,
  attempts: readonly Attempt[],
  now: number,
): number {
  // The first attempt counts from now, because writing its start may have taken a while.
  const start = attempts.length === 1 ? now : attempts[0]!.startedAt;
  const left = start + giveUpMs - now;
  return left < timeoutMs / 2 ? timeoutMs : Math.min(timeoutMs, left);
}

/** Waits until given times. `stop` ends all waits. */
export class Timers {
  readonly #now: () => number;
  readonly #waits = new Set<{ timer: NodeJS.Timeout; resolve: () => void }>();
  #isStopped = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Waits until the clock reaches `instant`, or until the timers are stopped. If a timer fires slightly early, it is set again. */
  async until(instant: number): Promise<void> {
    for (let left = instant - this.#now(); left > 0 && !this.#isStopped; left = instant - this.#now()) {
      await new Promise<void>((resolve) => {
        const fire = () => {
          this.#waits.delete(wait);
          resolve();
        };
        const wait = { timer: setTimeout(fire, left), resolve };
        this.#waits.add(wait);
      });
    }
  }

  stop(): void {
    this.#isStopped = true;
    for (const { timer, resolve } of this.#waits) {
      clearTimeout(timer);
      resolve();
    }
    this.#waits.clear();
  }
}

/** Bounds of the attempts that start in one turn of the event loop: one for each millisecond of the previous turn. */
const fewest = 8;
const most = 16;

/** The number of attempts over which the share of failures is averaged. */
const remembered = 16;

/** The shortest pause for responses after a turn of the event loop, in milliseconds, if all attempts fail. */
const leastRestMs = 4;

/**
 * Distributes attempts that are due at the same time over several turns of the event loop, for example after a start. Otherwise all their
 * requests would be sent at the end of one turn, and their retries would be due together. After each turn there is a pause for responses.
 * The pause lasts as long as the turn if all attempts fail, and is shorter if fewer fail.
 */
export class Pace {
  /** The share of recent attempts that failed. It begins at 1, because nothing is known at the start. */
  #failing = 1;
  readonly #turns = new LoopBudget(
    (tookMs) => Math.min(Math.max(Math.floor(tookMs), fewest), most),
    (tookMs) => Math.max(tookMs, leastRestMs) * this.#failing,
  );

  acquire(): Promise<void> {
    return this.#turns.acquire(1);
  }

  record(hasFailed: boolean): void {
    this.#failing += (Number(hasFailed) - this.#failing) / remembered;
  }
}

/** A counting semaphore for each key. At most `limit` callers hold a key's permits. Callers get them in the order of their calls. */
export class Semaphore {
  readonly #limit: number;
  readonly #queues = new Map<string, { held: number; waiting: (() => void)[] }>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  acquire(key: string): Promise<void> {
    const queue = this.#queues.get(key) ?? { held: 0, waiting: [] };
    this.#queues.set(key, queue);
    if (queue.held === this.#limit) return new Promise((start) => queue.waiting.push(start));
    queue.held++;
    return Promise.resolve();
  }

  release(key: string): void {
    const queue = this.#queues.get(key)!;
    const next = queue.waiting.shift();
    if (next) next();
    else queue.held--;
    if (queue.held === 0) this.#queues.delete(key);
  }
}
