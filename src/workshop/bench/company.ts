// Measures the cost of a message with several processes on one PostgreSQL server: at a fixed load, at the maximum load, and with a server
// that is 2 ms away.
import { readdirSync, readFileSync } from 'node:fs';
import { execute, startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import {
  anywhere,
  atLeast,
  atMost,
  type Finding,
  type Load,
  type LoadOptions,
  lines,
  load,
  messages,
  openChannels,
  type Post,
  startTarget,
  type Target,
} from './load.ts';

const counts = [1, 2, 4];
/** The load on all processes together, as messages a second over a number of connections. One process can handle more. */
const offered = { connections: 64, offered: 2000 };
const awayMs = 2;
/** The number of connections to a process at which the round trips to the server limit its rate, and not the processor. */
const waiting = 16;

export async function measureCompany({ seconds }: { seconds: number }): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const costs: number[] = [];
  const findings: Finding[] = [];
  // A bare Fastify shows how much more the same load costs in several processes even without a store.
  const bare = [await costOfBare(1, seconds), await costOfBare(counts.at(-1)!, seconds)];
  for (const count of counts) {
    const database = await server.database();
    await using processes = await startProcesses(count, database);
    const posts = messages(await openChannels(processes.all[0]!));
    const before = await serverCpuMs(database);
    const { perSecond, p99Ms, cpuUs } = await taking(processes.all, posts, seconds, offered);
    // `seconds + 2`: the warm-up of 2 seconds has the same load.
    const ofServer = ((await serverCpuMs(database)) - before) / (perSecond * (seconds + 2));
    const most = await taking(processes.all, posts, seconds, { connections: offered.connections });
    costs.push(cpuUs);
    const name = `${count} process${count === 1 ? '' : 'es'}`;
    findings.push(
      ...lines(`${name}, ${offered.offered} messages a second`, { perSecond, p99Ms, cpuUs }),
      ...lines(`${name}, the same, at the server`, { cpuUs: ofServer * 1000 }),
      ...lines(`${name}, as many as they take`, { perSecond: most.perSecond, p99Ms: most.p99Ms }),
    );
  }
  findings.push(atMost('processor time of a message, 4 processes / 1', costs.at(-1)! / costs[0]!, '×', 1.5), {
    measure: 'processor time of a request at a bare Fastify, 4 / 1',
    value: bare[1]! / bare[0]!,
    unit: '×',
  });
  const far: Load[] = [];
  for (const count of [1, 4]) {
    await using way = await startTarget('far', await server.database(), String(awayMs));
    await using processes = await startProcesses(count, way.url);
    const posts = messages(await openChannels(processes.all[0]!));
    const load = await taking(processes.all, posts, seconds, { connections: waiting * count });
    far.push(load);
    const { perSecond, p99Ms } = load;
    findings.push(
      ...lines(`${count} of them, ${awayMs} ms away, ${waiting} connections each`, { perSecond, p99Ms }),
    );
  }
  const [one, four] = far.map(({ perSecond }) => perSecond);
  return [
    ...findings,
    atLeast(`the server ${awayMs} ms away, taken by 4 processes / 1`, four! / one!, '×', 2.5),
  ];
}

async function costOfBare(count: number, seconds: number): Promise<number> {
  await using processes = await startAll(count, () => startTarget('bare-fastify'));
  return (await taking(processes.all, anywhere, seconds, offered)).cpuUs;
}

const startProcesses = (count: number, database: string) =>
  startAll(count, () => startTarget('reference', '--database', database));

/** Starts a number of processes one after the other. Disposing of the result stops them. */
async function startAll(count: number, start: () => Promise<Target>) {
  const all: Target[] = [];
  while (all.length < count) all.push(await start());
  const end = async () => void (await Promise.all(all.map((target) => target.stop())));
  return { all, [Symbol.asyncDispose]: end };
}

/** Splits a load equally between all processes, without a proxy. Resolves with the summed rate, the worst latencies and the mean cost. */
async function taking(
  processes: Target[],
  posts: Post[],
  seconds: number,
  all: { connections: number } & LoadOptions,
): Promise<Load> {
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

/** Returns the processor time so far of all processes of a PostgreSQL server on this machine, in milliseconds. It reads /proc. */
async function serverCpuMs(database: string): Promise<number> {
  const [row] = await execute(
    database,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const { parent } = statOf(String(row!['pid']))!;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(statOf).filter((each) => each?.parent === parent);
  const { own, ended } = statOf(parent)!;
  return children.reduce((sum, each) => sum + each!.own, own + ended) * 10;
}

/** Returns a process's parent, its processor time and that of its ended children, in ticks of 10 ms. Undefined if it has ended. */
function statOf(pid: string): { parent: string; own: number; ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return { parent: fields[1]!, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
