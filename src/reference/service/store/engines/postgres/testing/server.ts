import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { asRoot, importPackage } from './package.ts';

/** A PostgreSQL server of its own, on this machine. */
export interface Server extends AsyncDisposable {
  database(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Brings up a server with an empty folder; nothing has to be installed for it. */
export async function startServer({ sync = false } = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-postgres-'));
  if (asRoot) await chmod(folder, 0o755);
  const { default: EmbeddedPostgres } = await importPackage(folder);
  const port = await quietPort();
  const password = randomBytes(9).toString('hex');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password,
    port,
    persistent: true,
    createPostgresUser: asRoot,
    // Tests end processes and not the machine, so that what the system has is safe without a sync.
    postgresFlags: [`fsync=${sync}`, 'max_connections=200', 'unix_socket_directories='].flatMap((flag) => [
      '-c',
      flag,
    ]),
    onLog: (line) => void said.push(String(line)),
    onError: (line) => void said.push(String(line)),
  });
  await server.initialise();
  const start = () =>
    server.start().catch((cause: unknown) => {
      throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('')}`, { cause });
    });
  await start();
  const address = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  return {
    async database() {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await execute(address('postgres'), `create database ${name}`);
      return address(name);
    },
    stop: () => server.stop(),
    start,
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs statements at a database, past the store. */
export async function execute(url: string, text: string): Promise<Record<string, unknown>[]> {
  // A server that stops rejects the query, and emits the error besides.
  const client = new Client({ connectionString: url }).on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Keeps a database as it is; what is given puts it back, as a restored copy does, or a failover to a standby that was behind. */
export async function keepState(url: string): Promise<() => Promise<void>> {
  const found = await execute(url, "select tablename from pg_tables where schemaname = 'parlance'");
  const tables = found.map(({ tablename }) => tablename);
  await execute(
    url,
    `create schema kept; ${tables.map((t) => `create table kept.${t} as table parlance.${t};`).join('')}`,
  );
  const back = tables.map(
    (t) => `delete from parlance.${t}; insert into parlance.${t} select * from kept.${t};`,
  );
  return async () => void (await execute(url, `begin; ${back.join('')} commit`));
}

/** A port that no system gives to outgoing connections: it is taken only once the folder is made, and again after each stop. */
function quietPort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(quietPort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
