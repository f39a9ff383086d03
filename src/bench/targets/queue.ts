// pg-boss as the engine of deliveries: jobs of one key follow each other, and each is sent by the reference's own sender.
import { PgBoss } from 'pg-boss';
import { policies } from '../../../generated/policies.ts';
import { createSender } from '../../http/send.ts';
import { ready } from './ready.ts';

const name = 'deliveries';
/** One of each lane at once: the fastest of what was tried. Several who fetch are in each other's way. */
const fetchedAtOnce = 200;
process.once('SIGTERM', () => process.exit(0));

const [database = '', url = '', lanes = '', each = ''] = process.argv.slice(2);
const boss = new PgBoss({ connectionString: database, max: 10 });
boss.on('error', (error) => console.error(error));
await boss.start();
await boss.createQueue(name, { policy: 'key_strict_fifo', retryLimit: 2 });
for (let round = 0; round < Number(each); round++) {
  // One job of each key in a statement: jobs of one statement have no order.
  await boss.insert(
    name,
    Array.from({ length: Number(lanes) }, (_, lane) => ({
      data: { message: { id: `${lane} ${round}` } },
      singletonKey: String(lane),
    })),
  );
}
const { send } = createSender({ allowLoopback: true, validators: {} });
ready({ url });
for (;;) {
  const jobs = await boss.fetch<object>(name, { batchSize: fetchedAtOnce });
  await Promise.all(jobs.map(({ data }) => send({ url, body: JSON.stringify(data) }, policies.sendBotEvent)));
  const ids = jobs.map(({ id }) => id);
  if (ids.length > 0) await boss.complete(name, ids);
}
