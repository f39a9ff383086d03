import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../cli/testing/command.ts';
import {
  execute,
  type Server,
  startServer,
} from '../../reference/service/store/engines/postgres/testing/server.ts';
import { instant, type Ledger, type Random } from './ledger.ts';
import type { Fleet, ServiceProcesses } from './service.ts';

interface FaultParts {
  fleet: Fleet;
  ledger: Ledger;
  random: Random;
}

/** A fault that a run can cause. The promise resolves when the fault is over. */
type Fault = (parts: FaultParts) => Promise<void>;

/** The kind of the service's store, with the faults that are possible with this store. */
export interface Engine extends ServiceProcesses, AsyncDisposable {
  name: string;
  /** The faults that are possible only with this kind of store. */
  faults: Fault[];
  /** Resolves with the number of commits that failed in the store. The fleet counts the commits that failed in a process. */
  failedCommits?(): Promise<number>;
  /** Checks the store after all processes have stopped. Resolves with a text for each problem in the store. */
  examine?(): Promise<string[]>;
}

/** Kills one process, or sometimes all processes, and starts new ones. Sometimes kills a new process during its start. */
async function killProcesses({ fleet, ledger, random }: FaultParts): Promise<void> {
  const numbers = random.chance(0.15) ? fleet.all : [random.pick(fleet.all)];
  const kill = async (number: number) => {
    if (await fleet.end(number, 'SIGKILL')) ledger.done.kills++;
  };
  await Promise.all(numbers.map(kill));
  const start = () => Promise.all(numbers.map((number) => fleet.start(number)));
  const starting = start();
  if (random.chance(0.15)) {
    await sleep(random.between(50, 1000));
    await kill(numbers[0]!);
  }
  await starting;
  await start();
}

/** Pauses a process for 0.2 to 5 seconds. During a long pause, other processes continue its deliveries. */
async function pauseProcess({ fleet, ledger, random }: FaultParts): Promise<void> {
  await fleet.pause(random.pick(fleet.all), random.between(200, 5000));
  ledger.done.pauses++;
}

/** Stops each process in turn with SIGTERM, and starts a new process in its place. */
async function replaceProcesses({ fleet, ledger }: FaultParts): Promise<void> {
  for (const number of fleet.all) {
    await fleet.end(number, 'SIGTERM');
    await fleet.start(number);
  }
  ledger.done['rolling upgrades']++;
}

const second = 1000;
const hour = 3600 * second;
const jumps = [-24 * hour, -hour, -90 * second, -2 * second, 2 * second, 90 * second, hour, 24 * hour];

/** Sets the clocks of some processes to a wrong time, and corrects the clocks some time later. */
async function setClocks({ fleet, ledger, random }: FaultParts): Promise<void> {
  const places = fleet.all.length === 1 || random.chance(0.3) ? fleet.all : [random.pick(fleet.all)];
  const period = { from: instant(), to: Number.POSITIVE_INFINITY };
  ledger.wrongClocks.push(period);
  fleet.setClock(random.pick(jumps), places);
  await sleep(random.between(200, 8000));
  fleet.setClock(0, places);
  ledger.done['clock jumps'] += 2;
  // A starting process may miss the correction and keep the wrong clock a little longer.
  period.to = instant() + second;
}

/**
 * Causes faults until the given number of kills or the end time is reached. About 60 % of the faults are kills. Each of the other faults
 * happens once before one of them is repeated. A fault can begin before another fault has ended.
 */
export async function causeFaults(
  parts: FaultParts,
  faultsOfStore: Fault[],
  { kills, until, pauseMs }: { kills: number; until: number; pauseMs: number },
): Promise<void> {
  const { fleet, ledger, random } = parts;
  let left: Fault[] = [];
  const underWay = new Map<Fault, Promise<void>>();
  const broken: unknown[] = [];
  while (broken.length === 0 && ledger.done.kills < kills && instant() < until) {
    await sleep(random.between(pauseMs / 2, pauseMs * 1.5));
    if (left.length === 0) left = [replaceProcesses, pauseProcess, setClocks, ...faultsOfStore];
    const other = random.pick(left);
    const fault = random.chance(0.6) || underWay.has(other) ? killProcesses : other;
    left = left.filter((each) => each !== fault);
    // Faults of the same kind do not overlap.
    await underWay.get(fault);
    const happening = fault(parts)
      .catch((error: unknown) => void broken.push(error))
      .finally(() => underWay.delete(fault));
    underWay.set(fault, happening);
    // If the service has only one process, this process must run again before the next fault.
    if (fault === killProcesses && fleet.all.length === 1) await happening;
  }
  await Promise.all(underWay.values());
  if (broken.length > 0) throw broken[0];
}

