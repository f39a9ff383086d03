import type { Cache } from '../../cache.ts';
import type { Missed, Turn, TurnListener } from '../../shared.ts';
import type { TableName } from '../../tables.ts';
import type { Queryable } from './connect.ts';
import { type Statement, statement } from './statements.ts';

/** A turn as it is stored; in a piece, with the last one that there was. */
export type StoredTurn = {
  turn: number;
  id: string;
  touched: string;
  events: boolean;
  began: string;
  last?: number;
  last_id?: string;
};

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

/**
 * Up to how many turns a question is answered with that is asked again and again. Who is behind more reads on in pieces of so many
 * turns, and of so many characters unless one turn alone has more. Behind more pieces nothing is read of what lies between.
 */
const atOnce = 32;
const piece = { turns: 200, characters: 1_000_000 };
const mostPieces = 5;

const asStored = `turn, id, events, case when turn > $1 then touched end as touched,
  case when turn > $1 then began end as began`;

/** The last turn that is known, and those behind it. */
const next = `select ${asStored} from turns where turn >= $1 order by turn limit ${1 + atOnce}`;

/** The same for who is far behind. Weighing costs more than all the rest where there is little. */
const nextPiece = `select turn, id, events, touched, began, last, last_id from (
    select ${asStored}, coalesce(sum(octet_length(touched) + octet_length(began))
      over (order by turn rows between unbounded preceding and 1 preceding), 0) as before
    from (select * from turns where turn >= $1 order by turn limit ${1 + piece.turns}) as these
  ) as weighed, (select turn as last, id as last_id from turns order by turn desc limit 1) as newest
  where turn <= $1 + 1 or before < ${piece.characters} order by turn`;

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
  /** This process is far behind, and reads on. */
  #catchingUp: Promise<void> | undefined;

  constructor(cache: Cache, database: Queryable, seen: Seen) {
    this.#cache = cache;
    this.#database = database;
    this.#seen = seen;
  }

  listen(listener: TurnListener): void {
    this.#listeners.add(listener);
  }

  /** What reads the turns that are not known here, or the first of very many, and the last one that is. */
  unseen(text = next): Question {
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
    this.#next ??= this.#ask();
    return this.#next;
  }

  async #ask(): Promise<void> {
    // Who is far behind reads all that once; those who call meanwhile share the question for what came since.
    await this.#catchingUp?.catch(() => {});
    await new Promise(setImmediate);
    this.#next = undefined;
    const asked = this.unseen();
    const { rows } = await this.#database.query(asked.statement);
    if (await this.take(asked, rows as StoredTurn[], this.#database)) return;
    this.#catchingUp ??= this.catchUp(this.#database).finally(() => {
      this.#catchingUp = undefined;
    });
    await this.#catchingUp;
  }

  /** Takes over what is durable by now, where that is much: in pieces, and where it is too much without what lies between. */
  async catchUp(database: Queryable): Promise<void> {
    for (let pieces = 1; ; pieces++) {
      const asked = this.unseen(nextPiece);
      const turns = (await database.query(asked.statement)).rows as StoredTurn[];
      if (await this.take(asked, turns, database)) return;
      if (pieces >= mostPieces && asked.history === this.#history) return this.#skipTo(turns.at(-1)!);
    }
  }

  /**
   * Takes over what was read of turns; gives whether everything is known that was durable then. Where the last one that was known is
   * not there, the database is not the one that it was, as after a failover to a standby that was behind: nothing that is in memory
   * holds then.
   */
  async take({ behind, history }: Question, turns: StoredTurn[], database: Queryable): Promise<boolean> {
    if (history !== this.#history) return false;
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
    const last = turns.at(-1)?.last;
    return last === undefined ? turns.length <= atOnce : last <= this.#seen.turn;
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
  async #beginAnew(database: Queryable): Promise<boolean> {
    const history = this.#history;
    const seen = await lastTurn(database);
    if (history !== this.#history) return false;
    this.#history++;
    this.#seen = seen;
    // Whether it is durable is looked up; whoever is told of it reads everything anew.
    this.#making = undefined;
    this.#miss('another history');
    return true;
  }

  /** Goes on from the last turn that there was when another one was read. */
  #skipTo({ last, last_id }: StoredTurn): void {
    if (last! <= this.#seen.turn) return;
    this.#seen = { turn: last!, id: last_id! };
    // This process's own may be one of those that are skipped; it is known to be durable by its answer.
    if (this.#making && this.#making.turn.turn <= last!) this.#making = undefined;
    this.#miss('gap');
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
