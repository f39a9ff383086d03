import { Changes } from '../../changes.ts';
import type { TableName } from '../../tables.ts';
import { type Job, runJob } from '../../unit.ts';
import type { Queryable } from './connect.ts';
import type { CachedRows, ReadRow } from './transaction.ts';

/**
 * Reads together the rows that the units of a transaction need and the cache lacks. Each round trip under the lock delays all processes.
 * Therefore the first missing row starts a trial run of all later units at the same time, each up to its first delivery. Rows that they
 * request at the same moment are read by one query for each table. The changes of the trial run are discarded, and the units then run in
 * order.
 */
export class ReadAhead {
  readonly #jobs: readonly Job[];
  readonly #rows: CachedRows;
  readonly #read: ReadRow;
  readonly #found = new Map<string, Promise<object | undefined>>();
  #begun = 0;
  #isAhead = false;

  constructor(jobs: readonly Job[], rows: CachedRows, client: Queryable) {
    this.#jobs = jobs;
    this.#rows = rows;
    this.#read = rows.within(client);
  }

  /** Yields the units in the order in which they run, and counts the units that have begun. */
  *inOrder(): Generator<Job> {
    for (const job of this.#jobs) {
      this.#begun++;
      yield job;
    }
  }

  /** Returns a row for the unit under way. The first call also runs the later units on trial. */
  async get(table: TableName, key: unknown): Promise<object | undefined> {
    const row = this.#ask(table, key);
    if (!this.#isAhead) {
      this.#isAhead = true;
      const following = this.#jobs.slice(this.#begun);
      if (following.length > 0) await this.#runOnTrial(following);
    }
    return row;
  }

  /**
   * Runs units on trial, so that the rows that they need are read. Returns when no unit requests another row, even if a unit still waits
   * for something else.
   */
  async #runOnTrial(jobs: readonly Job[]): Promise<void> {
    let isOver = false;
    const read = (table: TableName, key: unknown) => {
      if (isOver) throw stopped;
      return this.#rows.known(table, key) ?? this.#ask(table, key);
    };
    for (const { unit } of jobs)
      void runJob(
        { unit, resolve: () => {}, reject: () => {} },
        {
          changes: new Changes(),
          watch: { over: (running) => running, end: () => {} },
          read,
          query: () => Promise.reject(stopped),
          last(counter) {
            // A unit that records a delivery may go on to use more than the store, for example to check if the delivery may start. So its
            // trial ends here.
            if (counter === 'delivery') throw stopped;
            return 0;
          },
          failure: (error) => error,
        },
      ).then(({ failed }) => failed());
    for (let asked = 0; asked < this.#found.size; ) {
      asked = this.#found.size;
      await Promise.allSettled(this.#found.values());
      await new Promise(setImmediate);
    }
    isOver = true;
  }

  #ask(table: TableName, key: unknown): Promise<object | undefined> {
    const name = `${table} ${key}`;
    const known = this.#found.get(name);
    if (known) return known;
    const row = this.#read(table, key);
    row.catch(() => {});
    this.#found.set(name, row);
    return row;
  }
}

const stopped = new Error('A trial run goes no further.');
