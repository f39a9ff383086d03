import { expect, test } from 'vitest';
import type { Reader } from '../store/port.ts';
import { Backlog, type Pending } from './backlog.ts';

const pending = (delivery_id: number, lane: string): Pending => ({ delivery_id, lane, weight: 1 });

type Find = (_: string, page: { after: number }) => Promise<Pending[]>;

/** Opens a backlog that reads its deliveries from `stored`. `driven` lists the lanes that it drives. */
function open(
  stored: Pending[],
  find: Find = async (_, { after }) => stored.filter((each) => each.delivery_id > after),
) {
  const driven: string[] = [];
  const backlog = new Backlog({
    store: { find: find as unknown as Reader['find'] },
    drive: (lane) => void driven.push(lane),
    logError: (error) => expect(error).toBeUndefined(),
  });
  return { backlog, driven };
}

test('a delivery recorded before the store was read is queued after the deliveries of an earlier process', async () => {
  const stored: Pending[] = [pending(5, 'a'), pending(10, 'a')];
  const { backlog, driven } = open(stored);
  for (const waiting of [pending(11, 'a'), pending(12, 'b')]) {
    stored.push(waiting);
    backlog.add(waiting);
  }
  expect(driven).toEqual([]);
  await backlog.reload();
  expect(driven).toEqual(['a', 'b']);
  for (const delivery_id of [5, 10, 11]) {
    expect(backlog.head('a')).toBe(delivery_id);
    backlog.removeHead('a');
  }
  expect([backlog.head('a'), backlog.head('b'), backlog.count]).toEqual([undefined, 12, 1]);
});

test('a delivery recorded in a reloaded lane is queued after the stored deliveries of the lane', async () => {
  const stored: Pending[] = [];
  const { backlog, driven } = open(stored);
  await backlog.reload();
  stored.push(pending(5, 'a'), pending(10, 'a'));
  backlog.add(pending(5, 'a'));
  const reloading = backlog.reload('a');
  stored.push(pending(11, 'b'));
  backlog.add(pending(10, 'a'));
  backlog.add(pending(11, 'b'));
  expect(driven).toEqual(['a']);
  await reloading;
  expect(driven).toEqual(['a', 'a', 'b']);
  expect([backlog.head('a'), backlog.count]).toEqual([5, 3]);
  backlog.removeHead('a');
  expect(backlog.head('a')).toBe(10);
});

/** Makes a query of deliveries whose result is delayed. It reads the rows at once, and returns them when the test calls `release`. */
function held(stored: Pending[]) {
  const asked: (() => void)[] = [];
  const find: Find = async (_, { after }) => {
    const found = stored.filter((each) => each.delivery_id > after);
    await new Promise<void>((release) => asked.push(release));
    return found;
  };
  const release = async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    asked.shift()!();
  };
  return { asked, find, release };
}

test('lanes that are reloaded together share one reading of the store', async () => {
  const stored = ['a', 'b', 'c'].map((lane, index) => pending(index + 1, lane));
  const { asked, find, release } = held(stored);
  const { backlog, driven } = open(stored, find);
  const reading = backlog.reload();
  await release();
  await reading;
  const reloading = Promise.all(['a', 'b', 'c'].map((lane) => backlog.reload(lane)));
  await expect.poll(() => asked.length).toBe(1);
  await release();
  await reloading;
  expect(asked).toEqual([]);
  expect(driven).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect(backlog.count).toBe(3);
});

test('a lane that is reloaded while the store is read keeps its order', async () => {
  const stored = [pending(1, 'a'), pending(2, 'b')];
  const { asked, find, release } = held(stored);
  const { backlog } = open(stored, find);
  const reading = backlog.reload();
  await release();
  await reading;
  const first = backlog.reload('a');
  await expect.poll(() => asked.length).toBe(1);
  // The query under way lacks this delivery. The next one reads lane b again.
  stored.push(pending(3, 'b'));
  const others = [backlog.reload('b'), backlog.reload('b')];
  await new Promise(setImmediate);
  expect(asked).toHaveLength(1);
  await release();
  await release();
  await Promise.all([first, ...others]);
  expect(asked).toEqual([]);
  expect([backlog.head('a'), backlog.head('b'), backlog.count]).toEqual([1, 2, 3]);
  backlog.removeHead('b');
  expect(backlog.head('b')).toBe(3);
});

test('a delivery recorded during the last query is read by one more, even if it has ended meanwhile', async () => {
  const stored = [pending(1, 'a')];
  const { asked, find, release } = held(stored);
  const { backlog, driven } = open(stored, find);
  const reading = backlog.reload();
  await expect.poll(() => asked.length).toBe(1);
  stored.push(pending(2, 'a'));
  backlog.add(pending(2, 'a'));
  backlog.add(pending(3, 'b'));
  await release();
  await release();
  await reading;
  expect([backlog.count, driven]).toEqual([2, ['a']]);
  backlog.add(pending(4, 'c'));
  expect([asked, driven]).toEqual([[], ['a', 'c']]);
});
