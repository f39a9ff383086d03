import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { partitions } from '../../deliveries.ts';
import {
  type CommitListener,
  type PartitionWorker,
  type Shared,
  type StoreLog,
  StoreUnavailable,
} from '../../port.ts';
import { announcements, type ReplicationLog } from './commits.ts';
import { ConnectionLost, locks, toStoreFailure, withStoreFailure } from './connect.ts';
import type { ProcessCount } from './writer.ts';

/** The interval at which a process checks the locks of the others, in milliseconds. */
const everyMs = 200;

/**
 * The time without a sign of the process after which the server ends its session, in milliseconds. So a process that is paused or
 * disconnected loses its partitions.
 */
const sessionSilenceMs = 3000;

/** The time without a session after which a process counts as unable to deliver, in milliseconds. */
const awayMs = 5000;

/**
 * The time after which a partition without an owner is reported, in milliseconds. Normally a process takes it sooner, at its next check.
 */
const freeMs = 1000;

/** The interval at which a failure is reported again while it lasts, in milliseconds. */
const reportEveryMs = 60_000;

/** The partition whose owner does the upkeep for all processes. */
const upkeepPartition = 0;

export interface OwnershipParts {
  connect: () => Promise<Client>;
  replication: Pick<ReplicationLog, 'onAnnouncement' | 'listen' | 'startCatchUp'>;
  processCount: ProcessCount;
  /** Converts the error with which joining failed into an error for the operator. */
  unavailable: (error: unknown) => StoreUnavailable;
  log: Partial<Pick<StoreLog, 'lost' | 'undriven'>>;
}

/** The locks that were held at one moment. */
interface HeldLocks {
  live: number;
  /** Partitions whose lock a session holds. Normally this is the session of the process that drives the partition. */
  taken: Set<number>;
}

/**
 * Divides the partitions among the live processes by advisory locks. A process holds its locks in one session, and the server releases them
 * when the session ends. Each process counts the live processes by their locks. It takes free partitions up to its share, and releases
 * those above its share.
 */
export class Ownership implements Shared {
  readonly #parts: OwnershipParts;
  #worker: PartitionWorker | undefined;
  readonly #mine = new Set<number>();
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  /**
   * The time when the session ended, by `performance.now()`. It is -Infinity before the first share, and undefined while this process has a
   * share.
   */
  #awaySince: number | undefined = Number.NEGATIVE_INFINITY;
  /** For each partition without an owner: the time when that was first seen, by `performance.now()`. */
  readonly #free = new Map<number, number>();
  readonly #lost: (failure?: Error) => void;
  readonly #undriven: (failure?: Error) => void;

  constructor(parts: OwnershipParts) {
    this.#parts = parts;
    this.#lost = throttled(parts.log.lost);
    this.#undriven = throttled(parts.log.undriven);
  }

  listen(listener: CommitListener): void {
    this.#parts.replication.listen(listener);
  }

