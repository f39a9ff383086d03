import type { Tx, Unit } from './port.ts';
import { type ComposedRead, finderOf } from './reads.ts';
import { type Counter, type Key, keyOf, type TableName, type Tables } from './tables.ts';

/** A value that one engine returns at once, and the other as a promise. */
type MaybePromise<T> = T | Promise<T>;

/** The functions of an engine that units of work use. */
export interface UnitParts {
  changes: Changes;
  /**
   * True if all reads end within one turn of the event loop. A unit that takes longer waits for something else, and fails, because it would
   * block all units after it.
   */
  readsAtOnce?: boolean;
  read(table: TableName, key: unknown): MaybePromise<object | undefined>;
  query<Row>(read: ComposedRead<Row>): MaybePromise<Row[]>;
  /** Returns the last durable number of a counter. */
  last(counter: Counter): number;
  /** Returns the error with which a failed unit rejects. */
  failure(error: unknown): unknown;
}

/** A unit of work that waits to run, with the functions that settle its caller's promise. */
export interface Job {
  unit: Unit<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Runs units one after the other in one transaction, and calls `commit`. After the commit, calls `remember`, then runs the `afterwards`
 * actions of the units and resolves them. If the transaction fails, calls `undo` and throws the error. No change is kept then, and the
 * units' promises stay unsettled.
 */
export async function runTogether(
  jobs: Iterable<Job>,
  parts: UnitParts,
  { commit, remember, undo }: Record<'commit' | 'undo', () => MaybePromise<void>> & { remember: () => void },
): Promise<void> {
  const endings: (() => void)[] = [];
  try {
    for (const job of jobs) endings.push(await runJob(job, parts));
    await commit();
  } catch (error) {
    await undo();
    throw error;
  }
  remember();
  for (const end of endings) end();
}

/**
 * Runs one unit, and returns the function to call after the commit. If the unit fails, its changes are discarded, and it rejects
 * after the commit. If some of its changes were already written, throws the error, so that the whole transaction fails.
 */
export async function runJob({ unit, resolve, reject }: Job, parts: UnitParts): Promise<() => void> {
  const tx = new UnitTx(parts);
  try {
    const result = await (parts.readsAtOnce ? inThisTurn(unit(tx)) : unit(tx));
    parts.changes.keep();
    return () => {
      try {
        for (const action of tx.actions) action();
        resolve(result);
      } catch (error) {
        // The unit and the other units of its transaction are durable. The error rejects only this unit, and no unit runs again.
        reject(error);
      }
    };
  } catch (error) {
    if (parts.changes.hasWrittenOwn) throw error;
    parts.changes.discard();
    return () => reject(parts.failure(error));
  } finally {
    tx.end();
  }
}

class UnitTx implements Tx {
  readonly actions: (() => void)[] = [];
  readonly find = finderOf(async (read) => {
    this.#mustBeUnderWay();
    return this.#parts.query(read);
  });
  readonly #parts: UnitParts;
  #isOver = false;

  constructor(parts: UnitParts) {
    this.#parts = parts;
  }

  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    this.#mustBeUnderWay();
    const changed = this.#parts.changes.get(table, key);
    return Promise.resolve(changed ? changed.row : this.#parts.read(table, key)) as never;
  }

  put<T extends TableName>(table: T, row: Tables[T]): void {
    this.#mustBeUnderWay();
    const key = row[keyOf(table) as keyof Tables[T]];
    // A database could cut such keys, or treat two of them as equal.
    if (typeof key === 'string' && (!key.isWellFormed() || key.includes('\0')))
      throw new Error(`The key ${JSON.stringify(key)} cannot be kept as it is.`);
    this.#parts.changes.set(table, key, row);
  }

  remove<T extends TableName>(table: T, key: Key<T>): void {
    this.#mustBeUnderWay();
    this.#parts.changes.set(table, key, undefined);
  }

  next(counter: Counter): Promise<number> {
    this.#mustBeUnderWay();
    const { changes, last } = this.#parts;
    const given = changes.get('counters', counter)?.row as Tables['counters'] | undefined;
    const next = (given?.last ?? last(counter)) + 1;
    changes.set('counters', counter, { counter, last: next });
    return Promise.resolve(next);
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

/** Returns the result of a unit. Rejects if the unit does not end within this turn of the event loop. */
function inThisTurn<T>(unit: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const next = setImmediate(() =>
      reject(new Error('A unit of work waited for something else than its store.')),
    );
    unit.then(resolve, reject).finally(() => clearImmediate(next));
  });
}

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
  /** The rows that were written to the database, in order. */
  readonly written: WrittenRow[] = [];
  readonly #rows: Rows = new Map();
  /** The changes of the unit that is running. */
  readonly #ownRows: Rows = new Map();
  #hasWrittenOwn = false;

  get(table: TableName, key: unknown): { row: object | undefined } | undefined {
    return this.#ownRows.get(table)?.get(key) ?? this.#rows.get(table)?.get(key);
  }

  set(table: TableName, key: unknown, row: object | undefined): void {
    const before = this.#rows.get(table)?.get(key);
    const isAgain = (before?.isWritten || before?.isAgain) ?? false;
    put(this.#ownRows, table, key, { row, isWritten: false, isAgain });
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  /** True if a change of the running unit was written to the database. Then only a rollback of the whole transaction can undo it. */
  get hasWrittenOwn(): boolean {
    return this.#hasWrittenOwn;
  }

  /** Adds the changes of the unit that has ended to the changes of the transaction. */
  keep(): void {
    for (const [table, rows] of this.#ownRows)
      for (const [key, changed] of rows) put(this.#rows, table, key, changed);
    this.discard();
  }

  /** Discards the changes of the unit that has failed. */
  discard(): void {
    this.#ownRows.clear();
    this.#hasWrittenOwn = false;
  }

  /** Yields the changed rows that are not written yet, and marks them as written. */
  *unwritten(): Generator<WrittenRow & { isAgain: boolean }> {
    // A unit that has only taken numbers can still fail alone.
    if (this.#ownRows.keys().some((table) => table !== 'counters')) {
      this.keep();
      this.#hasWrittenOwn = true;
    }
    for (const [table, rows] of this.#rows) {
      for (const [key, changed] of rows) {
        if (changed.isWritten) continue;
        changed.isWritten = true;
        const written = { table, key, row: changed.row };
        this.written.push(written);
        yield { ...written, isAgain: changed.isAgain };
      }
    }
  }
}

function put(into: Rows, table: TableName, key: unknown, changed: Changed): void {
  const rows = into.get(table) ?? new Map<unknown, Changed>();
  into.set(table, rows.set(key, changed));
}
