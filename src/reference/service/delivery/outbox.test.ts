import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import { Outbox } from './outbox.ts';

test('all instants of a delivery are of one clock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-outbox-'));
  const store = new SqliteStore(join(folder, 'store.sqlite'));
  // The clock of the machine was set back by a day while the service ran.
  const work = workOf({ store, events: new EventLog(store), now: () => Date.now() - 86_400_000 });
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const now = Date.now;
  const outbox = new Outbox({
    store,
    work,
    isFollowed: () => false,
    policies,
    now,
    logError: (error) => expect(error).toBeUndefined(),
    send: async () => {
      resolve();
      return { outcome: 'delivered', startedAt: now(), endedAt: now() };
    },
  });
  await outbox.resume();
  const request = { url: 'https://shop.example/chat', body: '{}' };
  const { delivery_id } = await work((journal) =>
    outbox.record({ lane: '1 customer', operation: 'sendAgentMessage', kind: 'message', request }, journal),
  );
  await sent;
  await outbox.stop();
  const { progress, data } = (await store.get('deliveries', delivery_id))!;
  expect(progress.attempts[0]!.startedAt - data.recorded_at).toBeLessThan(10_000);
  await store.close();
  rmSync(folder, { recursive: true });
});
