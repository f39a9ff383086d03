import { afterAll, describe, expect, test } from 'vitest';
import { bounds } from '../../generated/policies.ts';
import { chatWith, listChats } from './conversation/chats.ts';
import { entriesOf } from './entries.ts';
import { EventLog } from './events.ts';
import { workOf } from './journal.ts';
import { engines } from './store/testing/engines.ts';
import { readable } from './weight.ts';

const channel = {
  channel_id: 'shop',
  name: 'Shop',
  random_string: 'r',
  agents: [],
  chunked: false,
  removed: false,
};

test.each([
  ['all that are light', [1, 1, 1], 3],
  ['up to the bound', [1, bounds.page - 1, 1], 2],
  ['one that is too heavy by itself', [bounds.page + 1, 1], 1],
  ['nothing of nothing', [], 0],
])('of rows are read %s', (_, weights, count) => {
  expect(readable(weights.map((weight) => ({ weight })))).toHaveLength(count);
});

describe.each(engines)('on $name', ({ place, stop }) => {
  afterAll(stop);

  test('lists and transcripts are read in pages that are no heavier than told, and miss nothing', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    // Three bytes each, of which a page has room for four texts and a half.
    const text = '€'.repeat(bounds.page / 3 / 4.5);
    const numbers: number[] = [];
    for (const customer of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await work(customer, async (journal) => {
        const chat = await chatWith(channel, customer, journal);
        await journal.entry(chat, 'customer', { type: 'text', text: 'first' });
        await journal.entry(chat, 'customer', { type: 'text', text });
        numbers.unshift(chat.chat_id);
      });
    }
    const newest = await listChats({ limit: 100 }, store);
    expect(newest).toMatchObject({ has_older: true });
    expect(newest.chats.map(({ chat_id }) => chat_id)).toEqual(numbers.slice(0, 4));
    const older = await listChats({ limit: 100, before: numbers[3]! }, store);
    expect(older).toMatchObject({ has_older: false });
    expect(older.chats.map(({ chat_id, last_entry }) => [chat_id, last_entry?.text])).toEqual([
      [numbers[4], text],
      [numbers[5], text],
    ]);
    expect(await listChats({ limit: 2 }, store)).toMatchObject({ has_older: true });
    expect(await listChats({ limit: 6, channel_id: 'another' }, store)).toEqual({
      chats: [],
      has_older: false,
    });

    const chat_id = numbers[0]!;
    await work('f', async (journal) => {
      const chat = await chatWith(channel, 'f', journal);
      for (let count = 0; count < 4; count++) await journal.entry(chat, 'customer', { type: 'text', text });
    });
    const end = await entriesOf(chat_id, { limit: 100 }, store);
    expect([end.entries.length, end.has_older]).toEqual([4, true]);
    const before = end.entries[0]!.entry_id;
    const begin = await entriesOf(chat_id, { limit: 100, before }, store);
    expect(begin.entries.map((entry) => entry.text)).toEqual(['first', text]);
    expect(begin.has_older).toBe(false);
    const first = begin.entries[0]!.entry_id;
    expect(await entriesOf(chat_id, { limit: 100, before: first }, store)).toEqual({
      entries: [],
      has_older: false,
    });
    await store.close();
  });
});
