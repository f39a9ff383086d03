import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConnectionLost } from './failure.ts';
import { Ownership, type OwnershipParts } from './ownership.ts';
import { PostgresStore } from './postgres.ts';
import { type Server, startServer } from './testing/server.ts';

let server: Server;
let store: PostgresStore;
beforeAll(async () => {
  server = await startServer();
  store = await PostgresStore.open(await server.database());
});
afterAll(async () => {
  await store.close();
  await server[Symbol.asyncDispose]();
});

const driver = { take: () => {}, release: async () => {}, drop: () => {} };

function ownership(connect: OwnershipParts['connect']) {
  const lost: Error[] = [];
  const { replication } = store;
  const parts = { connect, replication, lost: (error: Error) => void lost.push(error) };
  return { lost, ownership: new Ownership(parts) };
}

test('rejects the start when the server rejects a statement of the session', async () => {
  const { ownership: one } = ownership(async () => {
    const client = await store.connect();
    const query = client.query.bind(client);
    client.query = ((text: string, ...rest: []) =>
      query(text.replace('idle_session_timeout', 'no_such_setting'), ...rest)) as typeof client.query;
    return client;
  });
  await expect(one.join(driver)).rejects.toThrow(/no_such_setting/);
  await one.leave();
});

test('connects again when the connection is lost, and reports only the first failure', async () => {
  let tries = 0;
  const { ownership: one, lost } = ownership(async () => {
    tries++;
    // The first two are those that look for a pooler.
    if (tries > 2 && tries < 6) throw new ConnectionLost('The database cannot be used now');
    return store.connect();
  });
  await one.join(driver);
  expect([tries, lost.length]).toEqual([6, 1]);
  await one.leave();
});
