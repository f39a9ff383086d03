import { expect, test } from 'vitest';
import { applyBaseline, readBaseline } from './baseline.ts';
import { exitCodeOf, gravestOutcome } from './exit.ts';
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
] as const)('a run in which one rule is %s leaves with %d', (status, code) => {
  expect(exitCodeOf([result('passed'), result(status)])).toBe(code);
});

test('a missing prerequisite makes a run incomplete, also if another case has seen the rule', () => {
  const unmet = result('skipped', { unmet: true });
  expect(exitCodeOf([unmet])).toBe(5);
  expect(exitCodeOf([result('passed'), unmet])).toBe(5);
  expect(exitCodeOf([result('failed'), unmet])).toBe(1);
});

test('a run is unreachable when the implementation went away, unless something failed', () => {
  const gone = result('skipped', { gone: true });
  expect(exitCodeOf([result('passed'), gone, result('inconclusive')])).toBe(3);
  expect(exitCodeOf([result('failed'), gone])).toBe(1);
});

test('a warning fails a strict run', () => {
  expect(exitCodeOf([result('warned')], [], true)).toBe(1);
});

test('a failure outweighs an inconclusive result, and a fault of the suite outweighs both', () => {
  expect(exitCodeOf([result('inconclusive'), result('failed')])).toBe(1);
  expect(exitCodeOf([result('failed'), result('error')])).toBe(70);
});

test.each(['CHN-IN-05', 'a-case:CHN-IN-05'])(
  'a failure that the baseline lists as %s is known and does not count',
  (entry) => {
    const { results, stale } = applyBaseline(
      [result('failed')],
      readBaseline(`# since May\n${entry} # ticket 7\n`),
    );
    expect(results[0]?.known).toBe(true);
    expect(exitCodeOf(results, stale)).toBe(0);
  },
);

test('a stale entry of the baseline fails the run', () => {
  const { results, stale } = applyBaseline([result('passed')], readBaseline('CHN-IN-05'));
  expect(stale).toEqual(['CHN-IN-05']);
  expect(exitCodeOf(results, stale)).toBe(1);
});

test('an entry for a rule that did not run is not stale', () => {
  expect(applyBaseline([result('passed')], readBaseline('CHN-OUT-09')).stale).toEqual([]);
});

test('a MUST rule that nobody looked at makes a run incomplete', () => {
  const unseen = result('skipped', { rules: ['CHN-OUT-08'] });
  expect(exitCodeOf([result('passed'), unseen])).toBe(5);
  expect(exitCodeOf([result('passed'), { ...unseen, optedOut: true }])).toBe(0);
  expect(exitCodeOf([result('passed'), unseen, result('passed', { rules: ['CHN-OUT-08'] })])).toBe(0);
});

test('a SHOULD rule that nobody looked at does not', () => {
  expect(exitCodeOf([result('passed'), result('skipped', { rules: ['CHN-OUT-20'], level: 'SHOULD' })])).toBe(
    0,
  );
});

test('a failure outweighs unseen rules, in one target and in several', () => {
  const unseen = result('skipped', { rules: ['CHN-OUT-08'] });
  expect(exitCodeOf([result('failed'), unseen])).toBe(1);
  expect(gravestOutcome(['incomplete', 'doesNot', 'conforms'])).toBe('doesNot');
  expect(gravestOutcome(['incomplete', 'inconclusive'])).toBe('inconclusive');
});
