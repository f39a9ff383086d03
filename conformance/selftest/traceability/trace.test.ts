import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../targets/index.ts';
import { renewed, type Traceability, traced } from './trace.ts';

const file = join(import.meta.dirname, '../../traceability.json');
const kept = JSON.parse(readFileSync(file, 'utf8')) as Traceability;
const target = 'bot-provider';

test('a run of one target replaces what the record says of it, and keeps what it says of the others', () => {
  const variants = [{ manner: 'answers in Latin', blemishes: [], verdicts: [] }];
  const broken = [{ rule: 'BOT-PRV-01' as const, fault: 'sleeps', caughtBy: ['answers'] }];
  const runs = [{ target: target as 'bot-provider', sources: 'new', broken, variants }];
  const record = renewed(kept, traced({ cases, reference: [], runs }), [target]);

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
