// Runs the suite against implementations that send odd values. No such value may cause an error in the suite.
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { stumblingBlocks } from '../../src/workshop/testing/odd.ts';
import { patience } from '../../src/workshop/testing/patience.ts';
import { outlets } from './mutants/outlets.ts';
import type { Tap } from './mutants/traffic.ts';

const values = stumblingBlocks.flatMap((text) => {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [];
  }
});

/**
 * Returns a tap (an interceptor, see mutants/traffic.ts) that puts an odd value into every second message, at a different place each time.
 * `count` returns the number of these messages.
 */
function oddTap(): { tap: Tap; count(): number } {
  let seen = 0;
  const tap: Tap = (body) => {
    seen += 1;
    if (seen % 2 === 0) return [body];
    const round = (seen - 1) / 2;
    const copy = structuredClone(body);
    const places = placesIn(copy);
    const place = places[round % Math.max(1, places.length)];
    if (!place) return [body];
    place.holder[place.key] = values[round % 3 === 0 ? 0 : round % values.length];
    return [copy];
  };
  return { tap, count: () => Math.ceil(seen / 2) };
}

function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** True if the environment variable ODD_RUNS is set. Then the long runs are included. */
const isLong = process.env['ODD_RUNS'] !== undefined;
const sent = outlets.filter(
  ({ way, name }) =>
    way === 'answers' || (way === 'sends' && (isLong || ['ProviderEvent', 'UserMessage'].includes(name))),
);
const inPool = pLimit(6);

describe.concurrent('a run against', { timeout: patience(600_000) }, () => {
  test.each(sent.map((each) => [`${each.target} with odd values in ${each.name}`, each] as const))(
    '%s ends without an error of the suite',
    async (name, outlet) =>
      inPool(async () => {
        const { tap, count } = oddTap();
        const began = performance.now();
        const results = await outlet.run(tap)([...outlet.only]);
        console.log(`suite, ${name}: ${count()} odd messages in ${Math.round(performance.now() - began)} ms`);
        expect(results.filter(({ status }) => status === 'error').map(({ observed }) => observed)).toEqual(
          [],
        );
        expect(count()).toBeGreaterThan(0);
      }),
  );
});
