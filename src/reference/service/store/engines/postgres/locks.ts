import type { Queryable } from './connect.ts';

/** Advisory locks of PostgreSQL that coordinate the processes: two numbers each, the first of them always the same. */
export const locks = {
  group: 0x7061_726c,
  /** Held while the tables are made. */
  form: 0,
  /** Held while a process writes: numbers are given and become durable in one order. */
  writing: 1,
  /** Held, shared, by every process that lives. */
  presence: 2,
  /** Held by the process that closes and removes what is due. */
  upkeep: 3,
  /** Held by the process that drives the lanes of a partition: this and the number of the partition. */
  partition: 1000,
} as const;

/**
 * The sessions that hold a lock, in the words of the log. Any role of the database can hold it. Of a session of another role the server
 * does not say since when it lives.
 */
export async function holdersOf(lock: number, database: Queryable): Promise<string> {
  const { rows } = await database.query({
    text: `select pid, usename as role, application_name as application,
        to_char(coalesce(xact_start, backend_start) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
      from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and granted
        and classid = $1 and objid = $2 and database = (select oid from pg_database where datname = current_database())`,
    values: [locks.group, lock],
  });
  const named = (rows as { pid: number; role: string; application: string; since: string | null }[]).map(
    ({ pid, role, application, since }) =>
      `session ${pid} (user ${role}, application ${application || 'without a name'}, since ${since ?? 'a time that only its own role may see'})`,
  );
  return named.join(' and ') || 'a session that has ended by now';
}
