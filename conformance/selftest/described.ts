// A self-test as tests: what the list of a target says, each by itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../run/verdicts.ts';
import { bounded } from '../wire/traffic/semaphore.ts';
import {
  type Broken,
  blemishes,
  catching,
  type SelfTest,
  scopeOf,
  untold,
  type Variant,
} from './selftest.ts';

/** What does not come at all is waited for. */
export const slowly = { timeout: 300_000 };

/**
 * The short form for `npm test`: the first broken one of each case, or of a rule where any case may catch it, what is right as a whole, and the first of those that
 * tell something of a rule, those that are slow apart. `npm run traceability` runs all.
 */
export function inShort(all: SelfTest): SelfTest {
  return {
    ...all,
    broken: firsts(all.broken, ({ rule, caughtBy }) => caughtBy ?? rule),
    variants: firsts(
      all.variants.filter(({ slow }) => !slow),
      ({ told, manner }) => told?.rule ?? manner,
    ),
  };
}

function firsts<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const named = new Map(items.toReversed().map((item) => [nameOf(item), item]));
  return items.filter((item) => named.get(nameOf(item)) === item);
}

/** How many are run again side by side. */
const againWidth = 4;

/**
 * Begins all runs at once, as many as may go side by side, and expects of each what its entry says. What this busy process
 * could not measure is run again, a few at a time, when the others are over.
 */
export function describeSelfTest({ target, width, variants, broken, close }: SelfTest): void {
  const runs = [
    // The whole suite against each of those that are told of something runs in `npm run traceability`.
    ...variants.map((each) => ({ each, only: each.told ? [each.told.by] : [] })),
    ...broken.map((each) => ({ each, only: scopeOf(each) })),
  ];
  const results = new Map<Broken | Variant, Promise<Result[]>>();
  beforeAll(() => {
    const [inPool, inPoolAgain] = [bounded(width), bounded(againWidth)];
    const first = runs.map(({ each, only }) => inPool(() => each.run(only)));
    const over = Promise.allSettled(first);
    for (const [index, { each, only }] of runs.entries())
      results.set(
        each,
        first[index]!.then(async (found) => {
          if (!found.some(({ status }) => status === 'inconclusive')) return found;
          await over;
          return inPoolAgain(() => each.run(only));
        }),
      );
  });
  if (close) afterAll(close);

  describe(`${target}: a broken one is caught by the case of the rule that it breaks`, () => {
    test.each(broken)('$rule: $fault', slowly, async (each) => {
      const seen = await results.get(each)!;
      expect(
        catching(each, seen),
        seen.map(({ case: id, status, observed }) => `${id} ${status}: ${observed}`).join('\n'),
      ).not.toEqual([]);
    });
  });

  describe(`${target}: a right one passes without a failure or warning`, () => {
    test.each(variants)('one that $manner', slowly, async (each) => {
      const seen = await results.get(each)!;
      expect(blemishes(seen, each)).toEqual([]);
      expect(untold(each, seen)).toEqual([]);
    });
  });
}
