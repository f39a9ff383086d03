import { expect, test } from 'vitest';
import { Backlog, type Waiting } from './backlog.ts';

test('what comes in a lane that was dropped does not go before what stands in the store', async () => {
  const stored: Waiting[] = [
    { delivery_id: 5, lane: 'a' },
    { delivery_id: 10, lane: 'a' },
  ];
  const begun: string[] = [];
  const backlog = new Backlog({
    read: async (after) => ({ found: stored.filter((each) => each.delivery_id > after), isLast: true }),
    begin: (lane) => void begun.push(lane),
    failed: (error) => expect(error).toBeUndefined(),
  });
  backlog.add({ delivery_id: 5, lane: 'a' });
  backlog.drop('a');
  backlog.add({ delivery_id: 10, lane: 'a' });
  backlog.add({ delivery_id: 11, lane: 'b' });
  expect(begun).toEqual(['a', 'b']);
  await backlog.readAll();
  expect(begun).toEqual(['a', 'b', 'a']);
  expect([backlog.head('a'), backlog.second('a'), backlog.count]).toEqual([5, 10, 3]);
});
