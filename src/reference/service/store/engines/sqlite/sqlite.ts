import { resolve as resolvePath } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cache } from '../../cache.ts';
import { creation, type Form, migrationOfForm2, statementsFrom } from '../../form.ts';
import { type Opening, type Store, StoreFailure, type StoreLog, type Unit } from '../../port.ts';
import { type ComposedRead, finderOf } from '../../reads.ts';
import type { Key, TableName, Tables } from '../../tables.ts';
import { Changes, type Job, runTogether, type UnitParts } from '../../unit.ts';
import { FileCheck, openFile, unavailable } from './file.ts';
import { arrivalLog, indexesByChat, indexLatest, tails } from './indexes.ts';
import { compose, Statements } from './statements.ts';
import { replaceFile } from './whole-file.ts';

export const form: Form = {
  current: 6,
  creation: [
    ...creation(compose),
    "CREATE INDEX deliveries_pending ON deliveries (state) WHERE state = 'pending'",
    ...indexesByChat,
    ...tails,
    ...arrivalLog,
  ],
  migrations: {
    2: [
      ...migrationOfForm2(compose),
      ...indexLatest,
      "DELETE FROM counters WHERE counter LIKE '% indexed'",
      ...tails,
    ],
  },
};

/** Creates the tables in an empty store, or migrates those of an older schema version. Throws StoreUnavailable for an unknown version. */
export function migrate(database: DatabaseSync, opening: Opening = () => {}, known = form): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  const statements = statementsFrom(found, known, opening);
  if (statements.length === 0) return;
  database.exec('BEGIN');
  for (const sql of statements) database.exec(sql);
  database.exec(`PRAGMA user_version = ${known.current}`);
  database.exec('COMMIT');
}

/** The longest time that a transaction waits for further units, in milliseconds. */
const longestGatheringMs = 3;

/** The number of free pages that one call of `reclaim` returns to the disk. Deliveries wait during the call, so it is small. */
const pagesAtOnce = 200;

/**
 * A store in one SQLite file that only this process uses. The file is in WAL mode with synchronous=FULL. Units that arrive at about the
 * same time run one after the other and share a transaction.
 */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #file: FileCheck;
  readonly #cache = new Cache();
  readonly find = finderOf((read) => this.all(read));
  /** Rows in memory are never outdated, because no other process changes the file. */
  readonly recent: Store['recent'] = (table, key) => this.get(table, key);
  #jobs: Job[] = [];
  /** Resolves when no unit waits any more. Undefined if none waits. */
  #running: Promise<void> | undefined;
  /** Resolves when the current transaction has ended. */
  #transaction: Promise<void> = Promise.resolve();
  #isClosed = false;

  /**
   * Opens the store in a file, and creates the file and its folder if they are missing. Throws StoreUnavailable, for example if another
   * process has it open. If the file is deleted or moved later, all writes are rejected.
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
      this.#running ??= this.#run();
    });
  }

  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    const known = this.#cache.get(table, key);
    const row = known ? Promise.resolve(known) : this.#transaction.then(() => this.#read(table, key));
    return row as Promise<Tables[T] | undefined>;
  }

  async all<Row>(read: ComposedRead<Row>): Promise<Row[]> {
    // A query during a transaction would return changes that are not durable, so it waits for the end of the transaction.
    await this.#transaction;
    return this.#statements.all(read);
  }

  async backup(file: string): Promise<void> {
    await replaceFile(file, (part) => this.#copyTo(part));
  }

  /**
   * Copies the database into the file `part`. SQLite rejects a copy that begins during a write, and Node then throws an error with the code
   * 0. In that case the copy begins again.
   */
  async #copyTo(part: string): Promise<void> {
    for (;;) {
      await this.#transaction;
      try {
        await backup(this.#database, part);
        return;
      } catch (error) {
        if ((error as { errcode?: number }).errcode !== 0) throw error;
      }
    }
  }

  async reclaim(): Promise<boolean> {
    await this.#transaction;
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
    await this.#running;
    this.#database.close();
    this.#file.leave();
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) {
      await this.#gather();
      this.#transaction = this.#runAll(this.#jobs.splice(0));
      await this.#transaction;
    }
    this.#running = undefined;
  }

  /**
   * Waits for further units while each turn of the event loop adds some, at most `longestGatheringMs`. The units of one transaction share
   * the cost of one sync to the disk.
   */
  async #gather(): Promise<void> {
    const since = performance.now();
    for (let known = 0; ; known = this.#jobs.length) {
      await nextTurn();
      if (this.#jobs.length <= known || performance.now() - since >= longestGatheringMs) return;
    }
  }

  /**
   * Runs units in one transaction. If it fails, runs each unit in its own transaction, so that only the unit that caused the failure fails.
   * After a failed sync, rejects all units, because the transaction may be durable.
   */
  async #runAll(jobs: Job[]): Promise<void> {
    try {
      await this.#inOneTransaction(jobs);
    } catch (error) {
      const failure = toStoreFailure(error);
      const isOutcomeUnknown = failure instanceof StoreFailure && failure.isOutcomeUnknown;
      if (jobs.length === 1 || isOutcomeUnknown) for (const { reject } of jobs) reject(failure);
      else for (const job of jobs) await this.#runAll([job]);
    }
  }

  async #inOneTransaction(jobs: Job[]): Promise<void> {
    const changes = new Changes();
    const [statements, cache] = [this.#statements, this.#cache];
    /** Writes the changes so far. An error fails the whole transaction, because another unit may have caused it. */
    const flush = () => {
      for (const { table, key, row, isAgain } of changes.unwritten())
        if (row) statements.put(table, row, isAgain ? undefined : cache.get(table, key));
        else statements.remove(table, key);
    };
    const parts: UnitParts = {
      changes,
      readsAtOnce: true,
      read: (table, key) => this.#read(table, key),
      query(read) {
        flush();
        return statements.all(read);
      },
      last: (counter) => (statements.get('counters', counter) as Tables['counters'] | undefined)?.last ?? 0,
      failure: toStoreFailure,
    };
    await runTogether(jobs, parts, {
      commit() {
        flush();
        statements.commit();
      },
      remember: () => cache.update(changes.written),
      undo() {
        statements.rollBack();
        cache.clear();
      },
    });
  }

  #read(table: TableName, key: unknown): object | undefined {
    const known = this.#cache.get(table, key);
    if (known) return known;
    const row = this.#statements.get(table, key);
    if (row) this.#cache.set(table, key, row);
    return row;
  }
}

/**
 * The result codes of SQLite for temporary errors, which the row does not cause: busy, out of memory, read only, I/O error, damaged, full,
 * cannot open.
 */
const temporary = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/** SQLite's result code for a failed sync. The log then has the commit, which a process that starts after a kill would read. */
const failedSync = 1034;

/**
 * Converts a temporary error of SQLite into a StoreFailure whose cause is that error. An error that the row causes is returned unchanged.
 */
export function toStoreFailure(error: unknown): unknown {
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  if (code !== 'ERR_SQLITE_ERROR' || errcode === undefined) return error;
  // The lowest byte of an extended result code is the primary code.
  if (!temporary.has(errcode & 0xff)) return error;
  return new StoreFailure('The store cannot be written', {
    cause: error,
    isOutcomeUnknown: errcode === failedSync,
  });
}
