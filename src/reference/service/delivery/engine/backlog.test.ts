import { expect, test } from 'vitest';
import type { Reader } from '../../store/port.ts';
import { Backlog, type Pending } from './backlog.ts';

const pending = (delivery_id: number, lane: string): Pending => ({ delivery_id, lane, weight: 1 });

/** A backlog over a store, and the lanes that are driven. */
function open(stored: Pending[]) {
  const driven: string[] = [];
  const backlog = new Backlog({
    store: {
      find: (async (_: string, { after }: { after: number }) =>
        stored.filter((each) => each.delivery_id > after)) as unknown as Reader['find'],
    },
    drive: (lane) => void driven.push(lane),
    logError: (error) => expect(error).toBeUndefined(),
  });
  return { backlog, driven };
}

test('a delivery that comes before the store was read goes behind those that a former process left', async () => {
  const stored: Pending[] = [pending(5, 'a'), pending(10, 'a')];
  const { backlog, driven } = open(stored);
  for (const waiting of [pending(11, 'a'), pending(12, 'b')]) {
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
  stored.push(pending(5, 'a'), pending(10, 'a'));
  backlog.add(pending(5, 'a'));
  const reloading = backlog.reload('a');
  backlog.add(pending(10, 'a'));
  backlog.add(pending(11, 'b'));
  expect(driven).toEqual(['a', 'b']);
  await reloading;
  expect(driven).toEqual(['a', 'b', 'a']);
  expect([backlog.head('a'), backlog.second('a'), backlog.count]).toEqual([5, 10, 3]);
});
