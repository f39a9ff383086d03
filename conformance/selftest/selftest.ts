import pLimit from 'p-limit';
import { type RuleId, rules } from '../../generated/rules.ts';
import type { Result, Status } from '../run/verdicts.ts';
import type { Target } from '../targets/index.ts';
import { type Sources, sourcesOf } from './sources.ts';

/**
 * Runs the cases and rules in `only` against an implementation that is made for this run. Without `only`, or with an empty list, the whole
 * suite runs.
 */
export type Run = (only?: readonly string[]) => Promise<Result[]>;

/** The ids of a rule and of a case that judges it, separated by a blank. */
export type RuleInCase = `${RuleId} ${string}`;

/** An implementation with exactly one fault. */
export interface Broken {
  rule: RuleId;
  fault: string;
  /** The id of the case that must catch the fault. If absent, any case of the rule may catch it. */
  caughtBy?: string;
  /** Matches the finding of the case that catches the fault, for example its advice for a common mistake. */
  says?: RegExp;
  /** True for a mutant, which is generated from a schema. All others are made by hand. */
  isMutant?: true;
  run: Run;
}

/** A correct implementation that differs from the reference in a way that the source documents allow. */
export interface Variant {
  /** The behaviour of the implementation, as the end of the phrase "an implementation that …". */
  manner: string;
  /** The rule and the case whose result must report the behaviour, and a pattern that the reported words must match. */
  told?: { rule: RuleId; by: string; words: RegExp };
  /** True if only the case in `told` runs, because the behaviour disturbs other cases that run in parallel. */
  alone?: true;
  /** True if a run of the suite against the variant takes more than a minute. */
  slow?: true;
  /**
   * The rules whose cases may be skipped, because the variant does not show the behaviour that they judge. With `some`, any rule may be
   * skipped.
   */
  unseen?: 'some' | readonly RuleId[];
  run: Run;
}

/** The self-test of one target: the implementations against which its cases run. */
export interface SelfTest {
  target: Target;
  /** The number of runs in parallel. It is high because each run spends nearly all of its time waiting. */
  width: number;
  variants: readonly Variant[];
  broken: readonly Broken[];
  close?(): Promise<void>;
}

/** The status of a result for a broken rule, by the level of the rule. A broken LOCAL rule is reported without a verdict. */
const whenBroken = { MUST: 'failed', SHOULD: 'warned', LOCAL: undefined } as const;

/** Returns the status that a result for this rule must have if the rule is broken. Returns undefined for a LOCAL rule. */
export function statusOfBroken(rule: RuleId): Status | undefined {
  return whenBroken[rules[rule].level];
}

/**
 * Returns the `told` of a variant: the result at `at` must report an observation that matches `words`. `at` is a rule and a case, written
 * `RULE case`.
 */
export function told(at: RuleInCase, words: RegExp): NonNullable<Variant['told']> {
  const [rule, by] = at.split(' ') as [RuleId, string];
  return { rule, by, words };
}

/**
 * Returns a list with the id of the case that must catch the fault, or else of the broken rule. Only this case, or the cases of this rule,
 * run. The list is empty for the case that judges the traffic of all others.
 */
export function scopeOf({ rule, caughtBy }: Pick<Broken, 'rule' | 'caughtBy'>): readonly string[] {
  return caughtBy === 'traffic-of-the-run' ? [] : [caughtBy ?? rule];
}

/**
 * Returns the results that prove that the fault was caught. Such a result has the fault's rule, the status of a broken rule, and the words
 * `says` if they are given. With `caughtBy`, only results of that case count.
 */
export function catching(
  { rule, caughtBy, says }: Omit<Broken, 'run'>,
  results: readonly Result[],
): Result[] {
  return results.filter(
    (result) =>
      result.rules[0] === rule &&
      (caughtBy === undefined || result.case === caughtBy) &&
      result.status === statusOfBroken(rule) &&
      (says === undefined || says.test(result.observed)),
  );
}

/**
 * Returns the results that a correct implementation should not get, each as a line. Passed and informative results are correct. A skipped
 * result is correct only if `unseen` allows it and no prerequisite is unmet.
 */
export function blemishes(
  results: readonly Result[],
  { unseen = [] }: Pick<Variant, 'unseen'> = {},
): string[] {
  const isFine = ({ status, unmet, rules: [rule] }: Result) =>
    ['passed', 'info'].includes(status) ||
    (status === 'skipped' && !unmet && (unseen === 'some' || unseen.includes(rule!)));
  return results.filter((result) => !isFine(result)).map(line);
}

/** True for a result with an observation that got no verdict. */
export function tells({ status, noted }: Result): boolean {
  return status === 'info' || noted === true;
}

/** Returns one line if the report on a variant does not contain the expected words `told.words`. Otherwise returns an empty list. */
export function untold({ told }: Pick<Variant, 'told'>, results: readonly Result[]): string[] {
  if (!told) return [];
  const found = results.find(({ case: id, rules: [rule] }) => rule === told.rule && id === told.by);
  if (found && tells(found) && told.words.test(found.observed)) return [];
  return [`${told.rule} in ${told.by} does not tell ${told.words}: ${found ? line(found) : 'no result'}`];
}

/** Returns a result as one line. */
export function line({ case: id, rules: [rule], status, observed }: Result): string {
  return `${rule} ${status} in ${id}: ${observed}`;
}

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
