import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RuleId, rules } from '../../generated/rules.ts';
import { cases, targets } from '../targets/index.ts';
import { selfTests } from './index.ts';
import { keptNow } from './mutants/kept.ts';
import { statusOfBroken } from './selftest.ts';
import { digestOfMutants, sourcesOf } from './sources.ts';
import type { Traceability } from './traceability/trace.ts';

const kept = JSON.parse(
  readFileSync(join(import.meta.dirname, '../traceability.json'), 'utf8'),
) as Traceability;

describe.each(targets)('the self-test of %s', (target) => {
  const { broken, variants } = selfTests[target];

  test('has a broken one for each rule that says MUST or SHOULD', () => {
    const bound = Object.values(rules).filter(({ party, id }) => party === target && statusOfBroken(id));
    const bare = bound.filter(({ id }) => !broken.some(({ rule }) => rule === id));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('names rules and cases of its target that decide', () => {
    const isOwn = (rule: RuleId, by?: string) =>
      cases.some(
        (each) => each.target === target && each.rules.includes(rule) && (by === undefined || each.id === by),
      );
    const wrong = [
      ...broken.filter(({ rule, caughtBy }) => !isOwn(rule, caughtBy) || !statusOfBroken(rule)),
      ...variants.filter(({ told }) => told && !isOwn(told.rule, told.by)),
    ];
    expect(wrong).toEqual([]);
  });

  test('tells each of them from the others', () => {
    const faults = broken.map(({ rule, fault, caughtBy }) => `${rule} ${fault} ${caughtBy}`);
    const manners = variants.map(({ manner }) => manner);
    expect([new Set(faults).size, new Set(manners).size]).toEqual([faults.length, manners.length]);
  });

  test('was run with the cases and implementations that are here', () => {
    expect(
      kept.sources?.[target],
      `conformance/traceability.json is stale: npm run workshop -- traceability --target ${target}`,
    ).toEqual(sourcesOf(target));
  });

  test('was run with the mutants that are here', () => {
    expect(
      keptNow().find((each) => each.target === target)?.sources,
      `conformance/mutants.json is stale: npm run workshop -- mutants --target ${target}`,
    ).toBe(digestOfMutants(target));
  });

  // The runs tell that each is caught; this test tells at once that none is missing.
  test('stands in conformance/traceability.json as it is: else run `npm run workshop -- traceability`', () => {
    const own = kept.rules.filter(({ party }) => party === target);
    const faults = own.flatMap(({ id, broken: all }) => all.map(({ fault }) => `${id} ${fault}`));
    expect(faults.toSorted()).toEqual(broken.map(({ rule, fault }) => `${rule} ${fault}`).toSorted());
    const manners = kept.variants.filter((each) => each.target === target).map(({ manner }) => manner);
    expect(manners).toEqual(variants.map(({ manner }) => manner).toSorted());
    const seen = own.flatMap(({ id, cases: all }) => all.map((each) => `${each.case} ${id}`));
    const listed = cases.filter((each) => each.target === target);
    const all = listed.flatMap(({ id, rules: each }) => each.map((rule) => `${id} ${rule}`));
    expect(seen.toSorted()).toEqual(all.toSorted());
  });
});

test('of the self-tests all broken ones were caught, and at least 60 right ones passed', () => {
  const { broken, caught, variants } = kept.summary;
  expect(caught).toBe(broken);
  expect(variants).toBeGreaterThanOrEqual(60);
});
