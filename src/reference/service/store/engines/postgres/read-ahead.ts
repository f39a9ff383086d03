import { Changes } from '../../changes.ts';
import type { TableName } from '../../tables.ts';
import { type Job, runJob } from '../../unit.ts';
import type { Queryable } from './connect.ts';
import type { CachedRows, ReadRow } from './transaction.ts';

/**
 * The rows that the units of a transaction read, where memory lacks them. Each round trip under the lock holds up all processes. So at
 * the first row that is missing, the units that are still to run are run on trial and together, up to their first delivery, and what
 * they read is asked for together. Their changes are thrown away; the units run in their order afterwards.
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

  /** The units in the order in which they run. */
  *inOrder(): Generator<Job> {
    for (const job of this.#jobs) {
      this.#begun++;
      yield job;
    }
  }

  /** A row for the unit under way. */
  async get(table: TableName, key: unknown): Promise<object | undefined> {
    const row = this.#ask(table, key);
    if (!this.#isAhead) {
      this.#isAhead = true;
      const following = this.#jobs.slice(this.#begun);
      if (following.length > 0) await this.#runOnTrial(following);
    }
    return row;
  }

  /** A unit that waits for something else than rows is not waited for. */
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
            // From here on a unit may ask more than the store, as whether the delivery may start.
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
