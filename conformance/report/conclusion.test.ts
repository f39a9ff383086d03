import { expect, test } from 'vitest';
import { type RuleId, rules } from '../../generated/rules.ts';
import { coverageOf, outcomeOf } from '../run/exit.ts';
import type { Result } from '../run/verdicts.ts';
import { conclusion } from './table.ts';

const result = (rule: RuleId, more: Partial<Result>): Result => ({
  case: 'some-case',
  title: 'Something',
  rules: [rule],
  level: rules[rule].level,
  status: 'passed',
  durationMs: 1,
  expected: '',
  observed: '',
  evidence: [],
  ...more,
});
const said = (results: Result[]) =>
  conclusion({ results, outcome: outcomeOf(results), coverage: coverageOf(results) });

test('the conclusion of a conforming run names each broken SHOULD rule once', () => {
  const warned = ['CHN-RCV-09', 'CHN-RCV-06', 'CHN-RCV-09'] as const;
  const results = [result('CHN-RCV-01', {}), ...warned.map((rule) => result(rule, { status: 'warned' }))];
  expect(said(results)).toEqual([
    'Conforms: all 1 MUST rules were seen, and none is broken. 2 SHOULD rules not kept (06, 09).',
  ]);
  expect(said(results.slice(0, 1))).toHaveLength(1);
});

test('the conclusion writes a single missing verdict in the singular', () => {
  const unmet = result('CHN-RCV-01', { status: 'skipped', unmet: true, observed: 'the desk has ended' });
  expect(said([unmet]).slice(1)).toEqual([
    '1 verdict is missing',
    'Not seen, the desk has ended: CHN-RCV-01',
  ]);
  const broken = result('CHN-RCV-02', { status: 'failed' });
  const other = { ...unmet, observed: 'no chat' };
  expect(said([broken, other, unmet, unmet])[1]).toBe(
    'Not seen: 01; 3 verdicts are missing (2 for this reason): the desk has ended.',
  );
});

test('the conclusion gives an ended program as the reason for the missing verdicts', () => {
  const broken = result('CHN-RCV-02', { status: 'failed' });
  const unmet = result('CHN-RCV-01', { status: 'skipped', unmet: true, observed: 'no chat' });
  const why = 'not run: the desk command answers no more: it ended with status 1';
  const ended = result('CHN-RCV-03', { status: 'skipped', observed: why, notRun: true, gone: true });
  expect(said([broken, unmet, unmet, ended])[1]).toContain(`(1 for this reason): ${why}.`);
});

test('the conclusion names the broken MUST rules, and in one line the rules that could not be judged because of a broken rule', () => {
  const results = [
    result('BOT-PRV-03', { status: 'failed' }),
    result('BOT-PRV-02', { status: 'failed' }),
    result('BOT-PRV-02', { status: 'failed' }),
    result('BOT-PRV-13', { status: 'skipped', observed: 'no event came' }),
    result('BOT-PRV-17', { status: 'skipped', observed: 'not judged because of BOT-PRV-02' }),
    result('BOT-PRV-20', { status: 'skipped', observed: 'needs --listen' }),
    result('BOT-PRV-01', {}),
  ];
  expect(said(results)).toEqual([
    'Does not conform: 2 of 6 MUST rules broken (02, 03).',
    'Not seen, needs --listen: BOT-PRV-20',
    'Not seen: 13, 17.',
  ]);
  expect(said([...results, result('BOT-IN-01', {})])[0]).toContain('(BOT-PRV-02, BOT-PRV-03)');
});

test('the conclusion of a conforming run names a rule with nothing to judge, and does not count the rule', () => {
  const idle = result('BOT-PRV-09', { status: 'info', idle: true, observed: 'nothing to judge: no BUTTONS' });
  expect(said([result('BOT-PRV-01', {}), idle])).toEqual([
    'Conforms: all 1 MUST rules with something to judge were seen, and none is broken.',
    'BOT-PRV-09: nothing to judge: no BUTTONS',
  ]);
  const seenElsewhere = result('BOT-PRV-09', { case: 'other' });
  expect(coverageOf([idle, seenElsewhere])).toMatchObject({ must: 1, seen: 1, idle: [] });
});
