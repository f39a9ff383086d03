import type { Cache } from '../../cache.ts';
import type { TableName } from '../../tables.ts';
import { Changes, type Job, runJob } from '../../unit.ts';
import type { Queryable } from './connect.ts';
import { type ReadRow, reader } from './transaction.ts';

/**
 * Reads rows that are not cached for several units of a transaction at once. Each query under the lock delays all processes, so there
 * should be few. When the first unit needs such a row, all later units run in advance ("trial run"). A trial run only finds the rows that a
 * unit needs. Rows that the units request at the same moment are read by one query for each table. The changes of the trial runs are
 * discarded, and then the units run in order.
 */
export class ReadAhead {
  readonly #jobs: readonly Job[];
  readonly #cache: Cache;
  readonly #read: ReadRow;
  readonly #found = new Map<string, Promise<object | undefined>>();
  #begun = 0;
  #isAhead = false;

  constructor(jobs: readonly Job[], cache: Cache, client: Queryable) {
    this.#jobs = jobs;
    this.#cache = cache;
    this.#read = reader(client);
  }

  /** Yields the units in their order, and counts those that have begun. */
  *inOrder(): Generator<Job> {
    for (const job of this.#jobs) {
      this.#begun++;
      yield job;
    }
  }

  /** Returns a row that is not cached. The first call also starts the trial runs of the later units. */
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
   * Runs units only to read the rows that they need. Returns when no unit requests a further row. A unit that still waits for something
   * else is abandoned.
   */
  async #runOnTrial(jobs: readonly Job[]): Promise<void> {
    let isOver = false;
    const read = (table: TableName, key: unknown) => {
      if (isOver) throw stopped;
      return this.#cache.get(table, key) ?? this.#ask(table, key);
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
            // A trial run ends when the unit records a delivery, because a unit reads few rows after that.
            if (counter === 'delivery') throw stopped;
            return 0;
          },
          failure: (error) => error,
        },
      );
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
    row.then(
      (found) => found && this.#cache.set(table, key, found),
      () => {},
    );
    this.#found.set(name, row);
    return row;
  }
}

const stopped = new Error('A trial run goes no further.');
