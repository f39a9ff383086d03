import { setTimeout as sleep } from 'node:timers/promises';
import type { Compilable, Kysely } from 'kysely';
import type { Client } from 'pg';
import { Cache, weightOf } from '../cache.ts';
import { Changes } from '../changes.ts';
import { type Store, StoreFailure, StoreUnavailable, type Unit } from '../port.ts';
import type { Key, Readable, TableName, Tables } from '../tables.ts';
import { type Job, runJob, type UnitParts } from '../unit.ts';
import { type Connections, connections } from './connect.ts';
import { ConnectionLost, told } from './failure.ts';
import { Feed, type StoredTurn } from './feed.ts';
import { locks } from './locks.ts';
import { migrate } from './migrate.ts';
import { Rows } from './rows.ts';
import { canBe, composed, read, type Statement, statement } from './statements.ts';
import { Transaction } from './transaction.ts';
import { Watch } from './watch.ts';

/** Tables whose rows are asked for again and again; those of most are, in any process. */
const cached: ReadonlyMap<TableName, { goAlong: boolean }> = new Map([
  ['agents', { goAlong: true }],
  ['channels', { goAlong: true }],
  ['visitors', { goAlong: true }],
  ['chats', { goAlong: true }],
  // One process drives a lane.
  ['deliveries', { goAlong: false }],
  ['troubles', { goAlong: true }],
]);

/** How many units share a transaction at most, so that no process writes for long while the others wait. */
const mostUnits = 400;

/** For how long others wait while it is looked up whether a transaction is durable whose connection broke, in milliseconds. */
const lookUpMs = 3000;

/** The begin of a turn: nobody else writes from here to its end, and everything is known that others have written. */
interface Begun {
  client: Client;
  numbers: Map<string, number>;
}

/**
 * A store on PostgreSQL, for any number of processes. They take turns at writing: all units that came meanwhile share a
 * transaction, under a lock that PostgreSQL hands on in the order in which it was asked for. So numbers rise in the order in
 * which they become durable, and no reader of what came after a number misses one that is durable later. Each turn is
 * recorded with what it touched, which the others read before they believe their caches.
 */
export class PostgresStore implements Store {
  readonly #connections: Connections;
  readonly #cache: Cache;
  readonly #rows: Rows;
  readonly feed: Feed;
  #writer: Client | undefined;
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;
  /** The server is away, and it is not known whether the last transaction is durable. */
  #isAway = false;

  private constructor(connections: Connections, cache: Cache, feed: Feed) {
    this.#connections = connections;
    this.#cache = cache;
    this.#rows = new Rows(connections.pool);
    this.feed = feed;
  }

  /** Opens a store at an address that begins with postgres://. Rejects with StoreUnavailable. */
  static async open(url: string): Promise<PostgresStore> {
    const opened = await connections(url);
    let client: Client | undefined;
    try {
      client = await opened.open();
      await migrate(client);
      const { rows } = await client.query("select last from counters where counter = 'turn'");
      const cache = new Cache();
      const feed = new Feed(cache, opened.pool, rows[0]?.last ?? 0);
      return new PostgresStore(opened, cache, feed);
    } catch (error) {
      await opened.pool.end();
      throw unavailable(url, error);
    } finally {
      await client?.end().catch(() => {});
    }
  }

  /** A connection for what is not reading and writing. */
  connect(): Promise<Client> {
    return this.#connections.open({ pipeline: true });
  }

