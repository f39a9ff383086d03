import { type RuleId, rules } from '../../generated/rules.ts';
import type { Result, Status } from '../run/verdicts.ts';
import type { Target } from '../targets/index.ts';

/** Runs the suite, or the cases and rules that are named, against an implementation that is made for this run. */
export type Run = (only?: readonly string[]) => Promise<Result[]>;

/** A rule and a case of it, separated by a space. */
export type RuleInCase = `${RuleId} ${string}`;

/** An implementation that is right but for one thing. */
export interface Broken {
  rule: RuleId;
  fault: string;
  /** The case that has to see it; without it any case of the rule may. */
  caughtBy?: string;
  /** The advice of the finding, where the fault is a known mix-up. */
  says?: RegExp;
  /** Made by rule, and not by hand. */
  isMutant?: true;
  run: Run;
}

/** An implementation that is right, and does otherwise than the reference where the source leaves room. */
export interface Variant {
  /** Its behaviour, as the end of "an implementation that …". */
  manner: string;
  /** Where what it does is told. */
  told?: { rule: RuleId; by: string; words: RegExp };
  /** Run against the case that tells it alone: what it does changes what cases see that run side by side. */
  alone?: true;
  /** The suite takes more than a minute with it. */
  slow?: true;
  /** Rules that cannot be seen in it, for reasons that are nobody's fault. */
  unseen?: 'some' | readonly RuleId[];
  run: Run;
}

/** The proofs of one target's cases. */
export interface SelfTest {
  target: Target;
  /** The number of runs that go side by side: nearly all of their time is waiting. */
  width: number;
  variants: readonly Variant[];
  broken: readonly Broken[];
  close?(): Promise<void>;
}

/** The status of a broken rule of each level. A LOCAL rule is reported and never judged. */
const whenBroken = { MUST: 'failed', SHOULD: 'warned', LOCAL: undefined } as const;

/** The status that a finding about a rule has to have. */
export function statusOfBroken(rule: RuleId): Status | undefined {
  return whenBroken[rules[rule].level];
}

/** The rule and the case whose report tells a variant, and what it says of it. */
export function told(at: RuleInCase, words: RegExp): NonNullable<Variant['told']> {
  const [rule, by] = at.split(' ') as [RuleId, string];
  return { rule, by, words };
}

/** The cases or rules that a broken implementation is run against. */
export function scopeOf({ rule, caughtBy }: Pick<Broken, 'rule' | 'caughtBy'>): readonly string[] {
  return [caughtBy ?? rule];
}

/** The findings that catch a broken implementation: of its rule, and of its case where that is named. */
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

/** The verdicts against a right implementation, as lines. */
export function blemishes(
  results: readonly Result[],
  { unseen = [] }: Pick<Variant, 'unseen'> = {},
): string[] {
  const isFine = ({ status, unmet, rules: [rule] }: Result) =>
    ['passed', 'info'].includes(status) ||
    (status === 'skipped' && !unmet && (unseen === 'some' || unseen.includes(rule!)));
  return results.filter((result) => !isFine(result)).map(line);
}

/** True of a result that reports something without a verdict. */
export function tells({ status, noted }: Result): boolean {
  return status === 'info' || noted === true;
}

/** The words that the report of a variant lacks, as lines. */
export function untold({ told }: Pick<Variant, 'told'>, results: readonly Result[]): string[] {
  if (!told) return [];
  const found = results.find(({ case: id, rules: [rule] }) => rule === told.rule && id === told.by);
  if (found && tells(found) && told.words.test(found.observed)) return [];
  return [`${told.rule} in ${told.by} does not tell ${told.words}: ${found ? line(found) : 'no result'}`];
}

/** A finding in one line. */
export function line({ case: id, rules: [rule], status, observed }: Result): string {
  return `${rule} ${status} in ${id}: ${observed}`;
}
