import { describe, expect, test } from 'vitest';
import { judgeSpan, mostSevere, statusOf } from './verdicts.ts';

const span = { statedMs: 3000, earlyMs: 200, lateMs: 750, lagMs: 5 };

describe('the judgement of a measured time span', () => {
  test.each([
    [2800, 'held'],
    [3000, 'held'],
    [3750, 'held'],
    [2700, 'broken'],
    [3751, 'broken'],
  ])('a span of %d ms is %s if the rule states 3000 ms', (observedMs, verdict) => {
    expect(judgeSpan({ ...span, observedMs })).toBe(verdict);
  });

  test('a span that is too long by about the lag of the suite is inconclusive', () => {
    expect(judgeSpan({ ...span, observedMs: 4100, lagMs: 150 })).toBe('inconclusive');
  });

  test('a span that is too long by much more than the lag of the suite is broken', () => {
    expect(judgeSpan({ ...span, observedMs: 4300, lagMs: 150 })).toBe('broken');
  });

  test('a span that is too short by less than the lag of the suite is inconclusive', () => {
    expect(judgeSpan({ ...span, observedMs: 2790, lagMs: 20 })).toBe('inconclusive');
    expect(judgeSpan({ ...span, observedMs: 2700, lagMs: 20 })).toBe('broken');
  });

  test('a span that is too short is inconclusive up to twice the lag of the suite, and broken beyond', () => {
    expect(judgeSpan({ ...span, observedMs: 1797, lagMs: 701 })).toBe('inconclusive');
    expect(judgeSpan({ ...span, observedMs: 1797, lagMs: 500 })).toBe('broken');
  });
});

describe('the status of a rule', () => {
  const broken = { outcome: 'broken', observed: '' } as const;
  test.each([
    ['MUST', 'failed'],
    ['SHOULD', 'warned'],
    ['LOCAL', 'info'],
  ] as const)('a broken rule of level %s has the status %s', (level, status) => {
    expect(statusOf(level, broken)).toBe(status);
  });

  test('the gravest observation of a rule decides its status', () => {
    const held = { outcome: 'held', observed: '' } as const;
    const unobserved = { outcome: 'unobserved', observed: 'cut short' } as const;
    expect(mostSevere([held, broken, unobserved])).toEqual([broken]);
    expect(mostSevere([held, unobserved])).toEqual([unobserved]);
    expect(mostSevere([])).toEqual([]);
  });
});
