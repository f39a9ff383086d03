import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RuleId, rules } from '../../generated/rules.ts';
import { cases, targets } from '../targets/index.ts';
import { selfTests } from './index.ts';
import { outlets } from './mutants/outlets.ts';
import { keptNow, staleProofs } from './mutants/runs.ts';
import { widgetOutlets } from './mutants/widget.ts';
import { statusOfBroken } from './selftest.ts';
import { digestOf, digestOfMutants } from './sources.ts';
import type { Traceability } from './traceability/trace.ts';

const kept = JSON.parse(
  readFileSync(join(import.meta.dirname, '../traceability.json'), 'utf8'),
) as Traceability;

const all = [...outlets, ...widgetOutlets(() => () => Promise.reject(new Error('No page is opened here.')))];

describe.each(targets)('the self-test of %s', (target) => {
  const { broken, variants } = selfTests[target];

  test('has a broken implementation for each MUST and SHOULD rule of the target', () => {
    const bound = Object.values(rules).filter(({ party, id }) => party === target && statusOfBroken(id));
    const bare = bound.filter(({ id }) => !broken.some(({ rule }) => rule === id));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('has a mutant for each recorded proof', () => {
    expect(
      staleProofs(target, all),
      `conformance/mutants.json names mutants that do not exist: npm run workshop -- mutants --target ${target}`,
    ).toEqual([]);
  });

  test('names only cases of its own target, and only rules that they judge', () => {
    const isOwn = (rule: RuleId, by?: string) =>
      cases.some(
        (each) => each.target === target && each.rules.includes(rule) && (by === undefined || each.id === by),
      );
    const wrong = [
      ...broken.filter(({ rule, by }) => !isOwn(rule, by) || !statusOfBroken(rule)),
      ...variants.filter(({ rule, by }) => rule && !isOwn(rule, by)),
    ];
    expect(wrong).toEqual([]);
  });

  test('each fault and each variant has a unique name', () => {
    const faults = broken.map(({ rule, words, by }) => `${rule} ${words} ${by}`);
    const manners = variants.map(({ words }) => words);
    expect([new Set(faults).size, new Set(manners).size]).toEqual([faults.length, manners.length]);
  });

  test('has a record that is up to date with its cases and implementations', () => {
    expect(
      kept.sources?.[target],
      `conformance/traceability.json is stale: npm run workshop -- traceability --target ${target}`,
    ).toBe(digestOf(target));
  });

  test('has an up-to-date record of its mutants', () => {
    expect(
      keptNow().find((each) => each.target === target)?.sources,
      `conformance/mutants.json is stale: npm run workshop -- mutants --target ${target}`,
    ).toBe(digestOfMutants(target));
  });

  // The recorded runs prove that each fault is caught. This test only shows that the record is complete.
  test('matches conformance/traceability.json: else run `npm run workshop -- traceability`', () => {
    const own = kept.rules.filter(({ party }) => party === target);
    const faults = own.flatMap(({ id, broken: all }) => all.map(({ fault }) => `${id} ${fault}`));
    expect(faults.toSorted()).toEqual(broken.map(({ rule, words }) => `${rule} ${words}`).toSorted());
    const manners = kept.variants.filter((each) => each.target === target).map(({ manner }) => manner);
    expect(manners).toEqual(variants.map(({ words }) => words).toSorted());
    const seen = own.flatMap(({ id, cases: all }) => all.map((each) => `${each.case} ${id}`));
    const listed = cases.filter((each) => each.target === target);
    const all = listed.flatMap(({ id, rules: each }) => each.map((rule) => `${id} ${rule}`));
    expect(seen.toSorted()).toEqual(all.toSorted());
  });
});

test('the record says that all broken implementations were caught, and has at least 60 correct ones', () => {
  const { broken, caught, variants } = kept.summary;
  expect(caught).toBe(broken);
  expect(variants).toBeGreaterThanOrEqual(60);
});
