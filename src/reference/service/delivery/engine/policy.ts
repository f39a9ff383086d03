import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import type { Attempt, Delivery } from '../../store/records.ts';

/*
 * Three members of a policy change together. Attempts start `intervalMs` apart. An attempt lasts at most `timeoutMs`. If that is longer
 * than the interval, the next attempt is late. The delivery is given up `giveUpMs` after the start of the first attempt. Suppose that
 * attempts start 5 s apart, and `giveUpMs` is 9 s. Then the third attempt starts too late, keeps its whole timeout, and the error is late.
 * Therefore giveUpMs is (attempts - 1) × intervalMs + timeoutMs.
 */

/** The next step of a delivery. `at` is the time when it is due. */
export type NextStep =
  | { kind: 'attempt'; number: number; at: number }
  | { kind: 'wait-for-outcome' }
  /** The receiver has accepted or rejected the delivery. */
  | { kind: 'answered'; state: 'delivered' | 'refused'; at: number }
  | { kind: 'give-up'; at: number };

/**
 * Returns the next step of a delivery by its policy and the attempts so far. The retry interval counts from the start of the previous
 * attempt. The time of giving up counts from the start of the first attempt. So the agent sees the error at the same time, whether the
 * receiver did not respond or failed fast (CHN-OUT-08, CHN-OUT-09, CHN-OUT-13).
 */
export function nextStep(policy: DeliveryPolicy, attempts: readonly Attempt[], now: number): NextStep {
  const last = attempts.at(-1);
  if (!last) return { kind: 'attempt', number: 1, at: now };
  if (last.outcome === undefined || last.endedAt === undefined) return { kind: 'wait-for-outcome' };
  if (last.outcome === 'delivered' || last.outcome === 'refused') {
    return { kind: 'answered', state: last.outcome, at: last.endedAt };
  }
  if (attempts.length >= policy.attempts) return { kind: 'give-up', at: givesUpAt(policy, attempts) };
  return { kind: 'attempt', number: last.number + 1, at: repeatsAt(policy, last) };
}

/**
 * Returns the time when the next attempt is due if this one fails. If the policy has no interval, it is the end of this attempt. While this
 * attempt is under way, it is the end of its timeout.
 */
export function repeatsAt(
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
  return now - (before ? repeatsAt(policy, before) : recorded_at) > punctualMs;
}

/** Returns the time when a delivery without attempts left is given up. If the policy has no interval, it is the end of the last attempt. */
function givesUpAt({ intervalMs, giveUpMs }: DeliveryPolicy, attempts: readonly Attempt[]): number {
  return intervalMs === undefined ? attempts.at(-1)!.endedAt! : attempts[0]!.startedAt + giveUpMs;
}

/**
 * Corrects the times of attempts after the clock was set back. An attempt in the future is moved to `now`, because it would delay the next
 * one. Earlier attempts are moved so that each starts at least one interval before the next.
 */
export function bounded(
  { intervalMs = 0 }: DeliveryPolicy,
  attempts: readonly Attempt[],
  now: number,
): Attempt[] {
  let latest = now;
  return attempts
    .toReversed()
    .map((attempt) => {
      const startedAt = Math.min(attempt.startedAt, latest);
      latest = startedAt - intervalMs;
      const { endedAt } = attempt;
      if (startedAt === attempt.startedAt && (endedAt ?? 0) <= now) return attempt;
      const lasted = Math.max(0, (endedAt ?? 0) - attempt.startedAt);
      return {
        ...attempt,
        startedAt,
        ...(endedAt !== undefined && { endedAt: Math.min(startedAt + lasted, now) }),
      };
    })
    .toReversed();
}

/**
 * Returns the timeout of the attempt that starts now, in milliseconds. An attempt never lasts longer than until the delivery is given up.
 * But if less than half of the timeout is left, nobody drove the delivery for a while, for example during a restart. Then the attempt gets
 * the whole timeout.
 */
export function lasts(
  { timeoutMs, giveUpMs }: DeliveryPolicy,
  attempts: readonly Attempt[],
  now: number,
): number {
  // The first attempt counts from now, because writing its start may have taken a while.
  const start = attempts.length === 1 ? now : attempts[0]!.startedAt;
  const left = start + giveUpMs - now;
  return left < timeoutMs / 2 ? timeoutMs : Math.min(timeoutMs, left);
}
