import { describe, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import type { Result } from '../../run/verdicts.ts';
import { runTarget } from '../../targets/index.ts';
import { bounded } from '../../wire/bounded.ts';
import { describeTold, expectCaught } from '../caught.ts';
import { IndependentReceiver } from '../independent/webhook-receiver/receiver.ts';
import { brokenReceivers } from './broken-receiver.ts';
import { openReceivers } from './open.ts';

const pool = bounded(16);
const receivers = brokenReceivers.map((broken) => ({
  ...broken,
  results: pool(() => received(broken.make(), [broken.rule])),
}));

test('a right receiver passes without a warning', async () => {
  const results = await received(new IndependentReceiver());
  expect(results.filter(({ status }) => !['passed', 'info'].includes(status))).toEqual([]);
});

describe('a broken receiver is caught by the case of the rule that it breaks', () => {
  test.each(receivers)('$rule: $fault', async ({ results, ...broken }) =>
    expectCaught(broken, await results),
  );
});

describeTold('what a receiver does where the source leaves room is told', openReceivers, (open) => {
  const receiver = new IndependentReceiver();
  open.change(receiver);
  return received(receiver, [open.toldBy]);
});

test('each rule of a receiver that says MUST or SHOULD has a broken one', () => {
  const broken = brokenReceivers.map(({ rule }) => rule);
  const bound = Object.values(rules)
    .filter(({ party, level }) => party === 'webhook-receiver' && level !== 'LOCAL')
    .map(({ id }) => id);
  expect(bound.filter((rule) => !broken.includes(rule))).toEqual([]);
});

async function received(receiver: IndependentReceiver, only: string[] = []): Promise<Result[]> {
  await receiver.open();
  return runTarget('webhook-receiver', { url: receiver.url, only }).finally(() => receiver.close());
}
