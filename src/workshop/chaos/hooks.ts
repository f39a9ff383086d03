// A service process loads this module first. On orders of the parent process, the module changes the clock or makes commits fail.
import { DatabaseSync, StatementSync } from 'node:sqlite';

export interface Order {
  /** The difference of the wall clock from the true time, in milliseconds. */
  clockMs?: number;
  /** The way in which writes fail. `full`: as on a full disk. `commit`: at the commit. `none`: writes succeed again. */
  failing?: Failing;
  /** True to request the memory of the process. The process responds with a message whose `memory` is in bytes. */
  asksMemory?: boolean;
}

export interface Memory {
  resident: number;
  peak: number;
}

type Failing = 'full' | 'commit' | 'none';

/** The error code of SQLite for a full disk. */
const full = 13;

const databases = new Set<DatabaseSync>();
let failing: Failing = 'none';
let clockMs = Number(process.env['CHAOS_CLOCK_MS'] ?? 0);

const RealDate = Date;
const realNow = Date.now;
Date.now = () => realNow() + clockMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
});
// `performance.timeOrigin` is the wall-clock time at which the monotonic clock started, so it is changed by the same offset.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + clockMs });

process.on('message', (order: Order) => {
  clockMs = order.clockMs ?? clockMs;
  if (order.asksMemory) {
    const memory: Memory = {
      resident: process.memoryUsage.rss(),
      peak: process.resourceUsage().maxRSS * 1024,
    };
    process.send?.({ memory });
  }
  if (order.failing === undefined) return;
  failing = order.failing;
  // The limit of the database is one page. SQLite itself then reports a full disk when it needs a new page.
  const pages = failing === 'full' ? 1 : 1_000_000_000;
  for (const database of databases)
    if (database.isOpen) exec.call(database, `PRAGMA max_page_count = ${pages}`);
});
// The IPC channel to the parent process must not keep this process alive.
process.channel?.unref();
process.on('disconnect', () => process.exit(1));

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  databases.add(this);
  if (sql === 'COMMIT' && failing === 'commit') {
    reportFailure();
    const details = 'database or disk is full';
    throw Object.assign(new Error(details), { code: 'ERR_SQLITE_ERROR', errcode: full, errstr: details });
  }
  return counting(() => exec.call(this, sql));
};

const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof run>) {
  return counting(() => run.apply(this, values));
} as typeof run;

/** Runs a write. If the write fails because of a full disk, reports the failure to the parent process. */
function counting<Result>(write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === full) reportFailure();
    throw error;
  }
}

function reportFailure(): void {
  process.send?.({ failed: true });
}
