import { monitorEventLoopDelay } from 'node:perf_hooks';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrokenRun, runBroken, runVariant, type SelfTest, type VariantRun } from './selftest.ts';

/** The number of variants that `npm test` runs with the whole suite. Each takes two seconds of processor time. */
const mostWhole = 2;

/**
 * Returns the part of the self-test that `npm test` runs: the first fault for each case, the first for each rule among the faults without a
 * case, and the first variant for each note. The command `traceability` runs everything.
 */
export function inShort(all: SelfTest): SelfTest {
  const quick = all.variants.filter(({ slow }) => !slow);
  return {
    ...all,
    broken: firsts(
      all.broken.filter(
        ({ rule, isMutant }) => !isMutant || !all.broken.some((each) => !each.isMutant && each.rule === rule),
      ),
      ({ rule, by, isMutant }) => (isMutant ? rule : (by ?? rule)),
    ),
    variants: [
      ...quick.filter(({ says }) => !says).slice(0, mostWhole),
      ...firsts(
        quick.filter(({ says }) => says),
        ({ rule = '' }) => rule,
      ),
    ],
  };
}

function firsts<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const named = new Map(items.toReversed().map((item) => [nameOf(item), item]));
  return items.filter((item) => named.get(nameOf(item)) === item);
}

/** The number of runs in parallel. It is high because each run spends nearly all of its time waiting. */
const width = 24;

/** The longest delay of the event loop in milliseconds. After a longer one, a fault that no case caught is run again. */
const tooLateMs = 1000;

/** Defines one vitest test for each variant and each broken implementation. All runs start before the first test. */
export function describeSelfTest({ target, variants, broken, close }: SelfTest): void {
  const pool = pLimit(width);
  let variantRuns: Promise<VariantRun>[] = [];
  let brokenRuns: Promise<BrokenRun>[] = [];
  const delay = monitorEventLoopDelay();
  beforeAll(() => {
    delay.enable();
    // If the report must tell of a variant, only the case that must do so is run.
    variantRuns = variants.map((each) => pool(() => runVariant(each, each.says && each.by ? [each.by] : [])));
    brokenRuns = broken.map((each) => pool(() => runBroken(each)));
  });
  if (close) afterAll(close);

  describe(`${target}: the case of a rule catches an implementation that breaks it`, () => {
    // This is no `test.each`: Vitest shortens the values that it inserts into a title, so `-t` would not find a test by its full title.
    for (const [index, each] of broken.entries())
      test(`${each.rule}: ${each.words}`, async () => {
        const first = await brokenRuns[index]!;
        const isUnclear = first.caughtBy.length === 0 && delay.max / 1e6 > tooLateMs;
        const { caughtBy, found = [] } = isUnclear ? await runBroken(each) : first;
        expect(caughtBy, found.join('\n')).not.toEqual([]);
      });
  });

  describe(`${target}: a right implementation passes without a failure or warning`, () => {
    for (const [index, { words }] of variants.entries())
      test(`one that ${words}`, async () => {
        expect((await variantRuns[index]!).wrongResults).toEqual([]);
      });
  });
}
