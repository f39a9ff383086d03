import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeats } from '../../generated/policies.ts';
import { Arrivals } from './arrivals.ts';
import { EventLog } from './events.ts';
import { Journal } from './journal.ts';
import { Notes } from './notes.ts';
import { SqliteStore } from './store/sqlite.ts';

let store: SqliteStore;
let arrivals: Arrivals;
let now: number;
beforeEach(() => {
  now = 1_000_000;
  store = new SqliteStore(':memory:');
  arrivals = new Arrivals(store);
});
afterEach(() => store.close());

const journal = () =>
  new Journal({ store, events: new EventLog(store), notes: new Notes(store), now: () => now });

/** Lets something come; gives whether it was a repeat. */
async function comes(...what: unknown[]): Promise<boolean> {
  const changes = journal();
  const isRepeat = arrivals.isRepeat(what, changes);
  await changes.commit();
  return isRepeat;
}

test('the very same is a repeat for as long as the documents say', async () => {
  expect(await comes(7, 'e1', { text: 'Hi' })).toBe(false);
  now += repeats.withinMs - 1;
  expect(await comes(7, 'e1', { text: 'Hi' })).toBe(true);
  now += 1;
  expect(await comes(7, 'e1', { text: 'Hi' })).toBe(false);
});

test('another chat, id or content is no repeat', async () => {
  await comes(7, 'e1', { text: 'Hi' });
  expect(await comes(8, 'e1', { text: 'Hi' })).toBe(false);
  expect(await comes(7, 'e2', { text: 'Hi' })).toBe(false);
  expect(await comes(7, 'e1', { text: 'Ho' })).toBe(false);
});

test('is still known after a restart, and forgotten in the store when its time is over', async () => {
  await comes('before');
  arrivals = new Arrivals(store);
  expect(await comes('before')).toBe(true);
  for (let count = 0; count < 1000; count++) await comes('many', count);
  now += repeats.withinMs;
  expect(await comes('before')).toBe(false);
  expect(store.all((db) => db.selectFrom('arrivals').selectAll()).length).toBeLessThan(600);
  arrivals = new Arrivals(store);
  expect(await comes('before')).toBe(true);
  expect(await comes('many', 999)).toBe(false);
});

test('what could not be stored has not come', async () => {
  const failing = vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('disk full'));
  await expect(comes('lost')).rejects.toThrow('disk full');
  failing.mockRestore();
  expect(await comes('lost')).toBe(false);
});
