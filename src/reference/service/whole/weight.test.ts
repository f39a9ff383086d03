import { describe, expect, test } from 'vitest';
import type { DeskChat } from '../../../../generated/reference/desk/types.ts';
import { sizeLimits } from '../../limits.ts';
import { type BulkParts, closeAllOf } from '../conversation/bulk.ts';
import { entriesOf, transcriptOf } from '../journal/desk-form.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { chatWith, listChats } from '../state/chats.ts';
import { readDeliveries } from '../store/deliveries.ts';
import type { Reader } from '../store/port.ts';
import { readable } from '../store/query.ts';
import { engines } from '../store/testing/engines.ts';

const channel = {
  channel_id: 'shop',
  name: 'Shop',
  random_string: 'r',
  agents: [],
  chunked: false,
  removed: false,
};

test.each([
  ['all light rows', [1, 1, 1], 3],
  ['rows up to the bound', [1, sizeLimits.page - 1, 1], 2],
  ['a single row above the bound', [sizeLimits.page + 1, 1], 1],
  ['no row of an empty list', [], 0],
])('a page of rows has %s', (_, weights, count) => {
  expect(readable(weights.map((weight) => ({ weight })))).toHaveLength(count);
});

describe.each(engines)('pages of limited size on $name', ({ place }) => {
  test('lists and transcripts are read in pages of limited size, without a gap', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    // In UTF-8 each character takes three bytes, so a page holds four and a half such texts.
    const text = '€'.repeat(sizeLimits.page / 3 / 4.5);
    const numbers: number[] = [];
    for (const customer of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await work(async (journal) => {
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
    await work(async (journal) => {
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

  test('the deliveries of the desk’s list and of the backlog are read in pages of limited size', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    const body = '€'.repeat(sizeLimits.page / 3 / 2.5);
    const request = { url: 'http://127.0.0.1:9/', body };
    const delivery = {
      lane: 'crm',
      operation: 'sendWebhookEvent',
      kind: 'webhook' as const,
      recorded_at: 0,
      request,
      attempts: [],
    };
    for (let delivery_id = 1; delivery_id <= 5; delivery_id++) {
      const state = delivery_id === 3 ? 'failed' : 'pending';
      await work(async (journal) => journal.delivery({ ...delivery, delivery_id, state }));
    }
    const numbers = (read: { deliveries: { delivery_id: number }[] }) =>
      read.deliveries.map(({ delivery_id }) => delivery_id);
    const newest = await readDeliveries({ limit: 100, order: 'desc' }, store);
    expect([numbers(newest), newest.isAll]).toEqual([[5, 4], false]);
    const oldest = await readDeliveries({ limit: 100, before: 3, order: 'desc' }, store);
    expect([numbers(oldest), oldest.isAll]).toEqual([[2, 1], true]);
    const one = await readDeliveries({ limit: 1, before: 3, order: 'desc' }, store);
    expect([numbers(one), one.isAll]).toEqual([[2], false]);
    const pending = (after: number) =>
      readDeliveries({ state: 'pending', after, order: 'asc', limit: 50 }, store);
    const [first, second, third] = [await pending(0), await pending(2), await pending(5)];
    expect([numbers(first), first.isAll]).toEqual([[1, 2], false]);
    expect([numbers(second), second.isAll]).toEqual([[4, 5], true]);
    expect([numbers(third), third.isAll]).toEqual([[], true]);
    await store.close();
  });

  test('a transcript reads only the latest delivery of an entry that was sent several times', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    const sent = {
      lane: '1',
      operation: 'sendAgentMessage',
      kind: 'message' as const,
      recorded_at: 0,
      about: 'text',
      attempts: [],
    };
    const request = { url: 'http://127.0.0.1:9/', body: '{}' };
    let delivery_id = 0;
    const chat_id = await work(async (journal) => {
      const chat = await chatWith(channel, 'a', journal);
      for (const times of [3, 1, 0, 2]) {
        const { entry_id } = await journal.entry(chat, 'agent', { type: 'text', text: `${times} times` });
        for (let time = 1; time <= times; time++) {
          const state = time === times ? 'delivered' : 'failed';
          const of = { chat_id: chat.chat_id, entry_id };
          journal.delivery({ ...sent, ...of, delivery_id: ++delivery_id, state, request });
        }
      }
      return chat.chat_id;
    });
    let count = 0;
    const counting: Reader = {
      get: (table, key) => store.get(table, key),
      find: async (...read) => {
        const rows = await store.find(...read);
        count += rows.filter((row) => Object.hasOwn((row as { data?: object }).data ?? {}, 'request')).length;
        return rows;
      },
    };
    const { entries } = await transcriptOf(chat_id, { limit: 100 }, counting);
    expect(entries.map(({ text, delivery }) => [text, delivery?.delivery_id, delivery?.state])).toEqual([
      ['3 times', 3, 'delivered'],
      ['1 times', 4, 'delivered'],
      ['0 times', undefined, undefined],
      ['2 times', 6, 'delivered'],
    ]);
    expect(count).toBe(3);
    await store.close();
  });

  test('large chats of a removed channel are closed in separate units of work, and small chats together', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    const heavy = '€'.repeat(sizeLimits.page / 3 / 1.8);
    for (const [index, text] of ['a', 'b', heavy, heavy, 'c'].entries()) {
      await work(async (journal) => {
        const chat = await chatWith(channel, `${index}`, journal);
        if (text !== 'c') await journal.entry(chat, 'customer', { type: 'text', text });
      });
    }
    const closed: string[][] = [];
    const parts = {
      store,
      work,
      conversation: { close: async (chat: DeskChat) => closed.at(-1)!.push(`${chat.customer.id}`) },
    } as unknown as BulkParts;
    closed.push([]);
    for await (const _ of closeAllOf(channel.channel_id, parts)) closed.push([]);
    expect(closed).toEqual([['0', '1', '2'], ['3', '4'], []]);
    await store.close();
  });
});
