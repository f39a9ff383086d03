import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../targets/index.ts';
import { gaps, type Traceability, traced } from './trace.ts';

const file = join(import.meta.dirname, '../../traceability.json');
const kept = JSON.parse(readFileSync(file, 'utf8')) as Traceability;
const target = 'bot-provider';

test('a run of one target replaces the record of that target, and keeps the others', () => {
  const variants = [{ manner: 'answers in Latin', wrongResults: [], verdicts: [] }];
  const broken = [{ rule: 'BOT-PRV-01' as const, fault: 'sleeps', caughtBy: ['answers'] }];
  const runs = [{ target: target as 'bot-provider', sources: 'new', broken, variants }];
  const record = traced({ cases, reference: [], runs }, kept);

  const others = (of: Traceability) => ({
    rules: of.rules.filter(({ party }) => party !== target),
    variants: of.variants.filter((each) => each.target !== target),
    sources: { ...of.sources, [target]: '' },
  });
  expect(others(record)).toEqual(others(kept));
  expect(record.sources[target]).toBe('new');
  expect(record.variants.filter((each) => each.target === target)).toEqual([
    { target, manner: 'answers in Latin' },
  ]);
  const own = record.rules.filter(({ party }) => party === target);
  expect(own.flatMap((rule) => rule.broken)).toEqual([{ fault: 'sleeps', caughtBy: ['answers'] }]);
  const ofOthers = others(record).rules.flatMap((rule) => rule.broken);
  expect(record.summary.broken).toBe(ofOthers.length + 1);
});

test('a LOCAL rule needs a variant whose behaviour the report states', () => {
  const id = 'HOOK-RCV-07';
  const nothing = { cases: [], reference: [], runs: [] };
  const untold = { ...kept, variants: kept.variants.filter(({ tells }) => tells !== id) };
  expect(gaps(untold, nothing)).toEqual([expect.stringContaining(`${id} is a LOCAL rule`)]);
  expect(gaps(kept, nothing)).toEqual([]);
});
