import { expect, test } from 'vitest';
import { Notes } from './notes.ts';
import { SqliteStore } from './store/sqlite.ts';
import { createChannel, followDesk, newestChat, notesOf, openService, say } from './testing/site.ts';

const again = { type: 'text', text: 'Hello', id: 'm-1' };

test('a note is told as an event, listed by channel, chat and number, and there after a restart', async () => {
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

test('only the latest notes are kept', async () => {
  const store = new SqliteStore(':memory:');
  const notes = new Notes(store);
  for (let count = 0; count < 10_250; count++) {
    const note = notes.number({ about: 'text', text: 'odd' }, 0);
    void store.write({
      table: 'notes',
      row: { note_id: note.note_id, channel_id: null, chat_id: null, data: JSON.stringify(note) },
    });
    if (count % 100 === 0) await store.write();
  }
  await store.write();
  const kept = notes.list({}).map(({ note_id }) => note_id);
  expect(kept[0]).toBe(10_250);
  expect(kept.length).toBeLessThanOrEqual(10_100);
  store.close();
});
