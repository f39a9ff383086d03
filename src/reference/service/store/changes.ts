import type { Counter, TableName } from './tables.ts';

/** The new version of a row; `row` is undefined if the row is removed. */
interface Changed {
  row: object | undefined;
  isWritten: boolean;
  /** True if the transaction has already written an earlier version of the row. */
  isAgain: boolean;
}

/** A row that the transaction writes. `row` is undefined if the row is removed. */
export interface WrittenRow {
  table: TableName;
  key: unknown;
  row: object | undefined;
}

type Rows = Map<TableName, Map<unknown, Changed>>;

/**
 * The changes of all units in one transaction. Each unit sees the changes of the units before it. The changes of a failed unit are undone.
 */
export class Changes {
  readonly #rows: Rows = new Map();
  readonly #numbers = new Map<Counter, number>();
  /** The changes of the unit that is running. */
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

  /**
   * Returns the next number of a counter: the last number that this transaction assigned plus 1. At the first call, it is the last durable
   * number plus 1.
   */
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

  /** True if a change of the running unit was written to the database. Then only a rollback of the whole transaction can undo it. */
  get hasWrittenOwn(): boolean {
    return this.#hasWrittenOwn;
  }

  /** Adds the changes of the unit that has ended to the changes of the transaction. */
  keep(): void {
    for (const [table, rows] of this.#ownRows)
      for (const [key, changed] of rows) put(this.#rows, table, key, changed);
    for (const [counter, last] of this.#ownNumbers) this.#numbers.set(counter, last);
    this.takeBack();
  }

  /** Discards the changes of the unit that has failed. */
  takeBack(): void {
    this.#ownRows.clear();
    this.#ownNumbers.clear();
    this.#hasWrittenOwn = false;
  }

  /** Yields the changed rows that are not written yet, and marks them as written. */
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
