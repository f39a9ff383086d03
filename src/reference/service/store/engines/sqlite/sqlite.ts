import { resolve as resolvePath } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { Cache } from '../../cache.ts';
import { Changes, type WrittenRow } from '../../changes.ts';
import { formOf, type Migrations, migrating, migrationsFrom } from '../../form.ts';
import { type Opening, type Store, StoreFailure, type StoreLog, type Unit } from '../../port.ts';
import { type ComposedRead, queryOf, type ReadArguments, type ReadName, type ReadRow } from '../../reads.ts';
import { type Counter, creation, type Key, type TableName, type Tables, thirdForm } from '../../tables.ts';
import { type Job, runTogether, type UnitParts, Watch } from '../../unit.ts';
import { arrivalLog } from './arrival-log.ts';
import { FileCheck, openFile, unavailable } from './file.ts';
import { lateIndexes } from './late-index.ts';
import { compose, Statements } from './statements.ts';
import { replaceFile } from './whole-file.ts';

export const migrations: Migrations = [
  [
    // Deliveries in form 1 have their progress in `data`.
    "ALTER TABLE deliveries ADD COLUMN progress TEXT NOT NULL DEFAULT '{}'",
    'DROP INDEX deliveries_of_chat',
    'DROP TRIGGER entry_removed',
    'DROP TABLE entry_index',
    "DELETE FROM counters WHERE counter = 'entries indexed'",
    ...lateIndexes,
  ],
  thirdForm(compose),
];

/** Creates the tables in an empty store, or migrates older ones to the current form. Throws StoreUnavailable. */
export function migrate(database: DatabaseSync, opening: Opening = () => {}, known = migrations): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  const present = formOf(known);
  if (found === present) return;
  const statements = found === 0 ? creating() : migrationsFrom(found, known);
  if (found > 0) opening(migrating(found, known));
  database.exec('BEGIN');
  for (const sql of statements) database.exec(sql);
  database.exec(`PRAGMA user_version = ${present}`);
  database.exec('COMMIT');
}

function creating(): string[] {
  return [...creation(compose).map((statement) => statement.compile().sql), ...lateIndexes, ...arrivalLog];
}

/** The longest time for which units are gathered for one transaction, in milliseconds. */
const longestGatheringMs = 3;

/** The number of free pages that one step returns to the disk. Deliveries wait during a step. */
const pagesAtOnce = 200;

