import type { Changes } from './changes.ts';
import type { Tx, Unit } from './port.ts';
import { type ComposedRead, queryOf, type ReadArguments, type ReadName, type ReadRow } from './reads.ts';
import { type Counter, type Key, keyOf, type TableName, type Tables } from './tables.ts';

/** A value that one engine has at once, and another has to wait for. */
type MaybeLater<T> = T | Promise<T>;

/** The parts of an engine that a unit of work uses. */
export interface UnitParts {
  changes: Changes;
  /** Stops a unit that waits for something other than its store. */
  watch: Pick<Watch, 'over' | 'end'>;
  read(table: TableName, key: unknown): MaybeLater<object | undefined>;
  query<Row>(read: ComposedRead<Row>): MaybeLater<Row[]>;
  last(counter: Counter): number;
  /** The error with which a failed unit rejects. */
  failure(error: unknown): unknown;
}

/** A requested unit of work. */
export interface Job {
  unit: Unit<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** The actions after a unit has run: `durable` when its transaction is durable, `failed` if it fails. */
interface Ending {
  durable(): void;
  failed(): void;
}

/**
 * Runs units one after the other, and makes them durable by `commit`. Throws if they cannot be made durable; then nothing has changed. The
 * `afterwards` actions of the units run after `remember`, and their `otherwise` actions after `undo`.
 */
export async function runTogether(
  jobs: Iterable<Job>,
  parts: UnitParts,
  { commit, remember, undo }: Record<'commit' | 'undo', () => MaybeLater<void>> & { remember: () => void },
): Promise<void> {
  const endings: Ending[] = [];
  try {
    for (const job of jobs) endings.push(await runJob(job, parts));
    await commit();
  } catch (error) {
    await undo();
    for (const { failed } of endings) failed();
    throw error;
  } finally {
    parts.watch.end();
  }
  remember();
  for (const { durable } of endings) durable();
}

/**
 * Runs one unit, and returns its ending. The changes of a failed unit are undone. Throws if they were already written: then the whole
 * transaction fails.
 */
export async function runJob({ unit, resolve, reject }: Job, parts: UnitParts): Promise<Ending> {
  const tx = new UnitTx(parts);
  try {
    const result = await parts.watch.over(unit(tx));
    parts.changes.keep();
    const durable = () => {
      try {
        for (const action of tx.actions) action();
        resolve(result);
      } catch (error) {
        // The unit is durable, and so are the others in its transaction. None of them may run again for this error.
        reject(error);
      }
    };
    return { durable, failed: () => tx.failed() };
  } catch (error) {
    tx.failed();
    if (parts.changes.hasWrittenOwn) throw error;
    parts.changes.takeBack();
    return { durable: () => reject(parts.failure(error)), failed: () => {} };
  } finally {
    tx.end();
  }
}

class UnitTx implements Tx {
  readonly actions: (() => void)[] = [];
  readonly #otherwise: (() => void)[] = [];
  readonly #parts: UnitParts;
  #isOver = false;

  constructor(parts: UnitParts) {
    this.#parts = parts;
  }

  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    this.#mustBeUnderWay();
    const changed = this.#parts.changes.of(table, key);
    return Promise.resolve(changed ? changed.row : this.#parts.read(table, key)) as never;
  }

  async find<Name extends ReadName>(name: Name, ...of: ReadArguments<Name>): Promise<ReadRow<Name>[]> {
    this.#mustBeUnderWay();
    return this.#parts.query(queryOf(name, of));
  }

  put<T extends TableName>(table: T, row: Tables[T]): void {
    this.#mustBeUnderWay();
    const key = row[keyOf(table) as keyof Tables[T]];
    // In a database two such keys could become equal, or a key could be cut.
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
    return Promise.resolve(this.#parts.changes.next(counter, this.#parts.last));
  }

  afterwards(action: () => void): void {
    this.actions.push(action);
  }

  otherwise(action: () => void): void {
    this.#otherwise.push(action);
  }

  failed(): void {
    for (const action of this.#otherwise) action();
  }

  end(): void {
    this.#isOver = true;
  }

  #mustBeUnderWay(): void {
    if (this.#isOver) throw new Error('This unit of work is over. Await everything that it does.');
  }
}

/**
 * Monitors the units of a transaction. A unit may wait for its reads. A unit that waits for something else would block all others, and is
 * stopped.
 */
export class Watch {
  #reading = 0;
  /** Stops the unit under way. */
  #stop: (error: Error) => void = () => {};
  #next: NodeJS.Immediate | undefined;

  /** Returns the result of a unit. Rejects if a turn of the event loop passes while the unit waits for no read. */
  over<T>(unit: Promise<T>): Promise<T> {
    this.#next ??= setImmediate(this.#look);
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      unit.then(resolve, reject);
    });
  }

  reading<T>(what: Promise<T>): Promise<T> {
    this.#reading++;
    return what.finally(() => {
      this.#reading--;
      if (this.#reading === 0 && !this.#next) this.#next = setImmediate(this.#look);
    });
  }

  /** Ends the monitoring when all units have ended. */
  end(): void {
    clearImmediate(this.#next);
    this.#stop = () => {};
  }

  readonly #look = (): void => {
    this.#next = undefined;
    if (this.#reading === 0)
      this.#stop(new Error('A unit of work waited for something else than its store.'));
  };
}
