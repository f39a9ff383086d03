import type { Cache } from '../cache.ts';
import type { Turn, TurnListener } from '../shared.ts';
import type { TableName } from '../tables.ts';
import type { Queryable } from './connect.ts';
import { type Statement, statement } from './statements.ts';

/** A turn as it is stored. */
export type StoredTurn = { turn: number; id: string; touched: string; events: boolean; began: string };

/** A turn that this process is about to make durable. */
interface Making {
  turn: Turn;
  /** Tells it from the turn of another process, which has the number where this one is not durable. */
  id: string;
  /** Keeps its rows in the cache. */
  remember: () => void;
}

/** What a row weighs that came along with a turn, in characters. */
const weightOfRow = 1000;

/** How many turns are kept for those who are behind. */
export const kept = 10_000;

/** Follows what is changed by all processes, this one included, and keeps the cache right. */
export class Feed {
  readonly #cache: Cache;
  readonly #database: Queryable;
  readonly #listeners = new Set<TurnListener>();
  /** Rows that are being read for the cache; those that are changed meanwhile must not come into it. */
  readonly #fetching = new Map<string, Set<{ isStale: boolean }>>();
  #seen: number;
  #making: Making | undefined;
  #next: Promise<void> | undefined;

  constructor(cache: Cache, database: Queryable, seen: number) {
    this.#cache = cache;
    this.#database = database;
    this.#seen = seen;
  }

  /** The last turn that is known here. */
  get seen(): number {
    return this.#seen;
  }

  listen(listener: TurnListener): void {
    this.#listeners.add(listener);
  }

  /** What reads the turns that are not known here. */
  unseen(): Statement {
    return statement('select turn, id, touched, events, began from turns where turn > $1 order by turn', [
      this.#seen,
    ]);
  }

  /** A turn was announced. Nobody has to be asked for one that is this process's own: its answer is on the way. */
  hear(turn: number): void {
    if (turn <= this.#seen || turn === this.#making?.turn.turn) return;
    // Where the server does not answer now, the next round asks again.
    this.upToNow().catch(() => {});
  }

  /** Resolves when everything is known that was durable when it was called. Calls of one moment share a question. */
  upToNow(): Promise<void> {
    this.#next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#next = undefined;
        this.#database.query(this.unseen()).then(({ rows }) => {
          this.take(rows as StoredTurn[]);
          resolve();
        }, reject);
      });
    });
    return this.#next;
  }

  /** Takes over what was read of turns. */
  take(turns: StoredTurn[]): void {
    for (const { turn, id, touched, events, began } of turns) {
      if (turn <= this.#seen) continue;
      if (id === this.#making?.id) {
        this.made();
        continue;
      }
      if (turn > this.#seen + 1) this.#miss();
      this.#seen = turn;
      const one: Turn = { turn, events, touched: JSON.parse(touched), began: JSON.parse(began) };
      for (const [table, key, row] of one.touched) {
        this.#forget(table, key);
        if (row) this.#cache.set(table, key, row, weightOfRow);
      }
      for (const listener of this.#listeners) listener(one, false);
    }
  }

  /** This process makes a turn durable: from now on it may be read back, before it is known here that it succeeded. */
  making(making: Making): void {
    this.#making = making;
  }

  /** The turn that was to be made is not durable. */
  notMade(): void {
    this.#making = undefined;
  }

  /** The turn is durable. */
  made(): void {
    if (!this.#making) return;
    const { turn, remember } = this.#making;
    this.#making = undefined;
    this.#seen = turn.turn;
    for (const [table, key] of turn.touched) this.#forget(table, key);
    remember();
    for (const listener of this.#listeners) listener(turn, true);
  }

  /** Reads a row that may be kept in the cache, if it is not changed meanwhile. */
  async fetch(
    table: TableName,
    key: unknown,
    read: () => Promise<object | undefined>,
    keep: (row: object) => void,
  ): Promise<object | undefined> {
    const name = `${table} ${key}`;
    const one = { isStale: false };
    const all = this.#fetching.get(name) ?? new Set();
    this.#fetching.set(name, all.add(one));
    try {
      const row = await read();
      if (row && !one.isStale) keep(row);
      return row;
    } finally {
      all.delete(one);
      if (all.size === 0) this.#fetching.delete(name);
    }
  }

  #forget(table: TableName, key: unknown): void {
    this.#cache.forget(table, key);
    for (const one of this.#fetching.get(`${table} ${key}`) ?? []) one.isStale = true;
  }

  #miss(): void {
    this.#cache.clear();
    for (const all of this.#fetching.values()) for (const one of all) one.isStale = true;
    for (const listener of this.#listeners) listener('gap', false);
  }
}
