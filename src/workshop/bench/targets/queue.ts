// pg-boss as the engine of deliveries: jobs of one key follow each other, and each is sent by the reference's own sender. By its
// worker, which takes a batch and the next one when all of that is done; or by a loop of its own, in which no lane waits for others.
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { examples } from '../../../../generated/channel/examples.ts';
import { policies } from '../../../../generated/policies.ts';
import { createSender } from '../../../contract/send/send.ts';
import { ready } from './ready.ts';

const name = 'deliveries';
/** A job of each lane. Several fetchers are in each other's way, and slower. */
const fetchedAtOnce = 200;
/** It fetches again at once while there is much to do. */
const worker = { batchSize: fetchedAtOnce, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
process.once('SIGTERM', () => process.exit(0));

const [use, database = '', url = '', lanes = '', each = ''] = process.argv.slice(2);
const body = Object.values(examples.AgentTextMessage)[0]!;
const boss = new PgBoss({ connectionString: database, max: 10 });
boss.on('error', (error) => console.error(error));
await boss.start();
await boss.createQueue(name, { policy: 'key_strict_fifo', retryLimit: 2 });
for (let round = 0; round < Number(each); round++) {
  // One job of each key in a statement: jobs of one statement have no order.
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
    // The jobs that were done meanwhile are completed together.
    if (ids.length > 0) await boss.complete(name, ids);
    else if (jobs.length === 0) await sleep(1);
  }
}

async function sent({ data }: { data: object }): Promise<void> {
  await send({ url, body: JSON.stringify(data) }, policies.sendBotEvent);
}
