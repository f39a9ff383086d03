import { expect, test } from 'vitest';
import { Room } from './room.ts';

/** Who has room by now, of those who asked for it. */
function asking(room: Room) {
  const has: string[] = [];
  const ask = async (name: string, weight: number, owner: object = room) => {
    if (await room.take(weight, owner)) has.push(name);
    else has.push(`${name} not`);
  };
  return { has, ask };
}

test('no more has room than told, in the order in which it was asked for', async () => {
  const room = new Room(10);
  const { has, ask } = asking(room);
  const [, , c, d] = [ask('a', 6), ask('b', 4), ask('c', 7), ask('d', 1)];
  await ask('light', 0);
  expect(has).toEqual(['a', 'b', 'light']);
  room.end(4);
  await Promise.resolve();
  // Who is lighter does not overtake: nobody waits for ever.
  expect(has).toEqual(['a', 'b', 'light']);
  room.end(6);
  await Promise.all([c, d]);
  expect(has).toEqual(['a', 'b', 'light', 'c', 'd']);
});

test('what is heavier than all the room goes alone', async () => {
  const room = new Room(10);
  const { has, ask } = asking(room);
  const [, heavy] = [ask('a', 1), ask('heavy', 50)];
  const after = ask('after', 1);
  await Promise.resolve();
  expect(has).toEqual(['a']);
  room.end(1);
  await heavy;
  expect(has).toEqual(['a', 'heavy']);
  room.end(50);
  await after;
});

test('what had room in a former process has it anyway, and the others wait', async () => {
  const room = new Room(10);
  const { has, ask } = asking(room);
  room.takeAnyway(8);
  room.takeAnyway(8);
  const waiting = ask('a', 5);
  room.end(8);
  await Promise.resolve();
  expect(has).toEqual([]);
  room.end(8);
  await waiting;
});

test('who waits goes on without room at the stop, and those of others with it', async () => {
  const room = new Room(10);
  const { has, ask } = asking(room);
  const stopped = {};
  await ask('a', 6);
  const waiting = [ask('b', 9, stopped), ask('c', 4)];
  room.open(stopped);
  await Promise.all(waiting);
  expect(has).toEqual(['a', 'b not', 'c']);
});

test('of what is heavy one is looked at after the other', async () => {
  const room = new Room(10);
  let looking = 0;
  let most = 0;
  const look = (weight: number) =>
    room.look(weight, async () => {
      most = Math.max(most, ++looking);
      await new Promise(setImmediate);
      looking--;
      if (weight === 2) throw new Error('it could not be read');
    });
  const looked = await Promise.allSettled([look(1), look(2), look(3)]);
  expect(most).toBe(1);
  expect(looked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
