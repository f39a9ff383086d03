import { type RuleId, rules } from '../../../generated/rules.ts';
import type { ListedCase } from '../../run/target.ts';
import type { Result, Status } from '../../run/verdicts.ts';
import { independent } from '../bend.ts';
import { statusOfBroken, type TargetRuns, type Verdict } from '../selftest.ts';

export interface Traceability {
  summary: Summary;
  sources: Readonly<Record<string, string>>;
  rules: readonly TracedRule[];
  variants: readonly { target: string; manner: string; tells?: string }[];
}

interface TracedRule {
  id: RuleId;
  party: string;
  level: string;
  cases: readonly TracedCase[];
  broken: readonly { fault: string; caughtBy: readonly string[] }[];
}

/** The verdicts of one case about one rule. A verdict is absent if the case was not run. */
interface TracedCase {
  case: string;
  reference: Status | undefined;
  independent: Status | undefined;
}

export type Summary = Record<'rules' | 'cases' | 'broken' | 'caught' | 'variants', number>;

interface Reported {
  cases: readonly ListedCase[];
  reference: readonly { target: string; results: readonly (Verdict & Pick<Result, 'unmet'>)[] }[];
  runs: readonly TargetRuns[];
}

/** Combines the results of all runs, in any order. The record `kept` states the results of the targets that were not run. */
export function traced({ cases, reference, runs }: Reported, kept: Traceability): Traceability {
  const ids = Object.keys(rules).toSorted() as RuleId[];
  const isKept = (target: string) => !runs.some((run) => run.target === target);
  const all = ids.map((id): TracedRule => {
    const { party, level } = rules[id];
    const known = kept.rules.find((each) => each.id === id);
    if (known && isKept(party)) return known;
    const statusIn = (name: string, verdicts: readonly Verdict[] = []) =>
      verdicts.findLast(({ case: one, rules: [rule] }) => one === name && rule === id)?.status;
    const ofReference = reference.find(({ target }) => target === party)?.results;
    const run = runs.find(({ target }) => target === party);
    const ofIndependent = run?.variants.find(({ manner }) => manner === independent)?.verdicts;
    return {
      id,
      party,
      level,
      cases: cases
        .filter((each) => each.target === party && each.rules.includes(id))
        .map((each) => each.id)
        .toSorted()
        .map((name) => ({
          case: name,
          reference: statusIn(name, ofReference),
          independent: statusIn(name, ofIndependent),
        })),
      broken: (run?.broken ?? [])
        .filter(({ rule }) => rule === id)
        .map(({ fault, caughtBy }) => ({ fault, caughtBy }))
        .toSorted((a, b) => (a.fault < b.fault ? -1 : 1)),
    };
  });
  const variants = runs.flatMap(({ target, variants: own }) =>
    own.map(({ manner, tells }) => ({ target, manner, ...(tells && { tells }) })),
  );
  const others = kept.variants.filter(({ target }) => isKept(target));
  const sources = { ...kept.sources, ...Object.fromEntries(runs.map((run) => [run.target, run.sources])) };
  const broken = all.flatMap((rule) => rule.broken);
  return {
    summary: {
      rules: all.length,
      cases: cases.length,
      broken: broken.length,
      caught: broken.filter(({ caughtBy }) => caughtBy.length > 0).length,
      variants: others.length + variants.length,
    },
    sources: Object.fromEntries(Object.entries(sources).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    rules: all,
    variants: [...others, ...variants].toSorted((a, b) =>
      `${a.target} ${a.manner}` < `${b.target} ${b.manner}` ? -1 : 1,
    ),
  };
}

/** Returns the gaps: rules without a broken implementation, uncaught faults, and wrong results of correct implementations. */
export function gaps(trace: Traceability, { reference, runs, cases }: Reported): string[] {
  const told = new Set(trace.variants.map(({ tells }) => tells));
  return [
    ...trace.rules.flatMap((rule) => gapsOfRule(rule, told.has(rule.id))),
    ...cases.filter(({ rules: own }) => own.length === 0).map(({ id }) => `${id} judges without a rule`),
    ...runs.flatMap(({ target, broken, variants }) => [
      ...broken
        .filter(({ caughtBy }) => caughtBy.length === 0)
        .map(({ rule, fault, found }) => `${rule}: not caught: ${fault}\n    ${found?.join('\n    ')}`),
      ...variants.flatMap(({ manner, wrongResults }) =>
        wrongResults.map((wrong) => `${target}: one that ${manner}: ${wrong}`),
      ),
    ]),
    ...reference.flatMap(({ target, results }) =>
      results
        .filter(({ status: seen, unmet }) => !['passed', 'info', 'skipped'].includes(seen) || unmet)
        .map((each) => `${target}: the reference: ${each.rules[0]} ${each.status} in ${each.case}`),
    ),
  ];
}

function gapsOfRule({ id, level, cases, broken }: TracedRule, isTold: boolean): string[] {
  const bare = statusOfBroken(id)
    ? [`${id} says ${level}, and no broken implementation proves its case`]
    : isTold
      ? []
      : [`${id} is a LOCAL rule, and no variant names it`];
  return [...(cases.length === 0 ? [`${id} has no case`] : []), ...(broken.length === 0 ? bare : [])];
}
