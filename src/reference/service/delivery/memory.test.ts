import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import { megabytesInUse } from '../../../workshop/testing/patience.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { steadyNow } from '../journal/time.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import { Outbox } from './outbox.ts';

const kilobyte = 1000;
const none = async () => {};
const many = { count: 4000, length: 25 * kilobyte };

test('deliveries for a hanging endpoint stay in the store, and a start reads only their numbers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-memory-'));
  const hangs: (() => void)[] = [];
  const open = () => {
    const store = new SqliteStore(join(folder, 'store.sqlite'));
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    let isOver = false;
    const send = () =>
      new Promise<AttemptResult>((resolve) => {
        const startedAt = steadyNow();
        const end = () => resolve({ outcome: 'timeout', startedAt, endedAt: steadyNow() });
        if (isOver) end();
        else hangs.push(end);
      });
    const logError = (error: unknown) => expect(error).toBeUndefined();
    const outbox = new Outbox({
      store,
      work,
      effects: { sendAgentMessage: none, sendBotEvent: none, sendWebhookEvent: none },
      policies,
      send,
      now: steadyNow,
      logError,
    });
    const close = async () => {
      const stopping = outbox.stop();
      isOver = true;
      for (const end of hangs.splice(0)) end();
      await stopping;
      await store.close();
    };
    return { work, outbox, close };
  };

  const before = megabytesInUse();
  let { work, outbox, close } = open();
  await outbox.resume();
  const record = (each: number) =>
    work(async (journal) => {
      // Each body is a separate string in memory, like the bodies of real requests.
      const body = Buffer.alloc(many.length, `${each} `).toString('latin1');
      const request = { url: 'http://127.0.0.1:9/hangs', body };
      await outbox.record(
        { lane: `${each}`, operation: 'sendWebhookEvent', kind: 'webhook', request },
        journal,
      );
    });
  for (let each = 0; each < many.count; each += 1000)
    await Promise.all(Array.from({ length: 1000 }, (_, index) => record(each + index)));
  expect(outbox.pending).toBe(many.count);
  const whole = (many.count * many.length) / 1_000_000;
  expect(megabytesInUse() - before).toBeLessThan(whole * 0.7);
  await close();

  ({ work, outbox, close } = open());
  await outbox.resume();
  expect(outbox.pending).toBe(many.count);
  expect(megabytesInUse() - before).toBeLessThan(whole * 0.7);
  await close();
  rmSync(folder, { recursive: true });
});
