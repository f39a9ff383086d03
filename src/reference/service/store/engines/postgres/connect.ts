import type { Client, Pool, PoolConfig } from 'pg';
import { StoreFailure } from '../../port.ts';

/** The database schema that holds all tables. So a database can also hold the tables of other programs. */
export const schema = 'parlance';

/** The method `query` of a connection or of a pool. */
export interface Queryable {
  query(statement: {
    text: string;
    values?: unknown[];
    name?: string;
  }): Promise<{ rows: unknown[]; command?: string }>;
}

/** Opens connections to one database. */
export interface Connections {
  pool: Pool;
  /**
   * Opens a connection outside the pool. A statement is sent before the results of earlier ones have arrived. With `patient`, statements
   * have no time limit.
   */
  open(options?: { patient: boolean }): Promise<Client>;
}

/** The longest time that a statement waits for the database, in milliseconds. Then it fails, and the caller has to retry. */
const patienceMs = 5000;

/** The longest time that a statement waits for a lock, in milliseconds. */
export const lockMs = patienceMs - 1000;

/**
 * The settings of every connection. A commit is on the disk before the server confirms it. No statement waits for ever. If a process stops
 * during a transaction, the server ends the transaction, so that other processes can continue.
 */
const settings = `
  set search_path = ${schema};
  set synchronous_commit = on;
  set jit = off;
  set lock_timeout = ${lockMs};
  set statement_timeout = ${patienceMs};
  set idle_in_transaction_session_timeout = 2000;
  set tcp_keepalives_idle = 2;
  set tcp_keepalives_interval = 1;
  set tcp_keepalives_count = 3`;

/**
 * Options of a connection for a transaction that may take long. The client still detects a dead server, and the server still detects a
 * stopped process.
 */
const patience = { query_timeout: 0, keepAliveInitialDelayMillis: 2000 };
const withoutTimeLimit = `
  set lock_timeout = 0;
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 60000`;

/** Prepares the pool and the settings of connections to the database at `url`. It opens none. */
export async function connections(url: string): Promise<Connections> {
  // The driver is loaded here, so that a service on SQLite does not load it.
  const { Client, Pool, types } = (await import('pg')).default as unknown as typeof import('pg');
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'parlance',
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    query_timeout: patienceMs + 1000,
    types: {
      // The driver returns a bigint as a string by default. All numbers of the store fit into a JavaScript number.
      getTypeParser: ((id: number, format: 'text') =>
        id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  };
  const pool = new Pool({
    ...config,
    max: 6,
    onConnect: async (client) => {
      await client.query(settings);
    },
  });
  // The pool itself replaces an idle connection that has failed. Without a listener, the error would end the process.
  pool.on('error', () => {});
  return {
    pool,
    async open({ patient } = { patient: false }) {
      const client = new Client({ ...config, pipeline: true, ...(patient && patience) });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query(settings);
        if (patient) await client.query(withoutTimeLimit);
        return client;
      } catch (error) {
        client.end().catch(() => {});
        throw toStoreFailure(error);
      }
    },
  };
}

/** Thrown when the connection to the database was lost. Statements without a result may have been executed or not. */
export class ConnectionLost extends StoreFailure {}

/**
 * The SQLSTATE classes of errors that the statement causes, so that a retry would fail again. All other errors of the server are temporary,
 * for example a full disk, a lock timeout or a read-only server.
 */
const faults = ['0A', '21', '22', '23', '42', '54'];

/**
 * The beginnings of the SQLSTATE codes with which the server ends or refuses a connection: it shuts down, rejects the login, has too many
 * connections, or the connection was idle for too long.
 */
const lastWords = ['08', '28', '3D', '25P03', '53300', '57P'];

/**
 * Converts an error of the driver into a StoreFailure whose cause is that error. For a lost connection it is a ConnectionLost. An error
 * that the statement causes is returned unchanged.
 */
export function toStoreFailure(error: unknown): unknown {
  if (error instanceof StoreFailure) return error;
  const { code = '', severity, message } = error as { code?: string; severity?: string; message: string };
  // If a host has several addresses, the driver's error has a code and no message.
  const says = `The database cannot be used now${message === '' ? ` (${code})` : ''}`;
  const begins = (states: string[]) => states.some((state) => code.startsWith(state));
  // Only errors from the server have a severity.
  if (severity === undefined || begins(lastWords)) return new ConnectionLost(says, { cause: error });
  return begins(faults) ? error : new StoreFailure(says, { cause: error });
}

/** Returns the result of a statement. Converts an error of the driver by `toStoreFailure`. */
export async function withStoreFailure<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    throw toStoreFailure(error);
  });
}

/** The numbers of the PostgreSQL advisory locks that coordinate the processes. A lock is identified by `group` and one other number. */
export const locks = {
  group: 0x7061_726c,
  /** Held while the tables are created or migrated. */
  form: 0,
  /** Held while a process writes, so that numbers are assigned and become durable in one order. */
  writing: 1,
  /** Held in shared mode by every live process. */
  presence: 2,
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
