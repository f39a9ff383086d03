import type { RuleId } from '../../generated/rules.ts';
import { levelOf, type Result } from './verdicts.ts';

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
