import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache } from '../../cache.ts';
import type { Announced, Commit, CommitListener, Missed } from '../../shared.ts';
import type { TableName } from '../../tables.ts';
import type { Queryable } from './connect.ts';
import { type Statement, statement } from './statements.ts';

/** A row of the replication log, which describes a commit. */
export type CommitRow = {
  number: number;
  id: string;
  touched: string;
  events: boolean;
  recorded: string;
};

/** A commit that this process is about to make durable. */
interface Making {
  commit: Commit;
  /** Identifies the commit. If it does not become durable, a commit of another process may get its number, but never its id. */
  id: string;
  /** Puts the rows of the commit into the cache. */
  remember: () => void;
}

/** The number and id of a commit. In another history of the database a commit may have the same number and another id. */
export type Seen = Pick<CommitRow, 'number' | 'id'>;

/** A query for the commits after the last known one. */
export interface Question {
  behind: Seen;
  /** The value of `#history` when the query was made. */
  history: number;
  statement: Statement;
}

/**
 * The most commits that one query reads, and the most queries by which a process catches up. A process that is further behind skips to the
 * last commit.
 */
const atOnce = 32;
const mostPages = 32;

/**
 * The condition for undamaged rows. One transaction writes a commit and the counter, so a row with a higher number than the counter is
 * damage. It is not read, and the commit that gets its number replaces it.
 */
export const isReal = `number <= (select last from counters where counter = 'commit')`;

/** Selects the last known commit, and the commits after it. */
const next = `select number, id, events, case when number > $1 then touched end as touched,
  case when number > $1 then recorded end as recorded
  from commits where number >= $1 and ${isReal} order by number limit ${1 + atOnce}`;

/** Selects the same commits, with all counters in each row. If there is no commit, one row has only the counters. */
export const withCounters = `select (select json_object_agg(counter, last) from counters) as counters, commits.*
  from (select) as one left join (${next}) as commits on true order by number`;

/** The number of commits that the log retains. Each time that `removedAtOnce` commits were added, older ones are removed. */
export const retained = 10_000;
export const removedAtOnce = 100;

/** The time for which announced commits are gathered before one query reads them, in milliseconds. */
const hearingMs = 5;

/**
 * Reads the commits of all processes, including this one, and removes the rows that they changed from the cache. The database has another
 * history if it has lost durable commits, for example after a failover to a standby that was behind.
 */
export class ReplicationLog {
  readonly #cache: Cache;
  readonly #database: Queryable;
  readonly #listeners = new Map<CommitListener, (announced: Announced) => boolean>();
  /** Rows that are being read for the cache. If a row changes meanwhile, `isStale` is set, and the row is not cached. */
  readonly #fetching = new Map<string, Set<{ isStale: boolean }>>();
  #seen: Seen;
  /** The number of times that the database was found to have another history. */
  #history = 0;
  #making: Making | undefined;
  /** The highest commit number that the next planned reading has to reach; 0 if none is planned. */
  #awaited = 0;
  #looking: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  /** Set while this process reads the log page by page, because it is far behind. */
  #catchingUp: Promise<void> | undefined;

  constructor(cache: Cache, database: Queryable, seen: Seen) {
    this.#cache = cache;
    this.#database = database;
    this.#seen = seen;
  }

  listen(listener: CommitListener, isUrgent: (announced: Announced) => boolean = () => true): void {
    this.#listeners.set(listener, isUrgent);
  }

