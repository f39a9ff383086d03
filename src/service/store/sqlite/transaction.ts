import type { DatabaseSync } from 'node:sqlite';
import type { Compilable, Kysely } from 'kysely';
import type { Changes } from '../changes.ts';
import type { Readable } from '../tables.ts';
import type { Written } from '../written.ts';
import type { Statements } from './statements.ts';

/** One transaction for the changes of several units. It begins with the first row that is written. */
export class Transaction {
  readonly written: Written[] = [];
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #changes: Changes;

  constructor(database: DatabaseSync, statements: Statements, changes: Changes) {
    this.#database = database;
    this.#statements = statements;
    this.#changes = changes;
  }

  /** Writes what has changed so far, so that queries see it. */
  flush(): void {
    for (const { table, key, row } of this.#changes.unwritten()) {
      if (!this.#database.isTransaction) this.#database.exec('BEGIN IMMEDIATE');
      const weight = row ? this.#statements.put(table, row) : 0;
      if (!row) this.#statements.remove(table, key);
      this.written.push({ table, key, row, weight });
    }
  }

  commit(): void {
    for (const [counter, last] of this.#changes.numbers)
      this.#changes.set('counters', counter, { counter, last });
    this.flush();
    if (!this.#database.isTransaction) return;
    this.#statements.commit(this.#changes.numbers.get('event') ?? 0);
  }

  rollBack(): void {
    this.#statements.rollBack();
  }

  query<Row>(query: (db: Kysely<Readable>) => Compilable<Row>): Row[] {
    this.flush();
    return this.#statements.all(query);
  }
}
