// pg-boss as the delivery engine: jobs of one key follow each other, and the reference's own sender sends each. `worker` takes a batch, and
// the next one when all its jobs are done. `loop` is a loop of our own, in which no lane waits for others.
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { examples } from '../../../../generated/channel/examples.ts';
import { policies } from '../../../../generated/policies.ts';
import { createSender } from '../../../contract/send/send.ts';
import { ready } from './ready.ts';

const name = 'deliveries';
/** One job of each lane. Several fetchers would block each other and be slower. */
const fetchedAtOnce = 200;
/** It fetches again at once while its batches are full. */
const worker = { batchSize: fetchedAtOnce, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
process.once('SIGTERM', () => process.exit(0));

const [use, database = '', url = '', lanes = '', each = ''] = process.argv.slice(2);
const body = Object.values(examples.AgentTextMessage)[0]!;
const boss = new PgBoss({ connectionString: database, max: 10 });
boss.on('error', (error) => console.error(error));
await boss.start();
await boss.createQueue(name, { policy: 'key_strict_fifo', retryLimit: 2 });
for (let round = 0; round < Number(each); round++) {
  // One job of each key per statement: jobs of one statement have no order.
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
    // Jobs that ended meanwhile are completed together.
    if (ids.length > 0) await boss.complete(name, ids);
    else if (jobs.length === 0) await sleep(1);
  }
}

async function sent({ data }: { data: object }): Promise<void> {
  await send({ url, body: JSON.stringify(data) }, policies.sendBotEvent);
}
