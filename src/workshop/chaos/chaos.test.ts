import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './faults.ts';
import { newSeed } from './ledger.ts';
import { runChaos } from './run.ts';

test('a killed and restarted service stores each acknowledged message once and in its chat, and every delivery ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
  await using engine = await openSqlite(folder);
  const seed = newSeed();
  const { wrong, done } = await runChaos(engine, { seed, kills: 2, maxMs: 20_000, pauseMs: 500, folder });
  expect(wrong, `npm run workshop -- chaos --engine sqlite --kills 2 --seed ${seed}`).toEqual({});
  expect(done.kills).toBeGreaterThanOrEqual(1);
  expect(done.acknowledged).toBeGreaterThan(20);
  expect(done.deliveries).toBeGreaterThan(5);
  await rm(folder, { recursive: true });
});
