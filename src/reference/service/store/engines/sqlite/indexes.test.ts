import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../tables.ts';
import { moved } from './indexes.ts';
import { SqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
let store: SqliteStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-index-'));
  file = join(folder, 'store.sqlite');
  store = new SqliteStore(file);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Closes the store, returns the result of `between` for its file, and opens it again. */
async function reopen<Result>(between: (database: DatabaseSync) => Result): Promise<Result> {
  await store.close();
  const database = new DatabaseSync(file);
  const result = between(database);
  database.close();
  store = new SqliteStore(file);
  return result;
}

const chats = 7;
const entry = (event_id: number): Tables['events'] => ({
  event_id,
  at: event_id,
  event: 'entry_added',
  chat_id: event_id % chats,
  data: { from: 'customer', type: 'text', text: String(event_id) },
});

/** Adds `count` entries to a chat in several transactions. Returns the number of the last entry. */
async function add(count: number): Promise<number> {
  let last = 0;
  for (let left = count; left > 0; left -= 300) {
    await store.work(async (tx) => {
      for (let each = 0; each < Math.min(300, left); each++) {
        last = await tx.next('event');
        tx.put('events', entry(last));
      }
    });
  }
  return last;
}

const entries = async (chat_id: number) => {
  const rows = await store.all(({ db }) =>
    db.selectFrom('entries').select('event_id').where('chat_id', '=', chat_id).orderBy('event_id', 'desc'),
  );
  return rows.map(({ event_id }) => event_id);
};

const expected = (last: number, chat_id: number) =>
  Array.from({ length: last }, (_, index) => last - index).filter((id) => id % chats === chat_id);

/** Returns the number of entries in the index on the disk. */
function inIndex(database: DatabaseSync): number {
  return database.prepare('SELECT count(*) AS count FROM entries_index').get()!['count'] as number;
}

test('a chat lists each of its entries once, in memory or on the disk, and also after a restart', async () => {
  const last = await add(moved * 1.5);
  expect(await entries(3)).toEqual(expected(last, 3));
  const onDisk = await reopen(inIndex);
  expect(onDisk).toBeGreaterThanOrEqual(moved);
  expect(onDisk).toBeLessThan(last);
  const later = await add(moved);
  expect(await entries(3)).toEqual(expected(later, 3));
});

test('a removed entry is in no index', async () => {
  const last = await add(moved * 1.5);
  expect(await entries(2)).toEqual(expected(last, 2));
  await store.work(async (tx) => {
    for (let id = 1; id <= last; id++) if (id % chats !== 3) tx.remove('events', id);
  });
  expect(await entries(2)).toEqual([]);
  expect(await entries(3)).toEqual(expected(last, 3));
  expect(await reopen(inIndex)).toBeLessThanOrEqual(expected(last, 3).length);
});

test('a failed transaction adds nothing to the index', async () => {
  await add(moved - 100);
  // A value that cannot be bound fails the transaction when its row is written. The transaction has enough events to extend the index.
  await expect(
    store.work(async (tx) => {
      for (let each = 0; each < 300; each++) tx.put('events', entry(await tx.next('event')));
      tx.put('agents', { agent_id: 'ada', data: undefined as never });
    }),
  ).rejects.toThrow();
  const last = await add(1200);
  expect(last).toBe(moved + 1100);
  expect(await entries(3)).toEqual(expected(last, 3));
});

const arrival = (arrival_id: number, at: number) => ({ arrival_id, at, content: `content ${arrival_id}` });
const come = (...arrivals: ReturnType<typeof arrival>[]) =>
  store.work(async (tx) => {
    for (const each of arrivals) tx.put('arrivals', each);
  });
const kept = () => store.find('arrivals', { than: '>=', end: 0, limit: 100 });

test('an arrival is found by its key, also after a restart, and a later one replaces an earlier one', async () => {
  await come(arrival(900, 1), arrival(5, 2), arrival(2 ** 47, 3));
  await come(arrival(5, 4));
  for (let starts = 0; starts < 2; starts++) {
    expect(await store.get('arrivals', 5)).toEqual(arrival(5, 4));
    expect(await store.get('arrivals', 2 ** 47)).toEqual(arrival(2 ** 47, 3));
    expect(await store.get('arrivals', 6)).toBeUndefined();
    expect((await kept()).map(({ arrival_id }) => arrival_id)).toEqual([900, 2 ** 47, 5]);
    await reopen(() => {});
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
