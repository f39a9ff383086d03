import { expect, test } from 'vitest';
import type { Pending } from '../../store/shared.ts';
import { Backlog } from './backlog.ts';

/** A backlog over a store, and the lanes that are driven. */
function open(stored: Pending[]) {
  const driven: string[] = [];
  const backlog = new Backlog({
    read: async (after) => ({ found: stored.filter((each) => each.delivery_id > after), isLast: true }),
    drive: (lane) => void driven.push(lane),
    failed: (error) => expect(error).toBeUndefined(),
  });
  return { backlog, driven };
}

test('a delivery that comes before the store was read goes behind those that a former process left', async () => {
  const stored: Pending[] = [
    { delivery_id: 5, lane: 'a' },
    { delivery_id: 10, lane: 'a' },
  ];
  const { backlog, driven } = open(stored);
  for (const waiting of [
    { delivery_id: 11, lane: 'a' },
    { delivery_id: 12, lane: 'b' },
  ]) {
    stored.push(waiting);
    backlog.add(waiting);
  }
  expect(driven).toEqual([]);
  await backlog.readAll();
  expect(driven).toEqual(['a', 'b']);
  for (const delivery_id of [5, 10, 11]) {
    expect(backlog.head('a')).toBe(delivery_id);
    backlog.next('a');
  }
  expect([backlog.head('a'), backlog.head('b'), backlog.count]).toEqual([undefined, 12, 1]);
});

test('a delivery that comes in an unloaded lane goes behind those in the store', async () => {
  const stored: Pending[] = [];
  const { backlog, driven } = open(stored);
  await backlog.readAll();
  stored.push({ delivery_id: 5, lane: 'a' }, { delivery_id: 10, lane: 'a' });
  backlog.add({ delivery_id: 5, lane: 'a' });
  backlog.unload('a');
  backlog.add({ delivery_id: 10, lane: 'a' });
  backlog.add({ delivery_id: 11, lane: 'b' });
  expect(driven).toEqual(['a', 'b']);
  await backlog.readAll();
  expect(driven).toEqual(['a', 'b', 'a']);
  expect([backlog.head('a'), backlog.second('a'), backlog.count]).toEqual([5, 10, 3]);
});
