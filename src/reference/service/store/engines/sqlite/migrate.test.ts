import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { deliveryOf, rowOf } from '../../deliveries.ts';
import { formOf } from '../../form.ts';
import { StoreUnavailable } from '../../port.ts';
import type { Delivery } from '../../records.ts';
import { migrations as all, migrate, SqliteStore } from './sqlite.ts';

const migrations = [...all, ['ALTER TABLE agents ADD COLUMN team TEXT', "UPDATE agents SET team = 'all'"]];
const present = formOf(all);
const formIn = (database: DatabaseSync) => database.prepare('PRAGMA user_version').get();

test('migrates a store of an older schema version to the current one, and reports it to the log', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  database.exec("INSERT INTO agents VALUES ('ada', '{}')");
  const log: string[] = [];
  migrate(database, (line) => log.push(line), migrations);
  expect(database.prepare('SELECT team FROM agents').all()).toEqual([{ team: 'all' }]);
  expect(formIn(database)).toEqual({ user_version: present + 1 });
  expect(log).toEqual([expect.stringContaining(`from the form ${present} to ${present + 1}`)]);
});

test('creates an empty store in the current schema version, and runs no migration', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  expect(formIn(database)).toEqual({ user_version: present });
});

test.each([7, 999, -1])('rejects a store of schema version %i, and changes nothing in it', (form) => {
  const database = new DatabaseSync(':memory:');
  database.exec(`PRAGMA user_version = ${form}`);
  expect(() => migrate(database)).toThrow(StoreUnavailable);
  expect(() => migrate(database)).toThrow(
    `The store has the form ${form}, and this program reads the form ${present}. Start the version of the program that wrote it`,
  );
  expect(formIn(database)).toEqual({ user_version: form });
});

test('deliveries of schema version 1 keep their progress in `data`', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlance-migrate-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database);
  database.exec(`
    ${undoFourthForm};
    ALTER TABLE deliveries DROP COLUMN progress;
    DROP TABLE offline_messages;
    DROP TABLE files;
    DROP TABLE entries_index;
    DROP TABLE chat_deliveries_index;
    DROP TRIGGER entries_index_removed;
    DROP TRIGGER chat_deliveries_index_removed;
    CREATE INDEX deliveries_of_chat ON deliveries (chat_id, entry_id);
    CREATE TABLE entry_index (chat_id INTEGER NOT NULL, event_id INTEGER NOT NULL, PRIMARY KEY (chat_id, event_id)) WITHOUT ROWID;
    CREATE TRIGGER entry_removed AFTER DELETE ON events BEGIN DELETE FROM entry_index WHERE event_id = OLD.event_id; END;
    INSERT INTO deliveries VALUES (1, 'failed', '7 customer', 3, 7, 5, 'message', '${JSON.stringify(failed)}');
    PRAGMA user_version = 1`);
  database.close();
  const store = new SqliteStore(file);
  const [row] = await store.find('deliveries', { chat_id: 7, order: 'asc' });
  expect(deliveryOf(row!)).toEqual(failed);
  const stored = (await store.get('deliveries', 1))!;
  await store.work(async (tx) => tx.put('deliveries', rowOf({ ...failed, again: 2 }, stored)));
  const [again] = await store.find('latestDeliveries', { chat_id: 7, from: 5, to: 5 });
  expect(deliveryOf(again!)).toEqual({ ...failed, again: 2 });
  await store.close();
  rmSync(dirname(file), { recursive: true });
});

test('chats of schema version 3 have no customer who waits for a bot, and can get one', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlance-migrate-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database);
  database.exec(`${undoFourthForm}; PRAGMA user_version = 3;
    INSERT INTO chats VALUES (1, 'shop', 'open', '{"chat_id":1}')`);
  database.close();
  const store = new SqliteStore(file);
  const chat = (await store.get('chats', 1))!;
  expect(chat).toMatchObject({ unanswered_since: null, data: { chat_id: 1 } });
  await store.work(async (tx) => tx.put('chats', { ...chat, unanswered_since: 5 }));
  const found = await store.find('unansweredChats', { channel_id: 'shop', before: 5, limit: 9 });
  expect(found).toEqual([{ chat_id: 1 }]);
  await store.close();
  rmSync(dirname(file), { recursive: true });
});

test('a store of schema version 4 gets the tables for canned replies, sign-in links and actions', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlance-migrate-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database);
  database.exec(`${undoFifthForm}; PRAGMA user_version = 4`);
  database.close();
  const store = new SqliteStore(file);
  await store.work(async (tx) => tx.put('replies', { reply_name: 'hello', content: 'Hello {name}' }));
  expect(await store.find('replies')).toEqual([{ reply_name: 'hello', content: 'Hello {name}' }]);
  await store.close();
  rmSync(dirname(file), { recursive: true });
});

test('a store of schema version 5 lists the entries that its index lacked', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlance-migrate-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database);
  database.exec(`${undoSixthForm}; PRAGMA user_version = 5;
    INSERT INTO events VALUES (1, 1, 'entry_added', 7, '{}'), (2, 2, 'chat_changed', 7, '{}'), (3, 3, 'entry_added', 7, '{}');
    INSERT INTO entries_index VALUES (7, 1);
    INSERT INTO counters VALUES ('event', 3), ('entries indexed', 1)`);
  database.close();
  const store = new SqliteStore(file);
  expect(await store.find('entryNumbers', { chats: [7], limit: 9 })).toEqual([
    { event_id: 1 },
    { event_id: 3 },
  ]);
  expect(await store.find('counters')).toEqual([{ counter: 'event', last: 3 }]);
  await store.close();
  rmSync(dirname(file), { recursive: true });
});

const undoSixthForm = ['entries', 'chat_deliveries']
  .map(
    (view) => `DROP VIEW ${view}; DROP TRIGGER ${view}_added; DROP TRIGGER ${view}_moved;
      DROP TRIGGER ${view}_tail_removed; DROP TABLE ${view}_tail`,
  )
  .join('; ');

const undoFifthForm = `${undoSixthForm}; DROP TABLE replies; DROP TABLE sign_ins; DROP TABLE actions`;

const undoFourthForm = `${undoFifthForm}; DROP TABLE trials; DROP INDEX chats_unanswered; ALTER TABLE chats DROP COLUMN unanswered_since`;

const failed: Delivery = {
  delivery_id: 1,
  lane: '7 customer',
  kind: 'message',
  operation: 'sendAgentMessage',
  chat_id: 7,
  entry_id: 5,
  recorded_at: 1,
  request: { url: 'https://shop.example/chat', body: '{}' },
  state: 'failed',
  attempts: [{ number: 1, startedAt: 1, endedAt: 2, outcome: 'unreachable' }],
};
