import type { DatabaseSync } from 'node:sqlite';
import type { Cache } from '../../cache.ts';
import type { Changes, WrittenRow } from '../../changes.ts';
import type { ComposedRead } from '../../reads.ts';
import type { Statements } from './statements.ts';

/** One transaction for the changes of several units. It begins with the first row that is written. */
export class Transaction {
  readonly written: WrittenRow[] = [];
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #changes: Changes;
  /** The rows that are known to be durable. */
  readonly #cache: Pick<Cache, 'get'>;
  #hasBegun = false;
  #failure: unknown;

  constructor(
    database: DatabaseSync,
    statements: Statements,
    { changes, cache }: { changes: Changes; cache: Pick<Cache, 'get'> },
  ) {
    this.#database = database;
    this.#statements = statements;
    this.#changes = changes;
    this.#cache = cache;
  }

  /** Writes what has changed so far, so that queries see it. What fails here fails the transaction: a row may be another unit's. */
  flush(): void {
    for (const { table, key, row, isAgain } of this.#changes.unwritten()) {
      const written: WrittenRow = { table, key, row, weight: 0 };
      this.written.push(written);
      try {
        this.#begin();
        const known = isAgain ? undefined : (this.#cache.get(table, key) as object | undefined);
        if (row) written.weight = this.#statements.put(table, row, known);
        else this.#statements.remove(table, key);
      } catch (error) {
        this.#failure ??= error;
        throw error;
      }
    }
  }

  commit(): void {
    for (const [counter, last] of this.#changes.numbers)
      this.#changes.set('counters', counter, { counter, last });
    this.flush();
    // A unit may have gone on after it.
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#hasBegun) this.#statements.commit(this.#changes.numbers);
  }

  /** On a full disk SQLite rolls a transaction back by itself; what comes behind that would be kept without what was before. */
  #begin(): void {
    if (!this.#hasBegun) this.#database.exec('BEGIN IMMEDIATE');
    else if (!this.#database.isTransaction) throw new Error('The transaction was rolled back.');
    this.#hasBegun = true;
  }

  rollBack(): void {
    this.#statements.rollBack();
  }

  query<Row>(read: ComposedRead<Row>): Row[] {
    this.flush();
    return this.#statements.all(read);
  }
}
