import { describe, expect, test } from 'vitest';
import { allGravest, judgeSpan, statusOf } from './verdicts.ts';

const span = { statedMs: 3000, earlyMs: 200, lateMs: 750, lagMs: 5 };

describe('a measured span', () => {
  test.each([
    [2800, 'held'],
    [3000, 'held'],
    [3750, 'held'],
    [2700, 'broken'],
    [3751, 'broken'],
  ])('of %d ms is %s if 3000 ms are stated', (observedMs, verdict) => {
    expect(judgeSpan({ ...span, observedMs })).toBe(verdict);
  });

  test('that is late while the suite lagged is inconclusive', () => {
    expect(judgeSpan({ ...span, observedMs: 4100, lagMs: 150 })).toBe('inconclusive');
  });

  test('that is much later than the lag is broken', () => {
    expect(judgeSpan({ ...span, observedMs: 4300, lagMs: 150 })).toBe('broken');
  });

  test('that is too short by less than the delay of the suite is inconclusive', () => {
    expect(judgeSpan({ ...span, observedMs: 2790, lagMs: 20 })).toBe('inconclusive');
    expect(judgeSpan({ ...span, observedMs: 2700, lagMs: 20 })).toBe('broken');
  });

  test('that is too short is inconclusive up to twice the suite’s lag, and broken beyond it', () => {
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
  ] as const)('of level %s, if broken, is %s', (level, status) => {
    expect(statusOf(level, broken)).toBe(status);
  });

  test('is the status of its gravest observation', () => {
    const held = { outcome: 'held', observed: '' } as const;
    const unobserved = { outcome: 'unobserved', observed: 'cut short' } as const;
    expect(allGravest([held, broken, unobserved])).toEqual([broken]);
    expect(allGravest([held, unobserved])).toEqual([unobserved]);
    expect(allGravest([])).toEqual([]);
  });
});
