import { expect, test } from 'vitest';
import type { RuleId } from '../../../generated/rules.ts';
import { IndependentIntegrator } from './independent.ts';
import { right, rightSender, runOf, runPosting } from './selftest.ts';

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
  const results = await runPosting(body)([rule]);
  expect(results.map((result) => result.status)).toEqual([status]);
});

test('CHN-RCV-11 passes if a person confirms that the operator was informed', async () => {
  const run = runOf(() => new IndependentIntegrator(), {
    person: { confirms: async () => true },
  });
  expect((await run(['CHN-RCV-11'])).map(({ status }) => status)).toEqual(['passed']);
});
