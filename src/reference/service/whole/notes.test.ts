import { describe, expect, test } from 'vitest';
import { sizeLimits } from '../../limits.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { addNote, type NoteDetails } from '../state/notes.ts';
import type { Store, Tx, Unit } from '../store/port.ts';
import { engines } from '../store/testing/engines.ts';
import { createChannel, followDesk, newestChat, notesOf, openService, say } from '../testing/site.ts';

const again = { type: 'text', text: 'Hello', id: 'm-1' };

test('a note is published as an event, listed by channel and chat, and kept over a restart', async () => {
  const service = await openService();
  const channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  await using events = await followDesk(service.desk);
  for (const id of ['one', 'two', 'two', 'one']) await say(channel.endpoint, again, { id });
  const { note } = await events.until(({ event }) => event === 'note_added');
  const { chat } = await newestChat(service.desk, channel.channel_id);
  expect(note).toMatchObject({ note_id: 1, chat_id: chat.chat_id, channel_id: channel.channel_id });
  const notes = await notesOf(service.desk);
  expect(notes.map(({ note_id }) => note_id)).toEqual([1, 2]);
  expect(await notesOf(service.desk, { chat_id: chat.chat_id })).toEqual([note]);
  expect(await notesOf(service.desk, { channel_id: 'another' })).toEqual([]);
  expect(await notesOf(service.desk, { limit: 1 })).toEqual([notes[1]]);
  await events[Symbol.asyncDispose]();
  await service.close();
  await using later = await openService({ data: service.composition.data });
  expect(await notesOf(later.desk)).toEqual(notes);
});

describe.each(engines)('notes on $name', ({ place }) => {
  test('only the latest notes of a channel are kept, and many notes about one chat remove no other notes', async () => {
    await using at = await place();
    const store = await at.open();
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    const add = (count: number, ids: Partial<NoteDetails>) =>
      work(async (journal) => {
        for (let left = count; left > 0; left--)
          await addNote({ ...ids, about: 'text', text: 'odd' }, journal);
      });
    const kept = async (of: { channel_id?: string; chat_id?: number }) =>
      (await store.find('notes', of)).map(({ note_id }) => note_id);
    await add(1, {});
    await add(2, { channel_id: 'other', chat_id: 1 });
    await add(3, { channel_id: 'shop' });
    await add(4, { channel_id: 'shop', chat_id: 2 });
    for (let batch = 0; batch < 20; batch++) {
      await add(sizeLimits.notes / 10, { channel_id: 'shop', chat_id: 3 });
      expect((await kept({ channel_id: 'shop' })).length).toBeLessThanOrEqual(sizeLimits.notes);
    }
    expect(await kept({ channel_id: 'other' })).toEqual([3, 2]);
    expect(await kept({ chat_id: 2 })).toEqual([10, 9, 8, 7]);
    const ofFlood = await kept({ chat_id: 3 });
    expect(ofFlood.slice(0, sizeLimits.notes / 2 - 4)).toEqual(
      Array.from({ length: sizeLimits.notes / 2 - 4 }, (_, index) => 10 + 2 * sizeLimits.notes - index),
    );
    expect(await kept({})).toHaveLength(3 + 7 + ofFlood.length);
    await store.close();
  });

  test('a new note is stored without a count of all other notes', async () => {
    await using at = await place();
    const store = await at.open();
    let finds = 0;
    const counting = {
      ...store,
      work: <Result>(unit: Unit<Result>) =>
        store.work((tx) => {
          const find: Tx['find'] = (...of) => {
            finds++;
            return tx.find(...of);
          };
          return unit(new Proxy(tx, { get: (of, name) => (name === 'find' ? find : bound(of, name)) }));
        }),
    };
    const work = workOf({ store: counting as Store, events: new EventLog(store), now: Date.now });
    for (let each = 0; each < 3; each++)
      await work((journal) => addNote({ channel_id: 'shop', about: 'text', text: 'odd' }, journal));
    expect(await store.find('notes', { channel_id: 'shop' })).toHaveLength(3);
    expect(finds).toBe(0);
    await store.close();
  });
});

/** Returns a property of an object. A method is bound to the object. */
function bound(of: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(of, name);
  return typeof value === 'function' ? value.bind(of) : value;
}
