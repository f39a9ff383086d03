import { setTimeout as sleep } from 'node:timers/promises';
import {
  execute,
  type Server,
  startServer,
} from '../../../reference/service/store/engines/postgres/testing/server.ts';
import { columns } from '../../../reference/service/store/tables.ts';
import type { Fault } from '../faults/faults.ts';
import { instant } from '../ledger/ledger.ts';
import type { Engine } from './engine.ts';

/** How the server fails writes: at once, at the commit, or not. The sequence counts rolled-back transactions too. */
const setUp = `
  create table chaos_failing (at_once boolean, at_commit boolean);
  insert into chaos_failing values (false, false);
  create sequence chaos_failed;
  create function chaos_at_once() returns trigger language plpgsql as $$ begin
    if (select at_once from public.chaos_failing) then
      perform nextval('public.chaos_failed');
      raise 'no space left on device' using errcode = 'disk_full';
    end if;
    return new;
  end $$;
  create function chaos_at_commit() returns trigger language plpgsql as $$ begin
    if (select at_commit from public.chaos_failing) then
      perform nextval('public.chaos_failed');
      raise 'no space left on device' using errcode = 'disk_full';
    end if;
    return new;
  end $$`;
const triggers = `
  create trigger chaos_at_once before insert on parlance.commits for each row execute function chaos_at_once();
  create constraint trigger chaos_at_commit after insert on parlance.commits deferrable initially deferred
    for each row execute function chaos_at_commit()`;

/** A PostgreSQL of its own, which three processes share. */
export async function openEngine(): Promise<Engine> {
  const server = await startServer();
  const url = await server.database();
  await execute(url, setUp);
  return {
    name: 'postgres',
    processes: 3,
    place: ['--database-url', url],
    isClockOfMachine: false,
    faults: [failing(url), restart(server), cut(url)],
    prepare: async () => void (await execute(url, triggers)),
    mend: async () =>
      void (await execute(url, 'update chaos_failing set at_once = false, at_commit = false')),
    async failedCommits() {
      const [row] = await execute(url, 'select last_value::int as count, is_called from chaos_failed');
      return row!['is_called'] ? (row!['count'] as number) : 0;
    },
    async size() {
      // A day of a run is shorter than the minute after which autovacuum looks.
      await execute(url, 'vacuum');
      const [row] = await execute(url, 'select pg_database_size(current_database())::float as size');
      return row!['size'] as number;
    },
    async rows() {
      const counts = Object.keys(columns).map(
        (table) => `(select count(*)::int from parlance.${table}) as ${table}`,
      );
      return (await execute(url, `select ${counts.join()}`))[0] as Record<string, number>;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Commits of all processes fail for a while, as when the disk is full. */
function failing(url: string): Fault {
  return {
    name: 'failing commits',
    weight: 4,
    async happen({ random }) {
      const how = random.pick(['at_once', 'at_commit']);
      // The server may be away at this moment.
      const set = (value: boolean) =>
        execute(url, `update chaos_failing set ${how} = ${value}`).catch(() => {});
      await set(true);
      await sleep(random.between(50, 1500));
      await set(false);
    },
  };
}

/** The server is stopped, and started again some seconds later. */
function restart(server: Server): Fault {
  return {
    name: 'restarts of PostgreSQL',
    weight: 1.5,
    async happen({ ledger, random }) {
      const from = instant();
      await server.stop();
      await sleep(random.between(0, 5000));
      await server.start();
      ledger.count('restarts of PostgreSQL');
      // It takes a moment until all know.
      ledger.breaks.push({ from, to: instant() + 1000 });
    },
  };
}

/** The server ends some sessions while they work. */
function cut(url: string): Fault {
  return {
    name: 'connections cut',
    weight: 3,
    async happen({ ledger, random }) {
      const from = instant();
      const end = `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
        where application_name = 'parlance' and datname = current_database() and random() < ${random.next()}`;
      const [row] = await execute(url, end).catch(() => []);
      ledger.count('connections cut', (row?.['count'] as number | undefined) ?? 0);
      ledger.breaks.push({ from, to: instant() + 1000 });
    },
  };
}
