import { describe, expect, test } from 'vitest';
import { type RuleId, rules } from '../../../generated/rules.ts';
import type { Result } from '../../run/verdicts.ts';
import { runTarget } from '../../targets/index.ts';
import { bounded } from '../../wire/bounded.ts';
import { expectCaught } from '../caught.ts';
import { type BrokenIntegrator, brokenIntegrators } from './broken-integrator.ts';

// What an integrator posts, and what its operator is told, no answer of an endpoint can break: see posting.test.ts.
const elsewhere: RuleId[] = ['CHN-RCV-10', 'CHN-RCV-11', 'CHN-RCV-12'];
const pool = bounded(32);
const integrators = brokenIntegrators.map((broken) => ({ ...broken, results: begunIntegrator(broken) }));

describe('a broken integrator is caught by the cases of the rule that it breaks', () => {
  test.each(integrators)('$rule: $fault', { timeout: 90_000 }, async ({ results, ...broken }) => {
    expectCaught(broken, await results);
  });
});

test('each rule of an integrator that says MUST or SHOULD has a broken one', () => {
  const broken = integrators.map(({ rule }) => rule);
  const bound = Object.values(rules)
    .filter(({ party, level }) => party === 'channel-integrator' && level !== 'LOCAL')
    .map(({ id }) => id);
  expect(bound.filter((rule) => !broken.includes(rule) && !elsewhere.includes(rule))).toEqual([]);
});

function begunIntegrator({ rule, make }: BrokenIntegrator): Promise<Result[]> {
  return pool(async () => {
    const integrator = await make().open();
    const options = { url: integrator.url, only: [rule] };
    return runTarget('channel-integrator', options).finally(() => integrator.close());
  });
}
