import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Change, SqliteStore, StoreUnavailable } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-store-'));
  file = join(folder, 'deep', 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const agent = (agent_id: string, data = '{}'): Change => ({ table: 'agents', row: { agent_id, data } });
const agents = (store: SqliteStore) =>
  store.all((db) => db.selectFrom('agents').selectAll().orderBy('agent_id'));

test('what was written is there when the store is opened again, in its last form', async () => {
  const store = new SqliteStore(file);
  await store.write(agent('ada', '1'), agent('bo', '1'));
  await store.write(agent('ada', '2'));
  store.close();
  const again = new SqliteStore(file);
  expect(agents(again)).toEqual([
    { agent_id: 'ada', data: '2' },
    { agent_id: 'bo', data: '1' },
  ]);
  again.close();
});

test('writes of one turn are durable together, and not before the promise resolves', async () => {
  const store = new SqliteStore(file);
  const writes = Array.from({ length: 100 }, (_, index) => store.write(agent(`a${index}`)));
  expect(agents(store)).toEqual([]);
  expect(new Set(writes).size).toBe(1);
  await Promise.all(writes);
  expect(agents(store)).toHaveLength(100);
  store.close();
});

test('when one row of a turn cannot be written none is, the writers are told, and the next turn works', async () => {
  const store = new SqliteStore(file);
  const good = store.write(agent('ada'));
  const bad = store.write({ table: 'agents', row: { agent_id: 'bo', data: null as never } });
  await expect(Promise.all([good, bad])).rejects.toThrow(/NOT NULL/);
  expect(agents(store)).toEqual([]);
  await store.write(agent('cy'));
  expect(agents(store)).toHaveLength(1);
  store.close();
});

test('closing makes durable what is still waiting', async () => {
  const store = new SqliteStore(file);
  const written = store.write(agent('ada'));
  store.close();
  await written;
  const again = new SqliteStore(file);
  expect(agents(again)).toHaveLength(1);
  again.close();
});

test('a commit is synced to the disk', () => {
  const store = new SqliteStore(file);
  // SQLite tells its settings to whoever holds the connection; 2 is FULL.
  const settings = ['synchronous', 'journal_mode', 'locking_mode'].map((name) =>
    store.all(() => ({ compile: () => ({ sql: `PRAGMA ${name}`, parameters: [] }) }) as never),
  );
  expect(settings).toEqual([
    [{ synchronous: 2 }],
    [{ journal_mode: 'wal' }],
    [{ locking_mode: 'exclusive' }],
  ]);
  store.close();
});

test('a second process is refused in words that help', async () => {
  const store = new SqliteStore(file);
  const program = `
    const { SqliteStore } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)});
    try { new SqliteStore(${JSON.stringify(file)}); } catch (error) { console.log(error.constructor.name, error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  await once(child, 'close');
  expect(said).toMatch(/^StoreUnavailable .*store\.sqlite is in use by another process/);
  store.close();
  new SqliteStore(file).close();
});

test('a file of a newer version, another file or a folder is refused in words that help', () => {
  new SqliteStore(file).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 999');
  database.close();
  expect(() => new SqliteStore(file)).toThrow(StoreUnavailable);
  expect(() => new SqliteStore(file)).toThrow(/newer version/);

  const other = join(folder, 'notes.txt');
  writeFileSync(other, 'no database '.repeat(1000));
  expect(() => new SqliteStore(other)).toThrow(StoreUnavailable);
  expect(() => new SqliteStore(other)).toThrow(/notes\.txt/);
  mkdirSync(join(folder, 'shelf'));
  expect(() => new SqliteStore(join(folder, 'shelf'))).toThrow(StoreUnavailable);
});
