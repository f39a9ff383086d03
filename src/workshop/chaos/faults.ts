import { setTimeout as sleep } from 'node:timers/promises';
import { instant, type Ledger, type Random } from './ledger.ts';
import type { Fleet, Served } from './service.ts';

/** The parts of a run that a fault uses. */
export interface FaultParts {
  fleet: Fleet;
  ledger: Ledger;
  random: Random;
}

/** A fault that a run can cause. `happen` causes it, and resolves when it is over. */
export interface Fault {
  name: string;
  happen(parts: FaultParts): Promise<void>;
}

/** A kind of store for the service, with the faults that this store can have. */
export interface Engine extends Served, AsyncDisposable {
  name: string;
  /** The faults that are possible only with this store. */
  faults: Fault[];
  /** Resolves with the number of commits that the store let fail. Failures within a process are counted by the fleet. */
  failedCommits?(): Promise<number>;
  /** Checks the store after all processes have stopped. Resolves with a text for each problem. */
  examine?(): Promise<string[]>;
}

/** The folder of a run, and optionally a folder on a small file system. If it is given, the store is there and the run fills the disk. */
export interface Folders {
  folder: string;
  disk?: string | undefined;
}

/** Kills a process or sometimes all processes, and starts them again. Sometimes it also kills a process while it starts. */
const kill: Fault = {
  name: 'kills',
  async happen({ fleet, ledger, random }) {
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
  },
};

/** Pauses a process for 0.2 to 5 seconds. During a long pause, other processes take over its share of the deliveries. */
const pause: Fault = {
  name: 'pauses',
  async happen({ fleet, ledger, random }) {
    await fleet.pause(random.pick(fleet.all), random.between(200, 5000));
    ledger.done.pauses++;
  },
};

/** Stops one process after the other with SIGTERM, and starts a new process in its place. */
const rollingUpgrade: Fault = {
  name: 'rolling upgrades',
  async happen({ fleet, ledger }) {
    for (const number of fleet.all) {
      await fleet.end(number, 'SIGTERM');
      await fleet.start(number);
    }
    ledger.done['rolling upgrades']++;
  },
};

const second = 1000;
const hour = 3600 * second;
const jumps = [-24 * hour, -hour, -90 * second, -2 * second, 2 * second, 90 * second, hour, 24 * hour];

/** Sets the clocks of some processes wrong, and corrects them some time later. */
const clockJump: Fault = {
  name: 'clock jumps',
  async happen({ fleet, ledger, random }) {
    const places = fleet.all.length === 1 || random.chance(0.3) ? fleet.all : [random.pick(fleet.all)];
    const spell = { from: instant(), to: Number.POSITIVE_INFINITY };
    ledger.wrongClocks.push(spell);
    fleet.setClock(random.pick(jumps), places);
    await sleep(random.between(200, 8000));
    fleet.setClock(0, places);
    ledger.done['clock jumps'] += 2;
    // A process that is starting may miss the correction and keep the wrong clock a little longer.
    spell.to = instant() + second;
  },
};

/**
 * Causes faults until the number of kills or the end time is reached. About 60 % are kills. Of the other faults, each happens once before
 * one is repeated. A fault can begin before another has ended.
 */
export async function goWrong(
  parts: FaultParts,
  faultsOfStore: Fault[],
  { kills, until, pauseMs }: { kills: number; until: number; pauseMs: number },
): Promise<void> {
  const { fleet, ledger, random } = parts;
  let left: Fault[] = [];
  const underWay = new Map<string, Promise<void>>();
  const broken: unknown[] = [];
  while (broken.length === 0 && ledger.done.kills < kills && instant() < until) {
    await sleep(random.between(pauseMs / 2, pauseMs * 1.5));
    if (left.length === 0) left = [rollingUpgrade, pause, clockJump, ...faultsOfStore];
    const other = random.pick(left);
    const fault = random.chance(0.6) || underWay.has(other.name) ? kill : other;
    left = left.filter((each) => each !== fault);
    // Two faults of the same kind do not overlap.
    if (underWay.has(fault.name)) await underWay.get(fault.name);
    const happening = fault
      .happen(parts)
      .catch((error: unknown) => void broken.push(error))
      .finally(() => underWay.delete(fault.name));
    underWay.set(fault.name, happening);
    // If there is only one process, a killed process must be started again before the next fault.
    if (fault === kill && fleet.all.length === 1) await happening;
  }
  await Promise.all(underWay.values());
  if (broken.length > 0) throw broken[0];
}
