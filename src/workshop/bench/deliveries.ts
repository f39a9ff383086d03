// Deliveries that wait on PostgreSQL: by the reference's lanes, and by a queue that keeps the order of each key. Everything
// waits before the first goes out, both send by the same sender to the same receiver, and each of the three has a process. Once
// all are answered at once, and once one lane of them is answered late.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import { atLeast, type Finding, median } from './finding.ts';
import { type Heard, heardBy, startTarget, type Target } from './load.ts';

const lanes = 200;
/** How many deliveries each lane has. */
const each = 200;
const all = lanes * each;
/** How often all are measured, in turns, so that noise of the machine meets each. */
const rounds = 3;
/** Who is answered late, and how much, in milliseconds. */
const late = ['c0', '200'];

const patienceMs = 120_000;

/** What came of one drain. */
interface Drained {
  perSecond: number;
  /** Processor time of a delivery in the process that sends, in microseconds. */
  cpuUs: number;
}

type Drain = (database: string, receiver: Target) => Promise<Target>;

/** Programs that drain the same, by name. */
const drains: Record<string, Drain> = {
  reference: startReference,
  'pg-boss by its worker': (database, receiver) => startQueue('worker', database, receiver),
  'pg-boss by a loop of its own': (database, receiver) => startQueue('loop', database, receiver),
};

export async function measureDeliveries(): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const quick = await measure(() => server.database(), rounds, []);
  const slow = await measure(() => server.database(), 1, late);
  const waited = `${all.toLocaleString('en')} deliveries in ${lanes} lanes`;
  const [own, ...queues] = Object.values(quick);
  return [
    ...Object.entries(quick).flatMap(([name, drained]) => lines(`${name}, ${waited}`, drained)),
    ...Object.entries(slow).map(([name, drained]) => ({
      measure: `${name}, one lane is answered ${late[1]} ms late: all others`,
      value: rate(drained),
      unit: '/s',
    })),
    atLeast('reference / the faster of pg-boss', rate(own!) / Math.max(...queues.map(rate)), '×', 5),
  ];
}

/** Drains by each program in turns. */
async function measure(
  database: () => Promise<string>,
  rounds: number,
  slow: string[],
): Promise<Record<string, Drained[]>> {
  const measured: Record<string, Drained[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, start] of Object.entries(drains)) {
      const receiver = await startTarget('receiver', '200', ...slow);
      const counted = slow.length === 0 ? all : all - each;
      const sender = await start(await database(), receiver);
      measured[name] = [...(measured[name] ?? []), await drained(sender, receiver, counted)];
    }
  }
  return measured;
}

function rate(drained: Drained[]): number {
  return median(drained.map(({ perSecond }) => perSecond));
}

function lines(what: string, drained: Drained[]): Finding[] {
  return [
    { measure: what, value: rate(drained), unit: '/s' },
    {
      measure: `${what}, processor time of one`,
      value: median(drained.map(({ cpuUs }) => cpuUs)),
      unit: 'µs',
    },
  ];
}

/** The reference in one process. */
async function startReference(database: string, { url }: Target): Promise<Target> {
  const filler = await startTarget('filled', '--database', database, url, String(lanes), String(all));
  await filler.stop();
  // The first of each lane was under way when the process ended; its repeat is due by the policy, and all others follow.
  return startTarget('reference', '--database', database);
}

function startQueue(use: 'worker' | 'loop', database: string, { url }: Target): Promise<Target> {
  return startTarget('queue', use, database, url, String(lanes), String(each));
}

/** Waits until so many are delivered, from the first to the last arrival, and ends both. */
async function drained(sender: Target, receiver: Target, count: number): Promise<Drained> {
  const before = await sender.usage!();
  const end = performance.now() + patienceMs;
  let heard: Heard;
  do {
    await sleep(100);
    heard = await heardBy(receiver);
    if (performance.now() > end) throw new Error(`Only ${heard.times[0]} of ${count} deliveries came`);
  } while ((heard.times[0] ?? 0) < count);
  const after = await sender.usage!();
  await sender.stop();
  await receiver.stop();
  if (heard.times[1]) throw new Error(`${heard.times[1]} deliveries came more than once`);
  return { perSecond: heard.perSecond, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / count };
}
