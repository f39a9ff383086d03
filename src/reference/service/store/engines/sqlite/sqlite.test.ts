import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Reader, StoreFailure, StoreUnavailable } from '../../port.ts';
import { run } from '../../testing/engines.ts';
import { examine } from './doctor.ts';
import { SqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-store-'));
  file = join(folder, 'deep', 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const agent = (agent_id: string) => ({ agent_id, data: { agent_id, name: agent_id, online: true } });
const put = (store: SqliteStore, agent_id: string) =>
  store.work(async (tx) => tx.put('agents', agent(agent_id)));
const pragma = (store: SqliteStore, name: string) =>
  // A setting belongs to one connection, so it is read through the connection of the store.
  run(store, `PRAGMA ${name}`);

test('simultaneous units share a transaction', async () => {
  const store = new SqliteStore(file);
  const before = (await pragma(store, 'wal_checkpoint')) as { log: number }[];
  await Promise.all(Array.from({ length: 100 }, (_, index) => put(store, `a${index}`)));
  const after = (await pragma(store, 'wal_checkpoint')) as { log: number }[];
  // If each unit had its own transaction, each would add some pages to SQLite's log.
  expect(after[0]!.log - before[0]!.log).toBeLessThan(20);
  await store.close();
});

const agents = (reader: Reader) => reader.find('agents');

test('a disk that becomes full in one unit does not undo the unit before it in the same transaction', async () => {
  const store = new SqliteStore(file);
  await put(store, 'first');
  const [{ page_count }] = (await pragma(store, 'page_count')) as [{ page_count: number }];
  await pragma(store, `max_page_count = ${page_count + 2}`);
  const written = store.work(async (tx) => {
    tx.put('agents', agent('second'));
    await agents(tx);
  });
  const heavy = store.work(async (tx) => {
    tx.put('agents', { ...agent('third'), data: { ...agent('third').data, name: 'x'.repeat(1_000_000) } });
    await agents(tx);
  });
  const last = put(store, 'fourth');
  await expect(heavy).rejects.toThrow(StoreFailure);
  await Promise.all([written, last]);
  expect((await agents(store)).map(({ agent_id }) => agent_id)).toEqual(['first', 'fourth', 'second']);
  await store.close();
});

test('a row that cannot be written fails its own unit, and not the unit whose query writes it', async () => {
  const store = new SqliteStore(file);
  const wrong = store.work(async (tx) => tx.put('agents', { agent_id: 'wrong', data: undefined as never }));
  const right = store.work(async (tx) => {
    tx.put('agents', agent('right'));
    await agents(tx);
  });
  // This unit ignores the error of its query and continues.
  const careless = store.work(async (tx) => {
    tx.put('agents', { agent_id: 'careless', data: undefined as never });
    await agents(tx).catch(() => {});
  });
  const outcomes = await Promise.allSettled([wrong, right, careless]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(await agents(store)).toEqual([agent('right')]);
  await store.close();
});

/** Makes a statement of the store fail with an error code of SQLite, until the returned mock is restored. */
function failing(statement: string, errcode: number) {
  const { exec } = DatabaseSync.prototype;
  const failure = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode });
  return vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    if (sql === statement) throw failure;
    return exec.call(this, sql);
  });
}

test('after a failed sync, all units of the transaction are rejected and none runs again', async () => {
  const store = new SqliteStore(file);
  const mock = failing('COMMIT', 1034);
  const runs: string[] = [];
  const units = ['ada', 'bob'].map((agent_id) =>
    store.work(async (tx) => {
      runs.push(agent_id);
      tx.put('agents', agent(agent_id));
    }),
  );
  const outcomes = await Promise.allSettled(units);
  mock.mockRestore();
  const unknown = { status: 'rejected', reason: { isOutcomeUnknown: true } };
  expect(outcomes).toMatchObject([unknown, unknown]);
  expect(runs).toEqual(['ada', 'bob']);
  await store.close();
});

test('a unit that ignores that its transaction could not begin is rejected', async () => {
  const store = new SqliteStore(file);
  const mock = failing('BEGIN IMMEDIATE', 10);
  const careless = store.work(async (tx) => {
    tx.put('agents', agent('ada'));
    await agents(tx).catch(() => mock.mockRestore());
    tx.put('agents', agent('bob'));
  });
  await expect(careless).rejects.toThrow();
  expect(await agents(store)).toEqual([]);
  await store.close();
});

test('opening a store writes nothing, so that a service can start while its disk is full', async () => {
  const store = new SqliteStore(file);
  await put(store, 'first');
  await store.close();
  const before = readFileSync(file);
  const again = new SqliteStore(file);
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect(readFileSync(file).equals(before)).toBe(true);
  await again.close();
});

