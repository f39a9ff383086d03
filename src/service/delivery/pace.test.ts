import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

/** What begins in each turn of the event loop, where so many want to at once. */
async function turnsOf(count: number): Promise<number[][]> {
  const pace = new Pace();
  const turns: number[][] = [[]];
  let left = count;
  for (let index = 0; index < count; index++) {
    void pace.turn().then(() => {
      turns.at(-1)!.push(index);
      left--;
    });
  }
  // What need not wait begins before the event loop turns.
  await Promise.resolve();
  await Promise.resolve();
  while (left > 0) {
    turns.push([]);
    await nextTurn();
  }
  return turns.filter((turn) => turn.length > 0);
}

test('what begins together is spread over turns of the event loop, in its order', async () => {
  const turns = await turnsOf(100);
  expect(turns.flat()).toEqual(Array.from({ length: 100 }, (_, index) => index));
  expect(Math.max(...turns.map((turn) => turn.length))).toBeLessThanOrEqual(16);
});

test('few of them wait for nothing', async () => {
  expect(await turnsOf(8)).toHaveLength(1);
});

test('later ones find all of it free again', async () => {
  const pace = new Pace();
  await Promise.all(Array.from({ length: 30 }, () => pace.turn()));
  await nextTurn();
  await nextTurn();
  let began = 0;
  for (let index = 0; index < 8; index++) void pace.turn().then(() => began++);
  await Promise.resolve();
  await Promise.resolve();
  expect(began).toBe(8);
});
