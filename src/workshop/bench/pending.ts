// A process that begins with very many deliveries pending: how soon it serves, what it holds, and how exact repeats are.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { policies } from '../../../generated/policies.ts';
import { atMost, type Finding, quantile } from './finding.ts';
import { arrivalsAt, startTarget } from './load.ts';
import { gapErrorsOf } from './repeats.ts';

const { intervalMs, attempts } = policies.sendAgentMessage;
const pending = 100_000;
const chats = 1000;

export async function measurePending(): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-bench-'));
  const data = join(folder, 'bench.sqlite');
  const endpoint = await startTarget('receiver', '500');
  const filler = await startTarget('filled', '--data', data, endpoint.url, String(chats), String(pending));
  await filler.stop();

  const from = performance.now();
  const reference = await startTarget('reference', '--data', data);
  const startMs = performance.now() - from;
  const { cpuMs } = await reference.usage!();
  // Long enough for all repeats of the first in each lane, and of the one behind it.
  await sleep(intervalMs * attempts * 2);
  const { memory } = await reference.usage!();
  await reference.stop();
  rmSync(folder, { recursive: true });
  const gaps = gapErrorsOf(await arrivalsAt(endpoint));
  await endpoint.stop();
  const state = `${pending.toLocaleString('en')} pending in ${chats.toLocaleString('en')} lanes`;
  return [
    atMost(`start with ${state}, the process itself included`, startMs, 'ms', 2000),
    { measure: 'processor time of this start', value: cpuMs, unit: 'ms' },
    atMost(`gap error p99, ${state}, ${gaps.length} gaps`, quantile(gaps, 0.99), 'ms', 60),
    atMost(`memory, ${state}`, memory / 1e6, 'MB', 400),
  ];
}
