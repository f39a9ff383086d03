import type { Cache } from '../cache.ts';
import type { Missed, Turn, TurnListener } from '../shared.ts';
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

/** A turn by its number and its id: of another history of the database it has the number, and never the id. */
export type Seen = Pick<StoredTurn, 'turn' | 'id'>;

/** A question for the turns behind one that is known. */
export interface Question {
  behind: Seen;
  /** In which history of the database it was asked. */
  history: number;
  statement: Statement;
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
  #seen: Seen;
  /** How often the database was found to be another one. */
  #history = 0;
  #making: Making | undefined;
  #next: Promise<void> | undefined;

  constructor(cache: Cache, database: Queryable, seen: Seen) {
    this.#cache = cache;
    this.#database = database;
    this.#seen = seen;
  }

  listen(listener: TurnListener): void {
    this.#listeners.add(listener);
  }

  /** What reads the turns that are not known here, and the last one that is. */
  unseen(): Question {
    const text = `select turn, id, events, case when turn > $1 then touched end as touched,
        case when turn > $1 then began end as began
      from turns where turn >= $1 order by turn`;
    return { behind: this.#seen, history: this.#history, statement: statement(text, [this.#seen.turn]) };
  }

  /** A turn was announced. Nobody has to be asked for one that is this process's own: its answer is on the way. */
  hear(turn: number): void {
    if (turn <= this.#seen.turn || turn === this.#making?.turn.turn) return;
    // Where the server does not answer now, the next round asks again.
    this.upToNow().catch(() => {});
  }

  /** Resolves when everything is known that was durable when it was called. Calls of one moment share a question. */
  upToNow(): Promise<void> {
    this.#next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#next = undefined;
        this.catchUp(this.#database).then(resolve, reject);
      });
    });
    return this.#next;
  }

  /** Takes over what is durable by now. */
  async catchUp(database: Queryable): Promise<void> {
    const asked = this.unseen();
    const { rows } = await database.query(asked.statement);
    await this.take(asked, rows as StoredTurn[], database);
  }

  /**
   * Takes over what was read of turns. Where the last one that was known is not there, the database is not the one that it was, as
   * after a failover to a standby that was behind: nothing that is in memory holds then.
   */
  async take({ behind, history }: Question, turns: StoredTurn[], database: Queryable): Promise<void> {
    if (history !== this.#history) return this.catchUp(database);
    const [first] = turns;
    if (behind.turn > 0 && (!first || (first.turn === behind.turn && first.id !== behind.id))) {
      return this.#beginAnew(database);
    }
    for (const stored of turns) {
      const { turn, id } = stored;
      if (turn <= this.#seen.turn) continue;
      if (id === this.#making?.id) {
        this.made();
        continue;
      }
      const one = readTurn(stored);
      if (turn > this.#seen.turn + 1 || !one) this.#miss('gap');
      this.#seen = { turn, id };
      if (!one) continue;
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
    const { turn, id, remember } = this.#making;
    this.#making = undefined;
    this.#seen = { turn: turn.turn, id };
    for (const [table, key] of turn.touched) this.#forget(table, key);
    remember();
    for (const listener of this.#listeners) listener(turn, true);
  }

  /** Keeps nothing of what was read so far: it may have been ahead of the turns that are known. */
  forgetAll(): void {
    this.#cache.clear();
    for (const all of this.#fetching.values()) for (const one of all) one.isStale = true;
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

  /** Goes on from the last turn of another history. */
  async #beginAnew(database: Queryable): Promise<void> {
    const history = this.#history;
    const seen = await lastTurn(database);
    if (history !== this.#history) return this.catchUp(database);
    this.#history++;
    this.#seen = seen;
    // Whether it is durable is looked up; whoever is told of it reads everything anew.
    this.#making = undefined;
    this.#miss('another history');
  }

  /** Nothing that is in memory holds any more. */
  #miss(why: Missed): void {
    this.forgetAll();
    for (const listener of this.#listeners) listener(why, false);
  }
}

/** What a turn did; nothing where its row is damaged. */
function readTurn({ turn, events, touched, began }: StoredTurn): Turn | undefined {
  try {
    return { turn, events, touched: JSON.parse(touched), began: JSON.parse(began) };
  } catch {
    return undefined;
  }
}

/** The last turn that is durable. */
export async function lastTurn(database: Queryable): Promise<Seen> {
  const { rows } = await database.query(statement('select turn, id from turns order by turn desc limit 1'));
  return (rows[0] as Seen | undefined) ?? { turn: 0, id: '' };
}
