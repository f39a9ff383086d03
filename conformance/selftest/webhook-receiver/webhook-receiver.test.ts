import { expect, test } from 'vitest';
import type { RuleId } from '../../../generated/rules.ts';
import { Unreachable } from '../../run/target.ts';
import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';
import type { ReceiverAnswer } from './independent.ts';
import { runOf, signedByAnother, verifying, webhookReceiverSelfTest } from './selftest.ts';

describeSelfTest(inShort(selfTests['webhook-receiver']));

test.each<[RuleId, string]>([
  ['HOOK-RCV-01', 'contact_info is what PHP writes for an empty array'],
  ['HOOK-RCV-02', 'chat_finished is answered 404'],
  ['HOOK-RCV-02', 'nothing is served there'],
  ['HOOK-RCV-04', 'a visitor without a name is answered 500'],
])('%s is the only broken rule where %s', async (rule, fault) => {
  const { run } = webhookReceiverSelfTest.broken.find((each) => each.words === fault)!;
  const wrong = (await run()).filter(({ status }) => ['failed', 'warned'].includes(status));
  expect([...new Set(wrong.map(({ rules: [broken] }) => broken))]).toEqual([rule]);
});

test.each<ReceiverAnswer>([
  { status: 401 },
  { status: 403, body: { result: 'FAILURE' } },
  { status: 400, body: { error: 'the signature does not match' } },
])('a run without a secret is rejected if the receiver verifies signatures: %j', async (refusal) => {
  const run = runOf(verifying(refusal))();
  await expect(run).rejects.toThrow(Unreachable);
  await expect(run).rejects.toThrow(/was not signed: .* by --signing-secret\.$/);
});

test('a run with a wrong secret is rejected, and the error says what to do', async () => {
  const run = runOf(verifying(), { sign: signedByAnother })();
  await expect(run).rejects.toThrow(/Compare --signing-secret with the secret that the receiver knows\.$/);
});
