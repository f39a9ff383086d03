import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { programs, runner, workplace } from './package.ts';

/** A separate PostgreSQL server on this machine. */
export interface Server extends AsyncDisposable {
  database(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a server with an empty folder. It needs no installation, and leaves nothing behind. */
export async function startServer({ sync = false } = {}): Promise<Server> {
  const bin = await programs();
  const folder = await mkdtemp(join(workplace, 'parlance-postgres-'));
  if (runner) await chown(folder, runner.uid, runner.gid);
  const [data, secret, port] = [join(folder, 'data'), join(folder, 'password'), await quietPort()];
  const password = randomBytes(9).toString('hex');
  await writeFile(secret, password, { mode: 0o644 });
  const options = { ...runner, cwd: folder };
  const initdb = ['--pgdata', data, '--username', 'postgres', '--auth', 'password', '--pwfile', secret];
  const form = ['--locale', 'C', '--encoding', 'UTF8', '--no-sync'];
  await promisify(execFile)(join(bin, 'initdb'), [...initdb, ...form], options);
  // Tests kill processes and not the machine, so data is safe without a sync to the disk.
  const flags = [`fsync=${sync}`, 'max_connections=200', 'unix_socket_directories='];
  const args = ['-D', data, '-p', `${port}`, ...flags.flatMap((flag) => ['-c', flag])];
  const run = () => spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = run();
  const stop = () => ended(server, 'SIGINT');
  const abandon = () => {
    server.kill('SIGQUIT');
    // The server removes this file last.
    for (let left = 100; left > 0 && existsSync(join(data, 'postmaster.pid')); left--)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', abandon);
  await ready(server);
  const address = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  return {
    async database() {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await execute(address('postgres'), `create database ${name}`);
      return address(name);
    },
    stop,
    async start() {
      server = run();
      await ready(server);
    },
    async [Symbol.asyncDispose]() {
      await stop();
      process.off('exit', abandon);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a server accepts connections. */
async function ready(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (piece: string) => {
      said = `${said}${piece}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/** Stops a server by a signal, and waits for its end. */
async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

// A signal without a listener ends a process without the event `exit`.
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

/** Runs statements on a database, bypassing the store. */
export async function execute(url: string, text: string): Promise<Record<string, unknown>[]> {
  // A server that stops rejects the query, and also emits the error as an event.
  const client = new Client({ connectionString: url }).on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Copies the tables of a database. Returns a function that restores them, as a backup does, or a failover to a standby that was behind. */
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

/** Returns a port outside the range for outgoing connections. It is used only after the folder is made, and again after each stop. */
function quietPort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(quietPort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
