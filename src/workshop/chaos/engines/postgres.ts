import { setTimeout as sleep } from 'node:timers/promises';
import {
  execute,
  type Server,
  startServer,
} from '../../../reference/service/store/engines/postgres/testing/server.ts';
import type { Engine, Fault } from '../faults.ts';
import { instant } from '../ledger/ledger.ts';

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
