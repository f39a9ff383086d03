import { describe, expect, test } from 'vitest';
import { sizeLimits } from '../../limits.ts';
import { storeFile } from '../handlers/files.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import type { Store } from '../store/port.ts';
import type { Attempt, Delivery, Visitor } from '../store/records.ts';
import { engines, rowsOf } from '../store/testing/engines.ts';
import { removeDeliveries, removeFiles, removeVisitors, type Task, type UpkeepParts } from './upkeep.ts';

const day = 24 * 60 * 60 * 1000;

/** Returns functions that write rows into a store at given times, run upkeep, and read the rows that are left. */
function keeper(store: Store) {
  const workAt = (now: number) => workOf({ store, events: new EventLog(store), now: () => now });
  const visit = (customer_id: string, more: Partial<Visitor> = {}, at = 0) =>
    workAt(at)(async (journal) =>
      journal.visitor({
        visitor_number: 1,
        channel_id: 'shop',
        customer_id,
        chats_count: 0,
        report: {},
        rate: null,
        blacklisted: false,
        widget: { taken: [], fields: [] },
        ...more,
      }),
    );
  const deliver = (delivery_id: number, more: Partial<Delivery>) =>
    workAt(0)(async (journal) =>
      journal.delivery({
        delivery_id,
        lane: '1 bot',
        operation: 'sendBotEvent',
        kind: 'bot_event',
        state: 'failed',
        request: { url: 'http://127.0.0.1:9/', body: '{}' },
        attempts: [],
        recorded_at: 0,
        ...more,
      }),
    );
  const round = async (task: Task, now: number, keepMs?: number) => {
    const options = keepMs === undefined ? {} : { keepMs };
    const parts = {
      store,
      work: workAt(now),
      now: () => now,
      options,
    } as Partial<UpkeepParts> as UpkeepParts;
    for await (const _ of task(parts)) {
      // The loop runs all batches of the task.
    }
  };
  const visitors = async () => {
    const rows = await rowsOf(store, 'visitors');
    return rows.map(({ data }) => data.customer_id);
  };
  const deliveries = async () => {
    const rows = await rowsOf(store, 'deliveries');
    return rows.map(({ delivery_id }) => delivery_id);
  };
  const file = (bytes: number) =>
    workAt(0)((journal) => storeFile('a.bin', Buffer.alloc(bytes), sizeLimits.files, journal));
  return { visit, deliver, file, round, visitors, deliveries };
}

describe.each(engines)('upkeep on $name', ({ place }) => {
  test('a visitor who only viewed pages is removed after a day, and the author of an offline message after the configured time', async () => {
    await using at = await place();
    const store = await at.open();
    const { visit, round, visitors } = keeper(store);
    const strangers = Array.from({ length: 450 }, (_, each) => `stranger ${each}`);
    await Promise.all(strangers.map((id) => visit(id)));
    await visit('came again');
    await visit('came again', {}, day / 2);
    await visit('left a message', { widget: { taken: [['message-1', 0]], fields: [] } });
    await visit('of the desk', { chats_count: 1, widget: undefined as never });
    await visit('in a chat', { chats_count: 1, open_chat: 7, last_chat: 7 });
    await round(removeVisitors, day);
    expect(await visitors()).toHaveLength(454);
    await round(removeVisitors, day + 1);
    expect(await visitors()).toEqual(['came again', 'in a chat', 'left a message', 'of the desk']);
    await round(removeVisitors, 400 * day);
    expect(await visitors()).toEqual(['in a chat', 'left a message', 'of the desk']);
    await round(removeVisitors, 30 * day, 30 * day);
    expect(await visitors()).toHaveLength(3);
    await round(removeVisitors, 30 * day + 1, 30 * day);
    expect(await visitors()).toEqual(['in a chat']);
    await store.close();
  });

  test('the size of a removed file is subtracted once, even if two processes remove the file', async () => {
    await using at = await place();
    const store = await at.open();
    const { file, round } = keeper(store);
    await Promise.all([file(100), file(20)]);
    await Promise.all([round(removeFiles, 2, 1), round(removeFiles, 2, 1)]);
    expect((await store.get('counters', 'bytes of files'))?.last).toBe(0);
    await store.close();
  });

  test('a delivery that ended before its first attempt is kept for the same time as other deliveries', async () => {
    await using at = await place();
    const store = await at.open();
    const { deliver, round, deliveries } = keeper(store);
    const attempt: Attempt = { number: 1, startedAt: day, endedAt: 2 * day };
    await deliver(1, {});
    await deliver(2, { state: 'pending' });
    await deliver(3, { attempts: [attempt] });
    await round(removeDeliveries, 30 * day, 30 * day);
    expect(await deliveries()).toEqual([1, 2, 3]);
    await round(removeDeliveries, 31 * day, 30 * day);
    expect(await deliveries()).toEqual([2, 3]);
    await round(removeDeliveries, 33 * day, 30 * day);
    expect(await deliveries()).toEqual([2]);
    await store.close();
  });
});
