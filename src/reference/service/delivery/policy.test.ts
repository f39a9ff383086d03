import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeliveryPolicy, policies } from '../../../../generated/policies.ts';
import type { Attempt } from '../store/records.ts';
import { attemptTimeout, isLate, nextStep, Semaphore, withoutFutureTimes } from './policy.ts';

const repeating = policies.sendAgentMessage;
const { intervalMs, attempts: allowed, giveUpMs, timeoutMs } = repeating;
const begun = 1_000_000;

/** Returns the failed attempts 1 to `count`, one interval after the other. */
function failures(count: number): Attempt[] {
  return Array.from({ length: count }, (_, index) => failed(index + 1, begun + index * intervalMs));
}

function failed(
  number: number,
  startedAt: number,
  outcome: Attempt['outcome'] = 'bad_status',
  lasted = 20,
): Attempt {
  return { number, startedAt, endedAt: startedAt + lasted, ...(outcome && { outcome }) };
}

describe('nextStep for a policy with an interval', () => {
  test('the first attempt is due at once', () => {
    expect(nextStep(repeating, [], begun)).toEqual({ kind: 'attempt', number: 1, at: begun });
  });

  test('a retry is due an interval after the start of the previous attempt, after a fast failure and after a timeout', () => {
    const at = begun + intervalMs;
    expect(nextStep(repeating, [failed(1, begun)], begun + 30)).toEqual({ kind: 'attempt', number: 2, at });
    const silent = failed(1, begun, 'timeout', timeoutMs);
    expect(nextStep(repeating, [silent], begun + timeoutMs)).toEqual({ kind: 'attempt', number: 2, at });
  });

  test('a valid positive response or a rejection ends the delivery at once', () => {
    for (const outcome of ['delivered', 'refused'] as const) {
      const attempts = [failed(1, begun), failed(2, begun + intervalMs, outcome)];
      expect(nextStep(repeating, attempts, begun + intervalMs + 30)).toEqual({
        kind: 'answered',
        state: outcome,
        at: begun + intervalMs + 20,
      });
    }
  });

  test('after the last attempt, the delivery is given up `giveUpMs` after the start of the first', () => {
    const now = begun + (allowed - 1) * intervalMs + 100;
    expect(nextStep(repeating, failures(allowed), now)).toEqual({ kind: 'give-up', at: begun + giveUpMs });
  });

  test('an attempt that a crash interrupted counts as made', () => {
    const attempts = [failed(1, begun, 'interrupted', 5)];
    expect(nextStep(repeating, attempts, begun + 60_000)).toEqual({
      kind: 'attempt',
      number: 2,
      at: begun + intervalMs,
    });
  });
});

test('the last attempt ends when the delivery is given up; after an interruption it gets its whole timeout', () => {
  const first = { number: 1, startedAt: begun };
  expect(attemptTimeout(repeating, [first], begun + 5)).toBe(timeoutMs);
  const last = { number: allowed, startedAt: begun + (allowed - 1) * intervalMs };
  const all = [...failures(allowed - 1), last];
  expect(attemptTimeout(repeating, all, last.startedAt + 12)).toBe(timeoutMs - 12);
  expect(attemptTimeout(repeating, all, begun + giveUpMs - 100)).toBe(timeoutMs);
  expect(attemptTimeout(repeating, all, begun + 3_600_000)).toBe(timeoutMs);
});

test('without an interval, a retry is due right after a failure, and giving up right after the last attempt', () => {
  const policy = policies.sendBotEvent;
  expect(nextStep(policy, [failed(1, begun)], begun + 30)).toEqual({
    kind: 'attempt',
    number: 2,
    at: begun + 20,
  });
  const all = Array.from({ length: policy.attempts }, (_, index) => failed(index + 1, begun + index * 100));
  expect(nextStep(policy, all, begun + 500)).toMatchObject({ kind: 'give-up', at: all.at(-1)!.endedAt });
});

