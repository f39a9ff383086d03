import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { TemporaryFailure } from '../../../../../contract/serve/errors.ts';
import type { Cache } from '../../cache.ts';
import { StoreFailure, type Unit } from '../../port.ts';
import { Changes, type Job, runTogether, type UnitParts } from '../../unit.ts';
import { type CommitRow, type ReplicationLog, Transaction, withCounters } from './commits.ts';
import { ConnectionLost, type Connections, holdersOf, lockMs, locks, withStoreFailure } from './connect.ts';
import { pipelined, ReadAhead } from './statements.ts';

/** The most units in one transaction, so that the other processes do not wait long. */
const mostUnits = 400;

/**
 * The least time between the starts of two transactions, in milliseconds. Units that arrive meanwhile share the next transaction. The time
 * is `ofEach` multiplied by the number of processes, and at most `most`.
 */
const gatheringMs = { ofEach: 2, most: 10 };

/**
 * The longest silence of a process that holds the lock, in milliseconds. After it, the server ends the session, so that a paused process
 * delays the others only briefly. The limit is `ofTurn` times the time of a slow turn, from `least` to `most`. After each turn it falls to
 * the share `falls`, until the next slow turn.
 */
const turnLimitMs = { least: 40, most: 2000, ofTurn: 4, falls: 0.98 };

const beginning = (limitMs: number) => `begin isolation level read committed;
  set local idle_in_transaction_session_timeout = ${Math.ceil(limitMs)};
  select pg_advisory_xact_lock(${locks.group}, ${locks.writing})`;

/** The most units that wait. A process runs as many in one to two seconds. */
export const mostWaiting = 20_000;

/** The longest time that waiting units wait for `isDurable` after a lost connection, in milliseconds. After it they are rejected. */
const lookUpMs = 3000;

/**
 * A transaction that has begun. It holds the lock, so no other process writes, and this process has read all earlier commits. `numbers` has
 * the values of the counters.
 */
interface Begun {
  client: Client;
  numbers: Map<string, number>;
}

/** The number of processes that share the database, including this one. While it is unknown, it is 2, so that commits are announced. */
export interface ProcessCount {
  processes: number;
}

export interface WriterParts {
  connections: Connections;
  cache: Cache;
  replication: ReplicationLog;
  processCount: ProcessCount;
}

/**
 * Runs the units of work of this process. Only the process that holds a lock may write. PostgreSQL grants the lock in the order of the
 * requests. All units that arrived during the wait share a transaction. Numbers rise in the order in which they become durable, so a reader
 * that continues after a number misses no row. Each commit is written into the replication log, with the rows that it changed. Other
 * processes read this log before they use their caches.
 */
export class Writer {
  readonly #parts: WriterParts;
  /**
   * The highest number of each counter that this process has seen. Lower numbers are not assigned again, even if the database has lost
   * them.
   */
  readonly #given = new Map<string, number>();
  #client: Client | undefined;
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;
  /** The time when the last transaction began, by `performance.now()`. */
  #begun = Number.NEGATIVE_INFINITY;
  /** The limit by `turnLimitMs` for the next turn. A turn that follows a lost connection has the highest limit, so that it succeeds. */
  #limitMs = turnLimitMs.most;
  /**
   * True while the server does not respond and this process does not know if its last transaction is durable. New units are then rejected.
   */
  #isUnreachable = false;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /**
   * Runs a unit of work after the units that were requested before it. Rejects at once if the store is closed, the server does not respond,
   * or `mostWaiting` units wait.
   */
  work<Result>(unit: Unit<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new StoreFailure('The store is closed.'));
      if (this.#isUnreachable) return reject(away());
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
      const restMs =
        this.#begun + Math.min(ofEach * this.#parts.processCount.processes, most) - performance.now();
      if (restMs >= 1 && this.#jobs.length < mostUnits && !this.#isClosed) await sleep(restMs);
      this.#begun = performance.now();
      await this.#runGroup();
    }
    this.#running = undefined;
  }

  /**
   * Runs units in one transaction. If one of them makes the transaction fail, runs each in its own transaction, so that only that unit
   * fails. If the connection is lost and the transaction is not durable, runs the units again, once. `given` are the units of a repeat.
   */
  async #runGroup(given?: Job[], isAgain = false): Promise<void> {
    let begun: Begun;
    try {
      begun = await this.#begin();
    } catch (error) {
      await this.#discard();
      await this.#nameHolder(error);
      const rejected = given ?? this.#jobs.splice(0, mostUnits);
      if (error instanceof ConnectionLost) rejected.push(...this.#jobs.splice(0));
      for (const { reject } of rejected) reject(error);
      return;
    }
    // They include the units that arrived while this process waited for the lock.
    const jobs = given ?? this.#jobs.splice(0, mostUnits);
    try {
      await this.#inOneTransaction(jobs, begun);
    } catch (error) {
      const isLost = error instanceof ConnectionLost;
      if (isLost && !isAgain) await this.#runGroup(jobs, true);
      else if (isLost || (error as Partial<TemporaryFailure>).isOutcomeUnknown || jobs.length === 1)
        for (const { reject } of jobs) reject(error);
      else for (const job of jobs) await this.#runGroup([job]);
    }
  }

  /**
   * If a lock timeout caused the error, adds a description of the session that holds the lock. The description becomes part of the message
   * of the error's cause. The log shows the cause, but the caller does not see it.
   */
  async #nameHolder(error: unknown): Promise<void> {
    const { cause } = error as { cause?: Error & { code?: string } };
    // The SQLSTATE of a lock timeout, lock_not_available.
    if (cause?.code !== '55P03') return;
    const holders = await holdersOf(locks.writing, this.#parts.connections.pool).catch(() => undefined);
    if (holders !== undefined)
      cause.message += `: the turn at writing is held by ${holders}, and was waited for ${lockMs / 1000} s. The next write waits as long`;
  }