  /** Units of all keys follow each other in a process, and the processes take turns. */
  work<Result>(_key: string, unit: Unit<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new StoreFailure('The store is closed.'));
      if (this.#isAway) return reject(away());
      this.#jobs.push({ unit, resolve: resolve as Job['resolve'], reject });
      this.#running ??= this.#run();
    });
  }

  async get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined> {
    if (!canBe(table, key)) return undefined;
    const fetch = () => this.#rows.get(table, key);
    if (!cached.has(table)) return (await fetch()) as Tables[T] | undefined;
    if (this.#cache.get(table, key)) {
      await this.#fresh();
      const known = this.#cache.get(table, key);
      if (known) return known as Tables[T];
    }
    const row = await this.feed.fetch(table, key, fetch, (found) =>
      this.#cache.set(table, key, found, weightOf(found)),
    );
    return row as Tables[T] | undefined;
  }

  async all<Row>(query: (db: Kysely<Readable>) => Compilable<Row>): Promise<Row[]> {
    return (await this.#select(composed(query))) as Row[];
  }

  /** PostgreSQL gives room back by itself. */
  async reclaim(): Promise<boolean> {
    return false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
    await this.#discard();
    if (!this.#connections.pool.ended) await this.#connections.pool.end();
  }

  async #run(): Promise<void> {
    while (this.#jobs.length > 0) await this.#turn(() => this.#jobs.splice(0, mostUnits));
    this.#running = undefined;
  }

  /** Runs units in one transaction. When it fails each has one of its own, so that none fails for another. */
  async #turn(take: () => Job[]): Promise<void> {
    let begun: Begun;
    try {
      begun = await this.#begin();
    } catch (error) {
      await this.#discard();
      for (const { reject } of take()) reject(error);
      return;
    }
    // Those that came while the lock was waited for go along.
    const jobs = take();
    try {
      await this.#inOneTransaction(jobs, begun);
    } catch (error) {
      const [only] = jobs;
      if (jobs.length === 1) only!.reject(error);
      else if (error instanceof ConnectionLost) for (const { reject } of jobs) reject(error);
      else for (const job of jobs) await this.#turn(() => [job]);
    }
  }

  /** Waits for the turn. A connection that broke since the last one is replaced. */
  async #begin(): Promise<Begun> {
    const known = this.#writer;
    try {
      return await this.#beginOn(known ?? (await this.#connections.open({ pipeline: true })));
    } catch (error) {
      if (!known || !(error instanceof ConnectionLost)) throw error;
      await this.#discard();
      return this.#beginOn(await this.#connections.open({ pipeline: true }));
    }
  }

  async #beginOn(client: Client): Promise<Begun> {
    this.#writer = client;
    const [, , counters, turns] = await told(
      Promise.all([
        client.query('begin isolation level read committed'),
        client.query(statement('select pg_advisory_xact_lock($1, $2)', [locks.group, locks.turn])),
        client.query<Tables['counters']>(statement('select counter, last from counters')),
        client.query<StoredTurn>(this.feed.unseen()),
      ]),
    );
    this.feed.take(turns.rows);
    return { client, numbers: new Map(counters.rows.map(({ counter, last }) => [counter, last])) };
  }

  async #inOneTransaction(jobs: Job[], { client, numbers }: Begun): Promise<void> {
    const last = (counter: string) => numbers.get(counter) ?? 0;
    const changes = new Changes();
    const transaction = new Transaction(client, changes, last('turn') + 1);
    const endings: (() => void)[] = [];
    const watch = new Watch();
    const parts: UnitParts = {
      changes,
      watch,
      read: (table, key) => this.#known(table, key) ?? watch.reading(this.#readIn(transaction, table, key)),
      query: (query) => watch.reading(transaction.query(query)),
      last,
      written: () => transaction.written.length,
      failure: (error) => error,
    };
    try {
      for (const job of jobs) endings.push(await runJob(job, parts));
    } catch (error) {
      await transaction.rollBack().catch(() => this.#discard());
      throw error;
    }
    await this.#commit(transaction);
    for (const end of endings) end();
  }

  async #commit(transaction: Transaction): Promise<void> {
    try {
      await transaction.commit(cached, (turn) =>
        this.feed.making({ turn, id: transaction.id, remember: () => this.#remember(transaction) }),
      );
    } catch (error) {
      if (!(await this.#isDurableAfter(error, transaction))) {
        this.feed.notMade();
        throw error;
      }
    }
    this.feed.made();
  }

  #remember({ written }: Transaction): void {
    for (const { table, key, row, weight } of written) {
      if (!cached.has(table)) continue;
      if (row) this.#cache.set(table, key, row, weight);
      else this.#cache.forget(table, key);
    }
  }

  /** Whether a transaction is durable whose end went wrong. */
  async #isDurableAfter(error: unknown, transaction: Transaction): Promise<boolean> {
    if (error instanceof ConnectionLost) {
      await this.#discard();
      return this.#isDurable(transaction);
    }
    await transaction.rollBack().catch(() => this.#discard());
    return false;
  }

  /**
   * Whether a turn has become durable though the answer was lost. While the lock is held its transaction is over. It is asked
   * until it is known: who is told that nothing has happened does it once more. Others do not wait for that.
   */
  async #isDurable({ turn, id }: Transaction): Promise<boolean> {
    const end = performance.now() + lookUpMs;
    try {
      while (!this.#isClosed) {
        try {
          return await this.#hasTurn(turn, id);
        } catch {
          if (performance.now() > end) this.#turnAway();
          await sleep(100);
        }
      }
      return false;
    } finally {
      this.#isAway = false;
    }
  }

  async #hasTurn(turn: number, id: string): Promise<boolean> {
    const client = await this.#connections.open();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1, $2)', [locks.group, locks.turn]);
      const { rows } = await client.query('select 1 from turns where turn = $1 and id = $2', [turn, id]);
      return rows.length > 0;
    } finally {
      client.end().catch(() => {});
    }
  }

  /** Whoever waits is to come again. */
  #turnAway(): void {
    this.#isAway = true;
    for (const { reject } of this.#jobs.splice(0)) reject(away());
  }

  /** A row that is in memory; right in a turn, which begins with what others have changed. */
  #known(table: TableName, key: unknown): object | undefined {
    return this.#cache.get(table, key) as object | undefined;
  }

  async #readIn(transaction: Transaction, table: TableName, key: unknown): Promise<object | undefined> {
    if (!canBe(table, key)) return undefined;
    const row = await transaction.read(table, key);
    if (row && cached.has(table)) this.#cache.set(table, key, row, weightOf(row));
    return row;
  }

  #fresh(): Promise<void> {
    return told(this.feed.upToNow());
  }

  async #select(query: Statement): Promise<unknown[]> {
    return (await told(this.#connections.pool.query(query))).rows.map(read);
  }

  async #discard(): Promise<void> {
    const writer = this.#writer;
    this.#writer = undefined;
    // A connection that does not answer any more is not waited for.
    await Promise.race([writer?.end().catch(() => {}), sleep(100)]);
  }
}

function away(): StoreFailure {
  return new StoreFailure('The database cannot be used now (it does not answer).');
}

function unavailable(url: string, cause: unknown): StoreUnavailable {
  if (cause instanceof StoreUnavailable) return cause;
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'the database', pathname: '' };
  return new StoreUnavailable(
    `${host}${pathname} cannot be used as a store (${(cause as Error).message}). Mend it, or name another by --database-url.`,
    { cause },
  );
}
