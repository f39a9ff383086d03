import { expect, test } from 'vitest';
import type { RuleId } from '../../generated/rules.ts';
import { coverageOf } from '../run/coverage.ts';
import { outcomeOf } from '../run/exit.ts';
import { levelOf, type Result } from '../run/verdicts.ts';
import { conclusion } from './conclusion.ts';

const result = (rule: RuleId, more: Partial<Result>): Result => ({
  case: 'some-case',
  title: 'Something',
  rules: [rule],
  level: levelOf(rule),
  status: 'passed',
  durationMs: 1,
  expected: '',
  observed: '',
  evidence: [],
  ...more,
});
const said = (results: Result[]) =>
  conclusion({ results, outcome: outcomeOf(results), coverage: coverageOf(results) });

test('the conclusion of a conforming run lists each broken recommendation once', () => {
  const warned = ['CHN-RCV-09', 'CHN-RCV-06', 'CHN-RCV-09'] as const;
  const results = [result('CHN-RCV-01', {}), ...warned.map((rule) => result(rule, { status: 'warned' }))];
  expect(said(results)).toEqual([
    'Conforms: all 1 MUST rules were seen, and none is broken.',
    'Recommendations that are not kept (SHOULD): CHN-RCV-06, CHN-RCV-09',
  ]);
  expect(said(results.slice(0, 1))).toHaveLength(1);
});

test('counts one missing verdict in the singular', () => {
  const unmet = result('CHN-RCV-01', { status: 'skipped', unmet: true });
  expect(said([unmet])[1]).toMatch(/^1 verdict is missing because/);
  expect(said([unmet, unmet])[1]).toMatch(/^2 verdicts are missing because/);
});
