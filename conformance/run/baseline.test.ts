import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../generated/rules.ts';
import { applyBaseline, readBaseline, updatedBaseline } from './exit.ts';
import type { Result } from './verdicts.ts';

const rule = 'CHN-IN-05' satisfies RuleId;
const cases: { id: string; rules: RuleId[] }[] = [
  { id: 'a-case', rules: [rule] },
  { id: 'b-case', rules: ['CHN-OUT-08'] },
];

const result = (status: Result['status'], more: Partial<Result> = {}): Result => ({
  case: 'a-case',
  title: '',
  rules: [rule],
  level: 'MUST',
  status,
  durationMs: 1,
  expected: '',
  observed: '',
  evidence: [],
  ...more,
});

const apply = (text: string, results: readonly Result[], among = cases) =>
  applyBaseline(results, readBaseline(text), among);

test.each([rule, `a-case:${rule}`])('a failure that the baseline lists as %s counts as known', (entry) => {
  const { results, ...entries } = apply(`# since May\n${entry} # ticket 7\n`, [result('failed')]);
  expect(results[0]?.known).toBe(true);
  expect(entries).toEqual({ stale: [], notJudged: [] });
});

test('a warning in the baseline counts as known, and its entry is not stale', () => {
  const { results, stale } = apply(rule, [result('warned', { level: 'SHOULD' })]);
  expect([results[0]?.known, stale]).toEqual([true, []]);
});

test('a baseline entry is stale if its rule was judged and passed', () => {
  expect(apply(rule, [result('passed')])).toMatchObject({ stale: [rule], notJudged: [] });
});

describe('baseline entries whose rules were not judged', () => {
  test.each<[string, Result[]]>([
    ['was left out by --skip', [result('skipped', { optedOut: true })]],
    ['lacks a prerequisite', [result('skipped', { unmet: true })]],
    ['was not reached before the implementation ended', [result('skipped', { gone: true })]],
    ['was measured by a late suite', [result('inconclusive')]],
    ['had nothing to judge', [result('info')]],
    ['met a fault of the suite', [result('error')]],
    ['was left out by --only', []],
  ])('a baseline entry is kept as not judged if its rule %s', (_, results) => {
    const text = `# since May\n${rule} # ticket 7\n`;
    const applied = apply(text, results);
    expect(applied).toMatchObject({ stale: [], notJudged: [rule] });
    expect(updatedBaseline(text, applied)).toBe(text);
  });

  test('a baseline entry is kept as not judged if its rule passed in one case and was not judged in another', () => {
    const both = [...cases, { id: 'c-case', rules: cases[0]!.rules }];
    expect(apply(rule, [result('passed')], both)).toMatchObject({ stale: [], notJudged: [rule] });
    const skipped = result('skipped', { case: 'c-case' });
    expect(apply(rule, [result('passed'), skipped], both)).toMatchObject({ stale: [], notJudged: [rule] });
    expect(apply(`a-case:${rule}`, [result('passed'), skipped], both).stale).toEqual([`a-case:${rule}`]);
  });
});

test('a baseline entry for a rule of another target is neither stale nor not judged', () => {
  expect(apply('BOT-PRV-01', [result('passed')])).toMatchObject({ stale: [], notJudged: [] });
});

test('two baseline entries for the same failure are both in use, and both become stale once the failure is fixed', () => {
  const text = `${rule}\na-case:${rule}\n`;
  expect(apply(text, [result('failed')])).toMatchObject({ stale: [], notJudged: [] });
  expect(apply(text, [result('passed')]).stale).toEqual([rule, `a-case:${rule}`]);
});

test('an update of the baseline adds new failures, removes stale entries, and keeps comments', () => {
  const text = `# of the old server\n${rule} # since May\nBOT-PRV-01\n`;
  const applied = apply(text, [
    result('passed'),
    result('failed', { case: 'b-case', rules: ['CHN-OUT-08'] }),
    result('warned', { case: 'b-case', rules: ['CHN-OUT-20'], level: 'SHOULD' }),
  ]);
  const kept = '# of the old server\nBOT-PRV-01\nb-case:CHN-OUT-08\n';
  expect(updatedBaseline(text, applied)).toBe(kept);
  expect(updatedBaseline(text, applied, true)).toBe(`${kept}b-case:CHN-OUT-20\n`);
});
