import { expect, test } from 'vitest';
import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';
import { channelIntegratorSelfTest } from './selftest.ts';

describeSelfTest(inShort(selfTests['channel-integrator']));

test.each([
  [['CHN-RCV-04'], ['CHN-RCV-04 skipped']],
  [
    ['CHN-RCV-01', 'CHN-RCV-04'],
    ['CHN-RCV-01 failed', 'CHN-RCV-04 skipped'],
  ],
])('the rule about framings is skipped if all answers are malformed: %j', async (only, found) => {
  const { run } = channelIntegratorSelfTest.broken.find(({ fault }) => fault === 'answers 201')!;
  const seen = (await run(only)).filter(({ rules: [rule] }) => only.includes(rule!));
  expect([...new Set(seen.map(({ rules: [rule], status }) => `${rule} ${status}`))].toSorted()).toEqual(
    found,
  );
});
