import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from './faults.ts';
import { newSeed } from './ledger.ts';
import { runChaos } from './run.ts';

test('three processes on one PostgreSQL, killed and restarted at random, lose no message, and store each message once and in its chat', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
  await using engine = await openPostgres();
  const seed = newSeed();
  const { wrong, done } = await runChaos(engine, { seed, kills: 8, maxMs: 60_000, pauseMs: 1000, folder });
  expect(wrong, `npm run workshop -- chaos --engine postgres --kills 8 --seed ${seed}`).toEqual({});
  expect(done.kills).toBeGreaterThanOrEqual(3);
  expect(done.acknowledged).toBeGreaterThan(50);
  await rm(folder, { recursive: true });
});
