import { describe, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import type { Result } from '../../run/verdicts.ts';
import { runTarget } from '../../targets/index.ts';
import { bounded } from '../../wire/bounded.ts';
import { expectCaught } from '../caught.ts';
import { brokenDeliveries } from './broken-delivery.ts';
import { brokenSenders } from './broken-sender.ts';
import { type BrokenService, brokenReceivers } from './broken-service.ts';
import { brokenTakers } from './broken-taking.ts';

// Those that wait longest begin first; every run has a service of its own and waits beside the others.
const pool = bounded(32);
const services = [...brokenSenders, ...brokenDeliveries, ...brokenReceivers, ...brokenTakers].map(
  (broken) => ({
    ...broken,
    results: begun(broken),
  }),
);

describe('a broken service is caught by the cases of the rule that it breaks', () => {
  test.each(services)('$rule: $fault', { timeout: 90_000 }, async ({ results, ...broken }) => {
    expectCaught(broken, await results);
  });
});

test('each rule of a service that says MUST or SHOULD has a broken one', () => {
  const broken = services.map(({ rule }) => rule);
  const bound = Object.values(rules)
    .filter(({ party, level }) => party === 'channel-service' && level !== 'LOCAL')
    .map(({ id }) => id);
  expect(bound.filter((rule) => !broken.includes(rule))).toEqual([]);
});

function begun({ rule, make }: BrokenService): Promise<Result[]> {
  return pool(async () => {
    const service = await make().open();
    const options = { desk: `${service.url}/desk`, only: [rule] };
    return runTarget('channel-service', options).finally(() => service.close());
  });
}
