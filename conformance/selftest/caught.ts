import { beforeAll, describe, expect, test } from 'vitest';
import { type RuleId, rules } from '../../generated/rules.ts';
import type { Result, Status } from '../run/verdicts.ts';
import { bounded } from '../wire/bounded.ts';

/** An implementation that breaks one rule, and the case that has to see it. */
interface Broken {
  rule: RuleId;
  fault: string;
  caughtBy: string;
  /** What the finding says of it, where it is a known mix-up. */
  says?: RegExp;
}

/** The status that a broken rule of each level brings; what is LOCAL is told, never held against anybody. */
const statusWhenBroken = { MUST: 'failed', SHOULD: 'warned' } as const;

/** The status that a finding about a rule has to have. */
export function statusOfBroken(rule: RuleId): Status {
  return statusWhenBroken[rules[rule].level as keyof typeof statusWhenBroken];
}

/** Expects that a broken rule is seen by some case, and that a known mix-up is named. */
export function expectCaught(
  { rule, says }: Pick<Broken, 'rule' | 'says'>,
  results: readonly Result[],
): void {
  const own = results.filter((result) => result.rules.includes(rule));
  const seen = own.map(({ case: id, status, observed }) => `${id} ${status}: ${observed}`).join('\n');
  const caught = own.filter(({ status }) => status === statusOfBroken(rule));
  expect(caught, seen).not.toEqual([]);
  if (says) expect(caught.map(({ observed }) => observed).join('\n')).toMatch(says);
}

/** An implementation that does otherwise where the source leaves room, and how the report says so. */
export interface Otherwise {
  rule: RuleId;
  manner: string;
  toldBy: string;
  told: RegExp;
}

/** One that is made of a right party by a change. */
export interface Changed<Party> extends Otherwise {
  change(party: Party): void;
}

/** Runs each, and expects that it is told, by its case, and that nothing is held against it. */
export function describeTold<O extends Otherwise>(
  title: string,
  all: readonly O[],
  run: (otherwise: O) => Promise<Result[]>,
): void {
  describe(title, () => {
    test.concurrent.each(all)('$rule: $manner, told by $toldBy', slowly, async (otherwise) => {
      const results = await run(otherwise);
      const told = results.find(
        ({ case: id, rules: [rule] }) => rule === otherwise.rule && id === otherwise.toldBy,
      );
      expect(told?.status).toBe('info');
      expect(told?.observed).toMatch(otherwise.told);
      const fine = ['passed', 'info', 'skipped'];
      expect(results.filter(({ status }) => !fine.includes(status))).toEqual([]);
    });
  });
}

/** What does not come at all is waited for. */
export const slowly = { timeout: 120_000 };

/** Runs each against the case of its rule, and expects the verdict that the rule's level asks for. */
export function describeCaught<B extends Broken>(
  title: string,
  all: readonly B[],
  run: (broken: B) => Promise<Result[]>,
): void {
  describe(title, () => {
    const runs = new Map<B, Promise<Result[]>>();
    // Nearly all of their time is waiting, so that they wait together.
    beforeAll(() => {
      const pool = bounded(40);
      for (const each of all)
        runs.set(
          each,
          pool(() => run(each)),
        );
    });
    test.each(all)('$rule: $fault, seen by $caughtBy', slowly, async (broken) => {
      const results = (await runs.get(broken)) ?? [];
      const verdict = results.find((result) => result.rules[0] === broken.rule);
      const seen = results
        .map(({ rules: [rule], status, observed }) => `${rule} ${status}: ${observed}`)
        .join('\n');
      expect(verdict?.status, seen).toBe(statusOfBroken(broken.rule));
      if (broken.says) expect(verdict?.observed).toMatch(broken.says);
    });
  });
}

/** What is neither passed nor told. */
export function blemishes(results: Result[]): string[] {
  return results
    .filter(({ status }) => status !== 'passed' && status !== 'info')
    .map(({ case: id, rules: [rule], status, observed }) => `${rule} ${status} in ${id}: ${observed}`);
}
