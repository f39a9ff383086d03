import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import type { Send } from '../../../contract/send/send.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import { Outbox } from './outbox.ts';

let folder: string;
let store: SqliteStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-outbox-'));
  store = new SqliteStore(join(folder, 'store.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const now = Date.now;
const none = async () => {};
const effects = { sendAgentMessage: none, sendBotEvent: none, sendWebhookEvent: none };
const request = { url: 'https://shop.example/chat', body: '{}' };
const message = { lane: '1 customer', operation: 'sendAgentMessage', kind: 'message', request } as const;

/** Opens an outbox on the store, with receivers that accept every request. */
async function openOutbox(clock = now) {
  const work = workOf({ store, events: new EventLog(store), now: clock });
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const send = vi.fn<Send>(async () => {
    resolve();
    return { outcome: 'delivered', startedAt: now(), endedAt: now() };
  });
  const logError = (error: unknown) => expect(error).toBeUndefined();
  const outbox = new Outbox({ store, work, effects, policies, now, logError, send });
  await outbox.resume();
  return { outbox, work, send, sent };
}

test('all timestamps of a delivery come from one clock', async () => {
  // The machine's clock, which the unit of work uses, was set back by a day while the service ran.
  const { outbox, work, sent } = await openOutbox(() => now() - 86_400_000);
  const { delivery_id } = await work((journal) => outbox.record(message, journal));
  await sent;
  await outbox.stop();
  const { progress, data } = (await store.get('deliveries', delivery_id))!;
  expect(progress.attempts[0]!.startedAt - data.recorded_at).toBeLessThan(3_600_000);
});

test('a delivery takes three units of work: one for its recording, one for its start, and one for its end', async () => {
  const { outbox, work, send, sent } = await openOutbox();
  const units = vi.spyOn(store, 'work');
  send.mockImplementationOnce(async () => {
    const { progress } = (await store.get('deliveries', 1))!;
    expect(progress.attempts).toEqual([{ number: 1, startedAt: expect.any(Number) }]);
    return send({} as never, {} as never);
  });
  await work((journal) => outbox.record(message, journal));
  await sent;
  await outbox.stop();
  expect(units).toHaveBeenCalledTimes(3);
  expect(await store.get('deliveries', 1)).toMatchObject({ state: 'delivered' });
});

test('a recording that does not become durable starts no attempt, and delays no other recording', async () => {
  const { outbox, work, send } = await openOutbox();
  const failing = work(async (journal) => {
    await outbox.record(message, journal);
    throw new Error('a unit that fails');
  });
  const recorded = work((journal) => outbox.record(message, journal));
  // A value that cannot be bound fails the transaction of the three units. Each of them then runs again in its own transaction.
  const unbound = work(async (journal) =>
    journal.put('agents', { agent_id: 'ada', data: undefined as never }),
  );
  await expect(failing).rejects.toThrow('a unit that fails');
  await expect(unbound).rejects.toThrow();
  await recorded;
  await work((journal) => outbox.record(message, journal));
  await vi.waitUntil(() => outbox.pending === 0);
  expect(send).toHaveBeenCalledTimes(2);
  await outbox.stop();
});
