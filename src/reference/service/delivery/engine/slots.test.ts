import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

test('no more go to one destination at once than told, in the order in which they came; another does not wait', async () => {
  const slots = new Slots(2);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const go = async (name: string, destination = 'slow') => {
    if (!slots.tryTake(destination)) await slots.wait(destination, slots);
    began.push(name);
    ends.push(() => slots.end(destination));
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => go(name));
  await go('elsewhere', 'quick');
  expect(began).toEqual(['a', 'b', 'elsewhere']);
  ends[0]!();
  await all[2];
  expect(began).toEqual(['a', 'b', 'elsewhere', 'c']);
  ends[1]!();
  await all[3];
  for (const end of ends.slice(2)) end();
  await go('later');
  expect(began).toEqual(['a', 'b', 'elsewhere', 'c', 'd', 'later']);
});

test('who waits goes on at the stop', async () => {
  const slots = new Slots(1);
  slots.tryTake('slow');
  const waiting = slots.wait('slow', slots);
  slots.open(slots);
  expect(await waiting).toBe(false);
});
