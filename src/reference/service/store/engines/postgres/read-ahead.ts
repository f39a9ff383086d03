import { RecentMap } from '../../../../../contract/send/recent-map.ts';
import { Changes } from '../../changes.ts';
import type { TableName } from '../../tables.ts';
import { type Job, runJob } from '../../unit.ts';
import type { Queryable } from './connect.ts';
import { Rows } from './rows.ts';
import type { Settings } from './settings.ts';

interface Named {
  table: TableName;
  key: unknown;
}

/** The rows that units read after a visitor's row, as most read its chat: a guess that spares a round trip. */
export class Guesses extends RecentMap<string, Named> {
  constructor() {
    super(20_000);
  }
}

/**
 * The rows that the units of a transaction read. Each round trip under the lock holds up all processes. So the units are run on trial
 * and together, up to the first number that they take, and what they read is asked for together, at first along with the lock. What they
 * change is thrown away; they run in their order afterwards.
 */
export class ReadAhead {
  readonly #settings: Settings;
  readonly #guesses: Guesses;
  readonly #rows: Rows;
  readonly #asked = new Map<string, Promise<object | undefined>>();
  readonly #found = new Map<string, object | undefined>();
  #isOver = false;

  /** @param client Has the lock when it answers. */
  constructor(client: Queryable, settings: Settings, guesses: Guesses) {
    this.#settings = settings;
    this.#guesses = guesses;
    this.#rows = new Rows(client);
  }

  /** Runs a unit on trial. One that waits for something else than rows is not waited for. */
  try({ unit }: Job): void {
    let visitor: string | undefined;
    const read = (table: TableName, key: unknown) => {
      if (this.#isOver) throw stopped;
      if (visitor !== undefined && table === 'chats') this.#guesses.set(visitor, { table, key });
      visitor = table === 'visitors' ? nameOf(table, key) : undefined;
      return this.get(table, key);
    };
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
    return this.#found.get(nameOf(table, key));
  }

  get(table: TableName, key: unknown): object | undefined | Promise<object | undefined> {
    const kept = this.#settings.get(table, key);
    if (kept) return kept;
    const name = nameOf(table, key);
    if (this.#found.has(name)) return this.#found.get(name);
    return this.#asked.get(name) ?? this.#ask(name, table, key);
  }

  #ask(name: string, table: TableName, key: unknown): Promise<object | undefined> {
    const row = this.#settings.fetch(table, key, () => this.#rows.get(table, key));
    row.then(
      (found) => this.#found.set(name, found),
      () => {},
    );
    this.#asked.set(name, row);
    const guess = this.#guesses.get(name);
    if (guess) void this.get(guess.table, guess.key);
    return row;
  }
}

const nameOf = (table: TableName, key: unknown) => `${table} ${key}`;

const stopped = new Error('A trial run goes no further.');
