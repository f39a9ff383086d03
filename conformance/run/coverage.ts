import type { RuleId } from '../../generated/rules.ts';
import { levelOf, type Result } from './verdicts.ts';

/** The rules of a party that a run observed, missed or left out. */
export interface Coverage {
  /** The number of MUST rules, not counting the rules in `optedOut`. */
  must: number;
  /** The number of MUST rules that were observed. */
  seen: number;
  /** The MUST rules that were not observed, each with the reason. */
  unseen: readonly { rule: RuleId; why: string }[];
  /** The MUST rules that --skip or --only excluded. */
  optedOut: readonly RuleId[];
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
  const unseen: { rule: RuleId; why: string }[] = [];
  let seen = 0;
  for (const rule of all) {
    const own = byRule.get(rule) ?? [];
    const missed = own.find(({ status, optedOut: left }) => status === 'skipped' && !left);
    if (own.some(({ status }) => status !== 'skipped')) seen += 1;
    else if (missed) unseen.push({ rule, why: missed.observed });
    else optedOut.push(rule);
  }
  return { must: seen + unseen.length, seen, unseen, optedOut };
}
