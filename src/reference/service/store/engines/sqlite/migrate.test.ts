import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createChannel, newestChat, openService, say } from '../../../testing/site.ts';
import { backToForm3, backToForm6 } from '../../testing/older-forms.ts';
import { migrate } from './migrate.ts';

/** The tables as the first program made them, with a chat in them. */
const firstForm = `
  CREATE TABLE agents (agent_id text primary key, data text not null);
  CREATE TABLE channels (channel_id text primary key, random_string text not null, created_at integer not null, removed integer not null, data text not null);
  CREATE TABLE chats (chat_id integer primary key, channel_id text not null, state text not null, data text not null);
  CREATE TABLE visitors (visitor_number integer primary key, customer_key text not null unique, data text not null);
  CREATE TABLE calls (call_id integer primary key, chat_id integer not null, data text not null);
  CREATE TABLE provider_events (event_key text primary key);
  CREATE TABLE entries (entry_id integer primary key, chat_id integer not null, data text not null);
  CREATE TABLE deliveries (delivery_id integer primary key, lane text not null, state text not null, data text not null);
  CREATE TABLE events (event_id integer primary key, data text not null);
  CREATE INDEX entries_of_chat ON entries (chat_id);
  CREATE INDEX chats_by_state ON chats (state, channel_id);
  CREATE INDEX deliveries_by_state ON deliveries (state);
  INSERT INTO agents VALUES ('ada', '{"agent_id":"ada","name":"Ada","online":true}');
  INSERT INTO channels VALUES ('shop', 'random', 1700000000000, 0, '{"name":"Shop","customer_endpoint":"http://127.0.0.1:9/chat","chunked":false,"agents":["ada"]}');
  INSERT INTO visitors VALUES (3, 'shop' || char(10) || '42', '{"visitor_number":3,"channel_id":"shop","customer_id":"42","chats_count":1,"report":{},"rate":null,"blacklisted":false}');
  INSERT INTO chats VALUES (7, 'shop', 'open', '{"chat_id":7,"channel_id":"shop","state":"open","customer":{"id":42,"name":"Kim"},"customer_typing":false,"visitor_number":3,"opened_at":"2026-01-02T03:04:05.678Z"}');
  INSERT INTO entries VALUES (9, 7, '{"entry_id":9,"chat_id":7,"at":"2026-01-02T03:04:05.678Z","from":"customer","type":"text","text":"Hello"}');
  INSERT INTO entries VALUES (10, 7, '{"entry_id":10,"chat_id":7,"at":"2026-01-02T03:04:06.000Z","from":"agent","agent_id":"ada","type":"text","text":"Hi","delivery":{"state":"delivered","attempts":[]}}');
  INSERT INTO deliveries VALUES (4, '7 customer', 'delivered', '{"delivery_id":4,"lane":"7 customer","operation":"sendAgentMessage","state":"delivered","chat_id":7,"entry_id":10,"request":{"url":"http://127.0.0.1:9/chat/shop","body":"{}"},"attempts":[]}');
  INSERT INTO events VALUES (30, '{}');`;

test.each([1, 2])(
  'a store of the form %d is taken over, and its chats go on with their numbers',
  async (version) => {
    const folder = mkdtempSync(join(tmpdir(), 'parlance-migrate-'));
    const data = join(folder, 'store.sqlite');
    const database = new DatabaseSync(data);
    database.exec(firstForm);
    if (version === 2) {
      database.exec(`
      CREATE TABLE notes (note_id integer primary key, channel_id text, chat_id integer, data text not null);
      CREATE INDEX notes_of_chat ON notes (chat_id);
      CREATE INDEX notes_of_channel ON notes (channel_id);
      CREATE TABLE arrivals (arrival_id integer primary key, arrival_key text not null, at integer not null);
      INSERT INTO notes VALUES (5, 'shop', 7, '{"note_id":5,"at":"2026-01-02T03:04:06.000Z","chat_id":7,"about":"text","text":"odd"}');
      DROP TABLE provider_events`);
    }
    database.exec(`PRAGMA user_version = ${version}`);
    database.close();

    const service = await openService({ data });
    expect(await say(`${service.url}/random/shop`, 'Me again', { id: '42' })).toBe(200);
    const { chat, transcript } = await newestChat(service.desk, 'shop');
    expect(chat).toMatchObject({ chat_id: 7, customer: { id: 42, name: 'Kim' }, visitor_number: 3 });
    expect(transcript).toMatchObject([
      { entry_id: 9, at: '2026-01-02T03:04:05.678Z', from: 'customer', type: 'text', text: 'Hello' },
      { entry_id: 10, from: 'agent', agent_id: 'ada', text: 'Hi', delivery: { state: 'delivered' } },
      { text: 'Me again' },
    ]);
    expect(transcript[2]!.entry_id).toBeGreaterThan(30);
    expect(await say(`${service.url}/random/shop`, 'Hello', { id: '43' })).toBe(200);
    expect((await newestChat(service.desk, 'shop')).chat).toMatchObject({ chat_id: 8, visitor_number: 4 });
    const notes = await service.desk.listNotes({ query: {} });
    expect(notes.body).toMatchObject({ notes: version === 2 ? [{ note_id: 5, text: 'odd' }] : [] });
    await service[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  },
);

test('a store without a place for destinations that fail gets one, and keeps the rest', async () => {
  const first = await openService();
  const { data } = first.composition;
  const { endpoint, channel_id } = await createChannel(first.desk, 'http://127.0.0.1:9/chat');
  await say(endpoint, 'Hello');
  await first.close();
  const database = new DatabaseSync(data);
  database.exec(backToForm3);
  database.close();
  await using later = await openService({ data });
  expect((await newestChat(later.desk, channel_id)).transcript).toMatchObject([{ text: 'Hello' }]);
  expect(await later.desk.listDestinations({})).toMatchObject({
    body: { destinations: [{ state: 'well' }] },
  });
  await first[Symbol.asyncDispose]();
});

test('visitors of an older store whom no chat keeps count as seen now', async () => {
  const first = await openService();
  const { data } = first.composition;
  const { endpoint } = await createChannel(first.desk, 'http://127.0.0.1:9/chat');
  await say(endpoint, 'Hello', { id: 'in a chat' });
  await first.close();
  const database = new DatabaseSync(data);
  const insert = database.prepare('INSERT INTO visitors (customer_key, data) VALUES (?, ?)');
  insert.run('visit', '{"widget":{"taken":[]}}');
  insert.run('wrote!', '{"widget":{"taken":[["message-1",0]]}}');
  insert.run('gone', '{"last_chat":40}');
  insert.run('damaged', '{');
  database.exec(backToForm6);
  migrate(database);
  const rows = database
    .prepare('SELECT customer_key, known_by, seen_at FROM visitors ORDER BY length(customer_key)')
    .all() as { customer_key: string; known_by: string | null; seen_at: number | null }[];
  const isNow = (at: number | null) => at !== null && Math.abs(at - Date.now()) < 60_000;
  const shown = rows.map(({ customer_key, known_by, seen_at }) => [customer_key, known_by, isNow(seen_at)]);
  expect(shown).toEqual([
    ['gone', 'message', true],
    ['visit', 'visit', true],
    ['wrote!', 'message', true],
    ['damaged', null, false],
    [expect.stringContaining('in a chat'), null, false],
  ]);
  database.close();
  await first[Symbol.asyncDispose]();
});
