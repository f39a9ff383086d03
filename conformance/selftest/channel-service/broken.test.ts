import { describe, expect, test } from 'vitest';
import { type RuleId, rules } from '../../../generated/rules.ts';
import { bounded } from '../../run/bounded.ts';
import { runTarget } from '../../targets/index.ts';
import type { Result } from '../../run/verdicts.ts';
import { brokenDeliveries } from './broken-delivery.ts';
import { type BrokenIntegrator, brokenIntegrators } from '../channel-integrator/broken-integrator.ts';
import { brokenSenders } from './broken-sender.ts';
import { type BrokenService, brokenReceivers } from './broken-service.ts';
import { brokenTakers } from './broken-taking.ts';
import { expectCaught } from '../caught.ts';

// What an integrator posts, and what its operator is told, no answer of an endpoint can break: see posting.test.ts.
const elsewhere: RuleId[] = ['CHN-RCV-10', 'CHN-RCV-11', 'CHN-RCV-12'];
// Those that wait longest begin first; every run has a service of its own and waits beside the others.
const pool = bounded(32);
const services = [...brokenSenders, ...brokenDeliveries, ...brokenReceivers, ...brokenTakers].map(
  (broken) => ({
    ...broken,
    results: begun(broken),
  }),
);
const integrators = brokenIntegrators.map((broken) => ({ ...broken, results: begunIntegrator(broken) }));

describe('a broken service is caught by the cases of the rule that it breaks', () => {
  test.each(services)('$rule: $fault', { timeout: 90_000 }, async ({ results, ...broken }) => {
    expectCaught(broken, await results);
  });
});

describe('a broken integrator is caught by the cases of the rule that it breaks', () => {
  test.each(integrators)('$rule: $fault', { timeout: 90_000 }, async ({ results, ...broken }) => {
    expectCaught(broken, await results);
  });
});

function begun({ rule, make }: BrokenService): Promise<Result[]> {
  return pool(async () => {
    const service = await make().open();
    const options = { desk: `${service.url}/desk`, only: [rule] };
    return runTarget('channel-service', options).finally(() => service.close());
  });
}

function begunIntegrator({ rule, make }: BrokenIntegrator): Promise<Result[]> {
  return pool(async () => {
    const integrator = await make().open();
    const options = { url: integrator.url, only: [rule] };
    return runTarget('channel-integrator', options).finally(() => integrator.close());
  });
}

test('each rule of the channel API that says MUST or SHOULD has a broken implementation', () => {
  const broken = [...services, ...integrators].map(({ rule }) => rule);
  const bound = Object.values(rules)
    .filter(({ id, level }) => id.startsWith('CHN-') && level !== 'LOCAL')
    .map(({ id }) => id);
  expect(bound.filter((rule) => !broken.includes(rule) && !elsewhere.includes(rule))).toEqual([]);
});
