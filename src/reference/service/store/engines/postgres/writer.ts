import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { OutcomeUnknown } from '../../../../../contract/serve/errors.ts';
import { Changes } from '../../changes.ts';
import { StoreFailure, type Unit } from '../../port.ts';
import { type Job, runTogether, type UnitParts, Watch } from '../../unit.ts';
import { type Connections, lockMs, together } from './connect.ts';
import { ConnectionLost, orFailure } from './failure.ts';
import { holdersOf, locks } from './locks.ts';
import { ReadAhead } from './read-ahead.ts';
import { type CommitRow, type ReplicationLog, withCounters } from './replication-log.ts';
import { type CachedRows, Transaction } from './transaction.ts';

/** The most units in a transaction, so that no process writes for long while the others wait. */
const mostUnits = 400;

/**
 * The least time between the starts of two transactions, in milliseconds. Units that arrive meanwhile share the next transaction. The time
 * is `ofEach` for each process that takes turns at writing, and at most `most`.
 */
const gatheringMs = { ofEach: 2, most: 10 };

const beginning = `begin isolation level read committed; select pg_advisory_xact_lock(${locks.group}, ${locks.writing})`;

/** The most waiting units: as many as a process runs in one to two seconds. */
export const mostWaiting = 20_000;

/** The longest wait for `isDurable` after a lost connection, in milliseconds. Then the waiting units are rejected. */
const lookUpMs = 3000;

/** A transaction that has begun and holds the lock. No other process writes, and this one knows all commits of the others. */
interface Begun {
  client: Client;
  numbers: Map<string, number>;
}

/**
 * The number of processes that share the database, including this one. It is 2 while the number is unknown, so that commits are announced.
 */
export interface Company {
  processes: number;
}

export interface WriterParts {
  connections: Connections;
  rows: CachedRows;
  replication: ReplicationLog;
  company: Company;
}

/**
 * Runs units of work. Only the process that holds a lock writes, and PostgreSQL grants the lock in the order of the requests. All units
 * that arrived meanwhile share a transaction. Numbers rise in the order in which they become durable, so a reader that continues after a
 * number misses no row. Each commit is written into a log with the rows that it changed. The other processes read the log before they trust
 * their caches.
 */
export class Writer {
  readonly #parts: WriterParts;
  /** The highest number of each counter that this process knows. It is not assigned again, even if the database has lost it. */
  readonly #given = new Map<string, number>();
  #client: Client | undefined;
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;
  /** When the last transaction began, by `performance.now()`. */
  #begun = Number.NEGATIVE_INFINITY;
  /** True while the server does not respond, and it is unknown if the last transaction is durable. New units are then rejected. */
  #isAway = false;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** Runs a unit after the units that were requested before it. Rejects at once if the store is closed or too many units wait. */
  work<Result>(unit: Unit<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new StoreFailure('The store is closed.'));
      if (this.#isAway) return reject(away());
      if (this.#jobs.length >= mostWaiting)
        return reject(new StoreFailure(`${mostWaiting} units of work wait for the database.`));
      this.#jobs.push({ unit, resolve: resolve as Job['resolve'], reject });
      this.#running ??= this.#run();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
    await this.#discard();
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) {
      const { ofEach, most } = gatheringMs;
      const restMs = this.#begun + Math.min(ofEach * this.#parts.company.processes, most) - performance.now();
      if (restMs >= 1 && this.#jobs.length < mostUnits && !this.#isClosed) await sleep(restMs);
      this.#begun = performance.now();
      await this.#runGroup(() => this.#jobs.splice(0, mostUnits));
    }
    this.#running = undefined;
  }

  /** Runs units in one transaction. If it fails, each gets a transaction of its own, so that none fails because of another. */
  async #runGroup(take: () => Job[]): Promise<void> {
    let begun: Begun;
    try {
      begun = await this.#begin();
    } catch (error) {
      await this.#discard();
      await this.#nameHolder(error);
      const rejected = error instanceof ConnectionLost ? [...take(), ...this.#jobs.splice(0)] : take();
      for (const { reject } of rejected) reject(error);
      return;
    }
    // These include the units that arrived during the wait for the lock.
    const jobs = take();
    try {
      await this.#inOneTransaction(jobs, begun);
    } catch (error) {
      const [only] = jobs;
      if (jobs.length === 1) only!.reject(error);
      else if (error instanceof ConnectionLost || error instanceof OutcomeUnknown)
        for (const { reject } of jobs) reject(error);
      else for (const job of jobs) await this.#runGroup(() => [job]);
    }
  }

  /**
   * If the error is a lock timeout, adds the session that holds the lock to the message of its cause. The log shows the cause, and callers
   * do not see it.
   */
  async #nameHolder(error: unknown): Promise<void> {
    const { cause } = error as { cause?: Error & { code?: string } };
    // The code of lock_not_available.
    if (cause?.code !== '55P03') return;
    const holders = await holdersOf(locks.writing, this.#parts.connections.pool).catch(() => undefined);
    if (holders !== undefined)
      cause.message += `: the turn at writing is held by ${holders}, and was waited for ${lockMs / 1000} s. The next write waits as long`;
  }

  /** Takes the lock. Replaces a connection that broke since the last transaction. */
  async #begin(): Promise<Begun> {
    const known = this.#client;
    try {
      return await this.#beginOn(known ?? (await this.#open()));
    } catch (error) {
      if (!known || !(error instanceof ConnectionLost)) throw error;
      await this.#discard();
      return this.#beginOn(await this.#open());
    }
  }

