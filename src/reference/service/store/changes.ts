import type { Counter, TableName } from './tables.ts';

/** A row as it is to be, or that it is to be removed. */
interface Changed {
  row: object | undefined;
  isWritten: boolean;
  /** Whether another form of the row was written in this transaction. */
  isAgain: boolean;
}

/** A row as it stands in the database once the transaction is durable. */
export interface WrittenRow {
  table: TableName;
  key: unknown;
  row: object | undefined;
}

type Rows = Map<TableName, Map<unknown, Changed>>;

/**
 * The changes of the units of one transaction so far. Each unit sees the changes of those before it; those of a unit that failed are
 * taken back.
 */
export class Changes {
  readonly #rows: Rows = new Map();
  readonly #numbers = new Map<Counter, number>();
  /** The changes of the unit under way. */
  readonly #ownRows: Rows = new Map();
  readonly #ownNumbers = new Map<Counter, number>();
  #hasWrittenOwn = false;

  of(table: TableName, key: unknown): { row: object | undefined } | undefined {
    return this.#ownRows.get(table)?.get(key) ?? this.#rows.get(table)?.get(key);
  }

  set(table: TableName, key: unknown, row: object | undefined): void {
    const before = this.#rows.get(table)?.get(key);
    const isAgain = (before?.isWritten || before?.isAgain) ?? false;
    put(this.#ownRows, table, key, { row, isWritten: false, isAgain });
  }

  /** The next number after those given in this transaction, or after the last durable one. */
  next(counter: Counter, lastDurable: (counter: Counter) => number): number {
    const last = this.#ownNumbers.get(counter) ?? this.#numbers.get(counter);
    const next = (last ?? lastDurable(counter)) + 1;
    this.#ownNumbers.set(counter, next);
    return next;
  }

  get numbers(): ReadonlyMap<Counter, number> {
    return this.#numbers;
  }

  get areNone(): boolean {
    return this.#numbers.size === 0 && this.#rows.size === 0;
  }

  /** Whether something that the unit under way has changed is written: it cannot be taken out of the transaction. */
  get hasWrittenOwn(): boolean {
    return this.#hasWrittenOwn;
  }

  /** A unit is at its end: what it changed stays. */
  keep(): void {
    for (const [table, rows] of this.#ownRows)
      for (const [key, changed] of rows) put(this.#rows, table, key, changed);
    for (const [counter, last] of this.#ownNumbers) this.#numbers.set(counter, last);
    this.takeBack();
  }

  /** A unit failed: what it changed is as it was before. */
  takeBack(): void {
    this.#ownRows.clear();
    this.#ownNumbers.clear();
    this.#hasWrittenOwn = false;
  }

  /** All changes of rows that are not written yet; from now on they are. */
  *unwritten(): Generator<WrittenRow & { isAgain: boolean }> {
    if (this.#ownRows.size > 0) {
      this.keep();
      this.#hasWrittenOwn = true;
    }
    for (const [table, rows] of this.#rows) {
      for (const [key, changed] of rows) {
        if (changed.isWritten) continue;
        changed.isWritten = true;
        yield { table, key, row: changed.row, isAgain: changed.isAgain };
      }
    }
  }
}

function put(into: Rows, table: TableName, key: unknown, changed: Changed): void {
  const rows = into.get(table) ?? new Map<unknown, Changed>();
  into.set(table, rows.set(key, changed));
}
