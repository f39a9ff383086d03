// A self-test as tests: one for each entry of its list.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrokenRun, runBroken, runVariant, type VariantRun } from './runs.ts';
import type { Broken, SelfTest, Variant } from './selftest.ts';

/** A whole run takes two seconds of a processor. */
const mostWhole = 2;

/**
 * The short form for `npm test`: the first broken implementation of each case, and the first mutant of a rule without one; of the quick
 * variants that the suite tells something of, one of each rule; of the others, which meet the whole suite, the first two.
 * `npm run workshop -- traceability` runs all.
 */
export function inShort(all: SelfTest): SelfTest {
  const quick = all.variants.filter(({ slow }) => !slow);
  return {
    ...all,
    broken: firsts(
      all.broken.filter(
        ({ rule, isMutant }) => !isMutant || !all.broken.some((each) => !each.isMutant && each.rule === rule),
      ),
      ({ rule, caughtBy, isMutant }) => (isMutant ? rule : (caughtBy ?? rule)),
    ),
    variants: [
      ...quick.filter(({ told }) => !told).slice(0, mostWhole),
      ...firsts(
        quick.filter(({ told }) => told),
        ({ told }) => told!.rule,
      ),
    ],
  };
}

function firsts<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const named = new Map(items.toReversed().map((item) => [nameOf(item), item]));
  return items.filter((item) => named.get(nameOf(item)) === item);
}

/** A broken implementation of this process that was itself as late as this may have kept a time that it should break. */
const tooLateMs = 1000;

/**
 * Begins all runs at once, as many as may go side by side, and expects of each what its entry says, at its only try. Where the process
 * was too late to break a time, the run is made again.
 */
export function describeSelfTest({ target, width, variants, broken, close }: SelfTest): void {
  const pool = pLimit(width);
  const started = new Map<Variant, Promise<VariantRun>>();
  const startedBroken = new Map<Broken, Promise<BrokenRun>>();
  const delay = monitorEventLoopDelay();
  beforeAll(() => {
    delay.enable();
    // Of a variant that the suite tells something of, only that case; the whole suite runs in `npm run workshop -- traceability`.
    for (const each of variants)
      started.set(
        each,
        pool(() => runVariant(each, each.told && [each.told.by])),
      );
    for (const each of broken)
      startedBroken.set(
        each,
        pool(() => runBroken(each)),
      );
  });
  if (close) afterAll(close);

  describe(`${target}: the case of a rule catches an implementation that breaks it`, () => {
    test.each(broken)('$rule: $fault', async (each) => {
      const first = await startedBroken.get(each)!;
      const isUnclear = first.caughtBy.length === 0 && delay.max / 1e6 > tooLateMs;
      const { caughtBy, found = [] } = isUnclear ? await runBroken(each) : first;
      expect(caughtBy, found.join('\n')).not.toEqual([]);
    });
  });

  describe(`${target}: a right implementation passes without a failure or warning`, () => {
    test.each(variants)('one that $manner', async (each) => {
      expect((await started.get(each)!).blemishes).toEqual([]);
    });
  });
}
