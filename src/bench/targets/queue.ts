// pg-boss as the engine of deliveries: jobs of one key follow each other, and each is sent by the reference's own sender.
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { examples } from '../../../generated/channel/examples.ts';
import { policies } from '../../../generated/policies.ts';
import { createSender } from '../../http/send.ts';
import { ready } from './ready.ts';

const name = 'deliveries';
/** One of each lane. Several who fetch are in each other's way, and slower. */
const fetchedAtOnce = 200;
process.once('SIGTERM', () => process.exit(0));

const [database = '', url = '', lanes = '', each = ''] = process.argv.slice(2);
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
      data: { ...body, message: { ...body.message, id: `${lane} ${round}` } },
      singletonKey: String(lane),
    })),
  );
}
const { send } = createSender({ allowLoopback: true, validators: {} });
ready({ url });
// No lane waits for another one: each job is done when it is, and what was done meanwhile is completed together.
let done: string[] = [];
for (;;) {
  const jobs = await boss.fetch<object>(name, { batchSize: fetchedAtOnce });
  for (const job of jobs) void deliver(job);
  const ids = done;
  done = [];
  if (ids.length > 0) await boss.complete(name, ids);
  else if (jobs.length === 0) await sleep(1);
}

async function deliver({ id, data }: { id: string; data: object }): Promise<void> {
  await send({ url, body: JSON.stringify(data) }, policies.sendBotEvent);
  done.push(id);
}
