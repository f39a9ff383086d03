import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
let store: SqliteStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-arrivals-'));
  file = join(folder, 'store.sqlite');
  store = new SqliteStore(file);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const arrival = (arrival_id: number, at: number) => ({ arrival_id, at, content: `content ${arrival_id}` });
const come = (...arrivals: ReturnType<typeof arrival>[]) =>
  store.work(async (tx) => {
    for (const each of arrivals) tx.put('arrivals', each);
  });
const kept = () => store.find('arrivals', { than: '>=', end: 0, limit: 100 });

async function reopen(between: (database: DatabaseSync) => void = () => {}): Promise<void> {
  await store.close();
  const database = new DatabaseSync(file);
  between(database);
  database.close();
  store = new SqliteStore(file);
}

test('an arrival is found by its key, also after a restart, and a later one replaces an earlier one', async () => {
  await come(arrival(900, 1), arrival(5, 2), arrival(2 ** 47, 3));
  await come(arrival(5, 4));
  for (let starts = 0; starts < 2; starts++) {
    expect(await store.get('arrivals', 5)).toEqual(arrival(5, 4));
    expect(await store.get('arrivals', 2 ** 47)).toEqual(arrival(2 ** 47, 3));
    expect(await store.get('arrivals', 6)).toBeUndefined();
    expect((await kept()).map(({ arrival_id }) => arrival_id)).toEqual([900, 2 ** 47, 5]);
    await reopen();
  }
});

test('a removed arrival is not found, and can be added again', async () => {
  await come(arrival(5, 1), arrival(6, 2));
  await store.work(async (tx) => tx.remove('arrivals', 5));
  expect(await store.get('arrivals', 5)).toBeUndefined();
  await come(arrival(5, 3));
  expect(await store.get('arrivals', 5)).toEqual(arrival(5, 3));
  expect(await kept()).toHaveLength(2);
});

test('a failed transaction leaves the arrivals unchanged', async () => {
  await come(arrival(5, 1));
  const failing = store.work(async (tx) => {
    tx.put('arrivals', arrival(5, 2));
    tx.put('arrivals', arrival(6, 2));
    // The query writes the unit's changes, so it finds the new arrivals.
    await tx.find('arrivals', { than: '>=', end: 0, limit: 100 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await store.get('arrivals', 5)).toEqual(arrival(5, 1));
  expect(await store.get('arrivals', 6)).toBeUndefined();
  await come(arrival(6, 3));
  expect(await kept()).toEqual([
    { arrival_id: 5, at: 1 },
    { arrival_id: 6, at: 3 },
  ]);
});

test('of two rows with one key, which a damaged file may have, the later one is kept', async () => {
  await come(arrival(5, 1), arrival(6, 2));
  await reopen((database) => database.exec("INSERT INTO arrivals VALUES (5, 3, 'content 5')"));
  expect(await kept()).toEqual([
    { arrival_id: 6, at: 2 },
    { arrival_id: 5, at: 3 },
  ]);
  expect(await store.get('arrivals', 5)).toEqual(arrival(5, 3));
});
