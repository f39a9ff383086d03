import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StoreFailure } from '../../port.ts';
import { PostgresStore } from './postgres.ts';
import { startServer } from './testing/server.ts';

/** Opens a proxy to a database. It drops the response to the next commit, and then accepts no connections until the test reopens it. */
async function openWay(database: string) {
  const sockets = new Set<Socket>();
  let losing = false;
  let isClosed = false;
  const lost = Promise.withResolvers<void>();
  const lose = () => {
    isClosed = true;
    for (const socket of sockets) socket.destroy();
    lost.resolve();
  };
  const server = createServer((near) => {
    if (isClosed) return void near.destroy();
    const far = connect(Number(new URL(database).port), '127.0.0.1');
    sockets.add(near);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      if (losing && data.includes('COMMIT')) lose();
      else if (!isClosed) near.write(data);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    lost: lost.promise,
    loseNext: () => {
      losing = true;
    },
    open: () => {
      losing = false;
      isClosed = false;
    },
    close: () => server.close(),
  };
}

test('a durable unit resolves even if the response to its commit is lost and the database is unreachable for long', async () => {
  await using server = await startServer();
  const way = await openWay(await server.database());
  const store = await PostgresStore.open(way.url);
  const put = (agent_id: string) =>
    store.work(async (tx) =>
      tx.put('agents', { agent_id, data: { agent_id, name: agent_id, online: true } }),
    );
  await put('ada');
  way.loseNext();
  let isTold = false;
  const answered = put('bo').then(() => {
    isTold = true;
  });
  await way.lost;
  await sleep(6000);
  expect(isTold).toBe(false);
  // Later units do not wait until the database is back.
  const since = performance.now();
  await expect(put('cy')).rejects.toBeInstanceOf(StoreFailure);
  expect(performance.now() - since).toBeLessThan(1000);
  way.open();
  await answered;
  const rows = await store.find('agents');
  expect(rows.map(({ agent_id }) => agent_id)).toEqual(['ada', 'bo']);
  await put('di');
  await store.close();
  way.close();
});
