import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import { type ServiceParts, startService } from '../../../src/service/index.ts';
import type { Result } from '../../run/verdicts.ts';
import { runTarget } from '../../targets/index.ts';
import { bounded } from '../../wire/bounded.ts';
import { describeTold, expectCaught } from '../caught.ts';
import { brokenWebhookSenders } from './broken-sender.ts';
import { openSenders } from './open.ts';

const pool = bounded(16);
const senders = brokenWebhookSenders.map((broken) => ({
  ...broken,
  results: pool(() => sent(broken.parts, [broken.rule])),
}));

test('the reference passes as a sender without a warning', async () => {
  const results = await sent({});
  expect(results.filter(({ status }) => !['passed', 'info'].includes(status))).toEqual([]);
});

describe('a broken sender is caught by the case of the rule that it breaks', () => {
  test.each(senders)('$rule: $fault', { timeout: 90_000 }, async ({ results, ...broken }) =>
    expectCaught(broken, await results),
  );
});

describeTold('what a sender does where the source leaves room is told', openSenders, ({ parts, toldBy }) =>
  sent(parts, [toldBy]),
);

test('each rule of a sender that says MUST or SHOULD has a broken one', () => {
  const broken = brokenWebhookSenders.map(({ rule }) => rule);
  const bound = Object.values(rules)
    .filter(({ party, level }) => party === 'webhook-sender' && level !== 'LOCAL')
    .map(({ id }) => id);
  expect(bound.filter((rule) => !broken.includes(rule))).toEqual([]);
});

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
