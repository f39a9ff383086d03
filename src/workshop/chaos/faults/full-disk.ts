import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** The file system is filled to its brim for a while. */
export function fullDisk(folder: string): Fault {
  const ballast = join(folder, 'ballast');
  return {
    name: 'full disks',
    weight: 4,
    async happen({ ledger, random }) {
      ledger.done['full disks']++;
      await fill(ballast, random.between(50, 1500));
    },
  };
}

/** Fills the file system of a file for a time, room that becomes free included; then frees it. */
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
