import { describe, expect, test } from 'vitest';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { engines } from '../store/testing/engines.ts';
import { createChannel } from './channels.ts';
import { chatWith, searchChats } from './chats.ts';

describe.each(engines)('a search on $name', ({ place }) => {
  test('the result has each chat once, with its latest entry that contains the words, even if the chat is old', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    const say = (who: string, ...texts: string[]) =>
      work(async (journal) => {
        const channel = (await journal.get('channels', 'shop'))!.data;
        const chat = await chatWith(channel, who, journal);
        for (const text of texts) await journal.entry(chat, 'customer', { type: 'text', text });
      });
    await work((journal) => createChannel('shop', { name: 'Shop', agents: [] }, journal));
    await say('early', 'Where is my Refund?', 'Hello?');
    for (let times = 0; times < 25; times++) await say('other', ...Array.from({ length: 1000 }, () => 'No.'));
    await say('late', 'A refund, please', 'refund!', 'text');
    const last = (await store.get('counters', 'event'))!.last + 1;
    const first = await searchChats('refund', last, store);
    expect(first.found.map(({ chat, entry }) => [chat.customer.id, entry.text])).toEqual([
      ['late', 'refund!'],
    ]);
    const { found, before } = await searchChats('refund', first.before!, store);
    expect(found.map(({ chat, entry }) => [chat.customer.id, entry.text])).toEqual([
      ['early', 'Where is my Refund?'],
    ]);
    expect(before).toBeUndefined();
    // The search finds the texts of messages, and does not find the names of JSON fields.
    expect((await searchChats('"text"', last, store)).found).toEqual([]);
    await store.close();
  });
});
