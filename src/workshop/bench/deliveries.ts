// Compares how the reference and a job queue, pg-boss, send pending deliveries from PostgreSQL. Both keep the order within a lane, the
// deliveries of one chat. All deliveries are pending before the first is sent. Both use the same code to send and the same receiver. The
// sender and the receiver are separate processes. In one measurement all responses are quick. In the other, one lane gets late responses.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import {
  atLeast,
  atMost,
  type Figures,
  type Finding,
  fill,
  inTurns,
  lines,
  type Received,
  receivedBy,
  startTarget,
  type Target,
} from './load.ts';

const lanes = 200;
/** The number of pending deliveries in each lane. */
const each = 200;
const all = lanes * each;
const rounds = 3;
/** The id of the customer whose deliveries get late responses, and the delay of the responses in milliseconds. */
const late = ['c0', '200'];

const patienceMs = 120_000;

type Drained = Required<Pick<Figures, 'perSecond' | 'cpuUs'>>;

type Drain = (database: string, receiver: Target) => Promise<Target>;

/** The programs that are compared, by name. Each function starts a program with the same pending deliveries. */
const drains: Record<string, Drain> = {
  reference: startReference,
  'pg-boss by its worker': (database, receiver) => startQueue('worker', database, receiver),
  'pg-boss by a loop of its own': (database, receiver) => startQueue('loop', database, receiver),
};

export async function measureDeliveries(): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const measure = (rounds: number, slow: string[]) =>
    inTurns(
      rounds,
      Object.fromEntries(
        Object.entries(drains).map(([name, start]) => [
          name,
          async () => {
            const receiver = await startTarget('receiver', '200', ...slow);
            const sender = await start(await server.database(), receiver);
            return drained(sender, receiver, slow.length === 0 ? all : all - each);
          },
        ]),
      ),
    );
  const quick = await measure(rounds, []);
  const slow = await measure(1, late);
  const waited = `${all.toLocaleString('en')} deliveries in ${lanes} lanes`;
  const oneLate = `one lane is answered ${late[1]} ms late: all others`;
  const [own, ...queues] = Object.values(quick).map(({ median }) => median.cpuUs);
  const [ownLate, ...queuesLate] = Object.values(slow).map(({ median }) => median.perSecond);
  return [
    ...Object.entries(quick).flatMap(([name, { median }]) => lines(`${name}, ${waited}`, median)),
    ...Object.entries(slow).flatMap(([name, { median }]) =>
      lines(`${name}, ${oneLate}`, { perSecond: median.perSecond }),
    ),
    atMost('processor time, reference / the cheaper of pg-boss', own! / Math.min(...queues), '×', 1.2),
    atLeast(`${oneLate}, reference / the faster of pg-boss`, ownLate! / Math.max(...queuesLate), '×', 1),
  ];
}

/** Starts the reference on a database with pending deliveries, which a first process has stored without sending them. */
async function startReference(database: string, { url }: Target): Promise<Target> {
  const filled = await startTarget('reference', '--hold', '--database', database);
  await fill(filled, url, { chats: lanes, messages: all });
  await filled.stop();
  // When the first process ended, the first delivery of each lane was being sent. It is retried by the policy, and all others follow it.
  return startTarget('reference', '--database', database);
}

function startQueue(use: 'worker' | 'loop', database: string, { url }: Target): Promise<Target> {
  return startTarget('queue', use, database, url, String(lanes), String(each));
}

/** Waits until `count` messages have arrived, and stops the sender and the receiver. Resolves with the rate and the cost of a delivery. */
async function drained(sender: Target, receiver: Target, count: number): Promise<Drained> {
  const before = await sender.usage();
  const end = performance.now() + patienceMs;
  let heard: Received;
  do {
    await sleep(100);
    heard = await receivedBy(receiver);
    if (performance.now() > end) throw new Error(`Only ${heard.times[0]} of ${count} deliveries came`);
  } while ((heard.times[0] ?? 0) < count);
  const after = await sender.usage();
  await sender.stop();
  await receiver.stop();
  if (heard.times[1]) throw new Error(`${heard.times[1]} deliveries came more than once`);
  return { perSecond: heard.perSecond, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / count };
}
