import { type RuleId, rules } from '../../generated/rules.ts';
import { abbreviated, type Evidence } from '../wire/http/evidence.ts';
import { uniqueWords } from '../wire/payload/messages.ts';

/** The verdicts on one rule in one case, in the order of the report. */
export const statuses = ['passed', 'failed', 'warned', 'info', 'skipped', 'inconclusive', 'error'] as const;
export type Status = (typeof statuses)[number];

export type Level = 'MUST' | 'SHOULD' | 'LOCAL';

/** One observation of a rule. */
export interface Observation {
  /**
   * `noted` is a fact without a verdict. `unobserved` means that a prerequisite was missing, and `unmet` that the implementation should
   * have provided it. `fault` is an error of the suite itself.
   */
  outcome: 'held' | 'broken' | 'inconclusive' | 'noted' | 'unobserved' | 'fault';
  unmet?: boolean;
  /** True if the rule was unobserved because of --skip. */
  optedOut?: boolean;
  expected?: string;
  observed: string;
  evidence?: Evidence[];
}

/** Observations with the same words, counted. */
export interface Seen {
  expected: string;
  observed: string;
  evidence: Evidence[];
  times: number;
}

/** The result of one rule in one case, as in the report. */
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
  /** The number of equal observations, if more than one. */
  times?: number;
  /** Further findings of the same gravity. */
  more?: Seen[];
  /** The suite's own longest delay during the case, in milliseconds. Present if the case measures time or the delay was long. */
  lagMs?: number;
  /** True if skipped because of --skip. */
  optedOut?: boolean;
  /** True if skipped because the implementation did not provide a prerequisite of a MUST rule. The run then cannot be conformant. */
  unmet?: boolean;
  /** True if not run, or not usable, because the implementation was gone. */
  gone?: boolean;
  /** True if passed, with an observation that has no verdict. */
  noted?: boolean;
  /** True for a failure or warning that the baseline lists. */
  known?: boolean;
}

/** All findings of a result: the first one and the further ones. */
export function looksOf({ expected, observed, evidence, times = 1, more = [] }: Result): Seen[] {
  return [{ expected, observed, evidence, times }, ...more];
}

const gravity = {
  held: 0,
  noted: 1,
  unobserved: 2,
  inconclusive: 3,
  broken: 4,
  fault: 5,
} as const satisfies Record<Observation['outcome'], number>;

/** All observations of the highest gravity, so that a first fault does not hide a second. */
export function allGravest(observations: readonly Observation[]): Observation[] {
  const worst = Math.max(...observations.map(({ outcome }) => gravity[outcome]));
  return observations.filter(({ outcome }) => gravity[outcome] === worst);
}

/** Limits that keep the other party from controlling the length of a report. */
const mostFindings = 12;
const mostEvidence = 24;

/** The observations in their order, with equal ones combined. */
export function told(observations: readonly Observation[], rule: RuleId): Seen[] {
  const seen = new Map<string, Seen>();
  for (const { expected = rules[rule].text, observed, evidence = [] } of observations) {
    const alike = `${expected}\n${observed}`.replaceAll(uniqueWords, '');
    const known = seen.get(alike);
    if (known) known.times += 1;
    else
      seen.set(alike, {
        expected: abbreviated(expected),
        observed: abbreviated(observed),
        evidence: evidence.slice(0, mostEvidence),
        times: 1,
      });
  }
  return [...seen.values()].slice(0, mostFindings);
}

/** A broken MUST fails, a broken SHOULD warns, and a LOCAL rule is only reported. */
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

/** A measured span and its stated length, in milliseconds. */
export interface Span {
  statedMs: number;
  observedMs: number;
  earlyMs: number;
  lateMs: number;
  /** The worst delay of the suite's own event loop during the measurement. */
  lagMs: number;
  /** The delay with which the first instant may have been recorded, if it is larger. */
  lateFromMs?: number;
}

/** Above this delay of the suite's own event loop, in milliseconds, lateness proves nothing about the other party. */
const trustedLagMs = 100;

/** An arrival takes two ticks of the event loop, and both may be late: one accepts the connection, the next reads its bytes. */
const turnsOfAnArrival = 2;

/** On a busy machine the other party also waits in several steps. Each may be as late as the suite was. */
const stepsOfAWait = 3;

/**
 * Judges a span. Too short is wrong unless the suite's own delay explains it: the first instant may have been recorded late. Too long is
 * wrong if the suite was in time, or if its delay is far too small to explain it.
 */
export function judgeSpan({
  statedMs,
  observedMs,
  earlyMs,
  lateMs,
  lagMs,
  lateFromMs = 0,
}: Span): 'held' | 'broken' | 'inconclusive' {
  const missing = statedMs - earlyMs - observedMs;
  if (missing > 0)
    return missing > Math.max(turnsOfAnArrival * lagMs, lateFromMs) ? 'broken' : 'inconclusive';
  const excess = observedMs - statedMs - lateMs;
  if (excess <= 0) return 'held';
  return lagMs < trustedLagMs || excess > stepsOfAWait * lagMs ? 'broken' : 'inconclusive';
}
