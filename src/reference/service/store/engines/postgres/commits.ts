import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Cache, isCached, weightOf } from '../../cache.ts';
import { rowsOf } from '../../damaged-record.ts';
import type { Commit, CommitListener, Missed } from '../../port.ts';
import type { ComposedRead } from '../../reads.ts';
import type { Tables } from '../../tables.ts';
import type { Changes, WrittenRow } from '../../unit.ts';
import { type Queryable, toStoreFailure, withStoreFailure } from './connect.ts';
import {
  type Change,
  combined,
  composed,
  pipelined,
  progressUpdate,
  removal,
  type Statement,
  statement,
  upsert,
} from './statements.ts';

/** The name of the PostgreSQL notification channel on which processes announce commits. */
export const announcements = 'parlance';

/**
 * The size from which a row is left out of the replication log, in characters. Other processes take a smaller row from the log, and need
 * not read it under the lock.
 */
const longestAlong = 4000;

/** The most characters of rows that one commit writes into the replication log. */
const mostAlong = 500_000;

interface TransactionParts {
  client: Client;
  changes: Changes;
  number: number;
  /** True if this process is the only one, so that the commit is not announced. */
  isAlone: boolean;
  /** The cache of durable rows. */
  cache: Pick<Cache, 'get'>;
}

/** One transaction for the changes of several units. It holds the lock that lets only one process write. */
export class Transaction {
  readonly number: number;
  /** The id of the commit. If the connection is lost, it shows if the commit is in the log. */
  readonly id = randomUUID();
  /** The description of the commit. Undefined before the commit is sent, and if there are no changes. */
  description: Commit | undefined;
  readonly #parts: TransactionParts;

  constructor(parts: TransactionParts) {
    this.#parts = parts;
    this.number = parts.number;
  }

