import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import { type Work, workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import { type Store, StoreFailure } from '../store/port.ts';
import type { Shared, TurnListener } from '../store/shared.ts';
import { Outages } from './outages.ts';

// A busy machine takes its time.
vi.setConfig({ expect: { poll: { timeout: 15_000 } } });

const url = 'https://crm.example.com/events';
const outage = { url, since: 1000, failed: 9, next_at: 2000 };
let folder: string;
let store: Store;
let failing: number;
let failures: unknown[];
let outages: Outages;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-outages-'));
  store = new SqliteStore(join(folder, 'store.sqlite'));
  failing = 0;
  failures = [];
  await store.work(async (tx) => tx.put('troubles', { url, data: outage }));
  outages = new Outages({
    store,
    work: work(),
    now: Date.now,
    failed: (error) => void failures.push(error),
  });
  await outages.read();
});
afterEach(async () => {
  outages.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Units of work that fail as often as they are told to. */
function work(): Work {
  const good = workOf({ store, events: new EventLog(store), now: Date.now });
  return (unit) => (failing-- > 0 ? Promise.reject(new StoreFailure('The disk is full.')) : good(unit));
}

const known = async () => (await store.get('troubles', url))?.data;

test('that a destination is well again is written down as soon as the store takes it', async () => {
  failing = 1;
  outages.limits.circuits.succeeded(url);
  await expect.poll(() => failures.length).toBe(1);
  expect(await known()).toEqual(outage);
  await expect.poll(known).toBeUndefined();
});

test('what was found out later is what stays', async () => {
  failing = 1;
  outages.limits.circuits.succeeded(url);
  outages.limits.circuits.adopt(url, outage);
  outages.limits.circuits.failed(url, policies.sendWebhookEvent);
  const later = { failed: 10, next_at: expect.any(Number) };
  await expect.poll(known).toMatchObject(later);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await known()).toMatchObject(later);
  expect(failures).toHaveLength(1);
});

test('who has missed what another process did finds out that a destination is well again', async () => {
  let tell: TurnListener = () => {};
  const shared = { listen: (listener: TurnListener) => (tell = listener) } as Partial<Shared> as Shared;
  const elsewhere = new Outages({ store, shared, work: work(), now: Date.now, failed: () => {} });
  await elsewhere.read();
  const visit = { url, policy: policies.sendWebhookEvent, recordedAt: Date.now() };
  expect(elsewhere.limits.circuits.holds(visit)).toBe(true);
  outages.limits.circuits.succeeded(url);
  await expect.poll(known).toBeUndefined();
  tell('gap', false);
  await expect.poll(() => elsewhere.limits.circuits.holds(visit)).toBe(false);
});

test('nothing is tried again after the end', async () => {
  failing = 1000;
  outages.limits.circuits.succeeded(url);
  await expect.poll(() => failures.length).toBe(1);
  outages.stop();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(failures).toHaveLength(1);
});
