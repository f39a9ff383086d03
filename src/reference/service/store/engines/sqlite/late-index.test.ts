import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../tables.ts';
import { fewest } from './late-index.ts';
import { SqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-index-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const chats = 7;
const entry = (event_id: number): Tables['events'] => ({
  event_id,
  at: event_id,
  event: 'entry_added',
  chat_id: event_id % chats,
  data: { from: 'customer', type: 'text', text: String(event_id) },
});

/** Adds `count` entries to a chat in several transactions. Returns the number of the last entry. */
async function add(store: SqliteStore, count: number): Promise<number> {
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

const entries = async (store: SqliteStore, chat_id: number) => {
  const rows = await store.all(({ db }) =>
    db.selectFrom('entries').select('event_id').where('chat_id', '=', chat_id).orderBy('event_id', 'desc'),
  );
  return rows.map(({ event_id }) => event_id);
};

const expected = (last: number, chat_id: number) =>
  Array.from({ length: last }, (_, index) => last - index).filter((id) => id % chats === chat_id);

/** Returns the number of entries in the index on the disk. */
function inIndex(): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } = database.prepare('SELECT count(*) AS count FROM entries_index').get() as {
    count: number;
  };
  database.close();
  return count;
}

test('a chat lists each of its entries once, in memory or on the disk, and also after a restart', async () => {
  const store = new SqliteStore(file);
  const last = await add(store, fewest * 1.5);
  expect(await entries(store, 3)).toEqual(expected(last, 3));
  await store.close();
  expect(inIndex()).toBeGreaterThanOrEqual(fewest);
  expect(inIndex()).toBeLessThan(last);
  const again = new SqliteStore(file);
  const later = await add(again, fewest);
  expect(await entries(again, 3)).toEqual(expected(later, 3));
  await again.close();
});

test('a removed entry is in no index', async () => {
  const store = new SqliteStore(file);
  const last = await add(store, fewest * 1.5);
  expect(await entries(store, 2)).toEqual(expected(last, 2));
  await store.work(async (tx) => {
    for (let id = 1; id <= last; id++) if (id % chats !== 3) tx.remove('events', id);
  });
  expect(await entries(store, 2)).toEqual([]);
  expect(await entries(store, 3)).toEqual(expected(last, 3));
  await store.close();
  expect(inIndex()).toBeLessThanOrEqual(expected(last, 3).length);
});

test('a failed transaction adds nothing to the index', async () => {
  const store = new SqliteStore(file);
  await add(store, fewest - 100);
  // A value that cannot be bound fails the transaction when its row is written. The transaction has enough events to extend the index.
  await expect(
    store.work(async (tx) => {
      for (let each = 0; each < 300; each++) tx.put('events', entry(await tx.next('event')));
      tx.put('agents', { agent_id: 'ada', data: undefined as never });
    }),
  ).rejects.toThrow();
  const last = await add(store, 1200);
  expect(last).toBe(fewest + 1100);
  expect(await entries(store, 3)).toEqual(expected(last, 3));
  await store.close();
});
