import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { OutcomeUnknown } from '../../../../../contract/serve/errors.ts';
import { Changes } from '../../changes.ts';
import { StoreFailure, type Unit } from '../../port.ts';
import { type Ending, type Job, runJob, type UnitParts } from '../../unit.ts';
import { Watch } from '../../watch.ts';
import { type Connections, together } from './connect.ts';
import { ConnectionLost, orFailure } from './failure.ts';
import type { Answer, CommitId, Feed } from './feed.ts';
import { isDurable } from './is-durable.ts';
import { locks } from './locks.ts';
import { ReadAhead } from './read-ahead.ts';
import { Transaction } from './transaction.ts';

/** How many units share a transaction at most, so that no process writes for long while the others wait. */
const mostUnits = 400;

/**
 * How long a process waits from the beginning of one transaction to that of the next, in milliseconds: units that come meanwhile share
 * it. Each process that takes turns at writing makes it longer.
 */
const gatheringMs = { ofEach: 2, most: 10 };

const beginning = `begin isolation level read committed; select pg_advisory_xact_lock(${locks.group}, ${locks.writing})`;

/** How many units may wait: what a process runs in one to two seconds. */
export const mostWaiting = 20_000;

/** For how long others wait while it is looked up whether a transaction is durable whose connection broke, in milliseconds. */
const lookUpMs = 3000;

/** The lock is held: nobody else writes, and everything durable is known. */
interface Begun {
  client: Client;
  ahead: ReadAhead;
}

/** How many processes share the database, this one included. While that is not known, there may be others. */
export class Company {
  processes = 2;

  get isAlone(): boolean {
    return this.processes === 1;
  }
}

export interface WriterParts {
  /** The name of this process in announcements. */
  name: string;
  connections: Connections;
  feed: Feed;
  company: Company;
}

/**
 * Runs units of work. One process writes at a time: all units that came meanwhile share a transaction, under a lock that
 * PostgreSQL hands on in the order in which it was asked for. So numbers rise in the order in which they become durable, and
 * no reader of what came after a number misses one that is durable later.
 */
export class Writer {
  readonly #parts: WriterParts;
  #client: Client | undefined;
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;
  /** When the last transaction began, by `performance.now()`. */
  #begun = Number.NEGATIVE_INFINITY;
  /** The server is away, and it is not known whether the last transaction is durable. */
  #isAway = false;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** Runs a unit behind those that were asked for before. */
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
    // Units that are asked for in one moment read together.
    await new Promise(setImmediate);
    while (this.#jobs.length > 0) {
      const { ofEach, most } = gatheringMs;
      const restMs = this.#begun + Math.min(ofEach * this.#parts.company.processes, most) - performance.now();
      if (restMs >= 1 && this.#jobs.length < mostUnits && !this.#isClosed) await sleep(restMs);
      this.#begun = performance.now();
      const jobs = this.#jobs.splice(0, mostUnits);
      // Those that come while the lock is waited for go along.
      await this.#runGroup(jobs, () => this.#jobs.splice(0, mostUnits - jobs.length));
    }
    this.#running = undefined;
  }

  /** Runs units in one transaction. When it fails each has one of its own, so that none fails for another. */
  async #runGroup(first: Job[], others: () => Job[]): Promise<void> {
    let begun: Begun;
    try {
      begun = await this.#begin(first);
    } catch (error) {
      await this.#discard();
      const rejected = error instanceof ConnectionLost ? [...first, ...this.#jobs.splice(0)] : first;
      for (const { reject } of rejected) reject(error);
      return;
    }
    const more = others();
    begun.ahead.try(more);
    const jobs = [...first, ...more];
    try {
      await this.#inOneTransaction(jobs, begun);
    } catch (error) {
      const [only] = jobs;
      if (jobs.length === 1) only!.reject(error);
      else if (error instanceof ConnectionLost || error instanceof OutcomeUnknown)
        for (const { reject } of jobs) reject(error);
      else for (const job of jobs) await this.#runGroup([job], () => []);
    }
  }

  /** Takes the lock, and begins to read what units need. A connection that broke since the last transaction is replaced. */
  async #begin(jobs: readonly Job[]): Promise<Begun> {
    const known = this.#client;
    try {
      return await this.#beginOn(known ?? (await this.#open()), jobs);
    } catch (error) {
      if (!known || !(error instanceof ConnectionLost)) throw error;
      await this.#discard();
      return this.#beginOn(await this.#open(), jobs);
    }
  }

  #open(): Promise<Client> {
    return this.#parts.connections.open({ pipeline: true });
  }

  async #beginOn(client: Client, jobs: readonly Job[]): Promise<Begun> {
    this.#client = client;
    const { feed } = this.#parts;
    const ahead = new ReadAhead(client, feed.settings);
    const asked = feed.question();
    const answers = Promise.all(together(client, [beginning, asked.statement]));
    // What they read is asked for behind the lock, and answered with it.
    ahead.try(jobs);
    const [, answer] = await orFailure(answers);
    feed.begun(asked, answer!.rows[0] as Answer);
    return { client, ahead };
  }

  async #inOneTransaction(jobs: Job[], { client, ahead }: Begun): Promise<void> {
    const { feed, company, name } = this.#parts;
    const changes = new Changes();
    const commit: CommitId = { number: feed.last + 1, id: randomUUID() };
    const transaction = new Transaction(client, changes, {
      commit,
      announcer: company.isAlone ? undefined : name,
      known: (table, key) => ahead.known(table, key),
    });
    const endings: Ending[] = [];
    const watch = new Watch();
    const parts: UnitParts = {
      changes,
      watch,
      read(table, key) {
        const row = ahead.get(table, key);
        return row instanceof Promise ? watch.reading(row) : row;
      },
      query: (query) => watch.reading(transaction.query(query)),
      last: (counter) => feed.given(counter),
      failure: (error) => error,
    };
    try {
      try {
        await ahead.end();
        for (const job of jobs) endings.push(await runJob(job, parts));
      } catch (error) {
        await transaction.rollBack().catch(() => this.#discard());
        throw error;
      } finally {
        watch.end();
      }
      await this.#commit(transaction, commit);
      feed.ended(transaction.numbers && { ...commit, numbers: transaction.numbers });
    } catch (error) {
      feed.ended();
      for (const { failed } of endings) failed();
      throw error;
    }
    for (const { durable } of endings) durable();
  }

  async #commit(transaction: Transaction, commit: CommitId): Promise<void> {
    try {
      await transaction.commit();
    } catch (error) {
      if (!(await this.#isDurableAfter(error, transaction, commit))) throw error;
    }
  }

  /** Whether a transaction is durable whose end went wrong. */
  async #isDurableAfter(error: unknown, transaction: Transaction, commit: CommitId): Promise<boolean> {
    if (!(error instanceof ConnectionLost)) {
      await transaction.rollBack().catch(() => this.#discard());
      return false;
    }
    await this.#discard();
    // Others do not wait for the answer.
    const patience = setTimeout(() => this.#rejectWaiting(), lookUpMs);
    try {
      return await isDurable(commit, this.#parts.connections, () => this.#isClosed);
    } finally {
      clearTimeout(patience);
      this.#isAway = false;
    }
  }

  /** Whoever waits is to come again. */
  #rejectWaiting(): void {
    this.#isAway = true;
    for (const { reject } of this.#jobs.splice(0)) reject(away());
  }

  async #discard(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    // A connection that does not answer any more is not waited for.
    await Promise.race([client?.end().catch(() => {}), sleep(100)]);
  }
}

function away(): StoreFailure {
  return new StoreFailure('The database cannot be used now (it does not answer).');
}
