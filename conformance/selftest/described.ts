// Turns a self-test into tests, one for each entry.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrokenRun, runBroken, runVariant, type VariantRun } from './runs.ts';
import type { Broken, SelfTest, Variant } from './selftest.ts';

/** The number of runs of the whole suite. Each takes two seconds of processor time. */
const mostWhole = 2;

/**
 * The short form for `npm test`. It has the first broken implementation of each case, and the first mutant of each rule without one. Of the
 * quick variants, it has one for each rule that reports something, and the first two that run the whole suite. `npm run workshop --
 * traceability` runs all.
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

/**
 * If this process was itself late by this time, in milliseconds, a broken implementation may have kept a time limit that it should break.
 */
const tooLateMs = 1000;

/**
 * Starts all runs at once, within the allowed number in parallel. Each entry must meet its expectation in a single try. A run is repeated
 * only if this process was too late to break a time limit.
 */
export function describeSelfTest({ target, width, variants, broken, close }: SelfTest): void {
  const pool = pLimit(width);
  const started = new Map<Variant, Promise<VariantRun>>();
  const startedBroken = new Map<Broken, Promise<BrokenRun>>();
  const delay = monitorEventLoopDelay();
  beforeAll(() => {
    delay.enable();
    // A variant with a reported observation runs only against that case. `npm run workshop -- traceability` runs the whole suite.
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
