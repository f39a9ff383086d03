import { type Cache, isCached } from '../../cache.ts';
import type { WrittenRow } from '../../changes.ts';
import { keyOf, type TableName } from '../../tables.ts';
import type { Queryable } from './connect.ts';
import { orFailure } from './failure.ts';
import type { ReplicationLog } from './replication-log.ts';
import { canBe, read, selectAll } from './statements.ts';

/** Rows by their keys, from memory where that is as fresh as the database. */
export class CachedRows {
  readonly #cache: Cache;
  readonly #replication: ReplicationLog;
  readonly #rows: Rows;

  constructor(cache: Cache, log: ReplicationLog, database: Queryable) {
    this.#cache = cache;
    this.#replication = log;
    this.#rows = new Rows(database);
  }

  /** A row as it is by now, whichever process wrote it. */
  async get(table: TableName, key: unknown): Promise<object | undefined> {
    if (!canBe(table, key)) return undefined;
    const fetch = () => this.#rows.get(table, key);
    if (!isCached(table)) return fetch();
    if (this.#cache.get(table, key)) {
      await orFailure(this.#replication.upToNow());
      const known = this.known(table, key);
      if (known) return known;
    }
    return this.#replication.fetch(table, key, fetch);
  }

  /** A row in memory; valid while the lock is held, when all commits are known. */
  known(table: TableName, key: unknown): object | undefined {
    return this.#cache.get(table, key);
  }

  /** Reads rows as they are for a transaction; what is asked for in one moment by one statement of each table. */
  within(client: Queryable): (table: TableName, key: unknown) => Promise<object | undefined> {
    const rows = new Rows(client);
    return async (table, key) => {
      const row = canBe(table, key) ? await rows.get(table, key) : undefined;
      if (row) this.#cache.set(table, key, row);
      return row;
    };
  }

  update(written: readonly WrittenRow[]): void {
    this.#cache.update(written);
  }
}

/** How many rows are read by one statement at most; each may be megabytes. */
const most = 50;

type Asked = Map<unknown, PromiseWithResolvers<object | undefined>>;

/** Reads rows by their keys. What is asked for in one moment is read by one statement. */
class Rows {
  readonly #database: Queryable;
  readonly #asked = new Map<TableName, Asked>();

  constructor(database: Queryable) {
    this.#database = database;
  }

  get(table: TableName, key: unknown): Promise<object | undefined> {
    let asked = this.#asked.get(table);
    if (!asked || (asked.size === most && !asked.has(key))) {
      asked = new Map();
      this.#asked.set(table, asked);
      setImmediate((these) => this.#read(table, these), asked);
    }
    let answer = asked.get(key);
    if (!answer) {
      answer = Promise.withResolvers();
      asked.set(key, answer);
    }
    return answer.promise;
  }

  async #read(table: TableName, asked: Asked): Promise<void> {
    if (this.#asked.get(table) === asked) this.#asked.delete(table);
    try {
      const { rows } = await orFailure(this.#database.query(selectAll(table, [...asked.keys()])));
      for (const row of rows) answer(row, asked.get((row as Record<string, unknown>)[keyOf(table)]));
      for (const { resolve } of asked.values()) resolve(undefined);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
}

/** A damaged row does not fail the reads of others. */
function answer(row: unknown, asked: PromiseWithResolvers<object | undefined> | undefined): void {
  try {
    asked?.resolve(read(row));
  } catch (error) {
    asked?.reject(error);
  }
}