/**
 * The embedded store: one file that only this process uses, in WAL mode with synchronous=FULL. Units that arrive at about the same time run
 * one after the other and share a transaction.
 */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #file: FileCheck;
  readonly #cache = new Cache();
  readonly #numbers = new Map<Counter, number>();
  #jobs: Job[] = [];
  #running: Promise<void> = Promise.resolve();
  #isScheduled = false;
  #isClosed = false;

  /**
   * Opens the database at a path, and makes its folder. Throws StoreUnavailable, for example if another process uses it. If the file is
   * lost later, nothing more is written.
   */
  constructor(file: string, { lost, opening, damaged }: Partial<StoreLog> = {}) {
    this.#database = openFile(file);
    try {
      migrate(this.#database, opening);
    } catch (error) {
      this.#database.close();
      throw unavailable(file, error);
    }
    this.#statements = new Statements(this.#database, damaged);
    this.#file = new FileCheck(resolvePath(file), lost);
  }

  work<Result>(unit: Unit<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new StoreFailure('The store is closed.'));
      if (this.#file.failure) return reject(this.#file.failure);
      this.#jobs.push({ unit, resolve: resolve as Job['resolve'], reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      this.#gather(0, performance.now());
    });
  }

  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    const known = this.#cache.get(table, key);
    const row = known ? Promise.resolve(known) : this.#running.then(() => this.#read(table, key));
    return row as Promise<Tables[T] | undefined>;
  }

  recent<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    return this.get(table, key);
  }

  find<Name extends ReadName>(name: Name, ...of: ReadArguments<Name>): Promise<ReadRow<Name>[]> {
    return this.all(queryOf(name, of));
  }

  async all<Row>(read: ComposedRead<Row>): Promise<Row[]> {
    // A query during a transaction would return data that is not durable.
    await this.#running;
    return this.#statements.all(read);
  }

  async backup(file: string): Promise<void> {
    await replaceFile(file, (part) => this.#copyTo(part));
  }

  /**
   * Copies the database. SQLite rejects a copy that begins while the connection writes, and Node reports the rejection as "not an error".
   * The copy is then started again.
   */
  async #copyTo(part: string): Promise<void> {
    for (;;) {
      await this.#running;
      try {
        await backup(this.#database, part);
        return;
      } catch (error) {
        if ((error as { errcode?: number }).errcode !== 0) throw error;
      }
    }
  }

  async reclaim(): Promise<boolean> {
    await this.#running;
    const free = () =>
      (this.#database.prepare('PRAGMA freelist_count').get() as { freelist_count: number }).freelist_count;
    const before = free();
    if (before > 0) this.#database.exec(`PRAGMA incremental_vacuum(${pagesAtOnce})`);
    const after = free();
    return after > 0 && after < before;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return this.#running;
    this.#isClosed = true;
    this.#begin();
    await this.#running;
    this.#database.close();
    this.#file.leave();
  }

  /** Waits as long as each turn of the event loop adds units, because the units of one transaction share the cost of one sync. */
  #gather(soFar: number, since: number): void {
    setImmediate(() => {
      const isMore = this.#jobs.length > soFar && performance.now() - since < longestGatheringMs;
      if (isMore) this.#gather(this.#jobs.length, since);
      else this.#begin();
    });
  }

  #begin(): void {
    this.#isScheduled = false;
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length > 0) this.#running = this.#running.then(() => this.#runAll(jobs));
  }

  /** Runs units in one transaction. If it fails, each gets a transaction of its own, so that none fails because of another. */
  async #runAll(jobs: Job[]): Promise<void> {
    try {
      await this.#inOneTransaction(jobs);
    } catch (error) {
      const [only] = jobs;
      if (jobs.length === 1) only!.reject(asFailure(error));
      else for (const job of jobs) await this.#runAll([job]);
    }
  }

  async #inOneTransaction(jobs: Job[]): Promise<void> {
    const changes = new Changes();
    const transaction = new Transaction(this.#statements, changes, this.#cache);
    const parts: UnitParts = {
      changes,
      watch: new Watch(),
      read: (table, key) => this.#read(table, key),
      query: (query) => transaction.query(query),
      last: (counter) => this.#last(counter),
      failure: asFailure,
    };
    const remember = () => {
      this.#cache.update(transaction.written);
      for (const [counter, last] of changes.numbers) this.#numbers.set(counter, last);
    };
    const undo = () => {
      this.#statements.rollBack();
      this.#cache.clear();
      this.#numbers.clear();
    };
    await runTogether(jobs, parts, { commit: () => transaction.commit(), remember, undo });
  }

  #read(table: TableName, key: unknown): object | undefined {
    const known = this.#cache.get(table, key);
    if (known) return known;
    const row = this.#statements.get(table, key);
    if (row) this.#cache.set(table, key, row);
    return row;
  }

  #last(counter: Counter): number {
    const known = this.#numbers.get(counter);
    if (known !== undefined) return known;
    const row = this.#statements.get('counters', counter) as Tables['counters'] | undefined;
    const last = row?.last ?? 0;
    this.#numbers.set(counter, last);
    return last;
  }
}

/** Result codes of SQLite for errors that the row does not cause: busy, out of memory, read only, I/O, damaged, full, cannot open. */
const temporary = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/**
 * Converts an error of SQLite into a StoreFailure. SQLite's error is its cause, for the log. An error that the row causes stays unchanged.
 */
export function asFailure(error: unknown): unknown {
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  if (code !== 'ERR_SQLITE_ERROR' || errcode === undefined) return error;
  // Extended result codes have the primary one in their lowest byte.
  if (!temporary.has(errcode & 0xff)) return error;
  return new StoreFailure('The store cannot be written', { cause: error });
}

/** One transaction for the changes of several units. It begins with the first written row. */
class Transaction {
  readonly written: WrittenRow[] = [];
  readonly #statements: Statements;
  readonly #changes: Changes;
  /** The durable rows in memory. */
  readonly #cache: Pick<Cache, 'get'>;
  #hasBegun = false;
  #failure: unknown;

  constructor(statements: Statements, changes: Changes, cache: Pick<Cache, 'get'>) {
    this.#statements = statements;
    this.#changes = changes;
    this.#cache = cache;
  }

  /**
   * Writes the changes so far, so that queries see them. An error fails the whole transaction, because the row may be from another unit.
   */
  #flush(): void {
    for (const { isAgain, ...written } of this.#changes.unwritten()) {
      const { table, key, row } = written;
      this.written.push(written);
      try {
        this.#statements.begin(this.#hasBegun);
        this.#hasBegun = true;
        if (row) this.#statements.put(table, row, isAgain ? undefined : this.#cache.get(table, key));
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
    this.#flush();
    // A unit may have continued after an earlier error. The transaction still fails.
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#hasBegun) this.#statements.commit(this.#changes.numbers);
  }

  query<Row>(read: ComposedRead<Row>): Row[] {
    this.#flush();
    return this.#statements.all(read);
  }
}
