import type { Queryable } from './connect.ts';

/** The numbers of the PostgreSQL advisory locks that coordinate the processes. A lock is identified by `group` and one other number. */
export const locks = {
  group: 0x7061_726c,
  /** Held while the tables are created or migrated. */
  form: 0,
  /** Held while a process writes, so that numbers are assigned and become durable in one order. */
  writing: 1,
  /** Held in shared mode by every live process. */
  presence: 2,
  /** Held by the process that does the upkeep. */
  upkeep: 3,
  /** Held by the process that drives the lanes of a partition: this number plus the number of the partition. */
  partition: 1000,
} as const;

/**
 * Describes the sessions that hold a lock, in a text for the log. Any role of the database can hold one. The start time is missing for a
 * session of another role, because the server hides it.
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
