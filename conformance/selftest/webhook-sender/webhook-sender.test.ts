import { expect, test } from 'vitest';
import { formRules } from '../../targets/webhook-sender/forms.ts';
import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';
import { runOf } from './selftest.ts';

describeSelfTest(inShort(selfTests['webhook-sender']));

test.concurrent('rules about the response to chat_accepted are skipped for a sender that never sends it', async () => {
  const run = runOf((it) => {
    it.taken = () => undefined;
  });
  const seen = await run(['data-for-the-agent', 'data-in-part']);
  expect(seen.filter(({ status }) => status === 'failed')).toEqual([]);
  const unseen = seen.filter(({ status }) => status === 'skipped').map(({ rules: [rule] }) => rule);
  expect(new Set(unseen)).toEqual(new Set([...formRules, 'HOOK-OUT-07', 'HOOK-OUT-09', 'HOOK-OUT-10']));
});
