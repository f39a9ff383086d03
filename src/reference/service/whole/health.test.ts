import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newDatabase } from '../../../workshop/testing/shared.ts';
import { health } from '../../limits.ts';
import { serveHealth } from '../handlers/monitoring.ts';
import { execute } from '../store/engines/postgres/testing/server.ts';
import type { Shared, Store } from '../store/port.ts';
import { engines, run } from '../store/testing/engines.ts';
import { createChannel, openService, say } from '../testing/site.ts';

/** Starts a service on a store that counts the reads of the health check, and that fails them while `failure` is set. */
async function open(place: { data?: string; database?: string }, more: object = {}) {
  const seen = { reads: 0, failure: undefined as Error | undefined };
  const service = await openService({
    ...place,
    ...more,
    parts: {
      store: (good) => {
        const find: Store['find'] = (...read) => {
          if (read[0] === 'counters') seen.reads++;
          return seen.failure ? Promise.reject(seen.failure) : good.find(...read);
        };
        return new Proxy(good, {
          get: (target, name) => {
            if (name === 'find') return find;
            const part: unknown = Reflect.get(target, name, target);
            return typeof part === 'function' ? part.bind(target) : part;
          },
        });
      },
    },
  });
  return Object.assign(service, { seen });
}

/** Opens a proxy to a database. The test can make it refuse connections, like a stopped server. */
async function cuttable(database: string) {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const server = connect(Number(port), hostname);
    for (const [each, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      sockets.add(each);
      each.on('error', () => {});
      each.once('close', () => sockets.delete(each) && other.destroy());
      each.pipe(other);
    }
  });
  const listen = async (at: number) => {
    proxy.listen(at, '127.0.0.1');
    await once(proxy, 'listening');
  };
  const cut = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const own = (proxy.address() as AddressInfo).port;
  return {
    database: database.replace(`:${port}/`, `:${own}/`),
    cut,
    restore: () => listen(own),
    async [Symbol.asyncDispose]() {
      cut();
    },
  };
}

test.each(engines)(
  'returns 200 and an empty object without a token while the store can be used: $name',
  async ({ place }) => {
    await using at = await place();
    await using service = await open(at.options);
    const { seen } = service;
    const before = seen.reads;
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${service.url}/health`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers[0]!.text()).toBe('{}');
    expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
    // All simultaneous requests share one check of the store. Other parts of the service may read the counters, too.
    expect(seen.reads - before).toBeLessThan(5);
    expect((await fetch(`${service.url}/health`, { method: 'HEAD' })).status).toBe(200);
  },
);

test('returns 503 with Retry-After while the store cannot be used, and only the log has the reason', async () => {
  await using service = await open({});
  service.seen.failure = new Error('connect ECONNREFUSED db.internal');
  const down = await fetch(`${service.url}/health`);
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await down.text()).not.toContain('internal');
  service.seen.failure = undefined;
  await expect.poll(async () => (await fetch(`${service.url}/health`)).status).toBe(200);
});

test('returns 503 while the process drives no lanes, even if its store can be used', async () => {
  const shared = { takesPart: false } as Shared & { takesPart: boolean };
  const store = { find: async () => [], work: async () => {} } as unknown as Store;
  await using app = fastify();
  let time = 0;
  serveHealth(app, { store, shared, log: app.log }, () => time);
  const asked = async () => (await app.inject('/health')).statusCode;
  expect(await asked()).toBe(503);
  shared.takesPart = true;
  time += health.holdsMs;
  expect(await asked()).toBe(200);
});

test('returns 503 if the file was deleted while the service uses it, even if it can still be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-health-'));
  const data = join(folder, 'store.sqlite');
  await using service = await openService({ data });
  const asked = async () => (await fetch(`${service.url}/health`)).status;
  expect(await asked()).toBe(200);
  rmSync(folder, { recursive: true });
  await expect.poll(asked).toBe(503);
});

test('returns 503 if the file can be read but not written', async () => {
  let store: Store | undefined;
  await using service = await openService({ parts: { store: (good) => (store = good) } });
  const asked = async () => (await fetch(`${service.url}/health`)).status;
  const { endpoint } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  const only = (isReadOnly: boolean) => run(store!, `PRAGMA query_only = ${isReadOnly}`);
  expect(await asked()).toBe(200);
  await only(true);
  expect(await say(endpoint, 'Hello')).toBe(503);
  await expect.poll(asked).toBe(503);
  await only(false);
  await expect.poll(asked).toBe(200);
  expect(await say(endpoint, 'Hello')).toBe(200);
});

test('returns 503 if the database is read-only, like a standby that was not promoted', async () => {
  const database = await newDatabase();
  const only = (isReadOnly: boolean) =>
    execute(
      database,
      `begin read write;
       alter database ${new URL(database).pathname.slice(1)} set default_transaction_read_only = ${isReadOnly}; commit;
       select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'parlance' and datname = current_database()`,
    );
  await using service = await openService({ database });
  const asked = async () => (await fetch(`${service.url}/health`)).status;
  expect(await asked()).toBe(200);
  await only(true);
  await expect.poll(asked).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, health.holdsMs));
  expect(await asked()).toBe(503);
  await only(false);
  await expect.poll(asked).toBe(200);
});

test('never has the same address as a channel', async () => {
  await using service = await open({});
  const { endpoint, channel_id } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  expect(await say(endpoint, 'Hello')).toBe(200);
  const elsewhere = await fetch(`${service.url}/health/${channel_id}/status`);
  expect([elsewhere.status, await elsewhere.text()]).toEqual([
    404,
    expect.stringContaining('No channel has this'),
  ]);
});

test('does not count for the rate limit of requests', async () => {
  await using service = await open({}, { requestsPerSecond: 2 });
  for (let asked = 0; asked < 10; asked++) expect((await fetch(`${service.url}/health`)).status).toBe(200);
});

test('returns 503 while the database is unreachable, and 200 afterwards', async () => {
  await using away = await cuttable(await newDatabase());
  await using service = await openService({ database: away.database });
  const asked = async () => (await fetch(`${service.url}/health`)).status;
  expect(await asked()).toBe(200);
  away.cut();
  await expect.poll(asked).toBe(503);
  await away.restore();
  await expect.poll(asked).toBe(200);
});

test('the log names the counter that makes every write fail', async () => {
  await using first = await openService();
  const { data } = first.composition;
  await first.close();
  const file = new DatabaseSync(data);
  file.exec("UPDATE counters SET last = 9007199254740993 WHERE counter = 'event'");
  file.close();
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  await using service = await openService({ data, log });
  logged.length = 0;
  expect((await fetch(`${service.url}/health`)).status).toBe(503);
  expect(logged).toEqual([
    'the store cannot be used',
    expect.stringMatching(/^The row event of counters is wrong: the highest number given is \d+\./),
  ]);
});
