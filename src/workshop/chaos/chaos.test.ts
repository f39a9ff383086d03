import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './engines/sqlite.ts';
import { runChaos } from './run.ts';

test('over kills nothing that was acknowledged is lost, doubled or misplaced, and every delivery ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-chaos-'));
  await using engine = await openSqlite(folder);
  const options = { seed: 1, kills: 2, maxMs: 20_000, pauseMs: 500, settleMs: 60_000 };
  const closing = await runChaos(engine, { ...options, folder, progress: () => {} });
  expect(closing.examples).toEqual({});
  expect(closing.isGood).toBe(true);
  expect(closing.done['kills']).toBeGreaterThanOrEqual(1);
  expect(closing.done['acknowledged']).toBeGreaterThan(20);
  expect(closing.done['deliveries']).toBeGreaterThan(5);
  await rm(folder, { recursive: true });
}, 120_000);
