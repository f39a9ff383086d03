// Makes folders that take long to make and have the same content for everybody. The processes of a user share one copy, in the temporary
// folder.
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns the path of the shared folder `name`. The name must include everything that the folder's content depends on, above all its
 * version.
 */
export function sharedPlace(name: string, temporary = tmpdir()): string {
  return join(temporary, `parlance-${process.getuid?.() ?? 'user'}`, name);
}

/** A claim that was not renewed for this long, in milliseconds, belongs to a killed process. */
const deadMs = 10_000;

/**
 * Returns the path of the shared folder `name`, and makes the folder if it does not exist. It is made under another name and renamed, so
 * the name never refers to an incomplete folder. A claim, a folder beside it, makes other processes wait. The claim only saves work: two
 * processes that make the folder get the same result.
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

/** Makes the claim. Returns true if this process may make the shared folder. Takes over the claim of a killed process. */
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

/**
 * Makes the user's folder in the temporary folder, which everybody can write. Throws if another user owns the new folder or can write it,
 * because programs are started from it.
 */
async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = await lstat(folder);
  const isOwn = uid === (process.getuid?.() ?? uid) && (process.platform === 'win32' || (mode & 0o022) === 0);
  if (!isOwn)
    throw new Error(
      `${folder} can be written by others. Remove it, or name another temporary folder by TMPDIR.`,
    );
}