  /** Opens a connection, and clears the cache. Another server may respond, which may have lost rows that were read before. */
  async #open(): Promise<Client> {
    const client = await this.#parts.connections.open({ pipeline: true });
    this.#parts.replication.forgetAll();
    return client;
  }

  async #beginOn(client: Client): Promise<Begun> {
    this.#client = client;
    const numbers = await this.#lockAndRead(client);
    if (numbers) return { client, numbers };
    // Too many commits are unknown, for example after a pause of this process. They are read without the lock, so that others can write.
    // Few new ones arrive meanwhile.
    await orFailure(client.query('rollback'));
    await orFailure(this.#parts.replication.upToNow());
    return { client, numbers: (await this.#lockAndRead(client, true))! };
  }

  /**
   * Takes the lock, and reads the unknown commits. Returns the counters. Returns undefined if there are too many commits to read under the
   * lock, unless `readsMuch` is set.
   */
  async #lockAndRead(client: Client, readsMuch = false): Promise<Map<string, number> | undefined> {
    const unseen = this.#parts.replication.unseen(withCounters);
    const [, read] = await orFailure(Promise.all(together(client, [beginning, unseen.statement])));
    const rows = read!.rows as (CommitRow & { counters: Record<string, number> | null })[];
    const commits = rows.filter(({ number }) => number !== null);
    const isAll = await orFailure(this.#parts.replication.take(unseen, commits, client));
    if (!isAll && !readsMuch) return undefined;
    if (!isAll) await orFailure(this.#parts.replication.catchUp(client));
    const numbers = new Map(Object.entries(rows[0]!.counters ?? {}));
    this.#note(numbers);
    return numbers;
  }

  #note(numbers: ReadonlyMap<string, number>): void {
    for (const [counter, last] of numbers)
      this.#given.set(counter, Math.max(last, this.#given.get(counter) ?? 0));
  }

  async #inOneTransaction(jobs: Job[], { client, numbers }: Begun): Promise<void> {
    const changes = new Changes();
    const transaction = new Transaction({
      client,
      changes,
      number: (numbers.get('commit') ?? 0) + 1,
      isAlone: this.#parts.company.processes === 1,
      known: (table, key) => this.#parts.rows.known(table, key),
    });
    const ahead = new ReadAhead(jobs, this.#parts.rows, client);
    const watch = new Watch();
    const parts: UnitParts = {
      changes,
      watch,
      read: (table, key) => this.#parts.rows.known(table, key) ?? watch.reading(ahead.get(table, key)),
      query: (query) => watch.reading(transaction.query(query)),
      last: (counter) => Math.max(numbers.get(counter) ?? 0, this.#given.get(counter) ?? 0),
      failure: (error) => error,
    };
    let isCommitting = false;
    await runTogether(ahead.inOrder(), parts, {
      commit: () => {
        isCommitting = true;
        return this.#commit(transaction);
      },
      remember: () => this.#note(changes.numbers),
      undo: async () => {
        if (!isCommitting) await transaction.rollBack().catch(() => this.#discard());
      },
    });
  }

  async #commit(transaction: Transaction): Promise<void> {
    try {
      await transaction.commit((commit) =>
        this.#parts.replication.making({
          commit,
          id: transaction.id,
          remember: () => this.#parts.rows.update(transaction.written),
        }),
      );
    } catch (error) {
      try {
        if (!(await this.#isDurableAfter(error, transaction))) throw error;
      } catch (failure) {
        this.#parts.replication.notMade();
        throw failure;
      }
    }
    this.#parts.replication.made();
  }

  /** Returns true if a transaction is durable although its commit reported an error. */
  async #isDurableAfter(error: unknown, transaction: Transaction): Promise<boolean> {
    if (!(error instanceof ConnectionLost)) {
      await transaction.rollBack().catch(() => this.#discard());
      return false;
    }
    await this.#discard();
    // After this time the waiting units are rejected, so that they do not wait for the result.
    const patience = setTimeout(() => this.#rejectWaiting(), lookUpMs);
    try {
      return await isDurable(transaction, this.#parts.connections, () => this.#isClosed);
    } finally {
      clearTimeout(patience);
      this.#isAway = false;
    }
  }

  /** Rejects the waiting units, and new ones until the server responds, so that their callers retry. */
  #rejectWaiting(): void {
    this.#isAway = true;
    for (const { reject } of this.#jobs.splice(0)) reject(away());
  }

  async #discard(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    // The wait is short, because the connection may not respond.
    await Promise.race([client?.end().catch(() => {}), sleep(100)]);
  }
}

function away(): StoreFailure {
  return new StoreFailure('The database cannot be used now (it does not answer).');
}

const againMs = 100;

type Asked = Pick<Transaction, 'number' | 'id'>;

/**
 * Returns true if a transaction is durable although the response to its commit was lost. It asks until the database responds. If a caller
 * were told that nothing was stored, it would send the data again. Rejects with OutcomeUnknown once the store is closed.
 */
export async function isDurable(
  asked: Asked,
  connections: Connections,
  isGivenUp: () => boolean,
): Promise<boolean> {
  while (!isGivenUp()) {
    try {
      return await isRecorded(asked, connections);
    } catch {
      await sleep(againMs);
    }
  }
  throw new OutcomeUnknown('The store was closed before it was known whether a transaction is durable.');
}

/** Looks for a commit in the log, under the lock. Once the lock is granted, the transaction of the commit has ended. */
async function isRecorded({ number, id }: Asked, connections: Connections): Promise<boolean> {
  const client = await connections.open();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1, $2)', [locks.group, locks.writing]);
    const { rows } = await client.query('select 1 from commits where number = $1 and id = $2', [number, id]);
    return rows.length > 0;
  } finally {
    client.end().catch(() => {});
  }
}