test('for any responses, there are never too many attempts, none is early, and the delivery ends', () => {
  const answers = fc.array(
    fc.record({
      outcome: fc.constantFrom<Attempt['outcome']>(
        'delivered',
        'refused',
        'bad_status',
        'timeout',
        'interrupted',
      ),
      lasted: fc.integer({ min: 0, max: timeoutMs }),
      late: fc.integer({ min: 0, max: 5000 }),
    }),
    { minLength: allowed + 2, maxLength: allowed + 2 },
  );
  fc.assert(
    fc.property(answers, fc.constantFrom<DeliveryPolicy>(...Object.values(policies)), (answers, policy) => {
      const attempts: Attempt[] = [];
      let now = begun;
      for (const { outcome, lasted, late } of answers) {
        const step = nextStep(policy, attempts, now);
        if (step.kind !== 'attempt') {
          expect(step.kind).toMatch(/answered|give-up/);
          return;
        }
        now = Math.max(now, step.at) + late;
        const before = attempts.at(-1);
        if (before && policy.intervalMs)
          expect(now - before.startedAt).toBeGreaterThanOrEqual(policy.intervalMs);
        attempts.push(failed(step.number, now, outcome, lasted));
        expect(attempts.length).toBeLessThanOrEqual(policy.attempts);
        now += lasted;
      }
      throw new Error('there is no end');
    }),
  );
});

test('the first attempt gets its whole timeout, even if storing its start took long', () => {
  const first = { number: 1, startedAt: begun };
  expect(attemptTimeout(repeating, [first], begun + giveUpMs - timeoutMs + 1000)).toBe(timeoutMs);
});

describe('after the clock was set back', () => {
  test('no attempt is in the future, and each starts at least one interval before the next', () => {
    const later = begun + 3_600_000;
    const attempts = [failed(1, later), failed(2, later + intervalMs)];
    expect(withoutFutureTimes(attempts, begun)).toEqual(
      [failed(1, begun - intervalMs), failed(2, begun)].map((attempt) => ({
        ...attempt,
        endedAt: Math.min(attempt.endedAt!, begun),
      })),
    );
  });

  test('attempts in the past stay unchanged', () => {
    const attempts = [failed(1, begun), failed(2, begun + intervalMs)];
    expect(withoutFutureTimes(attempts, begun + 2 * intervalMs)).toEqual(attempts);
  });
});

test('a first attempt or a retry that should have started long ago is late', () => {
  const [now, wasBegun] = [begun + intervalMs, { number: 1, startedAt: begun }];
  expect(isLate(repeating, { recorded_at: now - 100, attempts: [wasBegun] }, now)).toBe(false);
  expect(isLate(repeating, { recorded_at: now - 1000, attempts: [wasBegun] }, now)).toBe(true);
  const attempts = [failed(1, begun), { number: 2, startedAt: now }];
  expect(isLate(repeating, { recorded_at: begun, attempts }, now + 100)).toBe(false);
  expect(isLate(repeating, { recorded_at: begun, attempts }, now + 1000)).toBe(true);
});

test('a semaphore grants no more permits of a key than its limit, in the order of the calls; other keys do not wait', async () => {
  const semaphore = new Semaphore(2);
  const has: string[] = [];
  const ask = async (name: string, key = 'slow') => {
    await semaphore.acquire(key);
    has.push(name);
  };
  for (const name of ['a', 'b', 'c', 'd']) void ask(name);
  await ask('elsewhere', 'quick');
  expect(has).toEqual(['a', 'b', 'elsewhere']);
  semaphore.release('slow');
  await new Promise(setImmediate);
  expect(has).toEqual(['a', 'b', 'elsewhere', 'c']);
  for (let count = 0; count < 3; count++) semaphore.release('slow');
  await ask('later');
  expect(has).toEqual(['a', 'b', 'elsewhere', 'c', 'd', 'later']);
});
