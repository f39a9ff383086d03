import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../port.ts';
import { form, migrate, SqliteStore } from './sqlite.ts';

const present = form.current;
const next = {
  ...form,
  current: present + 1,
  migrations: { [present]: ['ALTER TABLE agents ADD COLUMN team TEXT', "UPDATE agents SET team = 'all'"] },
};
const formIn = (database: DatabaseSync) => database.prepare('PRAGMA user_version').get();

test('migrates a store of an older schema version to the current one, and reports it to the log', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  database.exec("INSERT INTO agents VALUES ('ada', '{}')");
  const log: string[] = [];
  migrate(database, (line) => log.push(line), next);
  expect(database.prepare('SELECT team FROM agents').all()).toEqual([{ team: 'all' }]);
  expect(formIn(database)).toEqual({ user_version: present + 1 });
  expect(log).toEqual([expect.stringContaining(`from the form ${present} to ${present + 1}`)]);
});

test('creates an empty store in the current schema version, and runs no migration', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  expect(formIn(database)).toEqual({ user_version: present });
});

test.each([1, 3, 7, 999, -1])('rejects a store of schema version %i, and changes nothing in it', (found) => {
  const database = new DatabaseSync(':memory:');
  database.exec(`PRAGMA user_version = ${found}`);
  expect(() => migrate(database)).toThrow(StoreUnavailable);
  expect(() => migrate(database)).toThrow(
    `The store has the form ${found}, and this program reads the form ${present}. Start the version of the program that wrote it`,
  );
  expect(formIn(database)).toEqual({ user_version: found });
});

test('migrates a store of schema version 2, which release 0.2.0 writes', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'parlance-migrate-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database);
  database.exec(`${undoForm6}; PRAGMA user_version = 2;
    INSERT INTO chats VALUES (7, 'shop', 'open', '{"chat_id":7}');
    INSERT INTO events VALUES (1, 1, 'entry_added', 7, '{}'), (2, 2, 'chat_changed', 7, '{}'), (3, 3, 'entry_added', 7, '{}');
    INSERT INTO entries_index VALUES (7, 1);
    INSERT INTO counters VALUES ('event', 3), ('entries indexed', 1)`);
  database.close();
  const store = new SqliteStore(file);
  const entries = await store.find('entryNumbers', { chats: [7], limit: 9 });
  expect(entries).toEqual([{ event_id: 1 }, { event_id: 3 }]);
  expect(await store.find('counters')).toEqual([{ counter: 'event', last: 3 }]);
  const chat = (await store.get('chats', 7))!;
  expect(chat).toMatchObject({ unanswered_since: null, data: { chat_id: 7 } });
  await store.work(async (tx) => {
    tx.put('chats', { ...chat, unanswered_since: 5 });
    tx.put('replies', { reply_name: 'hello', content: 'Hello {name}' });
  });
  const found = await store.find('unansweredChats', { channel_id: 'shop', before: 5, limit: 9 });
  expect(found).toEqual([{ chat_id: 7 }]);
  expect(await store.find('replies')).toHaveLength(1);
  await store.close();
  rmSync(dirname(file), { recursive: true });
});

const undoForm6 = [
  ...['entries', 'chat_deliveries'].map(
    (view) => `DROP VIEW ${view}; DROP TRIGGER ${view}_added; DROP TRIGGER ${view}_moved;
      DROP TRIGGER ${view}_tail_removed; DROP TABLE ${view}_tail`,
  ),
  ...['offline_messages', 'files', 'trials', 'replies', 'sign_ins', 'actions'].map(
    (table) => `DROP TABLE ${table}`,
  ),
  'DROP INDEX chats_unanswered; ALTER TABLE chats DROP COLUMN unanswered_since',
].join('; ');