  /** Returns the query for the unknown commits, together with the last known one. */
  unseen(text = next): Question {
    return { behind: this.#seen, history: this.#history, statement: statement(text, [this.#seen.number]) };
  }

  /**
   * Receives the announcement of a commit. Reads the log soon if a listener needs the commit at once; otherwise a later reading includes
   * it.
   */
  hear(payload = ''): void {
    const announced = announcedIn(payload);
    if (!announced) return;
    if ([...this.#listeners.values()].some((isUrgent) => isUrgent(announced)))
      this.#lookFor(announced.number);
  }

  /**
   * Called after rows were read outside of a transaction. Reads the log soon, because the rows may be newer than the known commits. If the
   * database loses these commits, only a process that knows them detects the loss.
   */
  hasRead(): void {
    this.#lookFor(Number.POSITIVE_INFINITY);
  }

  /** Reads the log soon, unless this process knows the commit with this number by then. */
  #lookFor(number: number): void {
    this.#awaited = Math.max(number, this.#awaited);
    if (number <= this.#seen.number) return;
    this.#looking ??= sleep(hearingMs, undefined, { ref: false }).then(() => {
      const awaited = this.#awaited;
      [this.#looking, this.#awaited] = [undefined, 0];
      if (awaited > this.#seen.number) this.look();
    });
  }

  /** Reads the unknown commits, announced or not. If the server does not respond, the next call tries again. */
  look(): void {
    this.upToNow().catch(() => {});
  }

  /** Resolves when this process knows all commits that were durable at the call. Simultaneous calls share one query. */
  upToNow(): Promise<void> {
    this.#next ??= this.#ask();
    return this.#next;
  }

  async #ask(): Promise<void> {
    // If this process is far behind, the call waits until it has caught up. Then simultaneous calls share the query for later commits.
    await this.#catchingUp?.catch(() => {});
    await new Promise(setImmediate);
    this.#next = undefined;
    const asked = this.unseen();
    const { rows } = await this.#database.query(asked.statement);
    if (await this.take(asked, rows as CommitRow[], this.#database)) return;
    this.#catchingUp ??= this.catchUp(this.#database).finally(() => {
      this.#catchingUp = undefined;
    });
    await this.#catchingUp;
  }

  /** Reads many commits page by page. If there are too many, it skips to the last one. */
  async catchUp(database: Queryable): Promise<void> {
    for (let pages = 1; ; pages++) {
      const asked = this.unseen();
      const commits = (await database.query(asked.statement)).rows as CommitRow[];
      if (await this.take(asked, commits, database)) return;
      if (pages < mostPages) continue;
      const last = await lastCommit(database);
      if (asked.history === this.#history) return this.#skipTo(last);
    }
  }

  /**
   * Applies the commits that a query has returned. Returns true if this process then knows all commits that were durable at the query. If
   * the last known commit is missing, the database has another history: then nothing in memory is valid, and all of it is dropped.
   */
  async take({ behind, history }: Question, commits: CommitRow[], database: Queryable): Promise<boolean> {
    if (history !== this.#history) return false;
    const [first] = commits;
    if (behind.number > 0 && (!first || (first.number === behind.number && first.id !== behind.id))) {
      return this.#beginAnew(database);
    }
    for (const stored of commits) {
      const { number, id } = stored;
      if (number <= this.#seen.number) continue;
      if (id === this.#making?.id) {
        this.made();
        continue;
      }
      const one = commitOf(stored);
      if (number > this.#seen.number + 1 || !one) this.#miss('sequence gap');
      this.#seen = { number, id };
      if (!one) continue;
      for (const [table, key, row] of one.touched) {
        this.#forget(table, key);
        if (row) this.#cache.set(table, key, row);
      }
      for (const listener of this.#listeners.keys()) listener(one, false);
    }
    return commits.length <= atOnce;
  }

  /** Called before this process commits, because the log may contain the commit before the response to it arrives. */
  making(making: Making): void {
    this.#making = making;
  }

  notMade(): void {
    this.#making = undefined;
  }

  made(): void {
    if (!this.#making) return;
    const { commit, id, remember } = this.#making;
    this.#making = undefined;
    this.#seen = { number: commit.number, id };
    for (const [table, key] of commit.touched) this.#forget(table, key);
    remember();
    for (const listener of this.#listeners.keys()) listener(commit, true);
  }

  /** Clears the cache, because its rows may be newer than the known commits. */
  forgetAll(): void {
    this.#cache.clear();
    for (const all of this.#fetching.values()) for (const one of all) one.isStale = true;
  }

  /** Reads a row, and caches it if it is cacheable and does not change meanwhile. */
  async fetch(
    table: TableName,
    key: unknown,
    read: () => Promise<object | undefined>,
  ): Promise<object | undefined> {
    const name = `${table} ${key}`;
    const one = { isStale: false };
    const all = this.#fetching.get(name) ?? new Set();
    this.#fetching.set(name, all.add(one));
    try {
      const row = await read();
      if (row && !one.isStale) this.#cache.set(table, key, row);
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

  /** Continues from the last commit of another history. Returns false if another call has already done that. */
  async #beginAnew(database: Queryable): Promise<boolean> {
    const history = this.#history;
    const seen = await lastCommit(database);
    if (history !== this.#history) return false;
    this.#history++;
    this.#seen = seen;
    // The writer finds out if its own commit is durable. The listeners read everything again, and need no report of it.
    this.#making = undefined;
    this.#miss('another history');
    return true;
  }

  /** Skips to the last commit of the log. */
  #skipTo(last: Seen): void {
    if (last.number <= this.#seen.number) return;
    this.#seen = last;
    // The skipped commits may include a commit of this process. The response to it shows that it is durable.
    if (this.#making && this.#making.commit.number <= last.number) this.#making = undefined;
    this.#miss('sequence gap');
  }

  /** Clears the cache, and reports to the listeners that commits are missing. */
  #miss(why: Missed): void {
    this.forgetAll();
    for (const listener of this.#listeners.keys()) listener(why, false);
  }
}

/** Parses an announcement. Any role that may connect can announce anything, so an invalid payload is ignored. */
function announcedIn(payload: string): Announced | undefined {
  try {
    const { number, events, partitions } = JSON.parse(payload);
    return Number.isSafeInteger(number) && Array.isArray(partitions)
      ? { number, events, partitions }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the commit of a row, or undefined if the row is damaged. */
function commitOf({ number, events, touched, recorded }: CommitRow): Commit | undefined {
  try {
    return { number, events, touched: JSON.parse(touched), recorded: JSON.parse(recorded) };
  } catch {
    return undefined;
  }
}

/** Returns the last durable commit. */
export async function lastCommit(database: Queryable): Promise<Seen> {
  const { rows } = await database.query(
    statement(`select number, id from commits where ${isReal} order by number desc limit 1`),
  );
  return (rows[0] as Seen | undefined) ?? { number: 0, id: '' };
}
