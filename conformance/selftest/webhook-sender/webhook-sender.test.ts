import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import { type ServiceParts, startService } from '../../../src/service/index.ts';
import { bounded } from '../../run/bounded.ts';
import { runTarget } from '../../targets/index.ts';
import type { Result } from '../../run/verdicts.ts';
import { brokenReceivers } from '../webhook-receiver/broken-receiver.ts';
import { brokenWebhookSenders } from './broken-sender.ts';
import { describeTold, expectCaught } from '../caught.ts';
import { IndependentReceiver } from '../independent/webhook-receiver/receiver.ts';
import { openReceivers, openSenders } from './open.ts';

const pool = bounded(16);
const receivers = brokenReceivers.map((broken) => ({
  ...broken,
  results: pool(() => received(broken.make(), [broken.rule])),
}));
const senders = brokenWebhookSenders.map((broken) => ({
  ...broken,
  results: pool(() => sent(broken.parts, [broken.rule])),
}));

test('a right receiver passes without a warning', async () => {
  const results = await received(new IndependentReceiver());
  expect(results.filter(({ status }) => !['passed', 'info'].includes(status))).toEqual([]);
});

test('the reference passes as a sender without a warning', async () => {
  const results = await sent({});
  expect(results.filter(({ status }) => !['passed', 'info'].includes(status))).toEqual([]);
});

describe('a broken receiver is caught by the case of the rule that it breaks', () => {
  test.each(receivers)('$rule: $fault', async ({ results, ...broken }) =>
    expectCaught(broken, await results),
  );
});

describe('a broken sender is caught by the case of the rule that it breaks', () => {
  test.each(senders)('$rule: $fault', { timeout: 90_000 }, async ({ results, ...broken }) =>
    expectCaught(broken, await results),
  );
});

describeTold('what a receiver does where the source leaves room is told', openReceivers, (open) => {
  const receiver = new IndependentReceiver();
  open.change(receiver);
  return received(receiver, [open.toldBy]);
});

describeTold('what a sender does where the source leaves room is told', openSenders, ({ parts, toldBy }) =>
  sent(parts, [toldBy]),
);

test('each rule of the webhooks that says MUST or SHOULD has a broken implementation', () => {
  const broken = [...brokenReceivers, ...brokenWebhookSenders].map(({ rule }) => rule);
  const bound = Object.values(rules).filter(({ id, level }) => id.startsWith('HOOK-') && level !== 'LOCAL');
  expect(bound.map(({ id }) => id).filter((id) => !broken.includes(id))).toEqual([]);
});

async function received(receiver: IndependentReceiver, only: string[] = []): Promise<Result[]> {
  await receiver.open();
  return runTarget('webhook-receiver', { url: receiver.url, only }).finally(() => receiver.close());
}

async function sent(parts: ServiceParts, only: string[] = []): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-selftest-'));
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'store.sqlite'),
    desk: true,
    deskToken: 'selftest',
    allowLoopback: true,
    parts,
  });
  try {
    return await runTarget('webhook-sender', { desk: service.deskUrl, deskToken: service.deskToken, only });
  } finally {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
