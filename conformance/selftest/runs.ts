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
  /** The cases that caught the fault. */
  caughtBy: readonly string[];
  /** The findings, if no case caught the fault. */
  found?: readonly string[];
}

export interface VariantRun {
  manner: string;
  told?: { rule: RuleId; by: string };
  /** The verdicts against the variant. */
  blemishes: readonly string[];
  /** The verdicts of the whole suite, without evidence. */
  verdicts: readonly Verdict[];
}

export type Verdict = Pick<Result, 'case' | 'rules' | 'status'>;

/** The number of parallel runs for each target. It is lower than for a single target, since all targets share the machine. */
const mostRuns = 16;

/**
 * The number of runs of the whole suite in parallel. Such a run measures dozens of instants, and with more of them it would mostly measure
 * its own delays.
 */
const wholeRuns = 4;

/**
 * Runs each entry once: the whole suite or some cases against each correct implementation, and the case or rule against each broken one.
 */
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

/** Runs a correct implementation against the given cases, or against the whole suite. */
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

/** The largest number of repeats of a case that the machine was too busy to measure. */
const mostAgain = 2;

/** The results of a run. A case that the machine was too busy to measure runs again by itself. */
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

/** Returns the error of an aborted run as a result, so that the other runs are still judged. */
async function outcome(run: Broken['run'], only: readonly string[]): Promise<Result[] | Error> {
  return measured(run, only).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}
