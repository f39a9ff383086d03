import type { Client } from 'pg';
import { Cache } from '../../cache.ts';
import { rowsOf } from '../../damaged-record.ts';
import { creation, type Form, migrationOfForm2, statementsFrom } from '../../form.ts';
import {
  type Opening,
  type Shared,
  type Store,
  type StoreLog,
  StoreUnavailable,
  type Unit,
} from '../../port.ts';
import { type ComposedRead, finderOf } from '../../reads.ts';
import type { Key, TableName, Tables } from '../../tables.ts';
import { lastCommit, type Position, ReplicationLog } from './commits.ts';
import {
  type Connections,
  connections,
  holdersOf,
  locks,
  type Queryable,
  schema,
  withStoreFailure,
} from './connect.ts';
import { Ownership } from './ownership.ts';
import { compose, composed, reader, types } from './statements.ts';
import { type ProcessCount, Writer } from './writer.ts';

export const form: Form = {
  current: 5,
  creation: [
    ...creation(compose, types),
    "create index entries_of_chat on events (chat_id, event_id) where event = 'entry_added'",
    'create index deliveries_of_chat on deliveries (chat_id, (coalesce(entry_id, 0)))',
    `create view chat_deliveries as select chat_id, coalesce(entry_id, 0) as entry_id, delivery_id from deliveries
       where chat_id is not null`,
    "create index deliveries_of_partition on deliveries (partition, delivery_id) where state = 'pending'",
    // The table is the replication log: each row describes the changes of one commit. If a process has missed more commits than the log
    // retains, it clears its cache.
    `create table commits (number bigint primary key, id text not null, touched text not null, events boolean not null,
       recorded text not null)`,
    "create view entries as select chat_id, event_id from events where event = 'entry_added'",
  ],
  migrations: { 2: migrationOfForm2(compose, types) },
};

/**
 * Creates the tables in an empty database, or migrates those of an older schema version. If several processes start, the first one does
 * that, and the others wait. A migration may take minutes, so its statements have no time limit. Throws StoreUnavailable if the server is
 * too old, or the schema version is unknown.
 */
export async function migrate({ open, pool }: Connections, opening: Opening, known = form): Promise<void> {
  const client = await open({ patient: true });
  try {
    await rejectOldServer(client);
    await client.query('begin');
    await lockForm(client, pool, opening);
    await change(client, opening, known);
    await client.query('commit');
  } finally {
    // If the migration is not committed, the end of the connection rolls it back.
    await client.end().catch(() => {});
  }
}

/** The first version of PostgreSQL that can end the session of a silent process. Older ones would keep the locks of such a process. */
export const oldestServer = 14;

export async function rejectOldServer(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const { version } = rows[0]!;
  if (Number.parseInt(version, 10) < oldestServer)
    throw new StoreUnavailable(
      `The server is PostgreSQL ${version}, and the store needs ${oldestServer} or newer. Upgrade it, or name another by --database-url or PARLANCE_DATABASE_URL.`,
    );
}

/** The interval of the log messages while a start waits for a migration by another process, in milliseconds. */
const tellEveryMs = 10_000;

async function lockForm(client: Client, pool: Queryable, opening: Opening): Promise<void> {
  const lock = [locks.group, locks.form];
  const { rows } = await client.query<{ has: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as has',
    lock,
  );
  if (rows[0]!.has) return;
  const since = Date.now();
  const tell = async () => {
    const holders = await holdersOf(locks.form, pool);
    const seconds = Math.round((Date.now() - since) / 1000);
    opening(
      `another process makes the tables or migrates them, and is waited for, as long as it takes: ${seconds} s so far. The lock is held by ${holders}. If that is no process of this service, end it by pg_terminate_backend`,
    );
  };
  await tell();
  const telling = setInterval(() => void tell().catch(() => {}), tellEveryMs);
  try {
    await client.query('select pg_advisory_xact_lock($1, $2)', lock);
  } finally {
    clearInterval(telling);
  }
}

