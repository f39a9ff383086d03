// What one machine takes and delivers with the embedded store, and with processes that share a PostgreSQL on it.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../service/store/testing/postgres.ts';
import { messages, openChannels, openIntegrator } from './accepting.ts';
import { load, startTarget, type Target } from './load.ts';
import type { Finding } from './main.ts';

const connections = 64;
/** How many messages each customer says while deliveries are counted. */
const rounds = 5;

export async function measureScaled({ seconds }: { seconds: number }): Promise<Finding[]> {
  const findings = await measure('SQLite, 1 process', [await startTarget('reference')], seconds);
  await using server = await startServer({ sync: true });
  for (const count of [1, 2, 4]) {
    const database = await server.database();
    const processes = [await startTarget('reference', database)];
    while (processes.length < count) processes.push(await startTarget('reference', database));
    const name = `PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`;
    findings.push(...(await measure(name, processes, seconds)));
  }
  return findings;
}

async function measure(what: string, processes: Target[], seconds: number): Promise<Finding[]> {
  const paths = await openChannels(processes[0]!, async () => {});
  const each = connections / processes.length;
  const loads = await Promise.all(processes.map((process) => load(process, messages(paths), seconds, each)));
  const delivered = await deliveries(processes);
  await Promise.all(processes.map((process) => process.stop()));
  const sum = loads.reduce((total, { perSecond }) => total + perSecond, 0);
  return [
    { measure: `${what}: taken`, value: sum, unit: 'req/s' },
    { measure: `${what}: taken, p99`, value: Math.max(...loads.map(({ p99Ms }) => p99Ms)), unit: 'ms' },
    { measure: `${what}: delivered to a bot`, value: delivered, unit: '/s' },
  ];
}

/** Deliveries a second, from the first to the last, while messages come that a bot is told of. */
async function deliveries(processes: Target[]): Promise<number> {
  const heard: number[] = [];
  await using integrator = await openIntegrator(() => heard.push(performance.now()));
  const paths = await openChannels(processes[0]!, async (desk, channel_id) => {
    await desk.connectBot({ path: { channel_id }, body: { bot_endpoint: integrator.url, token: 'bench' } });
  });
  const posts = Array.from({ length: rounds }, () => messages(paths)).flat();
  let next = 0;
  const post = async () => {
    for (let at = next++; at < posts.length; at = next++) {
      const { path, body } = posts[at]!;
      const { url } = processes[at % processes.length]!;
      await fetch(url + path, { method: 'POST', body }).then((response) => response.text());
    }
  };
  await Promise.all(Array.from({ length: connections }, post));
  while (heard.length < posts.length) await sleep(10);
  return (heard.length / (heard.at(-1)! - heard[0]!)) * 1000;
}