/** Makes all commits of a service on SQLite fail for a while, as on a full disk. */
async function failCommits({ fleet, random }: FaultParts): Promise<void> {
  fleet.order({ failing: random.pick(['full', 'commit']) });
  await sleep(random.between(50, 1500));
  fleet.order({ failing: 'none' });
}

/** Returns an engine with the SQLite store. Only one process of the service can use such a store. */
export async function openSqlite(folder: string): Promise<Engine> {
  const file = join(folder, 'store.sqlite');
  return {
    name: 'sqlite',
    processes: 1,
    storeOptions: ['--data', file],
    isClockOfMachine: true,
    faults: [failCommits],
    async examine() {
      const { code, stdout, stderr } = await run('doctor', '--data', file);
      return code === 0 ? [] : [`${stdout}${stderr}`];
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** Creates a trigger function that raises the error of a full disk. A sequence counts the calls, even of transactions that roll back. */
const setUp = `
  create sequence chaos_failed minvalue 0;
  select nextval('chaos_failed');
  create function chaos_fail() returns trigger language plpgsql as $$ begin
    perform nextval('public.chaos_failed');
    raise 'no space left on device' using errcode = 'disk_full';
  end $$`;

/** Triggers that make the writes of commits fail: the first trigger at the write, the second trigger at the end of the transaction. */
const triggers = [
  'create trigger chaos before insert on parlance.commits for each row execute function public.chaos_fail()',
  `create constraint trigger chaos after insert on parlance.commits deferrable initially deferred
    for each row execute function public.chaos_fail()`,
];

/** Opens a PostgreSQL server for the run. Three processes of the service use this server. */
export async function openPostgres(): Promise<Engine> {
  const server = await startServer();
  const url = await server.database();
  await execute(url, setUp);
  return {
    name: 'postgres',
    processes: 3,
    storeOptions: ['--database-url', url],
    isClockOfMachine: false,
    faults: [failCommitsOfAll(url), restartServer(server), cutConnections(url)],
    async failedCommits() {
      const [row] = await execute(url, 'select last_value::int as count from chaos_failed');
      return row!['count'] as number;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Returns a fault that makes the commits of all processes fail for a while, as on a full disk. */
function failCommitsOfAll(url: string): Fault {
  return async ({ random }) => {
    // A statement fails if the server is down at this moment, or if a paused process holds a lock.
    const isDone = (statement: string) =>
      execute(url, `set lock_timeout = 1000; ${statement}`).then(
        () => true,
        () => false,
      );
    await isDone(random.pick(triggers));
    await sleep(random.between(50, 1500));
    while (!(await isDone('drop trigger if exists chaos on parlance.commits'))) await sleep(100);
  };
}

/** Returns a fault that stops the PostgreSQL server and starts it again after at most 5 s. */
function restartServer(server: Server): Fault {
  return async ({ ledger, random }) => {
    const from = instant();
    await server.stop();
    await sleep(random.between(0, 5000));
    await server.start();
    ledger.done['restarts of PostgreSQL']++;
    // The processes notice the restart of the server up to one second later.
    ledger.breaks.push({ from, to: instant() + 1000 });
  };
}

function cutConnections(url: string): Fault {
  return async ({ ledger, random }) => {
    const from = instant();
    const end = `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
      where application_name = 'parlance' and datname = current_database() and random() < ${random.next()}`;
    const [row] = await execute(url, end).catch(() => []);
    ledger.done['connections cut'] += (row?.['count'] as number | undefined) ?? 0;
    ledger.breaks.push({ from, to: instant() + 1000 });
  };
}