  async query<Row>(wanted: ComposedRead<Row>): Promise<Row[]> {
    const changes = this.#unwritten();
    const written = changes.length > 0 ? [combined(changes)] : [];
    const [found] = (await this.#all([...written, composed(wanted)])).slice(-1);
    return rowsOf(found!.rows, wanted);
  }

  /** Makes the changes durable. If there are none, only ends the transaction. */
  async commit(): Promise<void> {
    if (this.#parts.changes.isEmpty) {
      await this.#all([statement('rollback')]);
      return;
    }
    this.#parts.changes.set('counters', 'commit', { counter: 'commit', last: this.number });
    this.#parts.changes.keep();
    const changes = this.#unwritten();
    const commit = this.#described();
    this.description = commit;
    const statements = [combined([...changes, ...this.#logging(commit)])];
    if (!this.#parts.isAlone)
      statements.push(statement(`select pg_notify('${announcements}', $1)`, [String(this.number)]));
    const results = await this.#all([...statements, statement('commit')]);
    // If a statement has failed, the server responds to `commit` with a rollback and no error.
    if (results.at(-1)!.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  }

  async rollBack(): Promise<void> {
    await withStoreFailure(this.#parts.client.query('rollback'));
  }

  async #all(statements: Statement[]): Promise<{ rows: unknown[]; command: string }[]> {
    const answers = await Promise.allSettled(pipelined(this.#parts.client, statements));
    return answers.map((answer) => {
      // The error of the first failed statement is the reason. The server did not execute the statements after it.
      if (answer.status === 'rejected') throw toStoreFailure(answer.reason);
      return answer.value;
    });
  }

  /**
   * Returns the change that adds the commit to the replication log. For every `removedAtOnce`th commit, also returns the change that
   * removes old ones.
   */
  #logging({ changedRows, hasEvents, newDeliveries }: Commit): Change[] {
    const { number, id } = this;
    const logged: Change = {
      text: (
        n,
      ) => `insert into commits values ($${n}, $${n + 1}, $${n + 2}, $${n + 3}, $${n + 4}) on conflict (number) do update set
        id = excluded.id, touched = excluded.touched, events = excluded.events, recorded = excluded.recorded`,
      values: [number, id, JSON.stringify(changedRows), hasEvents, JSON.stringify(newDeliveries)],
    };
    if (number % removedAtOnce !== 0) return [logged];
    return [
      logged,
      { text: (n) => `delete from commits where number <= $${n}`, values: [number - retainedCommits] },
    ];
  }

  /** Returns the statements for the changes that are not written yet, and marks these as written. */
  #unwritten(): Change[] {
    const fresh = [...this.#parts.changes.unwritten()];
    const kinds = Map.groupBy(fresh, (each) => !each.isAgain && this.#isProgress(each));
    const [progress, others] = [kinds.get(true) ?? [], kinds.get(false) ?? []];
    const byTable = (rows: WrittenRow[]) => [...Map.groupBy(rows, ({ table }) => table)];
    return [
      ...byTable(others.filter(({ row }) => row)).map(([table, changes]) => upsert(table, changes)),
      ...byTable(others.filter(({ row }) => !row)).map(([table, changes]) => removal(table, changes)),
      ...(progress.length > 0 ? [progressUpdate(progress)] : []),
    ];
  }

  /** True if only the state and progress of a stored delivery changed. Then its record is not written again. */
  #isProgress({ table, key, row }: WrittenRow): boolean {
    if (table !== 'deliveries' || !row) return false;
    const known = this.#parts.cache.get(table, key) as Tables['deliveries'] | undefined;
    return known?.data === (row as Tables['deliveries']).data;
  }

  #described(): Commit {
    const rows = new Map(this.#parts.changes.written.map((each) => [`${each.table} ${each.key}`, each]));
    const last = [...rows.values()];
    let along = 0;
    return {
      number: this.number,
      changedRows: last.flatMap(({ table, key, row }): Commit['changedRows'] => {
        if (!isCached(table)) return [];
        // Only the process that drives a lane needs the rows of its deliveries, so they are not in the log.
        if (!row || table === 'deliveries') return [[table, key]];
        const weight = weightOf(row);
        if (weight >= longestAlong || along + weight > mostAlong) return [[table, key]];
        along += weight;
        return [[table, key, row]];
      }),
      hasEvents: last.some(({ table }) => table === 'events'),
      newDeliveries: last.flatMap(recorded),
    };
  }
}

/** Describes a new delivery that a row stores; an empty list for any other row. The process that drives its lane enqueues it. */
function recorded({ table, row }: WrittenRow): Commit['newDeliveries'] {
  if (table !== 'deliveries' || !row) return [];
  const { delivery_id, partition, lane, state, progress, data } = row as Tables['deliveries'];
  const isNew = state === 'pending' && progress.attempts.length === 0;
  return isNew ? [[delivery_id, partition, lane, data.request.body.length]] : [];
}

/** A row of the replication log (the table `commits`). It describes one commit. */
export type CommitRow = {
  number: number;
  id: string;
  touched: string;
  events: boolean;
  recorded: string;
};

/** The number and the id of a commit. If the database loses the commit, another one may get the same number, but never the same id. */
export type Position = Pick<CommitRow, 'number' | 'id'>;

/** A query for the commits that this process does not know. */
export interface LogQuery {
  /** The last commit that this process knew when it made the query. */
  position: Position;
  /** The value of `#history` when this process made the query. */
  history: number;
  statement: Statement;
}

/** The most commits that a process reads at once, and the most bytes of their rows. A process that lacks more skips to the last one. */
const mostMissed = { commits: 1000, bytes: 10_000_000 };

/** The time without a reading after which a process may lack many commits, in milliseconds. */
const behindMs = 1000;

/**
 * The condition that a row of the log is a real commit. A commit and its counter are written in one transaction. So a row whose number is
 * above the counter is damage. It is not read, and the commit that gets its number replaces it.
 */
const isReal = `number <= (select last from counters where counter = 'commit')`;

/** Selects the last commit that this process knows, and the commits after it: all of them, or only the last one if they are too many. */
const next = `select number, id, events, case when number > $1 then touched end as touched,
    case when number > $1 then recorded end as recorded
  from commits cross join (select last from counters where counter = 'commit') as newest
  where number between $1 and last and (number in ($1, last) or (last - $1 <= ${mostMissed.commits}
    and (select sum(octet_length(touched)) from commits where number > $1) <= ${mostMissed.bytes}))
  order by number`;

/** Selects the same commits as `next`, with all counters in each row. If there is no commit, the only row has just the counters. */
export const withCounters = `select (select json_object_agg(counter, last) from counters) as counters, commits.*
  from (select) as one left join (${next}) as commits on true order by number`;

/** The number of commits that stay in the log. Older ones are removed after every `removedAtOnce` commits. */
export const retainedCommits = 10_000;
export const removedAtOnce = 100;

/** The time between an announcement and the query, in milliseconds. One query then reads all commits that were announced meanwhile. */
const catchUpDelayMs = 5;

/**
 * Follows the commits of all processes, and removes the rows that they changed from this process's cache. It also detects that the database
 * has lost durable commits, for example after a failover to a standby that lagged behind. Then the database has another "history".
 */
export class ReplicationLog {
  readonly #cache: Cache;
  readonly #database: Queryable;
  readonly #listeners = new Set<CommitListener>();
  #position: Position;
  /** The number of times that the database was found to have lost commits. */
  #history = 0;
  /** The id of the commit that this process has sent, until the log or the response shows it. */
  #ownId: string | undefined;
  /** The highest number that was announced and is not read yet; 0 if no reading is planned. */
  #awaited = 0;
  /** The time of the last reading, by `performance.now()`. */
  #readAt = performance.now();
  #waiting: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(cache: Cache, database: Queryable, seen: Position) {
    this.#cache = cache;
    this.#database = database;
    this.#position = seen;
  }

  listen(listener: CommitListener): void {
    this.#listeners.add(listener);
  }

  /**
   * Returns the query for the commits that this process does not know. Its result begins with the last known one, to check that the
   * database still has it.
   */
  nextQuery(text = next): LogQuery {
    const position = this.#position;
    return { position, history: this.#history, statement: statement(text, [position.number]) };
  }

  /** Handles the announcement of a commit by its number. Ignores an invalid one, because any role that may connect can send it. */
  onAnnouncement(payload?: string): void {
    const number = Number(payload);
    if (Number.isSafeInteger(number)) this.#catchUpTo(number);
  }

  /**
   * Must be called after rows were read outside a transaction, which may be newer than the commits that this process knows. Reads the log
   * shortly. Otherwise this process could not detect that the database has lost the commits that wrote these rows.
   */
  onRead(): void {
    this.#catchUpTo(Number.POSITIVE_INFINITY);
  }

  /** Reads the log after `catchUpDelayMs`, unless this process then already knows the commit with this number. */
  #catchUpTo(number: number): void {
    this.#awaited = Math.max(number, this.#awaited);
    if (number <= this.#position.number) return;
    this.#waiting ??= sleep(catchUpDelayMs, undefined, { ref: false }).then(() => {
      const awaited = this.#awaited;
      [this.#waiting, this.#awaited] = [undefined, 0];
      if (awaited > this.#position.number) this.startCatchUp();
    });
  }

  /** True if this process has not read the log for long, for example after a pause. */
  get isBehind(): boolean {
    return performance.now() - this.#readAt > behindMs;
  }

  /** Reads the commits that this process does not know. An error is ignored, because the next call reads them, too. */
  startCatchUp(): void {
    this.catchUp().catch(() => {});
  }

  /** Resolves when this process knows all commits that were durable at the time of the call. Calls at the same time share one query. */
  catchUp(): Promise<void> {
    this.#next ??= new Promise(setImmediate).then(() => {
      this.#next = undefined;
      return this.read(this.#database);
    });
    return this.#next;
  }

  /** Reads the commits that this process does not know. */
  async read(database: Queryable): Promise<void> {
    for (let isRead = false; !isRead; ) {
      const asked = this.nextQuery();
      const { rows } = await database.query(asked.statement);
      isRead = await this.apply(asked, rows as CommitRow[], database);
    }
  }

  /**
   * Applies the commits that a query returned: removes the rows that they changed from the cache, and reports them to the listeners.
   * If some were skipped, clears the cache first. If the last known commit is missing, the database has lost commits. Then clears the
   * cache, and continues from the last commit of the database. Returns false if the query has to be repeated, because another call has
   * found such a loss.
   */
  async apply({ position, history }: LogQuery, commits: CommitRow[], database: Queryable): Promise<boolean> {
    if (history !== this.#history) return false;
    this.#readAt = performance.now();
    const [first] = commits;
    const isOther = first?.number === position.number && first.id !== position.id;
    if (position.number > 0 && (!first || isOther)) return this.#restart(database);
    for (const stored of commits) {
      const { number, id } = stored;
      if (number <= this.#position.number) continue;
      const isOwn = id === this.#ownId;
      if (isOwn) this.#ownId = undefined;
      const one = commitOf(stored);
      if (number > this.#position.number + 1 || !one) this.#reportMissed('sequence gap');
      this.#position = { number, id };
      if (!one) continue;
      for (const [table, key, row] of one.changedRows) {
        this.#cache.forget(table, key);
        if (row) this.#cache.set(table, key, row);
      }
      for (const listener of this.#listeners) listener(one, isOwn);
    }
    return true;
  }

  /** Must be called before a commit is sent. The log may show the commit before the response to it arrives. */
  beforeCommit(id: string): void {
    this.#ownId = id;
  }

  /** Applies a commit of this process, unless the log has shown or skipped it. `remember` puts its rows into the cache. */
  afterCommit(commit: Commit, id: string, remember: () => void): void {
    if (id !== this.#ownId || commit.number <= this.#position.number) return;
    this.#ownId = undefined;
    this.#position = { number: commit.number, id };
    for (const [table, key] of commit.changedRows) this.#cache.forget(table, key);
    remember();
    for (const listener of this.#listeners) listener(commit, true);
  }

  /** Continues from the last commit after the database has lost commits. Returns false if another call has already done that. */
  async #restart(database: Queryable): Promise<boolean> {
    const history = this.#history;
    const seen = await lastCommit(database);
    if (history !== this.#history) return false;
    this.#history++;
    this.#position = seen;
    // The writer itself finds out if its own commit is durable. The listeners need no report of the commit, because they read everything
    // again.
    this.#ownId = undefined;
    this.#reportMissed('another history');
    return true;
  }

  /** Clears the cache, and tells the listeners that they have missed commits. */
  #reportMissed(why: Missed): void {
    this.#cache.clear();
    for (const listener of this.#listeners) listener(why, false);
  }
}

/** Returns the commit that a row of the log describes; undefined if the row is damaged. */
function commitOf({ number, events, touched, recorded }: CommitRow): Commit | undefined {
  try {
    return {
      number,
      hasEvents: events,
      changedRows: JSON.parse(touched),
      newDeliveries: JSON.parse(recorded),
    };
  } catch {
    return undefined;
  }
}

/** Returns the number and id of the last durable commit. If there is none, returns the number 0. */
export async function lastCommit(database: Queryable): Promise<Position> {
  const { rows } = await database.query(
    statement(`select number, id from commits where ${isReal} order by number desc limit 1`),
  );
  return (rows[0] as Position | undefined) ?? { number: 0, id: '' };
}
