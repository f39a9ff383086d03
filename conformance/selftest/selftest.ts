import pLimit from 'p-limit';
import { type RuleId, rules } from '../../generated/rules.ts';
import type { Result, Status } from '../run/verdicts.ts';
import type { Target } from '../targets/index.ts';
import { digestOf } from './sources.ts';

export type Run = (only?: readonly string[]) => Promise<Result[]>;

export type RuleInCase = `${RuleId} ${string}`;

export interface Broken {
  rule: RuleId;
  fault: string;
  /** The id of the case that must catch the fault. If absent, any case of the rule may catch it. */
  caughtBy?: string;
  /** The reported finding must match this pattern, for example the advice for a common mistake. */
  says?: RegExp;
  /** True for a mutant, which is generated from a schema. All others are made by hand. */
  isMutant?: true;
  run: Run;
}

/** A correct implementation that differs from the reference in a way that the source documents allow. */
export interface Variant {
  /** The behaviour of the implementation, as the end of the phrase "an implementation that …". */
  manner: string;
  /** The result of this rule in the case `by` must report the behaviour, in words that match the pattern. */
  told?: { rule: RuleId; by: string; words: RegExp };
  /** True if only the case that `told` names is run, because the behaviour disturbs other cases. */
  alone?: true;
  slow?: true;
  /** The rules that may be skipped, because the suite cannot observe them at this variant. */
  unseen?: 'some' | readonly RuleId[];
  run: Run;
}

export interface SelfTest {
  target: Target;
  width: number;
  variants: readonly Variant[];
  broken: readonly Broken[];
  close?(): Promise<void>;
}

/** The status of a result for a broken rule, by the level of the rule. */
const whenBroken = { MUST: 'failed', SHOULD: 'warned', LOCAL: undefined } as const;

export function statusOfBroken(rule: RuleId): Status | undefined {
  return whenBroken[rules[rule].level];
}

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

/** Returns a line for each wrong result of a correct implementation, such as a failed rule. The rules in `unseen` may be skipped. */
export function blemishes(
  results: readonly Result[],
  { unseen = [] }: Pick<Variant, 'unseen'> = {},
): string[] {
  const isFine = ({ status, unmet, rules: [rule] }: Result) =>
    ['passed', 'info'].includes(status) ||
    (status === 'skipped' && !unmet && (unseen === 'some' || unseen.includes(rule!)));
  return results.filter((result) => !isFine(result)).map(line);
}

export function tells({ status, noted }: Result): boolean {
  return status === 'info' || noted === true;
}

function untold({ told }: Pick<Variant, 'told'>, results: readonly Result[]): string[] {
  if (!told) return [];
  const found = results.find(({ case: id, rules: [rule] }) => rule === told.rule && id === told.by);
  if (found && tells(found) && told.words.test(found.observed)) return [];
  return [`${told.rule} in ${told.by} does not tell ${told.words}: ${found ? line(found) : 'no result'}`];
}

function line({ case: id, rules: [rule], status, observed }: Result): string {
  return `${rule} ${status} in ${id}: ${observed}`;
}

export interface TargetRuns {
  target: Target;
  sources: string;
  broken: readonly BrokenRun[];
  variants: readonly VariantRun[];
}

export interface BrokenRun {
  rule: RuleId;
  fault: string;
  caughtBy: readonly string[];
  found?: readonly string[];
}

export interface VariantRun {
  manner: string;
  told?: { rule: RuleId; by: string };
  blemishes: readonly string[];
  verdicts: readonly Verdict[];
}

export type Verdict = Pick<Result, 'case' | 'rules' | 'status'>;

const mostRuns = 16;

/** The number of parallel runs of the whole suite. More would distort its measurements. */
const wholeRuns = 4;

export async function runSelfTest(selfTest: SelfTest): Promise<TargetRuns> {
  const { target, width, broken, variants, close } = selfTest;
  const pool = pLimit(Math.min(width, mostRuns));
  const wholes = pLimit(wholeRuns);
  const sources = digestOf(target);
  try {
    const [variantRuns, brokenRuns] = await Promise.all([
      Promise.all(
        variants.map((each) => wholes(() => runVariant(each, each.alone && each.told && [each.told.by]))),
      ),
      Promise.all(broken.map((each) => pool(() => runBroken(each)))),
    ]);
    return { target, sources, variants: variantRuns, broken: brokenRuns };
  } finally {
    await close?.();
  }
}

export async function runBroken(each: Broken): Promise<BrokenRun> {
  const { rule, fault, caughtBy = rule } = each;
  // The case `traffic-of-the-run` judges the traffic of all cases.
  const results = await outcome(each.run, caughtBy === 'traffic-of-the-run' ? [] : [caughtBy]);
  if (results instanceof Error) return { rule, fault, caughtBy: [], found: [String(results)] };
  const cases = [...new Set(catching(each, results).map(({ case: id }) => id))].toSorted();
  return { rule, fault, caughtBy: cases, ...(cases.length === 0 && { found: results.map(line) }) };
}

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

const mostAgain = 2;

/** Runs inconclusive cases again without the others, at most `mostAgain` times. */
export async function measured(run: Broken['run'], only: readonly string[]): Promise<Result[]> {
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

/** Returns an error in place of throwing it, so that the other runs go on. */
async function outcome(run: Broken['run'], only: readonly string[]): Promise<Result[] | Error> {
  return measured(run, only).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}
