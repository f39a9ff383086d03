import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repeatMs } from '../../limits.ts';
import { type Work, workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import type { Store } from '../store/port.ts';
import { isRepeat } from './conversation.ts';

let folder: string;
let store: Store;
let work: Work;
let now: number;
const open = () => {
  store = new SqliteStore(join(folder, 'store.sqlite'));
  work = workOf({ store, events: new EventLog(store), now: () => now });
};
beforeEach(() => {
  now = 1_000_000;
  folder = mkdtempSync(join(tmpdir(), 'parlance-arrivals-'));
  open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Records the arrival of a content. Returns true if the content is a repeat. */
const arrives = (...what: unknown[]) => work((journal) => isRepeat(what, journal));

test('the same message is a repeat within `repeatMs`', async () => {
  expect(await arrives(7, 'e1', { text: 'Hi' })).toBe(false);
  now += repeatMs - 1;
  expect(await arrives(7, 'e1', { text: 'Hi' })).toBe(true);
  now += 1;
  expect(await arrives(7, 'e1', { text: 'Hi' })).toBe(false);
});

test('an arrival that was stored while the clock was ahead does not make a later message a repeat', async () => {
  now += 86_400_000;
  await arrives(7, 'e1', { text: 'Hi' });
  now -= repeatMs - 1;
  expect(await arrives(7, 'e1', { text: 'Hi' })).toBe(true);
  now -= 1;
  expect(await arrives(7, 'e1', { text: 'Hi' })).toBe(false);
  expect(await arrives(7, 'e1', { text: 'Hi' })).toBe(true);
});

test('a message with another chat, id or content is not a repeat', async () => {
  await arrives(7, 'e1', { text: 'Hi' });
  expect(await arrives(8, 'e1', { text: 'Hi' })).toBe(false);
  expect(await arrives(7, 'e2', { text: 'Hi' })).toBe(false);
  expect(await arrives(7, 'e1', { text: 'Ho' })).toBe(false);
});

test('a repeat is recognised after a restart', async () => {
  await arrives('before');
  await store.close();
  open();
  expect(await arrives('before')).toBe(true);
});

test('the next message after a message that was not stored is not a repeat', async () => {
  const failing = work(async (journal) => {
    await isRepeat(['lost'], journal);
    throw new Error('something after it');
  });
  await expect(failing).rejects.toThrow('something after it');
  expect(await arrives('lost')).toBe(false);
});
