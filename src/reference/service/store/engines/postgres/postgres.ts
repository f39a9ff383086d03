import type { Compilable } from 'kysely';
import type { Client } from 'pg';
import { Cache } from '../../cache.ts';
import { type Opening, type Store, StoreUnavailable, type Unit } from '../../port.ts';
import type { Query } from '../../query.ts';
import { queryOf, type ReadArguments, type ReadName, type ReadRow } from '../../reads.ts';
import type { Shared } from '../../shared.ts';
import type { Key, TableName, Tables } from '../../tables.ts';
import { CachedRows } from './cached-rows.ts';
import { type Connections, connections } from './connect.ts';
import { orFailure } from './failure.ts';
import { migrate } from './migrate.ts';
import { Ownership } from './ownership.ts';
import { lastCommit, ReplicationLog, type Seen } from './replication-log.ts';
import { composed, read } from './statements.ts';
import { Writer } from './writer.ts';

/** A store on PostgreSQL, for any number of processes. */
export class PostgresStore implements Store {
  readonly replication: ReplicationLog;
  readonly #connections: Connections;
  readonly #rows: CachedRows;
  readonly #writer: Writer;

  /** @param seen The last commit when the store was opened. */
  private constructor(connections: Connections, seen: Seen) {
    const cache = new Cache();
    this.replication = new ReplicationLog(cache, connections.pool, seen);
    this.#connections = connections;
    this.#rows = new CachedRows(cache, this.replication, connections.pool);
    this.#writer = new Writer({ connections, rows: this.#rows, replication: this.replication });
  }

  /** Opens a store at an address that begins with postgres://. Rejects with StoreUnavailable. */
  static async open(url: string, opening: Opening = () => {}): Promise<PostgresStore> {
    const opened = await connections(url);
    try {
      await migrate(opened, opening);
      return new PostgresStore(opened, await lastCommit(opened.pool));
    } catch (error) {
      await opened.pool.end();
      throw unavailable(url, error);
    }
  }

  /** The coordination with the other processes. `lost` is called with the first failure after which this one drives no lanes. */
  shared(lost?: (error: Error) => void): Shared {
    const connect = () => this.connect();
    return new Ownership({ connect, replication: this.replication, ...(lost && { lost }) });
  }

  /** A connection for what is not reading and writing. */
  connect(): Promise<Client> {
    return this.#connections.open({ pipeline: true });
  }

  /** The units of a process follow each other, and one process writes at a time. */
  work<Result>(unit: Unit<Result>): Promise<Result> {
    return this.#writer.work(unit);
  }

  async get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    return (await this.#rows.get(table, key)) as Tables[T] | undefined;
  }

  find<Name extends ReadName>(name: Name, ...of: ReadArguments<Name>): Promise<ReadRow<Name>[]> {
    return this.all(queryOf(name, of));
  }

  async all<Row>(query: (query: Query) => Compilable<Row>): Promise<Row[]> {
    return (await orFailure(this.#connections.pool.query(composed(query)))).rows.map(read) as Row[];
  }

  /** PostgreSQL gives room back by itself. */
  async reclaim(): Promise<boolean> {
    return false;
  }

  async close(): Promise<void> {
    await this.#writer.close();
    if (!this.#connections.pool.ended) await this.#connections.pool.end();
  }
}

function unavailable(url: string, cause: unknown): StoreUnavailable {
  if (cause instanceof StoreUnavailable) return cause;
  // What the server or the network said, without the message of a StoreFailure.
  const { message, code } = ((cause as Error).cause ?? cause) as { message: string; code?: string };
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'the database', pathname: '' };
  return new StoreUnavailable(
    `${host}${pathname} cannot be used as a store (${message || code}). Mend it, or name another by --database-url or PARLANCE_DATABASE_URL.`,
    { cause },
  );
}
