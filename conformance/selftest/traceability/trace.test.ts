import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../targets/index.ts';
import { selfTests } from '../index.ts';
import { casesTouched, sourcesOf } from '../sources.ts';
import { gaps, renewed, runTouched, type Traceability, traced } from './trace.ts';

const file = join(import.meta.dirname, '../../traceability.json');
const kept = JSON.parse(readFileSync(file, 'utf8')) as Traceability;
const target = 'bot-provider';

test('a run of one target replaces the record of that target, and keeps the others', () => {
  const variants = [{ manner: 'answers in Latin', blemishes: [], verdicts: [] }];
  const broken = [{ rule: 'BOT-PRV-01' as const, fault: 'sleeps', caughtBy: ['answers'] }];
  const runs = [{ target: target as 'bot-provider', sources: { others: 'new' }, broken, variants }];
  const record = renewed(kept, traced({ cases, reference: [], runs }), [target]);

  const others = (of: Traceability) => ({
    rules: of.rules.filter(({ party }) => party !== target),
    variants: of.variants.filter((each) => each.target !== target),
    sources: { ...of.sources, [target]: {} },
  });
  expect(others(record)).toEqual(others(kept));
  expect(record.sources[target]).toEqual({ others: 'new' });
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

test('only a changed case runs again: against all correct implementations, and the broken ones that depend on it', async () => {
  const sources = { ...sourcesOf(target), 'acceptance.ts': 'changed' };
  const ids = await casesTouched(target, sources);
  expect(ids).toContain('takes-each-message-type');
  expect(await casesTouched(target, { ...sources, others: 'changed' })).toBeUndefined();

  const touched = cases.filter((each) => each.target === target && ids!.includes(each.id));
  const ran: string[] = [];
  const run = (only: readonly string[] = []) => {
    ran.push(only.join());
    return Promise.resolve([]);
  };
  const { broken, variants, ...own } = selfTests[target];
  const selfTest = {
    ...own,
    broken: broken.map((each) => ({ ...each, run })),
    variants: variants.map((each) => ({ ...each, run })),
  };
  const runs = await runTouched(selfTest, touched, kept);
  const depends = [ids!.join(), ...ids!, ...touched.flatMap((each) => each.rules)];
  expect(depends).toEqual(expect.arrayContaining(ran));
  const fromRecord = runs.broken.filter(({ caughtBy }) => caughtBy.length > 0);
  expect(fromRecord.length + ran.length).toBe(broken.length + variants.length);
  expect(ran.length).toBeLessThan(broken.length);
});
