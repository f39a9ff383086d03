// Deliveries that wait on PostgreSQL: by the reference's lanes, and by a queue that keeps the order of each key. Everything
// waits before the first goes out, both send by the same sender to the same receiver, and each of the three has a process.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../service/store/testing/postgres.ts';
import { atLeast, type Finding, median } from './finding.ts';
import { heardBy, startTarget, type Target } from './load.ts';
import type { Heard } from './targets/receiver.ts';

const lanes = 200;
/** How many deliveries each lane has. */
const each = 200;
const all = lanes * each;
/** How often both are measured, in turns, so that noise of the machine meets both. */
const rounds = 3;

const patienceMs = 120_000;

/** What came of one drain. */
interface Drained {
  perSecond: number;
  /** Processor time of a delivery in the process that sends, in microseconds. */
  cpuUs: number;
}

export async function measureDeliveries(): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const own: Drained[] = [];
  const queue: Drained[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(await drainReference(await server.database()));
    queue.push(await drainQueue(await server.database()));
  }
  const waited = `${all.toLocaleString('en')} deliveries in ${lanes} lanes`;
  const [ownRate, queueRate] = [own, queue].map((drained) => median(drained.map((one) => one.perSecond)));
  return [
    ...lines(`reference, ${waited}`, own),
    ...lines(`pg-boss, strict order by key, ${waited}`, queue),
    atLeast('reference / pg-boss, deliveries', ownRate! / queueRate!, '×', 5),
  ];
}

function lines(what: string, drained: Drained[]): Finding[] {
  return [
    { measure: what, value: median(drained.map(({ perSecond }) => perSecond)), unit: '/s' },
    {
      measure: `${what}, processor time of one`,
      value: median(drained.map(({ cpuUs }) => cpuUs)),
      unit: 'µs',
    },
  ];
}

/** The reference in one process, from the first to the last arrival. */
async function drainReference(database: string): Promise<Drained> {
  const receiver = await startTarget('receiver');
  const args = ['--database', database, receiver.url, String(lanes), String(all)];
  const filler = await startTarget('filled', ...args);
  await filler.stop();
  // The first of each lane was under way when the process ended; its repeat is due by the policy, and all others follow.
  return drained(await startTarget('reference', '--database', database), receiver);
}

/** The same by pg-boss. */
async function drainQueue(database: string): Promise<Drained> {
  const receiver = await startTarget('receiver');
  return drained(await startTarget('queue', database, receiver.url, String(lanes), String(each)), receiver);
}

/** Waits until all is delivered, and ends both. */
async function drained(sender: Target, receiver: Target): Promise<Drained> {
  const before = await sender.usage!();
  const end = performance.now() + patienceMs;
  let heard: Heard;
  do {
    await sleep(100);
    heard = await heardBy(receiver);
    if (performance.now() > end) throw new Error(`Only ${heard.times[0]} of ${all} deliveries came`);
  } while ((heard.times[0] ?? 0) < all);
  const after = await sender.usage!();
  await sender.stop();
  await receiver.stop();
  if (heard.times[1]) throw new Error(`${heard.times[1]} deliveries came more than once`);
  return { perSecond: heard.perSecond, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / all };
}
