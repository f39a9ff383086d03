import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LoopBudget } from './time.ts';

test('each iteration of the event loop starts work within its budget, in the order of the calls', async () => {
  const budget = new LoopBudget(() => 10);
  const begun: number[] = [];
  const all = Array.from({ length: 25 }, (_, each) => budget.acquire(1).then(() => begun.push(each)));
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await Promise.resolve();
    counts.push(begun.length);
    await nextTurn();
  }
  await Promise.all(all);
  expect(counts).toEqual([10, 20, 25, 25]);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
  // The budget of this iteration is used up, so further work starts in a later iteration.
  await nextTurn();
  const heavy = budget.acquire(30).then(() => begun.push(30));
  const light = budget.acquire(1).then(() => begun.push(1));
  await Promise.resolve();
  expect(begun.at(-1)).toBe(30);
  await Promise.all([heavy, light]);
  expect(begun.at(-1)).toBe(1);
});

test('the budget of an iteration depends on the duration of the previous iteration', async () => {
  const budget = new LoopBudget((tookMs) => (tookMs < 300 ? 2 : 5));
  const begun: number[] = [];
  for (let each = 0; each < 12; each++) void budget.acquire(1).then(() => begun.push(each));
  const counts: number[] = [];
  for (const tookMs of [0, 350, 0]) {
    await Promise.resolve();
    counts.push(begun.length);
    const until = performance.now() + tookMs;
    while (performance.now() < until);
    await nextTurn();
  }
  expect(counts).toEqual([2, 4, 9]);
});

test('the whole budget is available again when no caller waits', async () => {
  const budget = new LoopBudget(() => 8);
  await Promise.all(Array.from({ length: 30 }, () => budget.acquire(1)));
  await nextTurn();
  await nextTurn();
  let began = 0;
  for (let each = 0; each < 8; each++) void budget.acquire(1).then(() => began++);
  await Promise.resolve();
  expect(began).toBe(8);
});

test('no work starts during the pause after an iteration', async () => {
  const budget = new LoopBudget(
    () => 2,
    () => 50,
  );
  const begun: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: 5 }, () => budget.acquire(1).then(() => begun.push(performance.now() - from))),
  );
  expect(begun[1]).toBeLessThan(begun[2]!);
  // A timer may fire slightly early.
  for (const [first, behind] of [
    [0, 2],
    [2, 4],
  ] as const)
    expect(begun[behind]! - begun[first]!).toBeGreaterThan(48);
});
