import { expect, test } from 'vitest';
import { Backlog, type Waiting } from './backlog.ts';

/** A backlog over a store, and the lanes that it began. */
function open(stored: Waiting[]) {
  const begun: string[] = [];
  const backlog = new Backlog({
    read: async (after) => ({ found: stored.filter((each) => each.delivery_id > after), isLast: true }),
    begin: (lane) => void begun.push(lane),
    failed: (error) => expect(error).toBeUndefined(),
  });
  return { backlog, begun };
}

test('what comes before the store was read does not go before what a former process left there', async () => {
  const stored: Waiting[] = [
    { delivery_id: 5, lane: 'a' },
    { delivery_id: 10, lane: 'a' },
  ];
  const { backlog, begun } = open(stored);
  for (const waiting of [
    { delivery_id: 11, lane: 'a' },
    { delivery_id: 12, lane: 'b' },
  ]) {
    stored.push(waiting);
    backlog.add(waiting);
  }
  expect(begun).toEqual([]);
  await backlog.readAll();
  expect(begun).toEqual(['a', 'b']);
  for (const delivery_id of [5, 10, 11]) {
    expect(backlog.head('a')).toBe(delivery_id);
    backlog.next('a');
  }
  expect([backlog.head('a'), backlog.head('b'), backlog.count]).toEqual([undefined, 12, 1]);
});

test('what comes in a lane that was dropped does not go before what stands in the store', async () => {
  const stored: Waiting[] = [];
  const { backlog, begun } = open(stored);
  await backlog.readAll();
  stored.push({ delivery_id: 5, lane: 'a' }, { delivery_id: 10, lane: 'a' });
  backlog.add({ delivery_id: 5, lane: 'a' });
  backlog.drop('a');
  backlog.add({ delivery_id: 10, lane: 'a' });
  backlog.add({ delivery_id: 11, lane: 'b' });
  expect(begun).toEqual(['a', 'b']);
  await backlog.readAll();
  expect(begun).toEqual(['a', 'b', 'a']);
  expect([backlog.head('a'), backlog.second('a'), backlog.count]).toEqual([5, 10, 3]);
});
