import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import type { Attempt, Delivery } from '../../store/records.ts';

/** What has to happen next with a delivery, and when. */
export type NextStep =
  | { kind: 'attempt'; number: number; at: number }
  | { kind: 'wait-for-outcome' }
  | { kind: 'settle'; state: 'delivered' | 'refused'; at: number }
  | { kind: 'give-up'; at: number };

/**
 * Reads off a policy what follows from the attempts so far. Repeats are counted from the start of the attempt before, and
 * giving up from the start of the first, so that the agent is told at the same instant whether the receiver was silent or
 * failed fast (CHN-OUT-08, CHN-OUT-09, CHN-OUT-13).
 */
export function nextStep(policy: DeliveryPolicy, attempts: readonly Attempt[], now: number): NextStep {
  const last = attempts.at(-1);
  if (!last) return { kind: 'attempt', number: 1, at: now };
  if (last.outcome === undefined || last.endedAt === undefined) return { kind: 'wait-for-outcome' };
  if (last.outcome === 'delivered' || last.outcome === 'refused') {
    return { kind: 'settle', state: last.outcome, at: last.endedAt };
  }
  if (attempts.length >= policy.attempts) return { kind: 'give-up', at: givesUpAt(policy, attempts) };
  return { kind: 'attempt', number: last.number + 1, at: repeatsAt(policy, last) };
}

/** When the attempt after this one is due, should it fail. Known before the attempt is made. */
export function repeatsAt(
  { intervalMs, timeoutMs }: DeliveryPolicy,
  { startedAt, endedAt }: Attempt,
): number {
  return intervalMs === undefined ? (endedAt ?? startedAt + timeoutMs) : startedAt + intervalMs;
}

/** What is later than this is late anyway, in milliseconds. */
const punctualMs = 500;

/** Whether the attempt that begins now should have begun long ago, as what waited behind others, or for a process to start. */
export function isLate(
  policy: DeliveryPolicy,
  { attempts, recorded_at }: Pick<Delivery, 'attempts' | 'recorded_at'>,
  now: number,
): boolean {
  const before = attempts.at(-2);
  return now - (before ? repeatsAt(policy, before) : recorded_at) > punctualMs;
}

/** When a delivery that has no attempt left is given up. Without an interval nothing is waited for. */
function givesUpAt({ intervalMs, giveUpMs }: DeliveryPolicy, attempts: readonly Attempt[]): number {
  return intervalMs === undefined ? attempts.at(-1)!.endedAt! : attempts[0]!.startedAt + giveUpMs;
}

/**
 * Attempts as they are to be seen after the clock was set back: none of them is in the future, which would hold up what
 * follows, and none moves nearer to the next than the policy lets it be.
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
 * How long the attempt that begins now may last, in milliseconds: the last one does not outlast the instant at which the
 * delivery is given up. Where that is near because the delivery stood still, as over a restart, the attempt is a whole one.
 */
export function lasts(
  { timeoutMs, giveUpMs }: DeliveryPolicy,
  attempts: readonly Attempt[],
  now: number,
): number {
  // The first one begins now: to write it down may have taken a while.
  const begun = attempts.length === 1 ? now : attempts[0]!.startedAt;
  const left = begun + giveUpMs - now;
  return left < timeoutMs / 2 ? timeoutMs : Math.min(timeoutMs, left);
}
