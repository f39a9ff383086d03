import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../cli/testing/command.ts';
import type { Fault } from '../faults/fault.ts';
import type { Engine } from './engine.ts';

/** Commits fail for a while, as when the disk is full. */
const full: Fault = {
  name: 'failing commits',
  weight: 4,
  async happen({ fleet, random }) {
    fleet.order({ failing: random.pick(['full', 'commit']) });
    await sleep(random.between(50, 1500));
    fleet.order({ failing: 'none' });
  },
};

/** The embedded store, which one process has. */
export async function openSqlite(folder: string): Promise<Engine> {
  const file = join(folder, 'store.sqlite');
  return {
    name: 'sqlite',
    processes: 1,
    place: ['--data', file],
    isClockOfMachine: true,
    faults: [full],
    // Processes are made to fail by themselves, and count it.
    prepare: async () => {},
    mend: async () => {},
    failedCommits: async () => 0,
    async examine() {
      const { code, stdout, stderr } = await run('doctor', '--data', file);
      return code === 0 ? [] : [`${stdout}${stderr}`];
    },
    [Symbol.asyncDispose]: async () => {},
  };
}
