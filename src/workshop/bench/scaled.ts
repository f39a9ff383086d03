// What one machine takes and delivers with the embedded store, and with processes that share a PostgreSQL on it.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import { lines } from './accepting.ts';
import type { Finding } from './finding.ts';
import { type Load, type LoadOptions, load, type Post, startTarget, type Target } from './load.ts';
import { connectBot, connectTo, messages, openChannels, openIntegrator, post, repeat } from './site.ts';

const connections = 64;
/** How many messages each customer says while deliveries are counted. */
const rounds = 5;

export async function measureScaled({ seconds }: { seconds: number }): Promise<Finding[]> {
  const findings = await measure('SQLite, 1 process', [await startTarget('reference')], seconds);
  await using server = await startServer({ sync: true });
  for (const count of [1, 2, 4]) {
    const processes = await startProcesses(count, await server.database());
    const name = `PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`;
    findings.push(...(await measure(name, processes, seconds)));
  }
  return findings;
}

export async function startProcesses(count: number, database: string): Promise<Target[]> {
  const processes: Target[] = [];
  while (processes.length < count) processes.push(await startTarget('reference', '--database', database));
  return processes;
}

async function measure(what: string, processes: Target[], seconds: number): Promise<Finding[]> {
  const taken = await taking(processes, messages(await openChannels(processes[0]!)), seconds);
  await using integrator = await openIntegrator();
  const connected = messages(await openChannels(processes[0]!, connectTo(integrator.url)));
  const told = await taking(processes, connected, seconds);
  const delivered = await deliveries(processes);
  await Promise.all(processes.map((process) => process.stop()));
  return [
    ...lines(`${what}: taken`, taken),
    ...lines(`${what}, a bot and a webhook: taken`, told),
    { measure: `${what}: taken and delivered to a bot`, value: delivered, unit: '/s' },
  ];
}

/** A load on all processes at once, each asked directly. */
export async function taking(
  processes: Target[],
  posts: Post[],
  seconds: number,
  all: Required<Pick<LoadOptions, 'connections'>> & LoadOptions = { connections },
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
    cpuUs: sum((load) => (load.cpuUs ?? Number.NaN) * load.perSecond) / perSecond,
  };
}

/** Deliveries a second, from the first to the last, while messages come that a bot is told of. */
async function deliveries(processes: Target[]): Promise<number> {
  const heard: number[] = [];
  await using integrator = await openIntegrator(() => heard.push(performance.now()));
  const paths = await openChannels(processes[0]!, connectBot(integrator.url));
  const posts = Array.from({ length: rounds }, () => messages(paths)).flat();
  await repeat(posts.length, (index) => {
    const { path, body } = posts[index]!;
    return post(processes[index % processes.length]!.url + path, body);
  });
  while (heard.length < posts.length) await sleep(10);
  return (heard.length / (heard.at(-1)! - heard[0]!)) * 1000;
}
