import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EventLog } from './events.ts';
import { workOf } from './journal.ts';
import { addNote, listNotes } from './notes.ts';
import { SqliteStore } from './store/sqlite/sqlite.ts';
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
  const folder = mkdtempSync(join(tmpdir(), 'parlance-notes-'));
  const store = new SqliteStore(join(folder, 'store.sqlite'));
  const work = workOf({ store, events: new EventLog(store), now: Date.now });
  for (let batch = 0; batch < 103; batch++) {
    await work('key', async (journal) => {
      for (let count = 0; count < 100; count++) await addNote({ about: 'text', text: 'odd' }, journal);
    });
  }
  const kept = await listNotes({}, store);
  expect(kept[0]!.note_id).toBe(10_300);
  expect(kept).toHaveLength(10_000);
  await store.close();
  rmSync(folder, { recursive: true });
});
