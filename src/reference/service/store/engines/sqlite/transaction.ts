import type { DatabaseSync } from 'node:sqlite';
import type { Cache } from '../../cache.ts';
import type { Changes, WrittenRow } from '../../changes.ts';
import type { ComposedRead } from '../../reads.ts';
import type { Statements } from './statements.ts';

interface TransactionParts {
  database: DatabaseSync;
  statements: Statements;
  changes: Changes;
  /** The rows that are known to be durable. */
  cache: Pick<Cache, 'get'>;
}

/** One transaction for the changes of several units. It begins with the first row that is written. */
export class Transaction {
  readonly written: WrittenRow[] = [];
  readonly #parts: TransactionParts;
  #hasBegun = false;
  #failure: unknown;

  constructor(parts: TransactionParts) {
    this.#parts = parts;
  }

  /** Writes the changes so far, so that queries see them. A failure here fails the transaction: a row may be another unit's. */
  flush(): void {
    for (const { table, key, row, isAgain } of this.#parts.changes.unwritten()) {
      const written: WrittenRow = { table, key, row, weight: 0 };
      this.written.push(written);
      try {
        this.#begin();
        const known = isAgain ? undefined : (this.#parts.cache.get(table, key) as object | undefined);
        if (row) written.weight = this.#parts.statements.put(table, row, known);
        else this.#parts.statements.remove(table, key);
      } catch (error) {
        this.#failure ??= error;
        throw error;
      }
    }
  }

  commit(): void {
    for (const [counter, last] of this.#parts.changes.numbers)
      this.#parts.changes.set('counters', counter, { counter, last });
    this.flush();
    // A unit may have gone on after it.
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#hasBegun) this.#parts.statements.commit(this.#parts.changes.numbers);
  }

  /** On a full disk SQLite rolls a transaction back by itself; what comes behind that would be kept without what was before. */
  #begin(): void {
    if (!this.#hasBegun) this.#parts.database.exec('BEGIN IMMEDIATE');
    else if (!this.#parts.database.isTransaction) throw new Error('The transaction was rolled back.');
    this.#hasBegun = true;
  }

  rollBack(): void {
    this.#parts.statements.rollBack();
  }

  query<Row>(read: ComposedRead<Row>): Row[] {
    this.flush();
    return this.#parts.statements.all(read);
  }
}
