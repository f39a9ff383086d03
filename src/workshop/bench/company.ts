// What a message costs where several processes share a PostgreSQL: at one offered load, and where the server is 2 ms away.
import { readdirSync, readFileSync } from 'node:fs';
import { execute, startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import { atLeast, atMost, type Finding } from './finding.ts';
import { type Load, startTarget, type Target } from './load.ts';
import { startProcesses, taking } from './scaled.ts';
import { anywhere, messages, openChannels } from './site.ts';

const counts = [1, 2, 4];
/** Messages a second that all processes get together: fewer than one of them takes. */
const offered = { connections: 64, offered: 2000 };
const awayMs = 2;
/** So many that the round trip bounds one process, and not its processor. */
const waiting = 16;

export async function measureCompany({ seconds }: { seconds: number }): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const costs: number[] = [];
  const findings: Finding[] = [];
  // The same load costs more in several processes, whatever they do: each is interrupted by the others and has less to do at once.
  const bare = [await costOfBare(1, seconds), await costOfBare(counts.at(-1)!, seconds)];
  for (const count of counts) {
    const database = await server.database();
    const processes = await startProcesses(count, database);
    const posts = messages(await openChannels(processes[0]!));
    const before = await serverCpuMs(database);
    const { perSecond, p99Ms, cpuUs } = await taking(processes, posts, seconds, offered);
    // The warm-up has the same load.
    const ofServer = ((await serverCpuMs(database)) - before) / (perSecond * (seconds + 2));
    await stop(processes);
    costs.push(cpuUs!);
    const name = `${named(count)}, ${offered.offered} messages a second`;
    findings.push(
      { measure: `${name}: taken`, value: perSecond, unit: 'req/s' },
      { measure: `${name}: processor time of one`, value: cpuUs!, unit: 'µs' },
      { measure: `${name}: processor time of one at the server`, value: ofServer * 1000, unit: 'µs' },
      { measure: `${name}: p99`, value: p99Ms, unit: 'ms' },
    );
  }
  findings.push(atMost('processor time of a message, 4 processes / 1', costs.at(-1)! / costs[0]!, '×', 1.5), {
    measure: 'processor time of a request at a bare Fastify, 4 / 1',
    value: bare[1]! / bare[0]!,
    unit: '×',
  });
  const far: Load[] = [];
  for (const count of [1, 4]) {
    const way = await startTarget('far', await server.database(), String(awayMs));
    const processes = await startProcesses(count, way.url);
    const posts = messages(await openChannels(processes[0]!));
    const load = await taking(processes, posts, seconds, { connections: waiting * count });
    await stop([...processes, way]);
    far.push(load);
    const name = `${named(count)}, the server ${awayMs} ms away, ${waiting} connections each`;
    findings.push(
      { measure: `${name}: taken`, value: load.perSecond, unit: 'req/s' },
      { measure: `${name}: p99`, value: load.p99Ms, unit: 'ms' },
    );
  }
  const [one, four] = far.map(({ perSecond }) => perSecond);
  return [
    ...findings,
    atLeast(`the server ${awayMs} ms away, taken by 4 processes / 1`, four! / one!, '×', 2.5),
  ];
}

async function costOfBare(count: number, seconds: number): Promise<number> {
  const processes = await Promise.all(Array.from({ length: count }, () => startTarget('bare-fastify')));
  const { cpuUs } = await taking(processes, anywhere, seconds, offered);
  await stop(processes);
  return cpuUs!;
}

const named = (count: number) => `${count} ${count === 1 ? 'process' : 'processes'}`;

async function stop(targets: Target[]): Promise<void> {
  await Promise.all(targets.map((target) => target.stop()));
}

/** Processor time of all processes of a server on this machine so far, in milliseconds; from /proc, in ticks of 10 ms. */
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

/** The parent of a process, and ticks: its own, and those of its children that have ended; undefined where it has ended itself. */
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
