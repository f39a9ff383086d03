import type { RuleId } from '../../generated/rules.ts';
import { isNewFailure } from './baseline.ts';
import { levelOf, type Result } from './verdicts.ts';

/** The exit codes of the command, as documented. */
export const exitCodes = {
  conforms: 0,
  doesNot: 1,
  usage: 2,
  unreachable: 3,
  inconclusive: 4,
  incomplete: 5,
  suiteFault: 70,
} as const;

export type Outcome = keyof typeof exitCodes;

/** The outcomes, the gravest one first. A run of several targets exits with the gravest outcome. */
const byGravity = [
  'suiteFault',
  'usage',
  'doesNot',
  'unreachable',
  'inconclusive',
  'incomplete',
  'conforms',
] as const satisfies readonly Outcome[];

/**
 * Returns the outcome of a run, which its gravest result decides. `stale` are the stale baseline entries. Without a grave result, a run is
 * incomplete if a prerequisite is missing, or a MUST rule or all rules were not observed.
 */
export function outcomeOf(
  results: readonly Result[],
  stale: readonly string[] = [],
  strict = false,
): Outcome {
  const some = (holds: (result: Result) => boolean) => results.some(holds);
  if (some(({ status }) => status === 'error')) return 'suiteFault';
  if (some((result) => isNewFailure(result, strict))) return 'doesNot';
  if (some(({ gone }) => gone === true)) return 'unreachable';
  if (stale.length > 0) return 'doesNot';
  if (some(({ status }) => status === 'inconclusive')) return 'inconclusive';
  if (some(({ status, unmet }) => status === 'skipped' && unmet === true)) return 'incomplete';
  if (!some(({ status }) => status !== 'skipped')) return 'incomplete';
  return coverageOf(results).unseen.length > 0 ? 'incomplete' : 'conforms';
}

export function exitCodeOf(
  results: readonly Result[],
  stale: readonly string[] = [],
  strict = false,
): number {
  return exitCodes[outcomeOf(results, stale, strict)];
}

/** Returns the gravest of the outcomes, as the outcome of several targets together. */
export function gravestOutcome(outcomes: readonly Outcome[]): Outcome {
  return byGravity.find((outcome) => outcomes.includes(outcome)) ?? 'incomplete';
}

/** The rules of a party that a run observed, missed or left out. */
export interface Coverage {
  /** The number of MUST rules, not counting the rules in `idle` and `optedOut`. */
  must: number;
  /** The number of MUST rules that were observed. */
  seen: number;
  /** The MUST rules that were not observed, each with the reason. */
  unseen: readonly RuleWithReason[];
  /** The MUST rules with nothing to judge, since the situation to which they apply did not occur. */
  idle: readonly RuleWithReason[];
  /** The MUST rules that --skip or --only excluded. */
  optedOut: readonly RuleId[];
}

interface RuleWithReason {
  rule: RuleId;
  why: string;
}

/**
 * Counts the MUST rules for which a result has a verdict, and lists the other MUST rules with the reasons.
 *
 * @param bound All rules that the target's cases can judge.
 */
export function coverageOf(results: readonly Result[], bound: Iterable<RuleId> = []): Coverage {
  const byRule = Map.groupBy(results, ({ rules: [rule] }) => rule!);
  const all = new Set([...bound, ...byRule.keys()].filter((rule) => levelOf(rule) === 'MUST'));
  const optedOut: RuleId[] = [];
  const [unseen, idle]: [RuleWithReason[], RuleWithReason[]] = [[], []];
  let seen = 0;
  for (const rule of all) {
    const own = byRule.get(rule) ?? [];
    const missed = own.find(({ status, optedOut: left }) => status === 'skipped' && !left);
    const isIdle = own.find((result) => result.idle);
    if (own.some((result) => result.status !== 'skipped' && !result.idle)) seen += 1;
    else if (isIdle) idle.push({ rule, why: isIdle.observed });
    else if (missed) unseen.push({ rule, why: missed.observed });
    else optedOut.push(rule);
  }
  return { must: seen + unseen.length, seen, unseen, idle, optedOut };
}
