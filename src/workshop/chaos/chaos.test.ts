import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ids, openEngine } from './engines/engine.ts';
import { newSeed } from './ledger/random.ts';
import { runChaos } from './run.ts';

test('kills lose, double and misplace nothing that was acknowledged, and every delivery ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
  await using engine = await openEngine('sqlite', { folder });
  const seed = newSeed();
  const { wrong, done } = await runChaos(engine, { seed, kills: 2, maxMs: 20_000, pauseMs: 500, folder });
  expect(wrong, `npm run workshop -- chaos --engine sqlite --kills 2 --seed ${seed}`).toEqual({});
  expect(done.kills).toBeGreaterThanOrEqual(1);
  expect(done.acknowledged).toBeGreaterThan(20);
  expect(done.deliveries).toBeGreaterThan(5);
  await rm(folder, { recursive: true });
});

test.each(ids)('has the faults of the engine %s', async (id) => {
  expect(await import(`./engines/${id}.ts`)).toMatchObject({ openEngine: expect.any(Function) });
});
