import { expect, test } from 'vitest';
import type { RuleId } from '../../../generated/rules.ts';
import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';
import { webhookReceiverSelfTest } from './selftest.ts';

describeSelfTest(inShort(selfTests['webhook-receiver']));

test.each<[RuleId, string]>([
  ['HOOK-RCV-01', 'contact_info is what PHP writes for an empty array'],
  ['HOOK-RCV-02', 'chat_finished is not known'],
  ['HOOK-RCV-02', 'nothing is served there'],
  ['HOOK-RCV-04', 'a visitor needs a name'],
])('%s alone is broken where %s', async (rule, fault) => {
  const { run } = webhookReceiverSelfTest.broken.find((each) => each.fault === fault)!;
  const wrong = (await run()).filter(({ status }) => ['failed', 'warned'].includes(status));
  expect([...new Set(wrong.map(({ rules: [broken] }) => broken))]).toEqual([rule]);
});