  /** Begins a transaction that holds the lock. If the connection was lost since the last transaction, opens a new one first. */
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

  /** Opens a connection, and clears the cache. The address may lead to another server, which may have lost rows that are cached. */
  async #open(): Promise<Client> {
    const client = await this.#parts.connections.open();
    this.#parts.cache.clear();
    return client;
  }

  /** Takes the lock, and reads the commits that this process does not know, and the counters. */
  async #beginOn(client: Client): Promise<Begun> {
    this.#client = client;
    const { replication } = this.#parts;
    // After a long pause, most commits are read without the lock, so that other processes can write meanwhile. Then few are left to read.
    if (replication.isBehind) await withStoreFailure(replication.catchUp());
    const unseen = replication.nextQuery(withCounters);
    const [, read] = await withStoreFailure(
      Promise.all(pipelined(client, [beginning(this.#limitMs), unseen.statement])),
    );
    const rows = read!.rows as (CommitRow & { counters: Record<string, number> | null })[];
    const commits = rows.filter(({ number }) => number !== null);
    const isRead = await withStoreFailure(replication.apply(unseen, commits, client));
    if (!isRead) await withStoreFailure(replication.read(client));
    const numbers = new Map(Object.entries(rows[0]!.counters ?? {}));
    this.#rememberNumbers(numbers);
    return { client, numbers };
  }

  #rememberNumbers(numbers: Iterable<[counter: string, last: number]>): void {
    for (const [counter, last] of numbers)
      this.#given.set(counter, Math.max(last, this.#given.get(counter) ?? 0));
  }

  async #inOneTransaction(jobs: Job[], { client, numbers }: Begun): Promise<void> {
    const { cache, processCount } = this.#parts;
    const changes = new Changes();
    const transaction = new Transaction({
      client,
      changes,
      number: (numbers.get('commit') ?? 0) + 1,
      isAlone: processCount.processes === 1,
      cache,
    });
    const ahead = new ReadAhead(jobs, cache, client);
    const parts: UnitParts = {
      changes,
      read: (table, key) => cache.get(table, key) ?? ahead.get(table, key),
      query: (query) => transaction.query(query),
      last: (counter) => Math.max(numbers.get(counter) ?? 0, this.#given.get(counter) ?? 0),
      failure: (error) => error,
    };
    const since = performance.now();
    let isCommitting = false;
    await runTogether(ahead.inOrder(), parts, {
      commit: () => {
        isCommitting = true;
        return this.#commit(transaction, changes);
      },
      remember: () => this.#rememberNumbers(numbersIn(changes)),
      undo: async () => {
        if (!isCommitting) await transaction.rollBack().catch(() => this.#discard());
      },
    });
    const { least, most, ofTurn, falls } = turnLimitMs;
    const wantedMs = Math.max((performance.now() - since) * ofTurn, this.#limitMs * falls);
    this.#limitMs = Math.min(Math.max(wantedMs, least), most);
  }

  async #commit(transaction: Transaction, changes: Changes): Promise<void> {
    const { replication, cache } = this.#parts;
    replication.beforeCommit(transaction.id);
    try {
      await transaction.commit();
    } catch (error) {
      if (!(await this.#isDurableAfter(error, transaction))) throw error;
    }
    const { description, id } = transaction;
    if (description) replication.afterCommit(description, id, () => cache.update(changes.written));
  }

  /** Finds out if a transaction is durable although its commit failed with an error. Returns true if it is. */
  async #isDurableAfter(error: unknown, transaction: Transaction): Promise<boolean> {
    if (!(error instanceof ConnectionLost)) {
      await transaction.rollBack().catch(() => this.#discard());
      return false;
    }
    await this.#discard();
    // If the answer takes longer than this time, the waiting units are rejected.
    const patience = setTimeout(() => this.#rejectWaiting(), lookUpMs);
    try {
      return await isDurable(transaction, this.#parts.connections, () => this.#isClosed);
    } finally {
      clearTimeout(patience);
      this.#isUnreachable = false;
    }
  }

  /** Rejects the waiting units. Further units are rejected, too, until the server responds. Their callers can retry. */
  #rejectWaiting(): void {
    this.#isUnreachable = true;
    for (const { reject } of this.#jobs.splice(0)) reject(away());
  }

  async #discard(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    this.#limitMs = turnLimitMs.most;
    // The connection may not respond, so the wait for its end is short.
    await Promise.race([client?.end().catch(() => {}), sleep(100)]);
  }
}

/** Returns the numbers that a transaction has given, by their counters. */
function numbersIn({ written }: Changes): [counter: string, last: number][] {
  const rows = written.filter(({ table }) => table === 'counters');
  return rows.map(({ row }) => Object.values(row!) as [string, number]);
}

function away(): StoreFailure {
  return new StoreFailure('The database cannot be used now (it does not answer).');
}

const againMs = 100;

type Asked = Pick<Transaction, 'number' | 'id'>;

/**
 * Finds out if a transaction is durable after the response to its commit was lost. Retries until the database responds. A wrong answer
 * would make the caller send stored data again. Rejects with `isOutcomeUnknown` if the store is closed first.
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
  throw new TemporaryFailure('The store was closed before it was known whether a transaction is durable.', {
    isOutcomeUnknown: true,
  });
}

/** True if the replication log contains a commit. It reads the log while it holds the lock, because the transaction has ended by then. */
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
