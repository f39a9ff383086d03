import { expect, test } from 'vitest';
import { describeSelfTest, inShort } from '../described.ts';
import { bareBot } from './open.ts';
import { botProviderSelfTest, runOf } from './selftest.ts';

describeSelfTest(inShort(botProviderSelfTest));

test.concurrent('a provider without timestamps and bodies of errors is warned of the bodies', async () => {
  const results = await runOf(bareBot)();
  const wrong = results.filter(({ status }) => !['passed', 'info'].includes(status));
  expect([...new Set(wrong.map(({ rules: [rule], status }) => `${rule} ${status}`))]).toEqual([
    'BOT-PRV-05 warned',
  ]);
});
