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

/** The results of one target's self-test, with the digests of the files that were tested. */
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
  /** All results of the run, if no case caught the fault. */
  found?: readonly string[];
}

export interface VariantRun {
  manner: string;
  told?: { rule: RuleId; by: string };
  /** The results that a correct implementation should not get, and the expected words that the report lacks, each as a line. */
  blemishes: readonly string[];
  /** The verdict of each case and rule in the run, without evidence. */
  verdicts: readonly Verdict[];
}

export type Verdict = Pick<Result, 'case' | 'rules' | 'status'>;

/**
 * The largest number of parallel runs against broken implementations of one target. It limits `width`, since the self-tests of two targets
 * run at the same time.
 */
const mostRuns = 16;

/**
 * The number of runs of the whole suite in parallel. Such a run measures dozens of times. With more parallel runs, their delays would
 * distort the measurements.
 */
const wholeRuns = 4;

/**
 * Runs the suite once against each entry. A variant is tested by the cases in `only` (by default all), or, with `alone`, by the case in
 * `told`. A broken implementation is tested by the case or rule that must catch the fault.
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

/** Runs the case or rule that must catch the fault against a broken implementation. Returns the cases that caught it. */
export async function runBroken(each: Broken): Promise<BrokenRun> {
  const { rule, fault } = each;
  const results = await outcome(each.run, scopeOf(each));
  if (results instanceof Error) return { rule, fault, caughtBy: [], found: [String(results)] };
  const cases = [...new Set(catching(each, results).map(({ case: id }) => id))].toSorted();
  return { rule, fault, caughtBy: cases, ...(cases.length === 0 && { found: results.map(line) }) };
}

/**
 * Runs the cases in `only`, or the whole suite if the list is empty, against a correct implementation. Returns its verdicts and the wrong
 * results.
 */
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

/** The largest number of additional runs of an inconclusive case. */
const mostAgain = 2;

/** Calls `run` and returns its results. Cases with an inconclusive result run again without the other cases, at most `mostAgain` times. */
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

/** Calls `measured`, and returns its results. If it rejects, returns the error, so that the other runs go on. */
async function outcome(run: Broken['run'], only: readonly string[]): Promise<Result[] | Error> {
  return measured(run, only).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}
