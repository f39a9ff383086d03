import { type RuleId, rules } from '../../generated/rules.ts';
import type { Evidence } from '../wire/evidence.ts';

/** What a run says of one rule in one case. */
export type Status = 'passed' | 'failed' | 'warned' | 'info' | 'skipped' | 'inconclusive' | 'error';

export type Level = 'MUST' | 'SHOULD' | 'LOCAL';

/** One look at a rule. */
export interface Observation {
  /**
   * `noted` is a fact without a verdict. `unobserved`: a prerequisite was missing; `unmet` says that the
   * implementation ought to have provided it. `fault`: the suite itself broke down.
   */
  outcome: 'held' | 'broken' | 'inconclusive' | 'noted' | 'unobserved' | 'fault';
  unmet?: boolean;
  expected?: string;
  observed: string;
  evidence?: Evidence[];
}

/** What a report says of one rule in one case. */
export interface Result {
  case: string;
  title: string;
  rules: RuleId[];
  level: Level;
  status: Status;
  durationMs: number;
  expected: string;
  observed: string;
  evidence: Evidence[];
  /** Skipped because the implementation did not provide what a MUST needs: the run cannot say that it conforms. */
  unmet?: boolean;
  /** A failure that the baseline lists. */
  known?: boolean;
}

const gravity = {
  held: 0,
  noted: 1,
  unobserved: 2,
  inconclusive: 3,
  broken: 4,
  fault: 5,
} as const satisfies Record<Observation['outcome'], number>;

/** The gravest of several looks at one rule. */
export function gravest(observations: readonly Observation[]): Observation | undefined {
  return observations.reduce<Observation | undefined>(
    (worst, next) => (!worst || gravity[next.outcome] > gravity[worst.outcome] ? next : worst),
    undefined,
  );
}

/** A broken MUST fails, a broken SHOULD warns, and what is LOCAL is told and never held against anybody. */
export function statusOf(level: Level, { outcome }: Observation): Status {
  if (outcome === 'fault') return 'error';
  if (outcome === 'unobserved') return 'skipped';
  if (level === 'LOCAL' || outcome === 'noted') return 'info';
  if (outcome === 'held') return 'passed';
  if (outcome === 'inconclusive') return 'inconclusive';
  return level === 'MUST' ? 'failed' : 'warned';
}

export function levelOf(rule: RuleId): Level {
  return rules[rule].level;
}

/** A measured span against the stated one, in milliseconds. */
export interface Span {
  statedMs: number;
  observedMs: number;
  earlyMs: number;
  lateMs: number;
  /** The worst delay of the suite's own event loop while it measured. */
  lagMs: number;
}

/** Beyond this delay of the suite's own event loop, lateness proves nothing about the other side. */
export const trustedLagMs = 100;

/**
 * Early is wrong unless the suite's own delay explains it: the first instant may have been noted late. Late is wrong
 * only when the suite itself was in time.
 */
export function judgeSpan({
  statedMs,
  observedMs,
  earlyMs,
  lateMs,
  lagMs,
}: Span): 'held' | 'broken' | 'inconclusive' {
  const missing = statedMs - earlyMs - observedMs;
  if (missing > 0) return missing > lagMs ? 'broken' : 'inconclusive';
  if (observedMs <= statedMs + lateMs) return 'held';
  return lagMs < trustedLagMs ? 'broken' : 'inconclusive';
}
