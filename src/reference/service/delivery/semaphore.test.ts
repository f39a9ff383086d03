import { expect, test } from 'vitest';
import { Semaphore } from './policy.ts';

/** Returns a function that acquires permits for a named caller. `has` lists the callers with their results. */
function asking(semaphore: Semaphore) {
  const has: string[] = [];
  const ask = async (name: string, weight = 1, { key = 'slow' } = {}) => {
    await semaphore.acquire(key, weight);
    has.push(name);
  };
  return { has, ask };
}

const tick = () => new Promise(setImmediate);

test('grants no more permits of a key than its limit, in the order of the calls; other keys do not wait', async () => {
  const semaphore = new Semaphore(2);
  const { has, ask } = asking(semaphore);
  for (const name of ['a', 'b', 'c', 'd']) void ask(name);
  await ask('elsewhere', 1, { key: 'quick' });
  expect(has).toEqual(['a', 'b', 'elsewhere']);
  semaphore.release('slow');
  await tick();
  expect(has).toEqual(['a', 'b', 'elsewhere', 'c']);
  for (let count = 0; count < 3; count++) semaphore.release('slow');
  await ask('later');
  expect(has).toEqual(['a', 'b', 'elsewhere', 'c', 'd', 'later']);
});

test('a caller of low weight does not overtake a waiting one of high weight', async () => {
  const semaphore = new Semaphore(10);
  const { has, ask } = asking(semaphore);
  void Promise.all([ask('a', 6), ask('b', 4), ask('c', 7), ask('d', 1)]);
  await tick();
  expect(has).toEqual(['a', 'b']);
  semaphore.release('slow', 4);
  await tick();
  expect(has).toEqual(['a', 'b']);
  semaphore.release('slow', 6);
  await tick();
  expect(has).toEqual(['a', 'b', 'c', 'd']);
});

test('a caller whose weight is above the limit gets its permits when no others are held', async () => {
  const semaphore = new Semaphore(10);
  const { has, ask } = asking(semaphore);
  void Promise.all([ask('a', 1), ask('heavy', 50), ask('after', 1)]);
  await tick();
  expect(has).toEqual(['a']);
  semaphore.release('slow', 1);
  await tick();
  expect(has).toEqual(['a', 'heavy']);
  semaphore.release('slow', 50);
  await tick();
  expect(has).toEqual(['a', 'heavy', 'after']);
});

test('permits taken by force exceed the limit, and later callers wait until they are released', async () => {
  const semaphore = new Semaphore(10);
  const { has, ask } = asking(semaphore);
  semaphore.force('slow', 8);
  semaphore.force('slow', 8);
  void ask('a', 5);
  semaphore.release('slow', 8);
  await tick();
  expect(has).toEqual([]);
  semaphore.release('slow', 8);
  await tick();
  expect(has).toEqual(['a']);
});
