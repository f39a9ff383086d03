import type { Counter, TableName } from './tables.ts';

/** A row as it is to be, or that it is to be removed. */
interface Changed {
  row: object | undefined;
  isWritten: boolean;
}

/**
 * What the units of one transaction have changed so far. Each unit sees the changes of those before it; what one did that
 * failed is taken back.
 */
export class Changes {
  readonly #rows = new Map<TableName, Map<unknown, Changed>>();
  readonly #numbers = new Map<Counter, number>();
  #undo: (() => void)[] = [];

  /** The change of a row; `undefined` where there is none. */
  of(table: TableName, key: unknown): { row: object | undefined } | undefined {
    return this.#rows.get(table)?.get(key);
  }

  set(table: TableName, key: unknown, row: object | undefined): void {
    let rows = this.#rows.get(table);
    if (!rows) {
      rows = new Map();
      this.#rows.set(table, rows);
    }
    const before = rows.get(key);
    const changed = rows;
    this.#undo.push(() => (before ? changed.set(key, before) : changed.delete(key)));
    rows.set(key, { row, isWritten: false });
  }

  /** The next number after those given in this transaction, or after the last durable one. */
  next(counter: Counter, lastDurable: () => number): number {
    const before = this.#numbers.get(counter);
    const next = (before ?? lastDurable()) + 1;
    this.#undo.push(() =>
      before === undefined ? this.#numbers.delete(counter) : this.#numbers.set(counter, before),
    );
    this.#numbers.set(counter, next);
    return next;
  }

  /** The highest numbers that were given. */
  get numbers(): ReadonlyMap<Counter, number> {
    return this.#numbers;
  }

  /** A unit is at its end: what it changed stays. */
  keep(): void {
    this.#undo = [];
  }

  /** A unit failed: what it changed is as it was before. */
  takeBack(): void {
    for (const step of this.#undo.toReversed()) step();
    this.#undo = [];
  }

  /** All changes of rows that are not written yet; from now on they are. */
  *unwritten(): Generator<{ table: TableName; key: unknown; row: object | undefined }> {
    for (const [table, rows] of this.#rows) {
      for (const [key, changed] of rows) {
        if (changed.isWritten) continue;
        changed.isWritten = true;
        yield { table, key, row: changed.row };
      }
    }
  }
}
