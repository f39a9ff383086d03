import type { DatabaseSync } from 'node:sqlite';
import type { Compilable, Kysely } from 'kysely';
import type { Changes } from '../changes.ts';
import type { Tx } from '../port.ts';
import { type Counter, type Key, keyOf, type TableName, type Tables } from '../tables.ts';
import type { Statements } from './statements.ts';

/** A row as it stands in the database once the transaction is durable. */
export interface Written {
  table: TableName;
  key: unknown;
  row: object | undefined;
  /** The length of its record. */
  weight: number;
}

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
    if (this.#database.isTransaction) this.#database.exec('COMMIT');
  }

  rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }

  query<Row>(query: (db: Kysely<Tables>) => Compilable<Row>): Row[] {
    this.flush();
    return this.#statements.all(query);
  }
}

/** What a unit of work needs of the store. */
export interface UnitParts {
  changes: Changes;
  transaction: Transaction;
  /** A durable row. */
  read(table: TableName, key: unknown): object | undefined;
  /** The last durable number of a counter. */
  last(counter: Counter): number;
}

/** One unit of work in a transaction. */
export class SqliteTx implements Tx {
  readonly actions: (() => void)[] = [];
  readonly #parts: UnitParts;
  #isOver = false;

  constructor(parts: UnitParts) {
    this.#parts = parts;
  }

  async get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    this.#mustBeUnderWay();
    const { changes, read } = this.#parts;
    const changed = changes.of(table, key);
    return (changed ? changed.row : read(table, key)) as Tables[T] | undefined;
  }

  async all<Row>(query: (db: Kysely<Tables>) => Compilable<Row>): Promise<Row[]> {
    this.#mustBeUnderWay();
    return this.#parts.transaction.query(query);
  }

  put<T extends TableName>(table: T, row: Tables[T]): void {
    this.#mustBeUnderWay();
    const key = row[keyOf(table) as keyof Tables[T]];
    // Two of these could become one, or end in the middle.
    if (typeof key === 'string' && (!key.isWellFormed() || key.includes('\0')))
      throw new Error(`The key ${JSON.stringify(key)} cannot be kept as it is.`);
    this.#parts.changes.set(table, key, row);
  }

  remove<T extends TableName>(table: T, key: Key<T>): void {
    this.#mustBeUnderWay();
    this.#parts.changes.set(table, key, undefined);
  }

  async next(counter: Counter): Promise<number> {
    this.#mustBeUnderWay();
    return this.#parts.changes.next(counter, this.#parts.last);
  }

  afterwards(action: () => void): void {
    this.actions.push(action);
  }

  end(): void {
    this.#isOver = true;
  }

  #mustBeUnderWay(): void {
    if (this.#isOver) throw new Error('This unit of work is over. Await everything that it does.');
  }
}
