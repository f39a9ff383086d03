import { type RuleId, rules } from '../../generated/rules.ts';
import { abbreviated, type Evidence } from '../wire/http/evidence.ts';
import { uniqueWords } from '../wire/payload/messages.ts';

/** The verdicts on one rule in one case, in the order of reports. */
export const statuses = ['passed', 'failed', 'warned', 'info', 'skipped', 'inconclusive', 'error'] as const;
export type Status = (typeof statuses)[number];

export type Level = 'MUST' | 'SHOULD' | 'LOCAL';

/** One observation of a rule. */
export interface Observation {
  /**
   * `noted` is a fact without a verdict. `unobserved`: a prerequisite was missing; `unmet` says that the
   * implementation ought to have provided it. `fault`: the suite itself broke down.
   */
  outcome: 'held' | 'broken' | 'inconclusive' | 'noted' | 'unobserved' | 'fault';
  unmet?: boolean;
  /** Unobserved because the run was told so. */
  optedOut?: boolean;
  expected?: string;
  observed: string;
  evidence?: Evidence[];
}

/** Observations in the same words, counted. */
export interface Seen {
  expected: string;
  observed: string;
  evidence: Evidence[];
  times: number;
}

/** The result of one rule in one case, as a report has it. */
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
  /** How often the same was seen, when more than once. */
  times?: number;
  /** What else is wrong, as grave as the first. */
  more?: Seen[];
  /** The suite's own longest delay while the case ran, in milliseconds: where it measures time, or was long. */
  lagMs?: number;
  /** Skipped because the run was told to. */
  optedOut?: boolean;
  /** Skipped because the implementation did not provide what a MUST needs: the run cannot say that it conforms. */
  unmet?: boolean;
  /** Not run, or worth nothing, because the implementation was gone by then. */
  gone?: boolean;
  /** Passed, with something to tell that no verdict follows from: it is what was observed. */
  noted?: boolean;
  /** A failure or warning that the baseline lists. */
  known?: boolean;
}

/** All that a result tells: its first finding and the further ones. */
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

/** All observations as grave as the gravest, so that a first fault does not hide a second. */
export function allGravest(observations: readonly Observation[]): Observation[] {
  const worst = Math.max(...observations.map(({ outcome }) => gravity[outcome]));
  return observations.filter(({ outcome }) => gravity[outcome] === worst);
}

/** Limits, so that the other side cannot choose the length of a report. */
const mostFindings = 12;
const mostEvidence = 24;

/** The observations in their order, those with the same words once. */
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

/** A broken MUST fails, a broken SHOULD warns, and a LOCAL rule is reported only. */
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
  /** How late the first instant may have been noted, where that is more. */
  lateFromMs?: number;
}

/** Beyond this delay of the suite's own event loop, lateness proves nothing about the other side. */
const trustedLagMs = 100;

/** An arrival takes two ticks of the event loop, and both may be late: one accepts the connection, the next reads its bytes. */
const turnsOfAnArrival = 2;

/** On a busy machine the other side waits in several steps too, each of which may be as late as the suite was. */
const stepsOfAWait = 3;

/**
 * Early is wrong unless the suite's own delay explains it: the first instant may have been noted late. Late is wrong
 * when the suite itself was in time, or when its delay does not explain it by far.
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
