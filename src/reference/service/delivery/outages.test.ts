import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import { type Work, workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import type { CommitListener, Shared } from '../store/port.ts';
import { type Store, StoreFailure } from '../store/port.ts';
import { Outages } from './destinations.ts';

const url = 'https://crm.example.com/events';
const outage = { url, since: 1000, failed: 9, next_at: 2000 };
let folder: string;
let store: Store;
let failing: number;
let failures: unknown[];
let outages: Outages;
beforeEach(async () => {
  // With fake timers, no test has to wait for a retry, or to check that there is none.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  folder = mkdtempSync(join(tmpdir(), 'parlance-outages-'));
  store = new SqliteStore(join(folder, 'store.sqlite'));
  failing = 0;
  failures = [];
  await store.work(async (tx) => tx.put('outages', { url, data: outage }));
  outages = new Outages({
    store,
    work: work(),
    now: () => Date.now(),
    logError: (error) => void failures.push(error),
  });
  await outages.read();
});
afterEach(async () => {
  outages.stop();
  await store.close();
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

/** Returns a function that runs units of work. It fails as many times as `failing` says. */
function work(): Work {
  const good = workOf({ store, events: new EventLog(store), now: () => Date.now() });
  return (unit) => (failing-- > 0 ? Promise.reject(new StoreFailure('The disk is full.')) : good(unit));
}

/** Advances the clock past the pause before a retry, and waits until the store has the effects. */
async function pass() {
  await vi.advanceTimersByTimeAsync(1200);
  await store.work(async () => {});
}

/** Waits until `count` writes have failed. */
const failed = (count: number) => vi.waitFor(() => expect(failures).toHaveLength(count));

const known = async () => (await store.get('outages', url))?.data;

test('the end of an outage is written again until the store accepts it', async () => {
  failing = 1;
  outages.limits.circuits.succeeded(url);
  await failed(1);
  expect(await known()).toEqual(outage);
  await pass();
  expect(await known()).toBeUndefined();
});

test('a later finding about a destination replaces an earlier one that could not be written', async () => {
  failing = 1;
  outages.limits.circuits.succeeded(url);
  outages.limits.circuits.apply(url, outage);
  outages.limits.circuits.failed(url, policies.sendWebhookEvent);
  const later = { failed: 10, next_at: expect.any(Number) };
  await failed(1);
  await pass();
  expect(await known()).toMatchObject(later);
  expect(failures).toHaveLength(1);
});

test('a process that missed a commit learns that a destination is up again', async () => {
  let tell: CommitListener = () => {};
  const shared = { listen: (listener: CommitListener) => (tell = listener) } as Partial<Shared> as Shared;
  const elsewhere = new Outages({ store, shared, work: work(), now: () => Date.now(), logError: () => {} });
  await elsewhere.read();
  const visit = { url, policy: policies.sendWebhookEvent, recordedAt: Date.now() };
  expect(elsewhere.limits.circuits.holds(visit)).toBe(true);
  outages.limits.circuits.succeeded(url);
  await pass();
  expect(await known()).toBeUndefined();
  tell('sequence gap', false);
  await vi.waitFor(() => expect(elsewhere.limits.circuits.holds(visit)).toBe(false));
});

test('nothing is written after the stop', async () => {
  failing = 1000;
  outages.limits.circuits.succeeded(url);
  await failed(1);
  outages.stop();
  await pass();
  expect(failures).toHaveLength(1);
});
