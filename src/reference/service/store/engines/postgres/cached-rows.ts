import { type Cache, isCached, weightOf } from '../../cache.ts';
import type { WrittenRow } from '../../changes.ts';
import type { TableName } from '../../tables.ts';
import type { Queryable } from './connect.ts';
import { told } from './failure.ts';
import type { ReplicationLog } from './replication-log.ts';
import { Rows } from './rows.ts';
import { canBe } from './statements.ts';
import type { Transaction } from './transaction.ts';

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
      await told(this.#replication.upToNow());
      const known = this.known(table, key);
      if (known) return known;
    }
    return this.#replication.fetch(table, key, fetch, (row) =>
      this.#cache.set(table, key, row, weightOf(row)),
    );
  }

  /** A row in memory; valid while the lock is held, when all commits are known. */
  known(table: TableName, key: unknown): object | undefined {
    return this.#cache.get(table, key) as object | undefined;
  }

  /** A row as it is for a transaction. */
  async readIn(transaction: Transaction, table: TableName, key: unknown): Promise<object | undefined> {
    if (!canBe(table, key)) return undefined;
    const row = await transaction.read(table, key);
    if (row && isCached(table)) this.#cache.set(table, key, row, weightOf(row));
    return row;
  }

  update(written: readonly WrittenRow[]): void {
    this.#cache.update(written);
  }
}
