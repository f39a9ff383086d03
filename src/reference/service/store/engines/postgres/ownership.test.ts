import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newDatabase } from '../../../../../workshop/testing/shared.ts';
import { partitions } from '../../deliveries.ts';
import { StoreUnavailable } from '../../port.ts';
import { ConnectionLost, locks } from './connect.ts';
import { Ownership, type OwnershipParts } from './ownership.ts';
import { PostgresStore } from './postgres.ts';
import { execute } from './testing/server.ts';

let url: string;
let store: PostgresStore;
beforeAll(async () => {
  url = await newDatabase();
  store = await PostgresStore.open(url);
});
afterAll(() => store.close());

const driver = { assign: () => {}, revoke: async () => {}, revokeAll: () => {} };

function ownership(connect: OwnershipParts['connect']) {
  const lost: Error[] = [];
  const undriven: Error[] = [];
  const parts: OwnershipParts = {
    connect,
    replication: store.replication,
    processCount: { processes: 2 },
    unavailable: (cause) => new StoreUnavailable('a sentence', { cause }),
    log: { lost: (error) => void lost.push(error), undriven: (error) => void undriven.push(error) },
  };
  return { lost, undriven, ownership: new Ownership(parts) };
}

/** Opens a session of a role that has no right except to connect, which PUBLIC has by default. */
async function stranger(): Promise<Client> {
  const name = `stranger_${randomUUID().slice(0, 8)}`;
  await execute(url, `create role ${name} login password 'stranger'`);
  const address = Object.assign(new URL(url), { username: name, password: 'stranger' });
  const client = new Client({ connectionString: address.href });
  await client.connect();
  return client;
}

test('rejects the start when the server rejects a statement of the session', async () => {
  const { ownership: one } = ownership(async () => {
    const client = await store.connect();
    const query = client.query.bind(client);
    client.query = ((text: string, ...rest: []) =>
      query(text.replace('idle_session_timeout', 'no_such_setting'), ...rest)) as typeof client.query;
    return client;
  });
  await expect(one.join(driver)).rejects.toMatchObject({
    message: 'a sentence',
    cause: { message: expect.stringContaining('no_such_setting') },
  });
  expect(one.takesPart).toBe(false);
  await one.leave();
});

test('rejects the start with an error for the operator if no connection is available', async () => {
  const { ownership: one } = ownership(async () => {
    throw new ConnectionLost('The database cannot be used now');
  });
  await expect(one.join(driver)).rejects.toThrow(StoreUnavailable);
});

test('counts only the sessions of its own role as processes', async () => {
  const other = await stranger();
  await other.query('select pg_advisory_lock_shared($1, $2)', [locks.group, locks.presence]);
  const taken: number[] = [];
  const { ownership: one } = ownership(() => store.connect());
  await one.join({ ...driver, assign: (partition) => void taken.push(partition) });
  expect(taken).toHaveLength(partitions);
  await one.leave();
  await other.end();
});

test('reports partitions that a session of another program has locked, at most once a minute', async () => {
  const other = await stranger();
  const lock = locks.partition + 5;
  await other.query('select pg_advisory_lock($1, $2)', [locks.group, lock]);
  const { ownership: one, undriven } = ownership(() => store.connect());
  await one.join(driver);
  await expect.poll(() => undriven.length).toBe(1);
  expect(undriven[0]!.message).toContain(`No process drives 1 of ${partitions} partitions`);
  await other.end();
  await one.leave();
});

test('`takesPart` is true from the first share until the session was lost for long', async () => {
  let isAway = false;
  const clients: Client[] = [];
  const { ownership: one } = ownership(async () => {
    if (isAway) throw new ConnectionLost('The database cannot be used now');
    const client = await store.connect();
    clients.push(client);
    return client;
  });
  expect(one.takesPart).toBe(false);
  const dropped = Promise.withResolvers<void>();
  await one.join({ ...driver, revokeAll: dropped.resolve });
  expect(one.takesPart).toBe(true);
  isAway = true;
  await clients.at(-1)!.end();
  await dropped.promise;
  expect(one.takesPart).toBe(true);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 10_000);
  expect(one.takesPart).toBe(false);
  clock.mockRestore();
  isAway = false;
  await expect.poll(() => one.takesPart).toBe(true);
  await one.leave();
});

test('connects again when the connection is lost, and reports only the first failure', async () => {
  let tries = 0;
  const { ownership: one, lost } = ownership(async () => {
    tries++;
    // The first two connections check for a pooler.
    if (tries > 2 && tries < 6) throw new ConnectionLost('The database cannot be used now');
    return store.connect();
  });
  await one.join(driver);
  expect([tries, lost.length]).toEqual([6, 1]);
  await one.leave();
});