async function change(client: Client, opening: Opening, known: Form): Promise<void> {
  await client.query(`create schema if not exists ${schema}`);
  await client.query('create table if not exists form (form integer not null)');
  const { rows } = await client.query<{ form: number }>('select form from form');
  const statements = statementsFrom(rows[0]?.form ?? 0, known, opening);
  if (statements.length === 0) return;
  for (const text of statements) await client.query(text);
  await client.query('delete from form');
  await client.query(`insert into form values (${known.current})`);
}

/** A store on PostgreSQL, which any number of processes can share. */
export class PostgresStore implements Store {
  readonly replication: ReplicationLog;
  readonly shared: Shared;
  readonly #connections: Connections;
  /** The rows that units of work have read or written. */
  readonly #cache = new Cache();
  readonly #read: ReturnType<typeof reader>;
  readonly #writer: Writer;
  readonly #damaged: StoreLog['damaged'] | undefined;
  readonly find = finderOf((read) => this.all(read));

  /** @param seen The last durable commit when the store was opened. */
  private constructor(url: string, connections: Connections, seen: Position, log: Partial<StoreLog>) {
    const cache = this.#cache;
    const processCount: ProcessCount = { processes: 2 };
    const replication = new ReplicationLog(cache, connections.pool, seen);
    this.#damaged = log.damaged;
    this.replication = replication;
    this.#connections = connections;
    this.#read = reader(connections.pool);
    this.#writer = new Writer({ connections, cache, replication, processCount });
    this.shared = new Ownership({
      connect: () => this.connect(),
      replication,
      processCount,
      unavailable: (error) => unavailableAt(url, error),
      log,
    });
  }

  /**
   * Opens the store at an address that begins with postgres://, and creates or migrates its tables. Rejects with StoreUnavailable if that
   * fails.
   */
  static async open(url: string, log: Partial<StoreLog> = {}): Promise<PostgresStore> {
    const { opening = () => {} } = log;
    const opened = await connections(url);
    try {
      await migrate(opened, opening);
      return new PostgresStore(url, opened, await lastCommit(opened.pool), log);
    } catch (error) {
      await opened.pool.end();
      throw unavailableAt(url, error);
    }
  }

  /** Opens a connection outside the pool and the writer, for example for locks. */
  connect(): Promise<Client> {
    return this.#connections.open();
  }

  /** Runs a unit of work. This process runs its units one after the other, and only one process writes at a time. */
  work<Result>(unit: Unit<Result>): Promise<Result> {
    return this.#writer.work(unit);
  }

  async get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    const row = await this.#read(table, key);
    this.replication.onRead();
    return row as Tables[T] | undefined;
  }

  async recent<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    return (this.#cache.get(table, key) as Tables[T] | undefined) ?? this.get(table, key);
  }

  async all<Row>(wanted: ComposedRead<Row>): Promise<Row[]> {
    const { rows } = await withStoreFailure(this.#connections.pool.query(composed(wanted)));
    this.replication.onRead();
    return rowsOf(rows, wanted, this.#damaged);
  }

  /** Does nothing: PostgreSQL reclaims space by itself. */
  async reclaim(): Promise<boolean> {
    return false;
  }

  async close(): Promise<void> {
    await this.#writer.close();
    if (!this.#connections.pool.ended) await this.#connections.pool.end();
  }
}

function unavailableAt(url: string, cause: unknown): StoreUnavailable {
  if (cause instanceof StoreUnavailable) return cause;
  // The cause of a StoreFailure is the error of the server or the network, whose message is shown.
  const { message, code } = ((cause as Error).cause ?? cause) as { message: string; code?: string };
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'the database', pathname: '' };
  return new StoreUnavailable(
    `${host}${pathname} cannot be used as a store (${message || code}). Fix it, or name another by --database-url or PARLANCE_DATABASE_URL.`,
    { cause },
  );
}
