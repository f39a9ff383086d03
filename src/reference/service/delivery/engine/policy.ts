import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import type { Attempt, Delivery } from '../../store/records.ts';

/*
 * Three members of a policy change together. Attempts start `intervalMs` apart. An attempt lasts at most `timeoutMs`; where that is longer
 * than the interval, the next attempt is late. The delivery is given up `giveUpMs` after the start of the first attempt. With attempts
 * 5 s apart and 9 s the third starts too late, keeps its whole time-out, and the error is late: giveUpMs is (attempts - 1) × intervalMs + timeoutMs.
 */

/** The next step of a delivery, and its instant. */
export type NextStep =
  | { kind: 'attempt'; number: number; at: number }
  | { kind: 'wait-for-outcome' }
  /** The other side has accepted or rejected it. */
  | { kind: 'answered'; state: 'delivered' | 'refused'; at: number }
  | { kind: 'give-up'; at: number };

/**
 * The next step by a policy after the attempts so far. The interval is counted from the start of the attempt before, and giving up from
 * the start of the first, so that the agent sees the error at the same instant whether the receiver was silent or failed fast (CHN-OUT-08,
 * CHN-OUT-09, CHN-OUT-13).
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

/** When the attempt after this one is due if this one fails. Known before it is made. */
export function repeatsAt(
  { intervalMs, timeoutMs }: DeliveryPolicy,
  { startedAt, endedAt }: Attempt,
): number {
  return intervalMs === undefined ? (endedAt ?? startedAt + timeoutMs) : startedAt + intervalMs;
}

/** An attempt that starts later than this is late, in milliseconds. */
const punctualMs = 500;

/** Whether the attempt that starts now is late, as after it waited behind others or for a process to start. */
export function isLate(
  policy: DeliveryPolicy,
  { attempts, recorded_at }: Pick<Delivery, 'attempts' | 'recorded_at'>,
  now: number,
): boolean {
  const before = attempts.at(-2);
  return now - (before ? repeatsAt(policy, before) : recorded_at) > punctualMs;
}

/** When a delivery that has no attempt left is given up: without an interval at once. */
function givesUpAt({ intervalMs, giveUpMs }: DeliveryPolicy, attempts: readonly Attempt[]): number {
  return intervalMs === undefined ? attempts.at(-1)!.endedAt! : attempts[0]!.startedAt + giveUpMs;
}

/**
 * Attempts corrected after the clock was set back: none is in the future, which would hold up the next one, and none is nearer to the
 * next than the interval.
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
 * The longest time that the attempt that starts now lasts, in milliseconds: the last one ends when the delivery is given up. Where less than half
 * of the time-out is left, nobody drove the delivery for a while, as over a restart: then the attempt gets the whole time-out.
 */
export function lasts(
  { timeoutMs, giveUpMs }: DeliveryPolicy,
  attempts: readonly Attempt[],
  now: number,
): number {
  // The first one starts now: to write it may have taken a while.
  const start = attempts.length === 1 ? now : attempts[0]!.startedAt;
  const left = start + giveUpMs - now;
  return left < timeoutMs / 2 ? timeoutMs : Math.min(timeoutMs, left);
}
