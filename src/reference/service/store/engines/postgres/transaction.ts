import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type Cache, isCached, weightOf } from '../../cache.ts';
import { rowsOf, withRecord } from '../../damaged-record.ts';
import type { Commit } from '../../port.ts';
import type { ComposedRead } from '../../reads.ts';
import { keyOf, type TableName, type Tables } from '../../tables.ts';
import { Changes, type Job, runJob, type WrittenRow } from '../../unit.ts';
import { asFailure, orFailure, type Queryable, together } from './connect.ts';
import { removedAtOnce, retainedCommits } from './replication-log.ts';
import {
  type Change,
  canBe,
  changing,
  composed,
  progressed,
  removal,
  type Statement,
  selectAll,
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
  /** The id of the commit. If the connection is lost, it shows if the commit is in the log. */
  readonly id = randomUUID();
  readonly written: WrittenRow[] = [];
  /** The description of the commit. Undefined before the commit is sent, and if there are no changes. */
  made: Commit | undefined;
  readonly #parts: TransactionParts;

  constructor(parts: TransactionParts) {
    this.#parts = parts;
  }

  get number(): number {
    return this.#parts.number;
  }

  async query<Row>(wanted: ComposedRead<Row>): Promise<Row[]> {
    const changes = this.#unwritten();
    const written = changes.length > 0 ? [changing(changes)] : [];
    const [found] = (await this.#all([...written, composed(wanted)])).slice(-1);
    return rowsOf(found!.rows, wanted);
  }

  /** The numbers that the transaction has given, by their counters. */
  get numbers(): [counter: string, last: number][] {
    const rows = this.written.filter(({ table }) => table === 'counters');
    return rows.map(({ row }) => Object.values(row!) as [string, number]);
  }

  /** Makes the changes durable. If there are none, only ends the transaction. */
  async commit(): Promise<void> {
    if (this.#parts.changes.areNone) {
      await this.#all([statement('rollback')]);
      return;
    }
    this.#parts.changes.set('counters', 'commit', { counter: 'commit', last: this.number });
    this.#parts.changes.keep();
    const changes = this.#unwritten();
    const commit = this.#described();
    this.made = commit;
    const results = await this.#all([
      changing([...changes, ...this.#logging(commit)]),
      ...(this.#parts.isAlone
        ? []
        : [statement(`select pg_notify('${announcements}', $1)`, [String(this.number)])]),
      statement('commit'),
    ]);
    // If a statement has failed, the server responds to `commit` with a rollback and no error.
    if (results.at(-1)!.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  }

  async rollBack(): Promise<void> {
    await orFailure(this.#parts.client.query('rollback'));
  }

  async #all(statements: Statement[]): Promise<{ rows: unknown[]; command: string }[]> {
    const answers = await Promise.allSettled(together(this.#parts.client, statements));
    return answers.map((answer) => {
      // The error of the first failed statement is the reason. The server did not execute the statements after it.
      if (answer.status === 'rejected') throw asFailure(answer.reason);
      return answer.value;
    });
  }

  /**
   * Returns the change that adds the commit to the replication log. For every `removedAtOnce`th commit, also returns the change that
   * removes old ones.
   */
  #logging({ touched, events, recorded }: Commit): Change[] {
    const { number, id } = this;
    const logged: Change = {
      text: (
        n,
      ) => `insert into commits values ($${n}, $${n + 1}, $${n + 2}, $${n + 3}, $${n + 4}) on conflict (number) do update set
        id = excluded.id, touched = excluded.touched, events = excluded.events, recorded = excluded.recorded`,
      values: [number, id, JSON.stringify(touched), events, JSON.stringify(recorded)],
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
    this.written.push(...fresh);
    const byTable = (changes: WrittenRow[]) => [...Map.groupBy(changes, ({ table }) => table)];
    const puts = byTable(others.filter(({ row }) => row)).map(([table, changes]) =>
      upsert(
        table,
        changes.map(({ row }) => row!),
      ),
    );
    const removals = byTable(others.filter(({ row }) => !row)).map(([table, changes]) =>
      removal(
        table,
        changes.map(({ key }) => key),
      ),
    );
    const changed = progress.map(({ row }) => row as Tables['deliveries']);
    return [...puts, ...removals, ...(changed.length > 0 ? [progressed(changed)] : [])];
  }

  /** True if only the state and progress of a stored delivery changed. Then its record is not written again. */
  #isProgress({ table, key, row }: WrittenRow): boolean {
    if (table !== 'deliveries' || !row) return false;
    const known = this.#parts.cache.get(table, key) as Tables['deliveries'] | undefined;
    return known?.data === (row as Tables['deliveries']).data;
  }

  #described(): Commit {
    const rows = new Map(this.written.map((each) => [`${each.table} ${each.key}`, each]));
    const last = [...rows.values()];
    let along = 0;
    return {
      number: this.number,
      touched: last.flatMap(({ table, key, row }): Commit['touched'] => {
        if (!isCached(table)) return [];
        // Only the process that drives a lane needs the rows of its deliveries, so they are not in the log.
        if (!row || table === 'deliveries') return [[table, key]];
        const weight = weightOf(row);
        if (weight >= longestAlong || along + weight > mostAlong) return [[table, key]];
        along += weight;
        return [[table, key, row]];
      }),
      events: last.some(({ table }) => table === 'events'),
      recorded: last.flatMap(recorded),
    };
  }
}

/** Describes a new delivery that a row stores; an empty list for any other row. The process that drives its lane enqueues it. */
function recorded({ table, row }: WrittenRow): Commit['recorded'] {
  if (table !== 'deliveries' || !row) return [];
  const { delivery_id, partition, lane, state, progress, data } = row as Tables['deliveries'];
  const isNew = state === 'pending' && progress.attempts.length === 0;
  return isNew ? [[delivery_id, partition, lane, data.request.body.length]] : [];
}

export type ReadRow = (table: TableName, key: unknown) => Promise<object | undefined>;

/** The most rows that one statement reads, because a row may have megabytes. */
const most = 50;

type Row = Record<string, unknown>;

/** Returns a function that reads a row by its key. Rows of one table that are requested at the same moment are read by one statement. */
export function reader(database: Queryable): ReadRow {
  const batches = new Map<TableName, { keys: Set<unknown>; found: Promise<Map<unknown, Row>> }>();
  return async (table, key) => {
    if (!canBe(table, key)) return undefined;
    let batch = batches.get(table);
    if (!batch || (batch.keys.size === most && !batch.keys.has(key))) {
      const keys = new Set<unknown>();
      const found = new Promise(setImmediate).then(async () => {
        if (batches.get(table)?.keys === keys) batches.delete(table);
        const { rows } = await orFailure(database.query(selectAll(table, [...keys])));
        return new Map((rows as Row[]).map((row) => [row[keyOf(table)], row]));
      });
      batch = { keys, found };
      batches.set(table, batch);
    }
    batch.keys.add(key);
    const row = (await batch.found).get(key);
    // A damaged row fails only the call that requested it.
    return row && withRecord(row);
  };
}

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
