import type { RuleId } from '../../generated/rules.ts';
import { isNewFailure } from './baseline.ts';
import { levelOf, type Result } from './verdicts.ts';

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

const byGravity = [
  'suiteFault',
  'usage',
  'doesNot',
  'unreachable',
  'inconclusive',
  'incomplete',
  'conforms',
] as const satisfies readonly Outcome[];

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

export function gravestOutcome(outcomes: readonly Outcome[]): Outcome {
  return byGravity.find((outcome) => outcomes.includes(outcome)) ?? 'incomplete';
}

/** The rules of a party that a run observed, missed or left out. */
export interface Coverage {
  must: number;
  seen: number;
  unseen: readonly RuleWithReason[];
  /** The MUST rules with nothing to judge, since the situation to which they apply did not occur. */
  idle: readonly RuleWithReason[];
  optedOut: readonly RuleId[];
}

interface RuleWithReason {
  rule: RuleId;
  why: string;
}

/** Counts the observed MUST rules, and lists the others. `bound` are all rules that the cases can judge. */
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
