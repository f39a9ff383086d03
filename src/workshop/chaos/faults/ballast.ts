import { open, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Takes what room there is on the file system of this file, and what becomes free, for a time; then gives it back. */
export async function fill(file: string, ms: number): Promise<void> {
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
