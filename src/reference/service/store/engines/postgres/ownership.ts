import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { partitions } from '../../deliveries.ts';
import { StoreUnavailable } from '../../port.ts';
import type { Driver, Shared } from '../../shared.ts';
import { asFailure, ConnectionLost, orFailure } from './failure.ts';
import { locks } from './locks.ts';
import type { ReplicationLog } from './replication-log.ts';
import { announcements } from './transaction.ts';
import type { Company } from './writer.ts';

/** The interval at which live processes and free partitions are checked, in milliseconds. */
const everyMs = 200;

/**
 * The silence after which PostgreSQL ends the session, in milliseconds. A paused process or a disconnected machine then loses its
 * partitions.
 */
const silenceMs = 3000;

/** The time for which a process without a session still counts as able to deliver, in milliseconds. */
const awayMs = 5000;

/** The time after which a free partition is reported, in milliseconds. Normally a process claims it sooner, at its next check. */
const freeMs = 1000;

/** The interval at which a lasting failure is reported again, in milliseconds. */
const reportEveryMs = 60_000;

export interface OwnershipParts {
  connect: () => Promise<Client>;
  replication: Pick<ReplicationLog, 'hear' | 'listen' | 'look'>;
  company: Company;
  /** Makes the sentence for the operator when this process cannot join. */
  unavailable: (error: unknown) => StoreUnavailable;
  /** Called with a failure that leaves this process without lanes: with the first one of a series, and then once a minute. */
  lost?: (error: Error) => void;
  /** Called while no process drives some partitions: at first, and then once a minute. */
  undriven?: (error: Error) => void;
}

/** The processes and partitions at one moment. */
interface Look {
  live: number;
  /** Partitions with a held lock. A process drives each of them, unless a foreign session holds its lock. */
  taken: Set<number>;
  hasUpkeepLeader: boolean;
}

/**
 * Holds the locks of this process in one session at the server, which frees them when the session ends. The held locks show the live
 * processes. Each process claims free partitions up to its share, and releases partitions above its share.
 */
export class Ownership implements Shared {
  readonly #parts: OwnershipParts;
  #driver: Driver | undefined;
  readonly #mine = new Set<number>();
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #isUpkeepLeader = false;
  /** When the session ended, by `performance.now()`; undefined while this process has its share. */
  #awaySince: number | undefined = Number.NEGATIVE_INFINITY;
  /** For each free partition: when it was first seen to be free. */
  readonly #free = new Map<number, number>();
  readonly #lost: Reports;
  readonly #undriven: Reports;

  constructor(parts: OwnershipParts) {
    this.#parts = parts;
    this.#lost = new Reports(parts.lost);
    this.#undriven = new Reports(parts.undriven);
  }

  listen(...listener: Parameters<Shared['listen']>): void {
    this.#parts.replication.listen(...listener);
  }

