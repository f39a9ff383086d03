import type { Socket } from 'node:net';
import type { Client, Pool, PoolConfig, QueryResult } from 'pg';
import { asFailure } from './failure.ts';
import type { Statement } from './statements.ts';

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
   * Opens a connection outside the pool. With `pipeline`, a statement is sent before the results of earlier ones have arrived. With
   * `patient`, statements have no time limit.
   */
  open(options?: { pipeline?: boolean; patient?: boolean }): Promise<Client>;
}

/** Sends several statements in one write to the socket. Returns a promise for the result of each. The server executes them in order. */
export function together(client: Client, statements: (Statement | string)[]): Promise<QueryResult>[] {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return statements.map((each) => client.query(each));
  } finally {
    stream.uncork();
  }
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

/** Options of a connection for statements that may take long. It still detects a dead server. */
const patience = { query_timeout: 0, keepAliveInitialDelayMillis: 2000 };
const patiently = 'set lock_timeout = 0; set statement_timeout = 0';

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
    async open({ pipeline = false, patient = false } = {}) {
      const client = new Client({ ...config, pipeline, ...(patient && patience) });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query(settings);
        if (patient) await client.query(patiently);
        return client;
      } catch (error) {
        client.end().catch(() => {});
        throw asFailure(error);
      }
    },
  };
}
