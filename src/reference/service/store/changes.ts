import type { Counter, TableName } from './tables.ts';

/** A row as it is to be, or that it is to be removed. */
interface Changed {
  row: object | undefined;
  isWritten: boolean;
  /** Whether another form of the row was written in this transaction. */
  isAgain: boolean;
}

type Rows = Map<unknown, Changed>;

/** A row as it stands in the database once the transaction is durable. */
export interface WrittenRow {
  table: TableName;
  key: unknown;
  row: object | undefined;
  /** The length of its record; undefined where the record is as it was. */
  weight: number | undefined;
}

/**
 * The changes of the units of one transaction so far. Each unit sees the changes of those before it; those of a unit that failed are
 * taken back.
 */
export class Changes {
  readonly #rows = new Map<TableName, Rows>();
  readonly #numbers = new Map<Counter, number>();
  /** The former values of the changes of the unit under way. */
  readonly #before: { rows: Rows; key: unknown; changed: Changed | undefined }[] = [];
  readonly #own = new Set<Changed>();
  #hasWrittenOwn = false;
  readonly #numbersBefore: { counter: Counter; last: number | undefined }[] = [];

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
    this.#before.push({ rows, key, changed: before });
    const changed: Changed = {
      row,
      isWritten: false,
      isAgain: (before?.isWritten || before?.isAgain) ?? false,
    };
    rows.set(key, changed);
    this.#own.add(changed);
  }

  /** The next number after those given in this transaction, or after the last durable one. */
  next(counter: Counter, lastDurable: (counter: Counter) => number): number {
    const last = this.#numbers.get(counter);
    const next = (last ?? lastDurable(counter)) + 1;
    this.#numbersBefore.push({ counter, last });
    this.#numbers.set(counter, next);
    return next;
  }

  get numbers(): ReadonlyMap<Counter, number> {
    return this.#numbers;
  }

  get areNone(): boolean {
    return this.#numbers.size === 0 && [...this.#rows.values()].every(({ size }) => size === 0);
  }

  /** Whether something that the unit under way has changed is written: it cannot be taken out of the transaction. */
  get hasWrittenOwn(): boolean {
    return this.#hasWrittenOwn;
  }

  /** A unit is at its end: what it changed stays. */
  keep(): void {
    this.#own.clear();
    this.#hasWrittenOwn = false;
    this.#before.length = 0;
    this.#numbersBefore.length = 0;
  }

  /** A unit failed: what it changed is as it was before. */
  takeBack(): void {
    for (const { rows, key, changed } of this.#before.toReversed()) {
      if (changed) rows.set(key, changed);
      else rows.delete(key);
    }
    for (const { counter, last } of this.#numbersBefore.toReversed()) {
      if (last === undefined) this.#numbers.delete(counter);
      else this.#numbers.set(counter, last);
    }
    this.keep();
  }

  /** All changes of rows that are not written yet; from now on they are. */
  *unwritten(): Generator<{ table: TableName; key: unknown; row: object | undefined; isAgain: boolean }> {
    for (const [table, rows] of this.#rows) {
      for (const [key, changed] of rows) {
        if (changed.isWritten) continue;
        changed.isWritten = true;
        this.#hasWrittenOwn ||= this.#own.has(changed);
        yield { table, key, row: changed.row, isAgain: changed.isAgain };
      }
    }
  }
}
