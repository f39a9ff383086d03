import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type Cache, isCached, weightOf } from '../../cache.ts';
import type { Changes, WrittenRow } from '../../changes.ts';
import type { ComposedRead } from '../../reads.ts';
import type { Announced, Commit } from '../../shared.ts';
import { keyOf, type TableName, type Tables } from '../../tables.ts';
import { type Queryable, together } from './connect.ts';
import { asFailure, orFailure } from './failure.ts';
import { type ReplicationLog, removedAtOnce, retained } from './replication-log.ts';
import {
  type Change,
  canBe,
  changing,
  composed,
  progressed,
  read,
  readAll,
  removal,
  type Statement,
  selectAll,
  statement,
  upsert,
} from './statements.ts';

/** The channel on which processes announce commits. */
export const announcements = 'parlance';

/**
 * The length of a row, in characters, below which it is written into the log. Other processes then need not read the row under the lock.
 */
const longestAlong = 4000;

/** The most characters of records that one commit writes into the log. */
const mostAlong = 500_000;

function announcement({ number, events, recorded }: Commit): Statement {
  const announced: Announced = {
    number,
    events,
    partitions: [...new Set(recorded.map(([, partition]) => partition))],
  };
  return statement(`select pg_notify('${announcements}', $1)`, [JSON.stringify(announced)]);
}

interface TransactionParts {
  client: Client;
  changes: Changes;
  number: number;
  /** True if no other process has to be notified of the commit. */
  isAlone: boolean;
  /** Returns a durable row from the cache. */
  known: (table: TableName, key: unknown) => object | undefined;
}

/** One transaction for the changes of several units, under the lock that allows only one process to write. */
export class Transaction {
  /** Identifies the commit in the log, so that it can be found after its connection broke. */
  readonly id = randomUUID();
  readonly written: WrittenRow[] = [];
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
    return readAll(found!.rows, wanted);
  }

  /** Makes the changes durable. Before that `making` is called with the commit for the log, unless there are no changes. */
  async commit(making: (commit: Commit) => void): Promise<void> {
    if (this.#parts.changes.areNone) {
      await this.#all([statement('rollback')]);
      return;
    }
    for (const [counter, last] of [...this.#parts.changes.numbers, ['commit', this.number] as const])
      this.#parts.changes.set('counters', counter, { counter, last });
    const changes = this.#unwritten();
    const commit = this.#described();
    making(commit);
    const results = await this.#all([
      changing([...changes, ...this.#logging(commit)]),
      ...(this.#parts.isAlone ? [] : [announcement(commit)]),
      statement('commit'),
    ]);
    // In a failed transaction the server responds to `commit` with a rollback.
    if (results.at(-1)!.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  }

  async rollBack(): Promise<void> {
    await orFailure(this.#parts.client.query('rollback'));
  }

  async #all(statements: Statement[]): Promise<{ rows: unknown[]; command: string }[]> {
    const answers = await Promise.allSettled(together(this.#parts.client, statements));
    return answers.map((answer) => {
      // The first failed statement has the reason. The statements after it were not executed.
      if (answer.status === 'rejected') throw asFailure(answer.reason);
      return answer.value;
    });
  }

  /** Returns the changes that write the commit into the log, and sometimes remove old commits. */
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
      { text: (n) => `delete from commits where number <= $${n}`, values: [number - retained] },
    ];
  }

  /** Returns the changes that are not written yet, and marks them as written. */
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

  /** True if a row changes only the progress of a durable delivery, and not its record. */
  #isProgress({ table, key, row }: WrittenRow): boolean {
    if (table !== 'deliveries' || !row) return false;
    const known = this.#parts.known(table, key) as Tables['deliveries'] | undefined;
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
        // Only one process drives a lane, so the other processes do not need the rows of its deliveries.
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

/** Returns the delivery of a row with its partition, if it is pending and has no attempts. The process that drives its lane enqueues it. */
function recorded({ table, row }: WrittenRow): Commit['recorded'] {
  if (table !== 'deliveries' || !row) return [];
  const { delivery_id, partition, state, progress } = row as Tables['deliveries'];
  return state === 'pending' && progress.attempts.length === 0 ? [[delivery_id, partition]] : [];
}

export type ReadRow = (table: TableName, key: unknown) => Promise<object | undefined>;

/** Reads rows by their keys. A cached row is returned only after this process knows all durable commits. */
export class CachedRows {
  readonly #cache: Cache;
  readonly #replication: ReplicationLog;
  readonly #read: ReadRow;

  constructor(cache: Cache, log: ReplicationLog, database: Queryable) {
    this.#cache = cache;
    this.#replication = log;
    this.#read = reader(database);
  }

  /** Returns the current row, whichever process wrote it. */
  async get(table: TableName, key: unknown): Promise<object | undefined> {
    if (!canBe(table, key)) return undefined;
    const fetch = () => this.#read(table, key);
    if (!isCached(table)) {
      const row = await fetch();
      // The row may be newer than the known commits. If the database loses those commits, only a process that knows them detects the loss.
      await orFailure(this.#replication.upToNow());
      return row;
    }
    if (this.#cache.get(table, key)) {
      await orFailure(this.#replication.upToNow());
      const known = this.known(table, key);
      if (known) return known;
    }
    return this.#replication.fetch(table, key, fetch);
  }

  /** Returns a cached row. It is certainly current only while the lock is held and all commits are known. */
  known(table: TableName, key: unknown): object | undefined {
    return this.#cache.get(table, key);
  }

  /**
   * Returns a reader of rows within a transaction, which also caches them. One statement reads all rows of a table that are requested at
   * the same moment.
   */
  within(client: Queryable): ReadRow {
    const read = reader(client);
    return async (table, key) => {
      const row = canBe(table, key) ? await read(table, key) : undefined;
      if (row) this.#cache.set(table, key, row);
      return row;
    };
  }

  update(written: readonly WrittenRow[]): void {
    this.#cache.update(written);
  }
}

/** The most rows that one statement reads. Each may be megabytes. */
const most = 50;

/** Returns a reader of rows by their keys. One statement reads all rows of a table that are requested at the same moment. */
function reader(database: Queryable): ReadRow {
  const batches = new Map<TableName, { keys: Set<unknown>; found: Promise<Map<unknown, unknown>> }>();
  return async (table, key) => {
    let batch = batches.get(table);
    if (!batch || (batch.keys.size === most && !batch.keys.has(key))) {
      const keys = new Set<unknown>();
      const found = new Promise(setImmediate).then(async () => {
        if (batches.get(table)?.keys === keys) batches.delete(table);
        const { rows } = await orFailure(database.query(selectAll(table, [...keys])));
        return new Map(rows.map((row) => [(row as Record<string, unknown>)[keyOf(table)], row]));
      });
      batch = { keys, found };
      batches.set(table, batch);
    }
    batch.keys.add(key);
    const row = (await batch.found).get(key);
    // A damaged row fails only its own read.
    return row ? read(row) : undefined;
  };
}
