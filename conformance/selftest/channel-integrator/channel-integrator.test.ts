import { expect, test } from 'vitest';
import type { RuleId } from '../../../generated/rules.ts';
import { describeSelfTest, inShort } from '../described.ts';
import { selfTests } from '../index.ts';
import { channelIntegratorSelfTest, right, rightSender, runOf } from './selftest.ts';

describeSelfTest(inShort(selfTests['channel-integrator']));

test.each([
  [['CHN-RCV-04'], ['CHN-RCV-04 skipped']],
  [
    ['CHN-RCV-01', 'CHN-RCV-04'],
    ['CHN-RCV-01 failed', 'CHN-RCV-04 skipped'],
  ],
])('the rule about framings is skipped if all answers are malformed: %j', async (only, found) => {
  const { run } = channelIntegratorSelfTest.broken.find(({ words }) => words === 'answers 201')!;
  const seen = (await run(only)).filter(({ rules: [rule] }) => only.includes(rule!));
  expect([...new Set(seen.map(({ rules: [rule], status }) => `${rule} ${status}`))].toSorted()).toEqual(
    found,
  );
});

const withPhoto = (photo: unknown) => ({ ...right, sender: { ...rightSender, photo } });

test.each([
  ['CHN-RCV-10', 'a user message passes', right, 'passed'],
  [
    'CHN-RCV-10',
    'null for what may be absent is told',
    { ...right, sender: { id: 7, name: null } },
    'passed',
  ],
  ['CHN-RCV-10', 'nothing posted is skipped', undefined, 'skipped'],
  ['CHN-RCV-12', 'no picture passes', right, 'passed'],
  ['CHN-RCV-12', 'a picture that is null is told', withPhoto(null), 'info'],
] as const)('%s, watched: %s', async (rule: RuleId, _, body, status) => {
  const results = await runOf({ posts: body === undefined ? [] : [body] })([rule]);
  expect(results.map((result) => result.status)).toEqual([status]);
});

test('CHN-RCV-11 passes if a person confirms that the operator was informed', async () => {
  const run = runOf({}, { person: { confirms: async () => true } });
  expect((await run(['CHN-RCV-11'])).map(({ status }) => status)).toEqual(['passed']);
});