test('a commit is synced to the disk', async () => {
  const store = new SqliteStore(file);
  // The value 2 is FULL.
  expect(await pragma(store, 'synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await pragma(store, 'journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await pragma(store, 'locking_mode')).toEqual([{ locking_mode: 'exclusive' }]);
  await store.close();
});

test('only the owner of the process can read the files', async () => {
  const store = new SqliteStore(file);
  await put(store, 'ada');
  await store.backup(join(folder, 'copy.sqlite'));
  for (const name of [file, `${file}-wal`, join(folder, 'copy.sqlite')]) {
    expect([name, statSync(name).mode & 0o777]).toEqual([name, 0o600]);
  }
  await store.close();
});

test('a backup during writes is a store with everything that was durable before it', async () => {
  const store = new SqliteStore(file);
  await Promise.all(Array.from({ length: 2000 }, (_, index) => put(store, `before ${index}`)));
  let isMade = false;
  const going = (async () => {
    for (let index = 0; !isMade; index++)
      await Promise.all(Array.from({ length: 100 }, (_, each) => put(store, `during ${index % 10} ${each}`)));
  })();
  // Among 30 copies, some begin exactly while a unit is being written.
  const copies = Array.from({ length: 30 }, (_, index) => join(folder, `copy-${index}.sqlite`));
  try {
    for (const copy of copies) await store.backup(copy);
  } finally {
    isMade = true;
  }
  await going;
  await expect(store.backup(copies[0]!)).rejects.toThrow(/is there already/);
  await store.close();
  for (const copy of [copies[0]!, copies.at(-1)!]) {
    const again = new SqliteStore(copy);
    const rows = await again.find('agents');
    expect(rows.filter(({ agent_id }) => agent_id.startsWith('before'))).toHaveLength(2000);
    await again.close();
  }
});

test('a unit that waits for something other than the store is stopped, and the others continue', async () => {
  const store = new SqliteStore(file);
  const slow = store.work(async (tx) => {
    tx.put('agents', agent('slow'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const beside = put(store, 'ada');
  await expect(slow).rejects.toThrow(/something else than its store/);
  await beside;
  expect(await store.find('agents')).toEqual([agent('ada')]);
  await store.close();
});

/** Opens the store in a separate process. `said` resolves to its output, and `kill` kills the process. */
function elsewhere() {
  const program = `
    const { SqliteStore } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)});
    try {
      const store = new SqliteStore(${JSON.stringify(file)});
      console.log('open');
      setTimeout(() => store.close(), 20_000);
    } catch (error) { console.log(error.constructor.name, error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  return {
    said: once(child.stdout, 'data').then(([part]) => String(part)),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

test.each(['in an empty file', 'in a used file, before its first write'])(
  'a second process is rejected with a helpful message while the first process has its store %s',
  async (where) => {
    if (where !== 'in an empty file') await new SqliteStore(file).close();
    const store = new SqliteStore(file);
    expect(await elsewhere().said).toMatch(/^StoreUnavailable .*store\.sqlite is in use by another process/);
    // A reader in another process is rejected as well. It does not block the first process.
    expect(() => examine(file)).toThrow(/locked/);
    await put(store, 'ada');
    await store.close();
    await new SqliteStore(file).close();
  },
);

test('one of several simultaneous processes gets the store, and another one after the first is killed', async () => {
  const before = new SqliteStore(file);
  await put(before, 'ada');
  await before.close();
  const processes = Array.from({ length: 3 }, () => elsewhere());
  const said = await Promise.all(processes.map((each) => each.said));
  expect(said.filter((each) => each.startsWith('open'))).toHaveLength(1);
  await processes[said.findIndex((each) => each.startsWith('open'))]!.kill();
  const store = new SqliteStore(file);
  expect(await store.get('agents', 'ada')).toEqual(agent('ada'));
  await put(store, 'bo');
  await store.close();
});

test('the store rejects a file of an unknown schema version, a file that is no store, and a folder', async () => {
  await new SqliteStore(file).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 999');
  database.close();
  expect(() => new SqliteStore(file)).toThrow(StoreUnavailable);
  expect(() => new SqliteStore(file)).toThrow(/has the form 999/);

  const other = join(folder, 'notes.txt');
  writeFileSync(other, 'no database '.repeat(1000));
  expect(() => new SqliteStore(other)).toThrow(StoreUnavailable);
  expect(() => new SqliteStore(other)).toThrow(/notes\.txt/);
  mkdirSync(join(folder, 'shelf'));
  expect(() => new SqliteStore(join(folder, 'shelf'))).toThrow(StoreUnavailable);
});

test('the error of a damaged row names the row, and contains nothing of its content', async () => {
  const store = new SqliteStore(file);
  await put(store, 'ada');
  await store.close();
  const database = new DatabaseSync(file);
  database.exec(`UPDATE agents SET data = '{"token": "secret", '`);
  database.close();
  const told: Error[] = [];
  const again = new SqliteStore(file, { damaged: (error) => told.push(error) });
  expect(await again.find('agents')).toEqual([]);
  for (const error of [...told, await again.get('agents', 'ada').catch((failure: Error) => failure)]) {
    expect((error as Error).message).toMatch(/holds a damaged row/);
    expect(inspect(error)).not.toContain('secret');
  }
  expect(told).toHaveLength(1);
  await again.close();
});

test('a copy that was interrupted by a kill has a temporary name, and is removed when the store is opened again', async () => {
  const store = new SqliteStore(file);
  await store.work(async (tx) => {
    for (let each = 0; each < 60_000; each++) tx.put('agents', agent(`a${each}`));
  });
  await store.close();
  const copy = `${file}.copy`;
  const program = `
    const { SqliteStore } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)});
    const { existsSync, statSync } = await import('node:fs');
    const [part, copy] = ${JSON.stringify([`${copy}.part`, copy])};
    void new SqliteStore(${JSON.stringify(file)}).backup(copy);
    const look = () => {
      if (existsSync(part) && statSync(part).size > 0) process.kill(process.pid, 'SIGKILL');
      setImmediate(look);
    };
    look();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  const names = () => readdirSync(join(folder, 'deep')).filter((name) => name.includes('copy'));
  expect(names()).toContain('store.sqlite.copy.part');
  expect(names()).not.toContain('store.sqlite.copy');
  const again = new SqliteStore(file);
  expect(names()).toEqual([]);
  await again.backup(copy);
  expect(names()).toEqual(['store.sqlite.copy']);
  await again.close();
});

test('a copy that cannot be written leaves no file', async () => {
  const store = new SqliteStore(file);
  await store.work(async (tx) => tx.put('agents', agent('a'.repeat(100_000))));
  const copy = join(folder, 'copy.sqlite');
  writeFileSync(`${copy}.part`, '');
  await expect(store.backup(copy)).rejects.toThrow(/copy\.sqlite\.part is there: .*Remove it/);
  rmSync(`${copy}.part`);
  const making = store.backup(copy);
  // Another process creates the file meanwhile.
  writeFileSync(copy, 'mine');
  await expect(making).rejects.toThrow(/is there already/);
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite']);
  expect(readFileSync(copy, 'utf8')).toBe('mine');
  await store.close();
});

function replace(): void {
  writeFileSync(`${file}.new`, '');
  renameSync(`${file}.new`, file);
}

describe.each([
  ['deleted', () => rmSync(file)],
  ['replaced', replace],
  ['moved with its folder', () => renameSync(join(folder, 'deep'), join(folder, 'moved'))],
  ['without its log', () => rmSync(`${file}-wal`)],
])('a store that is %s while it is in use', (_, harm) => {
  test('rejects writes, reports the loss once, and can still be copied', async () => {
    const reported: string[] = [];
    const store = new SqliteStore(file, { lost: ({ message }) => reported.push(message) });
    await put(store, 'ada');
    harm();
    await expect.poll(() => reported).toHaveLength(1);
    await expect(put(store, 'bo')).rejects.toThrow(StoreFailure);
    await expect(put(store, 'bo')).rejects.toThrow(
      /store\.sqlite, or its log, was deleted, moved or replaced/,
    );
    const copy = join(folder, 'copy.sqlite');
    await store.backup(copy);
    await store.close();
    const again = new SqliteStore(copy);
    expect(await again.get('agents', 'ada')).toEqual(agent('ada'));
    await again.close();
    expect(reported).toHaveLength(1);
  });
});

test('a store whose file was moved away and back accepts writes again', async () => {
  const store = new SqliteStore(file);
  await put(store, 'ada');
  const isTaken = () =>
    put(store, 'bo').then(
      () => true,
      () => false,
    );
  renameSync(file, `${file}.aside`);
  await expect.poll(isTaken).toBe(false);
  renameSync(`${file}.aside`, file);
  await expect.poll(isTaken).toBe(true);
  await store.close();
  const again = new SqliteStore(file);
  expect(await again.get('agents', 'bo')).toEqual(agent('bo'));
  await again.close();
});
