// Deliveries by a queue on PostgreSQL that keeps the order of each key, as a peer for the reference's lanes.
import { PgBoss } from 'pg-boss';
import { openIntegrator, post } from './site.ts';

const queue = 'deliveries';
const keys = 200;
/** How many deliveries each key has. */
const each = 10;
const atOnce = 100;
const workers = 4;

/**
 * Deliveries a second of pg-boss. All jobs are there before the first is fetched, so that nothing is counted but fetching,
 * sending and completing.
 */
export async function drainQueue(database: string): Promise<number> {
  const boss = new PgBoss({ connectionString: database, max: 10 });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.createQueue(queue, { policy: 'key_strict_fifo', retryLimit: 2 });
  for (let round = 0; round < each; round++) {
    // One job of each key in a statement: jobs of one statement have no order.
    await boss.insert(
      queue,
      Array.from({ length: keys }, (_, key) => ({ data: { round, key }, singletonKey: String(key) })),
    );
  }
  const heard: number[] = [];
  await using integrator = await openIntegrator(() => heard.push(performance.now()));
  const work = async () => {
    while (heard.length < keys * each) {
      const jobs = await boss.fetch<object>(queue, { batchSize: atOnce });
      await Promise.all(jobs.map(({ data }) => post(integrator.url, data)));
      if (jobs.length > 0)
        await boss.complete(
          queue,
          jobs.map(({ id }) => id),
        );
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await boss.stop({ graceful: false });
  return (heard.length / (heard.at(-1)! - heard[0]!)) * 1000;
}
