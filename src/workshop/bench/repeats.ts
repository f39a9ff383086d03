// The distance of retries from the instant that the contract states: idle, and with many deliveries pending.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { policies } from '../../../generated/policies.ts';
import {
  type Arrivals,
  arrivalsAt,
  atMost,
  type Finding,
  fill,
  heardBy,
  quantile,
  startTarget,
} from './load.ts';

const { intervalMs, attempts } = policies.sendAgentMessage;
const pending = 100_000;
const chats = 1000;

/** A process that begins with very many deliveries pending: how soon it serves, its memory, and how exact retries are. */
export async function measurePending(): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-bench-'));
  const data = join(folder, 'bench.sqlite');
  await using endpoint = await startTarget('receiver', '500');
  const filled = await startTarget('reference', '--hold', '--data', data);
  await fill(filled, endpoint.url, { chats, messages: pending });
  await filled.stop();

  const from = performance.now();
  const reference = await startTarget('reference', '--data', data);
  const startMs = performance.now() - from;
  const { cpuMs } = await reference.usage();
  // Long enough for all repeats of the first in each lane, and of the one behind it.
  await sleep(intervalMs * attempts * 2);
  const { memory } = await reference.usage();
  await reference.stop();
  rmSync(folder, { recursive: true });
  const gaps = gapErrorsOf(await arrivalsAt(endpoint));
  const state = `${pending.toLocaleString('en')} pending in ${chats.toLocaleString('en')} lanes`;
  return [
    atMost(`start with ${state}, the process itself included`, startMs, 'ms', 2000),
    { measure: 'processor time of this start', value: cpuMs, unit: 'ms' },
    atMost(`gap error p99, ${state}, ${gaps.length} gaps`, quantile(gaps, 0.99), 'ms', 25),
    atMost(`memory, ${state}`, memory / 1e6, 'MB', 400),
  ];
}

export async function measureRepeats(): Promise<Finding[]> {
  const idle = await gapErrors({ chats: 50, messages: 50, apartMs: 80 });
  const busy = await gapErrors({ chats: 1_000, messages: 10_000 });
  const finding = (state: string, gaps: number[], bound: number) =>
    atMost(`gap error p99, ${state}, ${gaps.length} gaps`, quantile(gaps, 0.99), 'ms', bound);
  return [finding('idle', idle, 20), finding('10,000 pending in 1,000 lanes', busy, 25)];
}

/**
 * Lets the reference deliver to an endpoint that always fails. All deliveries are pending at the same time; of each chat the first is
 * attempted while the others wait behind it.
 */
async function gapErrors(load: { chats: number; messages: number; apartMs?: number }): Promise<number[]> {
  await using endpoint = await startTarget('receiver', '500');
  await using reference = await startTarget('reference');
  await fill(reference, endpoint.url, load);
  while (((await heardBy(endpoint)).times[attempts - 1] ?? 0) < load.chats) await sleep(100);
  return gapErrorsOf(await arrivalsAt(endpoint));
}

/** The distances of the gaps between the arrivals of each delivery from the policy's interval, in milliseconds. */
function gapErrorsOf(arrivals: Arrivals): number[] {
  return arrivals.flatMap((instants) =>
    instants.slice(1).map((instant, index) => Math.abs(instant - instants[index]! - intervalMs)),
  );
}
