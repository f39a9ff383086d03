// Deliveries that wait on PostgreSQL: by the reference's lanes, and by a queue that keeps the order of each key. Everything
// waits before the first goes out, and both send by the same sender, so that what is compared is fetching and settling.
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { policies } from '../../generated/policies.ts';
import { createSender } from '../http/send.ts';
import { startTarget } from './load.ts';
import { openIntegrator } from './site.ts';

const lanes = 200;
/** How many deliveries each lane has. */
const each = 10;

const queue = 'deliveries';
const fetchedAtOnce = 100;
const workers = 4;

/** Deliveries a second of the reference, in one process, from the first to the last arrival. */
export async function drainReference(database: string): Promise<number> {
  const heard = new Set<string>();
  const at: number[] = [];
  await using integrator = await openIntegrator((body, now) => {
    heard.add(JSON.parse(body).message.id);
    at.push(now);
  });
  const args = ['--database', database, integrator.url, String(lanes), String(lanes * each)];
  const filler = await startTarget('filled', ...args);
  await filler.stop();
  // The first of each lane was under way when the process ended; its repeat is due by the policy, and all others follow.
  const reference = await startTarget('reference', '--database', database);
  while (heard.size < lanes * each) await sleep(10);
  await reference.stop();
  return rate(at);
}

/** The same by pg-boss. */
export async function drainQueue(database: string): Promise<number> {
  const boss = new PgBoss({ connectionString: database, max: 10 });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.createQueue(queue, { policy: 'key_strict_fifo', retryLimit: 2 });
  for (let round = 0; round < each; round++) {
    // One job of each key in a statement: jobs of one statement have no order.
    await boss.insert(
      queue,
      Array.from({ length: lanes }, (_, key) => ({ data: { round }, singletonKey: String(key) })),
    );
  }
  const at: number[] = [];
  await using integrator = await openIntegrator((_body, now) => at.push(now));
  const { send, close } = createSender({ allowLoopback: true, validators: {} });
  const deliver = (data: object) =>
    send({ url: integrator.url, body: JSON.stringify(data) }, policies.sendBotEvent);
  const work = async () => {
    while (at.length < lanes * each) {
      const jobs = await boss.fetch<object>(queue, { batchSize: fetchedAtOnce });
      await Promise.all(jobs.map(({ data }) => deliver(data)));
      const ids = jobs.map(({ id }) => id);
      if (ids.length > 0) await boss.complete(queue, ids);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await close();
  await boss.stop({ graceful: false });
  return rate(at);
}

function rate(at: number[]): number {
  return (at.length / (at.at(-1)! - at[0]!)) * 1000;
}
