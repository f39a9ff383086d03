import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../../cli/testing/command.ts';
import type { Engine, Fault, Folders } from '../faults.ts';

/** A fault that lets commits fail for a while, as on a full disk. */
const full: Fault = {
  name: 'failing commits',
  async happen({ fleet, random }) {
    fleet.order({ failing: random.pick(['full', 'commit']) });
    await sleep(random.between(50, 1500));
    fleet.order({ failing: 'none' });
  },
};

/** The maximum free space of a file system that the run may fill, in bytes. */
const mostRoom = 4 * 2 ** 30;

/** Returns an engine with the embedded store. Only one process can use this store. */
export async function openSqlite({ folder, disk }: Folders): Promise<Engine> {
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

/** Makes a folder on the small file system, and removes the files of earlier runs. Throws if the file system is too large to fill. */
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

/** Returns a fault that keeps the file system of a folder full for a while. */
function fullDisk(folder: string): Fault {
  const ballast = join(folder, 'ballast');
  return {
    name: 'full disks',
    async happen({ ledger, random }) {
      ledger.done['full disks']++;
      await fill(ballast, random.between(50, 1500));
    },
  };
}

/** Keeps the file system of a file full for a time, even if space becomes free. Then it frees the space. */
async function fill(file: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  try {
    await using handle = await open(file, 'w');
    for (const size of [2 ** 20, 2 ** 12]) await writeUntilFull(handle, Buffer.alloc(size));
    while (performance.now() < end) {
      await writeUntilFull(handle, Buffer.alloc(2 ** 12));
      await sleep(10);
    }
  } finally {
    await rm(file, { force: true });
  }
}

async function writeUntilFull(
  handle: { write(bytes: Buffer): Promise<unknown> },
  bytes: Buffer,
): Promise<void> {
  try {
    for (;;) await handle.write(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
