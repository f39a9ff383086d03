import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so much is begun in each turn of the event loop, in the order in which it was asked for', async () => {
  const turns = new Turns(() => 10);
  const begun: number[] = [];
  const all = Array.from({ length: 25 }, (_, each) => turns.take(1).then(() => begun.push(each)));
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await Promise.resolve();
    counts.push(begun.length);
    await nextTurn();
  }
  await Promise.all(all);
  expect(counts).toEqual([10, 20, 25, 25]);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
  // What weighs more than a turn has its own.
  await nextTurn();
  const heavy = turns.take(30).then(() => begun.push(30));
  const light = turns.take(1).then(() => begun.push(1));
  await Promise.resolve();
  expect(begun.at(-1)).toBe(30);
  await Promise.all([heavy, light]);
  expect(begun.at(-1)).toBe(1);
});

test('a turn has as much room as the length of the one before it gives', async () => {
  const turns = new Turns((tookMs) => (tookMs < 300 ? 2 : 5));
  const begun: number[] = [];
  for (let each = 0; each < 12; each++) void turns.take(1).then(() => begun.push(each));
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

test('later ones find all of it free again', async () => {
  const turns = new Turns(() => 8);
  await Promise.all(Array.from({ length: 30 }, () => turns.take(1)));
  await nextTurn();
  await nextTurn();
  let began = 0;
  for (let each = 0; each < 8; each++) void turns.take(1).then(() => began++);
  await Promise.resolve();
  expect(began).toBe(8);
});

test('where a turn leaves time, nothing is begun in it', async () => {
  const turns = new Turns(
    () => 2,
    () => 50,
  );
  const begun: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: 5 }, () => turns.take(1).then(() => begun.push(performance.now() - from))),
  );
  expect(begun[1]).toBeLessThan(begun[2]!);
  // A timer may fire a little before its time.
  for (const [first, behind] of [
    [0, 2],
    [2, 4],
  ] as const)
    expect(begun[behind]! - begun[first]!).toBeGreaterThan(48);
});
