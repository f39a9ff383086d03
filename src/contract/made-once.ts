// Things that are slow to make and the same for everybody: a user's processes share one in the temporary folder.
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where a thing of this name stands once it is made. The name says all that it depends on, its version above all. */
export function sharedPlace(name: string, temporary = tmpdir()): string {
  return join(temporary, `parlance-${process.getuid?.() ?? 'user'}`, name);
}

/** A claim whose owner has not renewed it for so long is that of a process which was killed. */
const deadMs = 10_000;

/**
 * Gives the shared folder of this name, and makes it if it is not there: in a folder of its own that is renamed, so that the name
 * never stands for half a thing. A claim makes other processes wait. It only saves work: two that make the thing give the same.
 */
export async function madeOnce(
  name: string,
  make: (folder: string) => Promise<void>,
  temporary = tmpdir(),
): Promise<string> {
  const place = sharedPlace(name, temporary);
  await ownFolder(dirname(place));
  const claim = `${place}.claim`;
  while (!existsSync(place)) {
    if (!(await isClaimed(claim))) {
      await sleep(100);
      continue;
    }
    const renewal = setInterval(() => renew(claim).catch(() => {}), deadMs / 10);
    const draft = await mkdtemp(`${place}.`);
    try {
      await make(draft);
      await rename(draft, place).catch((error: unknown) => {
        if (!existsSync(place)) throw error;
      });
    } finally {
      clearInterval(renewal);
      await Promise.all([draft, claim].map((made) => rm(made, { recursive: true, force: true })));
    }
  }
  return place;
}

/** Claims the making, also where a killed process has left its claim. */
async function isClaimed(claim: string): Promise<boolean> {
  try {
    await mkdir(claim);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const renewedAt = (await stat(claim).catch(() => undefined))?.mtimeMs ?? Date.now();
  if (Date.now() - renewedAt < deadMs) return false;
  await renew(claim);
  return true;
}

async function renew(claim: string): Promise<void> {
  await utimes(claim, new Date(), new Date());
}

/** The temporary folder is everybody's: programs are started only from a folder that nobody else can write. */
async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = await lstat(folder);
  const isOwn = uid === (process.getuid?.() ?? uid) && (process.platform === 'win32' || (mode & 0o022) === 0);
  if (!isOwn)
    throw new Error(
      `${folder} can be written by others. Remove it, or name another temporary folder by TMPDIR.`,
    );
}