  /**
   * Joins the processes that share the partitions. Resolves when this process has its first share. Rejects with StoreUnavailable if there
   * is a pooler, or if the server rejects a statement of the session.
   */
  async join(worker: PartitionWorker): Promise<void> {
    this.#worker = worker;
    const { connect, unavailable } = this.#parts;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    try {
      await rejectPooler(connect);
      this.#running = this.#run(resolve).catch(reject);
      await promise;
    } catch (error) {
      throw unavailable(error);
    }
  }

  get takesPart(): boolean {
    return this.#awaySince === undefined || performance.now() - this.#awaySince < awayMs;
  }

  get isUpkeepLeader(): boolean {
    return this.#mine.has(upkeepPartition);
  }

  async leave(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(started: () => void): Promise<void> {
    const { signal } = this.#stopping;
    let hasStarted = false;
    const hasShare = () => {
      hasStarted = true;
      this.#awaySince = undefined;
      this.#lost();
      started();
    };
    while (!signal.aborted) {
      let client: Client | undefined;
      try {
        client = await this.#parts.connect();
        await this.#session(client, hasShare);
      } catch (error) {
        const failure = toStoreFailure(error) as Error;
        if (!hasStarted && !(failure instanceof ConnectionLost)) throw failure;
        // The other processes take the partitions of this one. The next round of the loop opens a new session.
        if (!signal.aborted) this.#lost(failure);
      }
      if (hasStarted) this.#awaySince ??= performance.now();
      this.#mine.clear();
      this.#parts.processCount.processes = 2;
      this.#worker!.revokeAll();
      client?.end().catch(() => {});
      await sleep(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  async #session(client: Client, hasShare: () => void): Promise<void> {
    const { replication } = this.#parts;
    const { promise: ended, reject: end } = Promise.withResolvers<never>();
    ended.catch(() => {});
    client.on('end', () => end(new Error('The session has ended.')));
    client.on('notification', ({ payload }) => replication.onAnnouncement(payload));
    await client.query(`set idle_session_timeout = ${sessionSilenceMs}`);
    await client.query(`listen ${announcements}`);
    await client.query('select pg_advisory_lock_shared($1, $2)', [locks.group, locks.presence]);
    while (!this.#stopping.signal.aborted) {
      // The log is read because the server does not repeat announcements. Those before this session, and those during a lost connection,
      // are missing.
      replication.startCatchUp();
      const found = await Promise.race([ended, locksHeld(client)]);
      await Promise.race([ended, this.#rebalance(client, found)]);
      hasShare();
      await Promise.race([
        ended,
        sleep(everyMs, undefined, { signal: this.#stopping.signal }).catch(() => {}),
      ]);
    }
  }

  async #rebalance(client: Client, { live, taken }: HeldLocks): Promise<void> {
    // A process that has just joined may not be counted yet. Until it is counted, it reads the log without being notified.
    this.#parts.processCount.processes = Math.max(live, 1);
    this.#reportFree(taken);
    const share = Math.ceil(partitions / Math.max(live, 1));
    // The lowest numbers stay, so that the upkeep, which goes with the first partition, stays at its process.
    for (const partition of [...this.#mine].toSorted((one, other) => one - other).slice(share))
      this.#revoke(client, partition);
    const wanted = share - this.#mine.size;
    if (wanted <= 0) return;
    // The order is random, so that the processes do not all try to take the same partitions.
    const free = Array.from({ length: partitions }, (_, each) => each)
      .filter((each) => !taken.has(each))
      .toSorted(() => Math.random() - 0.5);
    const { rows } = await client.query<{ partition: number }>(
      `select partition from unnest($1::int[]) partition where pg_try_advisory_lock($2, ${locks.partition} + partition)`,
      [free.slice(0, wanted), locks.group],
    );
    for (const { partition } of rows) {
      this.#mine.add(partition);
      this.#worker!.assign(partition);
    }
  }

  /**
   * Reports partitions that stay free although processes try to take them. Their locks are then held by a session that is not a process of
   * the service.
   */
  #reportFree(taken: ReadonlySet<number>): void {
    const now = performance.now();
    let overdue = 0;
    for (let each = 0; each < partitions; each++) {
      if (taken.has(each)) this.#free.delete(each);
      else if (now - (this.#free.get(each) ?? now) > freeMs) overdue++;
      else this.#free.set(each, this.#free.get(each) ?? now);
    }
    this.#undriven(overdue === 0 ? undefined : new Error(undriven(overdue)));
  }

  /**
   * Stops driving a partition, and releases its lock when the attempts under way in it have ended. Does not wait for that, because it may
   * take long.
   */
  #revoke(client: Client, partition: number): void {
    this.#mine.delete(partition);
    this.#worker!.revoke(partition)
      .then(() =>
        client.query('select pg_advisory_unlock($1, $2)', [locks.group, locks.partition + partition]),
      )
      .catch(() => {});
  }
}

const undriven = (count: number) =>
  `No process drives ${count} of ${partitions} partitions, and their messages wait: a session that is no process of the service holds their locks. pg_locks shows it, where classid is ${locks.group}; end it by pg_terminate_backend, and let no other role connect (revoke connect on database … from public).`;

/**
 * Returns a function that passes on the first failure at once, and further ones at most once a minute. A call without a failure begins a new
 * series.
 */
function throttled(pass: (error: Error) => void = () => {}): (failure?: Error) => void {
  let next = Number.NEGATIVE_INFINITY;
  return (failure) => {
    const now = performance.now();
    if (failure && now < next) return;
    next = failure ? now + reportEveryMs : Number.NEGATIVE_INFINITY;
    if (failure) pass(failure);
  };
}

/**
 * Rejects with StoreUnavailable if two connections share one session of the server, as through a pooler. Such a pooler could give the
 * session with one process's locks to another process.
 */
export async function rejectPooler(connect: () => Promise<Client>): Promise<void> {
  const [one, other] = [await connect(), await connect()];
  try {
    const [mine, others] = await withStoreFailure(
      Promise.all(
        [one, other].map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
      ),
    );
    if (mine!.rows[0]!.pid !== others!.rows[0]!.pid) return;
    throw new StoreUnavailable(
      'Between this process and PostgreSQL stands a pooler that shares sessions (as PgBouncer does with pool_mode=transaction). Locks and notifications do not hold there. Name the address of PostgreSQL itself by --database-url or PARLANCE_DATABASE_URL.',
    );
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

/** Reads the locks that are held. Any role that may connect can hold one. So it counts only the sessions of this process's role. */
async function locksHeld(client: Client): Promise<HeldLocks> {
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
    taken: new Set(rows.map(({ id }) => id - locks.partition)),
  };
}
