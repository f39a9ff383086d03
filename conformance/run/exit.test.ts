import { expect, test } from 'vitest';
import { exitCodeOf, outcomeOf, worstOutcome } from './exit.ts';
import type { Result } from './verdicts.ts';

const result = (status: Result['status'], more: Partial<Result> = {}): Result => ({
  case: 'a-case',
  title: '',
  rules: ['CHN-IN-05'],
  level: 'MUST',
  status,
  durationMs: 1,
  expected: '',
  observed: '',
  evidence: [],
  ...more,
});

test.each([
  ['passed', 0],
  ['info', 0],
  ['warned', 0],
  ['skipped', 0],
  ['failed', 1],
  ['inconclusive', 4],
  ['error', 70],
] as const)('a run in which one rule has the status %s exits with %d', (status, code) => {
  expect(exitCodeOf([result('passed'), result(status)])).toBe(code);
});

test('a missing prerequisite makes a run incomplete, even if the rule passed in another case', () => {
  const unmet = result('skipped', { unmet: true });
  expect(exitCodeOf([unmet])).toBe(5);
  expect(exitCodeOf([result('passed'), unmet])).toBe(5);
  expect(exitCodeOf([result('failed'), unmet])).toBe(1);
});

test('a run has the outcome `unreachable` if the implementation stopped and no rule failed', () => {
  const gone = result('skipped', { gone: true });
  expect(exitCodeOf([result('passed'), gone, result('inconclusive')])).toBe(3);
  expect(exitCodeOf([result('failed'), gone])).toBe(1);
});

test('a warning fails a run with --strict, unless the baseline lists the warning', () => {
  expect(exitCodeOf([result('warned')], [], true)).toBe(1);
  expect(exitCodeOf([result('warned', { known: true })], [], true)).toBe(0);
});

test('a failure has priority over an inconclusive result, and an error of the suite has priority over both', () => {
  expect(exitCodeOf([result('inconclusive'), result('failed')])).toBe(1);
  expect(exitCodeOf([result('failed'), result('error')])).toBe(70);
});

test('a stale baseline entry fails a run, unless the implementation stopped', () => {
  expect(exitCodeOf([result('passed')], ['CHN-IN-05'])).toBe(1);
  expect(exitCodeOf([result('passed'), result('skipped', { gone: true })], ['CHN-IN-05'])).toBe(3);
});

test('a run without a verdict does not conform', () => {
  expect(outcomeOf([])).toBe('incomplete');
  expect(outcomeOf([result('skipped', { optedOut: true })])).toBe('incomplete');
  expect(outcomeOf([result('skipped', { level: 'SHOULD', rules: ['CHN-OUT-20'] })])).toBe('incomplete');
});

test('an unobserved MUST rule makes a run incomplete', () => {
  const unseen = result('skipped', { rules: ['CHN-OUT-08'] });
  expect(exitCodeOf([result('passed'), unseen])).toBe(5);
  expect(exitCodeOf([result('passed'), { ...unseen, optedOut: true }])).toBe(0);
  expect(exitCodeOf([result('passed'), unseen, result('passed', { rules: ['CHN-OUT-08'] })])).toBe(0);
});

test('an unobserved SHOULD rule does not make a run incomplete', () => {
  expect(exitCodeOf([result('passed'), result('skipped', { rules: ['CHN-OUT-20'], level: 'SHOULD' })])).toBe(
    0,
  );
});

test('a failure has priority over unobserved rules, in one target and in several targets', () => {
  const unseen = result('skipped', { rules: ['CHN-OUT-08'] });
  expect(exitCodeOf([result('failed'), unseen])).toBe(1);
  expect(worstOutcome(['incomplete', 'doesNot', 'conforms'])).toBe('doesNot');
  expect(worstOutcome(['incomplete', 'inconclusive'])).toBe('inconclusive');
});
