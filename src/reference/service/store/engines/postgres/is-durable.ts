import { setTimeout as sleep } from 'node:timers/promises';
import { OutcomeUnknown } from '../../../../../contract/serve/errors.ts';
import type { Connections } from './connect.ts';
import { locks } from './locks.ts';
import type { Transaction } from './transaction.ts';

const againMs = 100;

type Asked = Pick<Transaction, 'number' | 'id'>;

/**
 * Whether a transaction has become durable though the answer was lost. The database is asked until it answers: a caller that reads that
 * nothing was stored sends it again. Rejects with OutcomeUnknown once the store is closed.
 */
export async function isDurable(
  asked: Asked,
  connections: Connections,
  isGivenUp: () => boolean,
): Promise<boolean> {
  while (!isGivenUp()) {
    try {
      return await isRecorded(asked, connections);
    } catch {
      await sleep(againMs);
    }
  }
  throw new OutcomeUnknown('The store was closed before it was known whether a transaction is durable.');
}

/** While the lock is held, the transaction that had it is over. */
async function isRecorded({ number, id }: Asked, connections: Connections): Promise<boolean> {
  const client = await connections.open();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', [locks.group, locks.writing]);
    const { rows } = await client.query('select 1 from commits where number = $1 and id = $2', [number, id]);
    return rows.length > 0;
  } finally {
    client.end().catch(() => {});
  }
}
