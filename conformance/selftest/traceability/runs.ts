import type { RuleId } from '../../../generated/rules.ts';
import { Unreachable } from '../../run/target.ts';
import type { Result } from '../../run/verdicts.ts';
import type { Target } from '../../targets/index.ts';
import { bounded } from '../../wire/traffic/semaphore.ts';
import {
  type Broken,
  blemishes,
  catching,
  type SelfTest,
  scopeOf,
  untold,
  type Variant,
} from '../selftest.ts';

/** What the runs of one target's self-test reported. */
export interface TargetRuns {
  target: Target;
  broken: readonly BrokenRun[];
  variants: readonly VariantRun[];
}

export interface BrokenRun {
  rule: RuleId;
  fault: string;
  /** The cases that caught it. */
  caughtBy: readonly string[];
  /** What each finding about it was, where none caught it. */
  found?: readonly string[];
}

export interface VariantRun {
  manner: string;
  told?: { rule: RuleId; by: string };
  /** What was held against it. */
  blemishes: readonly string[];
  /** What the whole suite said, without evidence. */
  verdicts: readonly Verdict[];
}

export type Verdict = Pick<Result, 'case' | 'status'> & { rule: RuleId };

/** All targets share the machine here, so that fewer of them go side by side than where each is by itself. */
const mostRuns = 16;

/** Whole runs measure dozens of instants: beside too many of their like they would only find that they were late. */
const wholeRuns = 4;

/**
 * Runs the whole suite against each right one, and the case or rule against each broken one.
 *
 * @param proved What an earlier run reported; only what it did not prove is run.
 */
export async function runSelfTest(
  { target, width, broken, variants, close }: SelfTest,
  proved: Partial<TargetRuns> = {},
  onDone: (what: string) => void = () => undefined,
): Promise<TargetRuns> {
  const pool = bounded(Math.min(width, mostRuns));
  const wholes = bounded(wholeRuns);
  const done = <T>(what: string, run: Promise<T>) => run.finally(() => onDone(what));
  try {
    const [variantRuns, brokenRuns] = await Promise.all([
      Promise.all(variants.map((each) => wholes(() => done(each.manner, variantRun(each, proved))))),
      Promise.all(broken.map((each) => pool(() => done(each.fault, brokenRun(each, proved))))),
    ]);
    return { target, variants: variantRuns, broken: brokenRuns };
  } finally {
    await close?.();
  }
}

/** What an earlier run has proved is taken from there. */
async function brokenRun(each: Broken, { broken = [] }: Partial<TargetRuns>): Promise<BrokenRun> {
  const known = broken.find(({ rule, fault }) => rule === each.rule && fault === each.fault);
  const isCaught = known?.caughtBy.some((id) => each.caughtBy === undefined || id === each.caughtBy);
  return known && isCaught ? known : runBroken(each);
}

async function variantRun(each: Variant, { variants = [] }: Partial<TargetRuns>): Promise<VariantRun> {
  const known = variants.find(({ manner }) => manner === each.manner);
  return known?.blemishes.length === 0 ? known : runVariant(each);
}

async function runBroken(each: Broken): Promise<BrokenRun> {
  // What is measured badly on a busy machine is looked at once more.
  const caught = async () => {
    const results = await reached(() => each.run(scopeOf(each)));
    return { results, cases: [...new Set(catching(each, results).map(({ case: id }) => id))].toSorted() };
  };
  const first = await caught();
  const { results, cases } = first.cases.length > 0 ? first : await caught();
  const { rule, fault } = each;
  if (cases.length > 0) return { rule, fault, caughtBy: cases };
  return { rule, fault, caughtBy: [], found: results.map(inOneLine) };
}

async function runVariant(each: Variant): Promise<VariantRun> {
  const results = each.alone && each.told ? await each.run([each.told.by]) : await decided(each);
  const { manner, told } = each;
  return {
    manner,
    ...(told && { told: { rule: told.rule, by: told.by } }),
    blemishes: [...blemishes(results, each), ...untold(each, results)],
    verdicts: results.map(({ case: id, rules: [rule], status }) => ({ case: id, rule: rule!, status })),
  };
}

/** What the whole suite says; what it could not decide, or was not shown in time, is asked once more. */
async function decided(each: Variant): Promise<Result[]> {
  const { run } = each;
  const isUndecided = (result: Result) =>
    ['inconclusive', 'skipped'].includes(result.status) && blemishes([result], each).length > 0;
  const results = await reached(run);
  const undecided = new Set(results.filter(isUndecided).map((result) => result.case));
  if (undecided.size === 0) return results;
  const again = await reached(() => run([...undecided]));
  return results.map(
    (result) =>
      (isUndecided(result) &&
        again.find(({ case: id, rules: [rule] }) => id === result.case && rule === result.rules[0])) ||
      result,
  );
}

/** A machine that is busy with all the others may not reach what runs on itself. */
async function reached(run: () => Promise<Result[]>): Promise<Result[]> {
  return run().catch((error: unknown) => {
    if (error instanceof Unreachable) return run();
    throw error;
  });
}

function inOneLine({ case: id, rules: [rule], status, observed }: Result): string {
  return `${rule} ${status} in ${id}: ${observed}`;
}
