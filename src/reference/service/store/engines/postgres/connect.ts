import type { Socket } from 'node:net';
import type { Client, Pool, PoolConfig, QueryResult } from 'pg';
import { asFailure } from './failure.ts';
import type { Statement } from './statements.ts';

/** The schema of all tables, so that a database can also hold the tables of others. */
export const schema = 'parlance';

/** A connection or a pool, reduced to its queries. */
export interface Queryable {
  query(statement: {
    text: string;
    values?: unknown[];
    name?: string;
  }): Promise<{ rows: unknown[]; command?: string }>;
}

/** Opens connections to a database. */
export interface Connections {
  pool: Pool;
  /**
   * Opens a separate connection. With `pipeline`, statements are sent without waiting for the results of earlier ones. With `patient`,
   * statements have no time limit.
   */
  open(options?: { pipeline?: boolean; patient?: boolean }): Promise<Client>;
}

/** Sends statements in one write to the socket, without waiting between them. Their results arrive in order. */
export function together(client: Client, statements: (Statement | string)[]): Promise<QueryResult>[] {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return statements.map((each) => client.query(each));
  } finally {
    stream.uncork();
  }
}

/** The longest wait for the database, in milliseconds. After it the caller has to retry. */
const patienceMs = 5000;

/** The longest wait for a lock, in milliseconds. */
export const lockMs = patienceMs - 1000;

/**
 * The settings of every connection. A commit is on the disk before it is confirmed. Nothing waits for ever, and a process that stops in the
 * middle of a transaction does not block the others.
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

/** The settings of a connection for long statements. It still detects a dead server. */
const patience = { query_timeout: 0, keepAliveInitialDelayMillis: 2000 };
const patiently = 'set lock_timeout = 0; set statement_timeout = 0';

/** Prepares connections to a database. */
export async function connections(url: string): Promise<Connections> {
  // Only a service with PostgreSQL loads the driver.
  const { Client, Pool, types } = (await import('pg')).default as unknown as typeof import('pg');
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'parlance',
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    query_timeout: patienceMs + 1000,
    types: {
      // A bigint is a string by default. All numbers here fit into a JavaScript number.
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
  // The pool replaces a connection that breaks while it is idle.
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
