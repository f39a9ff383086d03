import pLimit from 'p-limit';
import type { RuleId } from '../../generated/rules.ts';
import type { Result } from '../run/verdicts.ts';
import type { Target } from '../targets/index.ts';
import {
  type Broken,
  blemishes,
  catching,
  line,
  type SelfTest,
  scopeOf,
  untold,
  type Variant,
} from './selftest.ts';
import { type Sources, sourcesOf } from './sources.ts';

/** The results of one target's self-test. */
export interface TargetRuns {
  target: Target;
  sources: Sources;
  broken: readonly BrokenRun[];
  variants: readonly VariantRun[];
}

export interface BrokenRun {
  rule: RuleId;
  fault: string;
  /** The cases that caught it. */
  caughtBy: readonly string[];
  /** The findings about it, where none caught it. */
  found?: readonly string[];
}

export interface VariantRun {
  manner: string;
  told?: { rule: RuleId; by: string };
  /** The verdicts against it. */
  blemishes: readonly string[];
  /** The verdicts of the whole suite, without evidence. */
  verdicts: readonly Verdict[];
}

export type Verdict = Pick<Result, 'case' | 'rules' | 'status'>;

/** All targets share the machine here, so that fewer of them go side by side than where each is by itself. */
const mostRuns = 16;

/** A whole run measures dozens of instants: beside too many others it would only find that it was late. */
const wholeRuns = 4;

/** Runs the whole suite, or some cases, against each right implementation, and the case or rule against each broken one, each once. */
export async function runSelfTest(selfTest: SelfTest, only: readonly string[] = []): Promise<TargetRuns> {
  const { target, width, broken, variants, close } = selfTest;
  const pool = pLimit(Math.min(width, mostRuns));
  const wholes = pLimit(wholeRuns);
  const sources = sourcesOf(target);
  try {
    const [variantRuns, brokenRuns] = await Promise.all([
      Promise.all(
        variants.map((each) =>
          wholes(() => runVariant(each, each.alone && each.told ? [each.told.by] : only)),
        ),
      ),
      Promise.all(broken.map((each) => pool(() => runBroken(each)))),
    ]);
    return { target, sources, variants: variantRuns, broken: brokenRuns };
  } finally {
    await close?.();
  }
}

/** Runs a broken implementation against its case or rule. */
export async function runBroken(each: Broken): Promise<BrokenRun> {
  const { rule, fault } = each;
  const results = await outcome(each.run, scopeOf(each));
  if (results instanceof Error) return { rule, fault, caughtBy: [], found: [String(results)] };
  const cases = [...new Set(catching(each, results).map(({ case: id }) => id))].toSorted();
  return { rule, fault, caughtBy: cases, ...(cases.length === 0 && { found: results.map(line) }) };
}

/** Runs a right implementation against the cases that are named, or the whole suite. */
export async function runVariant(each: Variant, only: readonly string[] = []): Promise<VariantRun> {
  const { manner, told } = each;
  const results = await outcome(each.run, only);
  const isRun = !(results instanceof Error);
  return {
    manner,
    ...(told && { told: { rule: told.rule, by: told.by } }),
    blemishes: isRun ? [...blemishes(results, each), ...untold(each, results)] : [String(results)],
    verdicts: isRun ? results.map(({ case: id, rules, status }) => ({ case: id, rules, status })) : [],
  };
}

/** The most times that a case is run again since the machine was too busy to measure it. */
const mostAgain = 2;

/** The results of a run without what the machine was too busy to measure: such a case is run again by itself. */
async function measured(run: Broken['run'], only: readonly string[]): Promise<Result[]> {
  let results = await run(only);
  for (let again = 0; again < mostAgain; again++) {
    const unclear = new Set(
      results.filter(({ status }) => status === 'inconclusive').map((each) => each.case),
    );
    if (unclear.size === 0) break;
    results = [...results.filter((each) => !unclear.has(each.case)), ...(await run([...unclear]))];
  }
  return results;
}

/** A run that breaks off is reported like a finding, so that the others are still judged. */
async function outcome(run: Broken['run'], only: readonly string[]): Promise<Result[] | Error> {
  return measured(run, only).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}