  /**
   * Joins the processes that share the partitions. Resolves when this process has its first share. Rejects with StoreUnavailable if the
   * server rejects a statement of the session.
   */
  async join(driver: Driver): Promise<void> {
    this.#driver = driver;
    const { connect, unavailable } = this.#parts;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    try {
      await refusePooler(connect);
      this.#running = this.#live(resolve).catch(reject);
      await promise;
    } catch (error) {
      throw unavailable(error);
    }
  }

  get takesPart(): boolean {
    return this.#awaySince === undefined || performance.now() - this.#awaySince < awayMs;
  }

  get isUpkeepLeader(): boolean {
    return this.#isUpkeepLeader;
  }

  async leave(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #live(started: () => void): Promise<void> {
    const { signal } = this.#stopping;
    let hasStarted = false;
    const hasShare = () => {
      hasStarted = true;
      this.#awaySince = undefined;
      this.#lost.end();
      started();
    };
    while (!signal.aborted) {
      let client: Client | undefined;
      try {
        client = await this.#parts.connect();
        await this.#session(client, hasShare);
      } catch (error) {
        const failure = asFailure(error) as Error;
        if (!hasStarted && !(failure instanceof ConnectionLost)) throw failure;
        // Other processes claim the partitions of this one. The next round connects again.
        if (!signal.aborted) this.#lost.report(failure);
      }
      if (hasStarted) this.#awaySince ??= performance.now();
      this.#mine.clear();
      this.#isUpkeepLeader = false;
      this.#parts.company.processes = 2;
      this.#driver!.drop();
      client?.end().catch(() => {});
      await sleep(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  async #session(client: Client, hasShare: () => void): Promise<void> {
    const { replication } = this.#parts;
    const { promise: ended, reject: end } = Promise.withResolvers<never>();
    ended.catch(() => {});
    client.on('end', () => end(new Error('The session has ended.')));
    client.on('notification', ({ payload }) => replication.hear(payload));
    await client.query(`set idle_session_timeout = ${silenceMs}`);
    await client.query(`listen ${announcements}`);
    await client.query('select pg_advisory_lock_shared($1, $2)', [locks.group, locks.presence]);
    while (!this.#stopping.signal.aborted) {
      // The server does not repeat announcements from before this session listened, or those lost with a connection. So the log is read.
      replication.look();
      const found = await Promise.race([ended, look(client)]);
      await Promise.race([ended, this.#balance(client, found)]);
      if (!found.hasUpkeepLeader) await Promise.race([ended, this.#standForUpkeep(client)]);
      hasShare();
      await Promise.race([
        ended,
        sleep(everyMs, undefined, { signal: this.#stopping.signal }).catch(() => {}),
      ]);
    }
  }

  /** Tries to become the leader of the upkeep. The first process that tries is the leader while its session lasts. */
  async #standForUpkeep(client: Client): Promise<void> {
    const { rows } = await client.query<{ has: boolean }>('select pg_try_advisory_lock($1, $2) as has', [
      locks.group,
      locks.upkeep,
    ]);
    this.#isUpkeepLeader = rows[0]!.has;
  }

  async #balance(client: Client, { live, taken }: Look): Promise<void> {
    // The count may lack a process that has just joined. That process reads the log by itself until it is counted.
    this.#parts.company.processes = Math.max(live, 1);
    this.#reportFree(taken);
    const share = Math.ceil(partitions / Math.max(live, 1));
    for (const partition of [...this.#mine].slice(share)) this.#giveBack(client, partition);
    const wanted = share - this.#mine.size;
    if (wanted <= 0) return;
    const free = Array.from({ length: partitions }, (_, each) => each).filter((each) => !taken.has(each));
    const { rows } = await client.query<{ partition: number }>(
      `select partition from unnest($1::int[]) partition where pg_try_advisory_lock($2, ${locks.partition} + partition)`,
      [shuffled(free).slice(0, wanted), locks.group],
    );
    for (const { partition } of rows) {
      this.#mine.add(partition);
      this.#driver!.take(partition);
    }
  }

  /**
   * Reports partitions that stay free although processes try to claim them. A session that is no process of the service holds their locks.
   */
  #reportFree(taken: ReadonlySet<number>): void {
    const now = performance.now();
    let overdue = 0;
    for (let each = 0; each < partitions; each++) {
      if (taken.has(each)) this.#free.delete(each);
      else if (now - (this.#free.get(each) ?? now) > freeMs) overdue++;
      else this.#free.set(each, this.#free.get(each) ?? now);
    }
    if (overdue === 0) this.#undriven.end();
    else this.#undriven.report(new Error(undriven(overdue)));
  }

  /** Releases a partition as soon as its deliveries under way have ended. The session does not wait for that, because it may take long. */
  #giveBack(client: Client, partition: number): void {
    this.#mine.delete(partition);
    this.#driver!.release(partition)
      .then(() =>
        client.query('select pg_advisory_unlock($1, $2)', [locks.group, locks.partition + partition]),
      )
      .catch(() => {});
  }
}

const undriven = (count: number) =>
  `No process drives ${count} of ${partitions} partitions, and their messages wait: a session that is no process of the service holds their locks. pg_locks shows it, where classid is ${locks.group}; end it by pg_terminate_backend, and let no other role connect (revoke connect on database … from public).`;

/** Passes on the first failure of a series, and then one each minute. */
class Reports {
  readonly #pass: (error: Error) => void;
  #next = Number.NEGATIVE_INFINITY;

  constructor(pass: (error: Error) => void = () => {}) {
    this.#pass = pass;
  }

  report(error: Error): void {
    const now = performance.now();
    if (now < this.#next) return;
    this.#next = now + reportEveryMs;
    this.#pass(error);
  }

  end(): void {
    this.#next = Number.NEGATIVE_INFINITY;
  }
}

/**
 * Rejects with StoreUnavailable if a pooler shares sessions between connections. It could pass the locks of one process to another between
 * two transactions.
 */
export async function refusePooler(connect: () => Promise<Client>): Promise<void> {
  const [one, other] = [await connect(), await connect()];
  try {
    const [mine, others] = [await sessionOf(one), await sessionOf(other)];
    if (mine !== others) return;
    throw new StoreUnavailable(
      'Between this process and PostgreSQL stands a pooler that shares sessions (as PgBouncer does with pool_mode=transaction). Locks and notifications do not hold there. Name the address of PostgreSQL itself by --database-url or PARLANCE_DATABASE_URL.',
    );
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function sessionOf(client: Client): Promise<number> {
  const { rows } = await orFailure(client.query<{ pid: number }>('select pg_backend_pid() as pid'));
  return rows[0]!.pid;
}

/** Reads the locks that are held. Any role that may connect can hold them, so only sessions of this process's role count as processes. */
async function look(client: Client): Promise<Look> {
  const { rows } = await client.query<{ id: number; holders: number }>(
    `select objid::int as id, count(*) as holders from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid::bigint = $1 and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())
       and usename = session_user
     group by objid`,
    [locks.group],
  );
  return {
    live: rows.find(({ id }) => id === locks.presence)?.holders ?? 0,
    hasUpkeepLeader: rows.some(({ id }) => id === locks.upkeep),
    taken: new Set(rows.map(({ id }) => id - locks.partition)),
  };
}

/** Shuffles numbers, so that the processes do not claim the same ones. */
function shuffled(numbers: number[]): number[] {
  return numbers
    .map((number) => ({ number, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ number }) => number);
}
