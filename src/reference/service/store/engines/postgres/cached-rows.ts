import { type Cache, isCached } from '../../cache.ts';
import type { WrittenRow } from '../../changes.ts';
import { keyOf, type TableName } from '../../tables.ts';
import type { Queryable } from './connect.ts';
import { orFailure } from './failure.ts';
import type { ReplicationLog } from './replication-log.ts';
import { canBe, read, selectAll } from './statements.ts';

export type ReadRow = (table: TableName, key: unknown) => Promise<object | undefined>;

/** Rows by their keys, from memory where that is as fresh as the database. */
export class CachedRows {
  readonly #cache: Cache;
  readonly #replication: ReplicationLog;
  readonly #read: ReadRow;

  constructor(cache: Cache, log: ReplicationLog, database: Queryable) {
    this.#cache = cache;
    this.#replication = log;
    this.#read = reader(database);
  }

  /** A row as it is by now, whichever process wrote it. */
  async get(table: TableName, key: unknown): Promise<object | undefined> {
    if (!canBe(table, key)) return undefined;
    const fetch = () => this.#read(table, key);
    if (!isCached(table)) {
      const row = await fetch();
      // The row may be newer than the known commits, and only a process that knows a commit finds out that the database lost it.
      await orFailure(this.#replication.upToNow());
      return row;
    }
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

  /** Reads rows as they are for a transaction; one statement reads all rows of a table that are asked for in one moment. */
  within(client: Queryable): ReadRow {
    const read = reader(client);
    return async (table, key) => {
      const row = canBe(table, key) ? await read(table, key) : undefined;
      if (row) this.#cache.set(table, key, row);
      return row;
    };
  }

  update(written: readonly WrittenRow[]): void {
    this.#cache.update(written);
  }
}

/** The most rows that one statement reads; each may be megabytes. */
const most = 50;

/** Reads rows by their keys. One statement reads all rows of a table that are asked for in one moment. */
function reader(database: Queryable): ReadRow {
  const batches = new Map<TableName, { keys: Set<unknown>; found: Promise<Map<unknown, unknown>> }>();
  return async (table, key) => {
    let batch = batches.get(table);
    if (!batch || (batch.keys.size === most && !batch.keys.has(key))) {
      const keys = new Set<unknown>();
      const found = new Promise(setImmediate).then(async () => {
        if (batches.get(table)?.keys === keys) batches.delete(table);
        const { rows } = await orFailure(database.query(selectAll(table, [...keys])));
        return new Map(rows.map((row) => [(row as Record<string, unknown>)[keyOf(table)], row]));
      });
      batch = { keys, found };
      batches.set(table, batch);
    }
    batch.keys.add(key);
    const row = (await batch.found).get(key);
    // A damaged row does not fail the reads of others.
    return row ? read(row) : undefined;
  };
}
