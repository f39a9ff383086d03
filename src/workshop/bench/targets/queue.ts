// A program that sends pending deliveries as jobs of pg-boss. Jobs with the same key, a lane, are processed in order. The reference's own
// code sends each. With `worker`, pg-boss fetches the next batch when all jobs of a batch are done. With `loop`, a loop of our own fetches
// jobs all the time, so that no lane waits for another.
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { examples } from '../../../../generated/channel/examples.ts';
import { policies } from '../../../../generated/policies.ts';
import { createSender } from '../../../contract/send/send.ts';
import { ready } from './ready.ts';

const name = 'deliveries';
/** The number of jobs in a batch: one for each lane. There is one fetcher, because several would block each other and be slower. */
const fetchedAtOnce = 200;
/** The options of the worker. While its batches are full, it fetches the next batch without a pause. */
const worker = { batchSize: fetchedAtOnce, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
process.once('SIGTERM', () => process.exit(0));

const [use, database = '', url = '', lanes = '', each = ''] = process.argv.slice(2);
const body = Object.values(examples.AgentTextMessage)[0]!;
const boss = new PgBoss({ connectionString: database, max: 10 });
boss.on('error', (error) => console.error(error));
await boss.start();
await boss.createQueue(name, { policy: 'key_strict_fifo', retryLimit: 2 });
for (let round = 0; round < Number(each); round++) {
  // Each statement inserts one job per key, because jobs of the same statement have no order.
  await boss.insert(
    name,
    Array.from({ length: Number(lanes) }, (_, lane) => ({
      data: { ...body, recipient: { id: `c${lane}` }, message: { ...body.message, id: `${lane} ${round}` } },
      singletonKey: String(lane),
    })),
  );
}
const { send } = createSender({ allowLoopback: true, validators: {} });
ready({ url });
if (use === 'worker') await boss.work<object>(name, worker, (jobs) => Promise.all(jobs.map(sent)));
else await drainByLoop();

async function drainByLoop(): Promise<never> {
  let done: string[] = [];
  for (;;) {
    const jobs = await boss.fetch<object>(name, { batchSize: fetchedAtOnce });
    for (const job of jobs) void sent(job).then(() => done.push(job.id));
    const ids = done;
    done = [];
    // All jobs that ended since the last round are completed in one statement.
    if (ids.length > 0) await boss.complete(name, ids);
    else if (jobs.length === 0) await sleep(1);
  }
}

async function sent({ data }: { data: object }): Promise<void> {
  await send({ url, body: JSON.stringify(data) }, policies.sendBotEvent);
}
