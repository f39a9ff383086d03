import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../cli/testing/command.ts';
import {
  execute,
  type Server,
  startServer,
} from '../../reference/service/store/engines/postgres/testing/server.ts';
import type { Engine, Fault, Folders } from './faults.ts';
import { instant } from './ledger.ts';

/** A fault that lets commits fail for a while, as on a full disk. */
const full: Fault = {
  name: 'failing commits',
  async happen({ fleet, random }) {
    fleet.order({ failing: random.pick(['full', 'commit']) });
    await sleep(random.between(50, 1500));
    fleet.order({ failing: 'none' });
  },
};

/** The maximum free space of a file system that the run may fill, in bytes. */
const mostRoom = 4 * 2 ** 30;

/** Returns an engine with the embedded store. Only one process can use this store. */
export async function openSqlite({ folder, disk }: Folders): Promise<Engine> {
  const place = disk === undefined ? folder : await clearedOn(disk);
  const file = join(place, 'store.sqlite');
  return {
    name: 'sqlite',
    processes: 1,
    place: ['--data', file],
    isClockOfMachine: true,
    faults: disk === undefined ? [full] : [full, fullDisk(place)],
    async examine() {
      const { code, stdout, stderr } = await run('doctor', '--data', file);
      return code === 0 ? [] : [`${stdout}${stderr}`];
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** Makes a folder on the small file system, and removes the files of earlier runs. Throws if the file system is too large to fill. */
async function clearedOn(disk: string): Promise<string> {
  const place = join(disk, 'parlance-chaos');
  await rm(place, { recursive: true, force: true });
  const { bavail, bsize } = await statfs(disk);
  if (bavail * bsize > mostRoom)
    throw new Error(
      `${disk} has more than ${mostRoom / 2 ** 30} GiB of room. Mount a small file system there.`,
    );
  await mkdir(place);
  return place;
}

/** Returns a fault that keeps the file system of a folder full for a while. */
function fullDisk(folder: string): Fault {
  const ballast = join(folder, 'ballast');
  return {
    name: 'full disks',
    async happen({ ledger, random }) {
      ledger.done['full disks']++;
      await fill(ballast, random.between(50, 1500));
    },
  };
}

/** Keeps the file system of a file full for a time, even if space becomes free. Then it frees the space. */
async function fill(file: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  try {
    await using handle = await open(file, 'w');
    for (const size of [2 ** 20, 2 ** 12]) await writeUntilFull(handle, Buffer.alloc(size));
    while (performance.now() < end) {
      await writeUntilFull(handle, Buffer.alloc(2 ** 12));
      await sleep(10);
    }
  } finally {
    await rm(file, { force: true });
  }
}

async function writeUntilFull(
  handle: { write(bytes: Buffer): Promise<unknown> },
  bytes: Buffer,
): Promise<void> {
  try {
    for (;;) await handle.write(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Creates a trigger function that fails with a full disk. It counts with a sequence, which a rollback does not reset. */
const setUp = `
  create sequence chaos_failed minvalue 0;
  select nextval('chaos_failed');
  create function chaos_fail() returns trigger language plpgsql as $$ begin
    perform nextval('public.chaos_failed');
    raise 'no space left on device' using errcode = 'disk_full';
  end $$`;

/** Triggers that let writes of commits fail: the first at the write, the second at the end of the transaction. */
const triggers = [
  'create trigger chaos before insert on parlance.commits for each row execute function public.chaos_fail()',
  `create constraint trigger chaos after insert on parlance.commits deferrable initially deferred
    for each row execute function public.chaos_fail()`,
];

/** Opens a PostgreSQL server for the run. Three processes of the service share it. */
export async function openPostgres(): Promise<Engine> {
  const server = await startServer();
  const url = await server.database();
  await execute(url, setUp);
  return {
    name: 'postgres',
    processes: 3,
    place: ['--database-url', url],
    isClockOfMachine: false,
    faults: [failing(url), restart(server), cut(url)],
    async failedCommits() {
      const [row] = await execute(url, 'select last_value::int as count from chaos_failed');
      return row!['count'] as number;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Returns a fault that lets the commits of all processes fail for a while, as on a full disk. */
function failing(url: string): Fault {
  return {
    name: 'failing commits',
    async happen({ random }) {
      // A statement fails if the server is down at this moment or a paused process holds a lock.
      const isDone = (statement: string) =>
        execute(url, `set lock_timeout = 1000; ${statement}`).then(
          () => true,
          () => false,
        );
      await isDone(random.pick(triggers));
      await sleep(random.between(50, 1500));
      while (!(await isDone('drop trigger if exists chaos on parlance.commits'))) await sleep(100);
    },
  };
}

/** Returns a fault that stops the server and starts it again some seconds later. */
function restart(server: Server): Fault {
  return {
    name: 'restarts of PostgreSQL',
    async happen({ ledger, random }) {
      const from = instant();
      await server.stop();
      await sleep(random.between(0, 5000));
      await server.start();
      ledger.done['restarts of PostgreSQL']++;
      // The processes notice the restart of the server up to a second later.
      ledger.breaks.push({ from, to: instant() + 1000 });
    },
  };
}

/** Returns a fault that ends some database sessions of the service. */
function cut(url: string): Fault {
  return {
    name: 'connections cut',
    async happen({ ledger, random }) {
      const from = instant();
      const end = `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
        where application_name = 'parlance' and datname = current_database() and random() < ${random.next()}`;
      const [row] = await execute(url, end).catch(() => []);
      ledger.done['connections cut'] += (row?.['count'] as number | undefined) ?? 0;
      ledger.breaks.push({ from, to: instant() + 1000 });
    },
  };
}
