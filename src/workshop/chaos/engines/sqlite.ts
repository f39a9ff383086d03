import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../../cli/testing/command.ts';
import type { Fault } from '../faults/fault.ts';
import { fullDisk } from '../faults/full-disk.ts';
import type { Engine, Folders } from './engine.ts';

/** Commits fail for a while, as when the disk is full. */
const full: Fault = {
  name: 'failing commits',
  async happen({ fleet, random }) {
    fleet.order({ failing: random.pick(['full', 'commit']) });
    await sleep(random.between(50, 1500));
    fleet.order({ failing: 'none' });
  },
};

/** The most that is filled of a disk, in bytes. */
const mostRoom = 4 * 2 ** 30;

/** The embedded store, which one process has. */
export async function openEngine({ folder, disk }: Folders): Promise<Engine> {
  const place = disk === undefined ? folder : await clearedOn(disk);
  const file = join(place, 'store.sqlite');
  return {
    name: 'sqlite',
    processes: 1,
    place: ['--data', file],
    isClockOfMachine: true,
    faults: disk === undefined ? [full] : [full, fullDisk(place)],
    async examine() {
      const { code, stdout, stderr } = await run('doctor', '--data', file);
      return code === 0 ? [] : [`${stdout}${stderr}`];
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** A folder on the small file system, without the files of earlier runs. */
async function clearedOn(disk: string): Promise<string> {
  const place = join(disk, 'parlance-chaos');
  await rm(place, { recursive: true, force: true });
  const { bavail, bsize } = await statfs(disk);
  if (bavail * bsize > mostRoom)
    throw new Error(
      `${disk} has more than ${mostRoom / 2 ** 30} GiB of room. Mount a small file system there.`,
    );
  await mkdir(place);
  return place;
}
