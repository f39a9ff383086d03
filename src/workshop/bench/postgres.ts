// The measurements that need a PostgreSQL server.
import { startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import {
  compared,
  type Finding,
  findingsOf,
  type Load,
  type LoadOptions,
  load,
  messages,
  messagesWithoutChannels,
  openChannels,
  type Post,
  receivedBy,
  repeatInTurn,
  startTarget,
  type Target,
  writeMessages,
} from './load.ts';

/** The load on all processes together: messages per second over a number of connections. One process could handle more. */
const offered = { connections: 64, offered: 2000 };
const awayMs = 2;
/** The number of connections to a process. With so few connections, the round trips to the server limit the rate, not the processor. */
const waiting = 16;

/** Measures the cost of a message with several processes: at a fixed load, at the maximum, and with 2 ms of delay to PostgreSQL. */
export async function measureProcesses({ seconds }: { seconds: number }): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const startOn = (database: string) => () => startTarget('reference', '--database', database);
  const startBare = () => startTarget('bare-fastify');
  const findings: Finding[] = [];
  const ratio = (loads: Load[], figure: keyof Load) => loads.at(-1)![figure] / loads[0]![figure];
  // A bare Fastify shows the extra cost of the same load in several processes, even without a store.
  const [bare, near, far]: Load[][] = [[], [], []];
  for (const count of [1, 4]) bare!.push(...(await loadsOf(count, startBare, seconds, [offered])));
  for (const count of [1, 2, 4]) {
    const start = startOn(await server.database());
    const loads = [offered, { connections: offered.connections }];
    const [fixed, most] = await loadsOf(count, start, seconds, loads);
    near!.push(fixed!);
    const { perSecond, p99Ms, cpuUs } = fixed!;
    const name = `${count} process${count === 1 ? '' : 'es'}`;
    findings.push(
      ...findingsOf(`${name}, ${offered.offered} messages a second`, { perSecond, p99Ms, cpuUs }),
      ...findingsOf(`${name}, maximum load`, { perSecond: most!.perSecond, p99Ms: most!.p99Ms }),
    );
  }
  findings.push(
    compared('processor time of a message, 4 processes / 1', ratio(near!, 'cpuUs'), '×', '≤', 1.5),
    {
      measure: 'processor time of a request at a bare Fastify, 4 / 1',
      value: ratio(bare!, 'cpuUs'),
      unit: '×',
    },
  );
  const away = `the server ${awayMs} ms away`;
  for (const count of [1, 4]) {
    await using way = await startTarget('far', await server.database(), String(awayMs));
    far!.push(...(await loadsOf(count, startOn(way.url), seconds, [{ connections: waiting * count }])));
    const { perSecond, p99Ms } = far!.at(-1)!;
    findings.push(
      ...findingsOf(`${count} processes, ${away}, ${waiting} connections each`, { perSecond, p99Ms }),
    );
  }
  const growth = ratio(far!, 'perSecond');
  return [...findings, compared(`messages a second of 4 processes / 1, ${away}`, growth, '×', '≥', 2.5)];
}

type SplitLoad = LoadOptions & { connections: number };

/** Starts a number of processes, makes each load in turn, and stops the processes. Resolves with the result of each load. */
async function loadsOf(
  count: number,
  start: () => Promise<Target>,
  seconds: number,
  all: SplitLoad[],
): Promise<Load[]> {
  await using stack = new AsyncDisposableStack();
  const processes: Target[] = [];
  while (processes.length < count) processes.push(stack.use(await start()));
  const [first] = processes;
  const posts = first!.deskUrl === undefined ? messagesWithoutChannels : messages(await openChannels(first!));
  const loads: Load[] = [];
  for (const each of all) loads.push(await loadAll(processes, posts, seconds, each));
  return loads;
}

