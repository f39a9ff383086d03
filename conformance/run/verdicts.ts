import { type RuleId, rules } from '../../generated/rules.ts';
import { abbreviated, type Evidence } from '../wire/http/evidence.ts';
import { uniqueWords } from '../wire/payload/messages.ts';

/** The possible verdicts on a rule in a case, in the order of the report. */
export const statuses = ['passed', 'failed', 'warned', 'info', 'skipped', 'inconclusive', 'error'] as const;
export type Status = (typeof statuses)[number];

export type Level = 'MUST' | 'SHOULD' | 'LOCAL';

/**
 * The harm of a fault to a customer: `silent` (no message comes), `lost` (a wrong response), `late` (a wrong time) or `lenient` (a wrong
 * request is accepted).
 */
export type Harm = 'silent' | 'lost' | 'late' | 'lenient';

/** The properties of an observation that its result has too. */
interface CommonFields {
  harm?: Harm;
  waitedMs?: number;
  /** True if --skip or --only excluded the rule. */
  optedOut?: boolean;
  /** True if the implementation did not provide a prerequisite. */
  unmet?: boolean;
  idle?: boolean;
}

export interface Observation extends CommonFields {
  /** `unobserved`: a prerequisite was missing. It is the implementation's fault if `unmet` is true. `fault`: an error of the suite itself. */
  outcome: 'held' | 'broken' | 'inconclusive' | 'noted' | 'unobserved' | 'fault';
  expected?: string;
  observed: string;
  evidence?: Evidence[];
}

export interface Observed {
  expected: string;
  observed: string;
  evidence: Evidence[];
  times: number;
  harm?: Harm;
}

export interface Result extends CommonFields, Omit<Observed, 'times'> {
  case: string;
  title: string;
  rules: RuleId[];
  level: Level;
  status: Status;
  durationMs: number;
  times?: number;
  /** Further findings of the same severity, with other expectations or observations. */
  more?: Observed[];
  /** The longest delay of the suite's event loop during the case. Present if the case measures time, or the delay was long. */
  lagMs?: number;
  /** True if the run ended before the rule was judged. */
  notRun?: boolean;
  /** True if the implementation could no longer be reached. The rule was then not judged, or its result is not usable. */
  gone?: boolean;
  /** True for a passed rule about which the report also has a note, which is no verdict. */
  noted?: boolean;
  /** True for a failure or warning that the baseline lists. */
  known?: boolean;
}

export function findingsOf({ expected, observed, evidence, times = 1, harm, more = [] }: Result): Observed[] {
  return [{ expected, observed, evidence, times, ...(harm && { harm }) }, ...more];
}

const gravity = {
  held: 0,
  noted: 1,
  unobserved: 2,
  inconclusive: 3,
  broken: 4,
  fault: 5,
} as const satisfies Record<Observation['outcome'], number>;

/** Returns all observations of the highest severity. The first one alone would hide the other faults. */
export function mostSevere(observations: readonly Observation[]): Observation[] {
  const worst = Math.max(...observations.map(({ outcome }) => gravity[outcome]));
  return observations.filter(({ outcome }) => gravity[outcome] === worst);
}

const mostFindings = 12;
const mostEvidence = 24;

/** Combines equal observations, which may differ in the suite's random words. */
export function combined(observations: readonly Observation[], rule: RuleId): Observed[] {
  const seen = new Map<string, Observed>();
  for (const { expected = rules[rule].text, observed, evidence = [], harm } of observations) {
    const alike = `${expected}\n${observed}`.replaceAll(uniqueWords, '');
    const known = seen.get(alike);
    if (known) known.times += 1;
    else
      seen.set(alike, {
        expected: abbreviated(expected),
        observed: abbreviated(observed),
        evidence: evidence.slice(0, mostEvidence),
        times: 1,
        ...(harm && { harm }),
      });
  }
  return [...seen.values()].slice(0, mostFindings);
}

/** Returns the status of a rule for its most severe observation. */
export function statusOf(level: Level, { outcome }: Observation): Status {
  if (outcome === 'fault') return 'error';
  if (outcome === 'unobserved') return 'skipped';
  if (level === 'LOCAL' || outcome === 'noted') return 'info';
  if (outcome === 'held') return 'passed';
  if (outcome === 'inconclusive') return 'inconclusive';
  return level === 'MUST' ? 'failed' : 'warned';
}

/** A measured time span with its stated length and tolerances, in milliseconds. */
interface Span {
  statedMs: number;
  observedMs: number;
  earlyMs: number;
  lateMs: number;
  lagMs: number;
  /** The time by which the first instant may have been recorded late. Used if it is larger than the allowance that follows from `lagMs`. */
  lateFromMs?: number;
}

/** The longest trusted delay of the event loop. After a longer one, a span that is too long proves nothing. */
const trustedLagMs = 100;

/** An arrival needs two ticks of the event loop: one accepts the connection, the next one reads its bytes. */
const turnsOfAnArrival = 2;

/** The assumed number of steps in a wait. Each step may be late by the longest delay of the suite's event loop. */
export const stepsOfAWait = 3;

/** Judges a span. A wrong length breaks the rule unless the suite's own delay may explain it. */
export function judgeSpan(span: Span): Observation['outcome'] {
  const { statedMs, observedMs, earlyMs, lateMs, lagMs, lateFromMs = 0 } = span;
  const missing = statedMs - earlyMs - observedMs;
  if (missing > 0)
    return missing > Math.max(turnsOfAnArrival * lagMs, lateFromMs) ? 'broken' : 'inconclusive';
  const excess = observedMs - statedMs - lateMs;
  if (excess <= 0) return 'held';
  return lagMs < trustedLagMs || excess > stepsOfAWait * lagMs ? 'broken' : 'inconclusive';
}
