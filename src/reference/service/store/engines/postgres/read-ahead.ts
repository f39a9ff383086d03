import { Changes } from '../../changes.ts';
import type { TableName } from '../../tables.ts';
import { type Job, runJob } from '../../unit.ts';
import type { Queryable } from './connect.ts';
import { Rows } from './rows.ts';
import type { Settings } from './settings.ts';

/**
 * The rows that the units of a transaction read. Each round trip under the lock holds up all processes. So the units are run on trial
 * and together, up to the first number that they take, and what they read is asked for together, at first along with the lock. What they
 * change is thrown away; they run in their order afterwards.
 */
export class ReadAhead {
  readonly #settings: Settings;
  readonly #rows: Rows;
  readonly #asked = new Map<string, Promise<object | undefined>>();
  readonly #found = new Map<string, object | undefined>();
  #isOver = false;

  /** @param client Has the lock when it answers. */
  constructor(client: Queryable, settings: Settings) {
    this.#settings = settings;
    this.#rows = new Rows(client);
  }

  /** Runs units on trial. One that waits for something else than rows is not waited for. */
  try(jobs: readonly Job[]): void {
    const read = (table: TableName, key: unknown) => {
      if (this.#isOver) throw stopped;
      return this.get(table, key);
    };
    for (const { unit } of jobs)
      void runJob(
        { unit, resolve: () => {}, reject: () => {} },
        {
          changes: new Changes(),
          watch: { over: (running) => running },
          read,
          query: () => Promise.reject(stopped),
          // A unit that takes a number has read what it decides by; from there on it may ask more than the store.
          last() {
            throw stopped;
          },
          failure: (error) => error,
        },
      ).then(({ failed }) => failed());
  }

  /** Resolves when the trial asks for nothing more. */
  async end(): Promise<void> {
    for (let asked = -1; asked < this.#asked.size; ) {
      asked = this.#asked.size;
      await Promise.allSettled(this.#asked.values());
      await new Promise(setImmediate);
    }
    this.#isOver = true;
  }

  /** A row as it is durable, if it is known by now. */
  known(table: TableName, key: unknown): object | undefined {
    return this.#found.get(`${table} ${key}`);
  }

  get(table: TableName, key: unknown): object | undefined | Promise<object | undefined> {
    const kept = this.#settings.get(table, key);
    if (kept) return kept;
    const name = `${table} ${key}`;
    if (this.#found.has(name)) return this.#found.get(name);
    const asked = this.#asked.get(name) ?? this.#ask(name, table, key);
    this.#asked.set(name, asked);
    return asked;
  }

  #ask(name: string, table: TableName, key: unknown): Promise<object | undefined> {
    const row = this.#settings.fetch(table, key, () => this.#rows.get(table, key));
    row.then(
      (found) => this.#found.set(name, found),
      () => {},
    );
    return row;
  }
}

const stopped = new Error('A trial run goes no further.');