/** Splits a load equally between all processes, without a proxy. Resolves with the total rate, the highest latencies and the mean cost. */
async function loadAll(processes: Target[], posts: Post[], seconds: number, all: SplitLoad): Promise<Load> {
  const share = (of: number) => of / processes.length;
  const each = {
    connections: share(all.connections),
    ...(all.offered !== undefined && { offered: share(all.offered) }),
  };
  const loads = await Promise.all(processes.map((process) => load(process, posts, seconds, each)));
  const most = (value: (load: Load) => number) => Math.max(...loads.map(value));
  const sum = (value: (load: Load) => number) => loads.reduce((total, load) => total + value(load), 0);
  const perSecond = sum((load) => load.perSecond);
  return {
    perSecond,
    p50Ms: most(({ p50Ms }) => p50Ms),
    p99Ms: most(({ p99Ms }) => p99Ms),
    cpuUs: sum((load) => load.cpuUs * load.perSecond) / perSecond,
  };
}

const lanes = 200;
/** The number of pending deliveries in each lane. A lane has the deliveries of one chat. */
const each = 200;
const all = lanes * each;
const rounds = 3;
/** The id of the customer whose deliveries get late responses, and the delay of these responses in milliseconds. */
const late = ['c0', '200'];

type Drain = (database: string, receiver: Target) => Promise<Target>;

/** The programs to compare, by name. Each function starts a program that has the same pending deliveries. */
const drains: Record<string, Drain> = {
  reference: startReference,
  'pg-boss by its worker': (database, receiver) => startQueue('worker', database, receiver),
  'pg-boss by a loop of its own': (database, receiver) => startQueue('loop', database, receiver),
};

/**
 * Compares how the reference and the job queue pg-boss send pending deliveries from PostgreSQL. Both keep the order within a lane, the
 * deliveries of one chat. All deliveries are pending before the first is sent. Both use the same code to send and the same receiver, in a
 * process per program. In one measurement all responses are fast. In the other, one lane gets late responses.
 */
export async function measureDeliveries(): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const measure = (rounds: number, slow: string[]) =>
    repeatInTurn(
      rounds,
      Object.fromEntries(
        Object.entries(drains).map(([name, start]) => [
          name,
          async () => {
            const receiver = await startTarget('receiver', '200', ...slow);
            const sender = await start(await server.database(), receiver);
            return measureDrain(sender, receiver, slow.length === 0 ? all : all - each);
          },
        ]),
      ),
    );
  const quick = await measure(rounds, []);
  const slow = await measure(1, late);
  const waited = `${all.toLocaleString('en')} deliveries in ${lanes} lanes`;
  const oneLate = `all other lanes, while one lane gets responses ${late[1]} ms late`;
  const [own, ...queues] = Object.values(quick).map(({ median }) => median.cpuUs);
  const [ownLate, ...queuesLate] = Object.values(slow).map(({ median }) => median.perSecond);
  return [
    ...Object.entries(quick).flatMap(([name, { median }]) => findingsOf(`${name}, ${waited}`, median)),
    ...Object.entries(slow).flatMap(([name, { median }]) =>
      findingsOf(`${name}, ${oneLate}`, { perSecond: median.perSecond }),
    ),
    compared('processor time, reference / the cheaper of pg-boss', own! / Math.min(...queues), '×', '≤', 1.2),
    compared(
      `${oneLate}, reference / the faster of pg-boss`,
      ownLate! / Math.max(...queuesLate),
      '×',
      '≥',
      1,
    ),
  ];
}

/** Starts the reference on a database with pending deliveries. An earlier process has stored these deliveries without sending them. */
async function startReference(database: string, { url }: Target): Promise<Target> {
  const filled = await startTarget('reference', '--hold', '--database', database);
  await writeMessages(filled, url, { chats: lanes, messages: all });
  await filled.stop();
  // The first process ended during the first attempts of all lanes. The reference retries these deliveries by the policy.
  return startTarget('reference', '--database', database);
}

function startQueue(use: 'worker' | 'loop', database: string, { url }: Target): Promise<Target> {
  return startTarget('queue', use, database, url, String(lanes), String(each));
}

/** Waits until `count` messages have arrived, and stops the sender and the receiver. Resolves with the rate and the cost per delivery. */
async function measureDrain(sender: Target, receiver: Target, count: number) {
  const before = await sender.usage();
  const heard = await receivedBy(receiver, count);
  const after = await sender.usage();
  await sender.stop();
  await receiver.stop();
  if (heard.times[1]) throw new Error(`${heard.times[1]} deliveries arrived more than once`);
  return { perSecond: heard.perSecond!, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / count };
}
