import pLimit from 'p-limit';
import { type RuleId, rules } from '../../generated/rules.ts';
import type { Result, Status } from '../run/verdicts.ts';
import type { Target } from '../targets/index.ts';
import { digestOf } from './sources.ts';

export type Run = (only?: readonly string[]) => Promise<Result[]>;

export type RuleInCase = `${RuleId} ${string}`;

/** A changed implementation on which the suite is tried. */
export interface Trial {
  /** The fault, or the behaviour as the end of the phrase "an implementation that …". */
  words: string;
  /** The rule whose result must report the behaviour, and the id of the case. Without `by`, any case of the rule may report it. */
  rule?: RuleId;
  by?: string;
  /** The pattern that the report must match, for example the advice for a common mistake. */
  says?: RegExp;
  /** True if only the case `by` is run, because the behaviour disturbs other cases. */
  alone?: true;
  slow?: true;
  /** True for a mutant, which is generated from a schema. All others are made by hand. */
  isMutant?: true;
  /** The rules that may be skipped, because the suite cannot observe them. */
  unseen?: 'some' | readonly RuleId[];
  run: Run;
}

export interface Broken extends Trial {
  rule: RuleId;
}

export interface SelfTest {
  target: Target;
  /** Correct implementations that differ from the reference in ways that the source documents allow. */
  variants: readonly Trial[];
  broken: readonly Broken[];
  close?(): Promise<void>;
}

/** The status of a result for a broken rule, by the level of the rule. */
const whenBroken = { MUST: 'failed', SHOULD: 'warned', LOCAL: undefined } as const;

export function statusOfBroken(rule: RuleId): Status | undefined {
  return whenBroken[rules[rule].level];
}

export function catching(
  { rule, by, says }: Pick<Broken, 'rule' | 'by' | 'says'>,
  results: readonly Result[],
): Result[] {
  return results.filter(
    (result) =>
      result.rules[0] === rule &&
      (by === undefined || result.case === by) &&
      result.status === statusOfBroken(rule) &&
      (says === undefined || says.test(result.observed)),
  );
}

/** Returns a line for each wrong result of a correct implementation, such as a failed rule. The rules in `unseen` may be skipped. */
export function wrongResults(
  results: readonly Result[],
  { unseen = [] }: Pick<Trial, 'unseen'> = {},
): string[] {
  const isFine = ({ status, unmet, rules: [rule] }: Result) =>
    ['passed', 'info'].includes(status) ||
    (status === 'skipped' && !unmet && (unseen === 'some' || unseen.includes(rule!)));
  return results.filter((result) => !isFine(result)).map(line);
}

export function isNoted({ status, noted }: Result): boolean {
  return status === 'info' || noted === true;
}

function missingNote({ rule, by, says }: Trial, results: readonly Result[]): string[] {
  const found = results.find(({ case: id, rules: [own] }) => own === rule && id === by);
  if (!says || (found && isNoted(found) && says.test(found.observed))) return [];
  return [`${rule} in ${by} does not tell ${says}: ${found ? line(found) : 'no result'}`];
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
  /** The rule that must report the variant's behaviour. */
  tells?: RuleId;
  wrongResults: readonly string[];
  verdicts: readonly Verdict[];
}

export type Verdict = Pick<Result, 'case' | 'rules' | 'status'>;

const mostRuns = 16;

/** The number of parallel runs of the whole suite. More would distort its measurements. */
const wholeRuns = 4;

export async function runSelfTest(selfTest: SelfTest): Promise<TargetRuns> {
  const { target, broken, variants, close } = selfTest;
  const pool = pLimit(mostRuns);
  const wholes = pLimit(wholeRuns);
  const sources = digestOf(target);
  try {
    const [variantRuns, brokenRuns] = await Promise.all([
      Promise.all(
        variants.map((each) => wholes(() => runVariant(each, each.alone && each.by ? [each.by] : []))),
      ),
      Promise.all(broken.map((each) => pool(() => runBroken(each)))),
    ]);
    return { target, sources, variants: variantRuns, broken: brokenRuns };
  } finally {
    await close?.();
  }
}

export async function runBroken(each: Broken): Promise<BrokenRun> {
  const { rule, words: fault, by = rule } = each;
  // The case `traffic-of-the-run` judges the traffic of all cases.
  const results = await outcome(each.run, by === 'traffic-of-the-run' ? [] : [by]);
  if (results instanceof Error) return { rule, fault, caughtBy: [], found: [String(results)] };
  const cases = [...new Set(catching(each, results).map(({ case: id }) => id))].toSorted();
  return { rule, fault, caughtBy: cases, ...(cases.length === 0 && { found: results.map(line) }) };
}

export async function runVariant(each: Trial, only: readonly string[] = []): Promise<VariantRun> {
  const { words: manner, rule, says } = each;
  const results = await outcome(each.run, only);
  const isRun = !(results instanceof Error);
  return {
    manner,
    ...(says && rule && { tells: rule }),
    wrongResults: isRun ? [...wrongResults(results, each), ...missingNote(each, results)] : [String(results)],
    verdicts: isRun ? results.map(({ case: id, rules, status }) => ({ case: id, rules, status })) : [],
  };
}

const mostAgain = 2;

/** Runs inconclusive cases again without the others, at most `mostAgain` times. */
export async function measured(run: Run, only: readonly string[]): Promise<Result[]> {
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
async function outcome(run: Run, only: readonly string[]): Promise<Result[] | Error> {
  return measured(run, only).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}
