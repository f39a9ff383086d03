import type { Socket } from 'node:net';
import type { Client, Pool, PoolConfig, QueryResult } from 'pg';
import { asFailure } from './failure.ts';
import type { Statement } from './statements.ts';

/** The schema that holds everything, so that a database can have tables of others beside. */
export const schema = 'parlance';

/** A connection or a pool of them, as far as statements go. */
export interface Queryable {
  query(statement: {
    text: string;
    values?: unknown[];
    name?: string;
  }): Promise<{ rows: unknown[]; command?: string }>;
}

/** The ways to a database. */
export interface Connections {
  pool: Pool;
  /**
   * A connection of its own. With `pipeline`, statements are sent without waiting for the answers of those before. With
   * `patient` they may take as long as they take.
   */
  open(options?: { pipeline?: boolean; patient?: boolean }): Promise<Client>;
}

/** Sends statements by one write to the socket, without waiting between them; they are answered in order. */
export function together(client: Client, statements: (Statement | string)[]): Promise<QueryResult>[] {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return statements.map((each) => client.query(each));
  } finally {
    stream.uncork();
  }
}

/** The longest time that anything at the database takes, in milliseconds; then the caller is to come again. */
const patienceMs = 5000;

/** The longest time that a lock is waited for. */
export const lockMs = patienceMs - 1000;

/**
 * The settings of every connection. A commit is on the disk before it is answered. Nothing waits for ever, and a process that
 * stops in the middle of a transaction does not hold up the others.
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

/** The settings of a connection whose statements may take long; a server that is gone is still detected. */
const patience = { query_timeout: 0, keepAliveInitialDelayMillis: 2000 };
const patiently = 'set lock_timeout = 0; set statement_timeout = 0';

/** Gets ready to connect to a database. */
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
      // A bigint is a string by default: none here is beyond what a number holds.
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
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
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
