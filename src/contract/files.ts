// Writes files atomically. Also makes folders that all processes of a user share, with content that takes long to make.
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { lstat, mkdir, mkdtemp, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Matches the paths of open file descriptors, such as `/dev/stdout`. These paths are links, but a program may write to them. */
const ofDescriptor = /^\/(?:dev\/(?:stdin|stdout|stderr|fd\/\d+)|proc\/[^/]+\/fd\/\d+)$/;

/**
 * Writes a file atomically: writes and syncs another file in the same folder, then renames it. A failed write leaves the old file
 * unchanged. The new file has the mode of the old one and, if this process may set it, its owner. Pipes, terminals and other devices are
 * written directly. A link is rejected, because its target may belong to anybody. The message of an error is a sentence for the user.
 */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o666): void {
  // A file to which standard output is redirected may already have content, so the new content is appended.
  if (isDirect(file)) {
    writeFileSync(file, content, { flag: 'a' });
    return;
  }
  const { part, opened } = openPart(file, mode);
  try {
    try {
      writeFileSync(opened, content);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** Checks that a file can be written atomically, and changes nothing. If not, throws an error with a sentence for the user. */
export function tryWhole(file: string): void {
  // A pipe or device is not opened. Closing a pipe would end the data for the program that reads it.
  if (isDirect(file)) return;
  const { part, opened } = openPart(file, 0o600);
  closeSync(opened);
  rmSync(part);
}

/**
 * Throws an error with a sentence for the user if the path is a link. Only links to open file descriptors, as `/dev/stdout`, are allowed.
 */
export function refuseLink(file: string): void {
  if (!ofDescriptor.test(file) && entryAt(file)?.isSymbolicLink())
    throw new Error(`${file} is a link to ${readlinkSync(file)}. Name the file itself, or remove the link.`);
}

/** Opens a new file and returns its descriptor. Throws the system's error if the file exists, and else an error with a sentence. */
export function openNew(part: string, mode: number): number {
  try {
    return openSync(part, 'wx', mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw error;
    const folder = dirname(part);
    throw new Error(
      code === 'ENOENT'
        ? `The folder ${folder} is not there. Make it, or name a file elsewhere.`
        : `Nothing can be written in ${folder} (${code}). Name a file elsewhere.`,
    );
  }
}

/** Syncs a folder, because a file's new name is durable only then. Does nothing on systems that cannot open a folder. */
export function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // A failure is ignored: the file is complete under either name.
  }
}

/** Returns the data of the file, folder or link at a path; undefined if nothing is there. A link is not followed. */
export function entryAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function isDirect(file: string): boolean {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`);
  return ofDescriptor.test(file) || there?.isFile() === false;
}

function openPart(file: string, mode: number): { part: string; opened: number } {
  refuseLink(file);
  const before = entryAt(file);
  const part = `${file}.${process.pid}.part`;
  rmSync(part, { force: true });
  const opened = openNew(part, before ? 0o600 : mode);
  if (before) keepModeAndOwner(opened, before);
  return { part, opened };
}

function keepModeAndOwner(opened: number, { mode, uid, gid }: Stats): void {
  try {
    fchownSync(opened, uid, gid);
  } catch {
    // A failure is ignored: only root may change the owner of a file.
  }
  fchmodSync(opened, mode & 0o7777);
}

/** Returns the path of the shared folder `name`. The name must have everything that determines the folder's content, such as a version. */
export function sharedPlace(name: string, temporary = tmpdir()): string {
  return join(temporary, `parlance-${process.getuid?.() ?? 'user'}`, name);
}

/** A process that has not renewed its claim for this long, in milliseconds, is considered killed. */
const deadMs = 10_000;

/**
 * Returns the path of the shared folder `name`, and makes the folder if it does not exist. The folder is made under another name and
 * renamed, so `name` is never an incomplete folder. A claim, which is a folder beside it, makes other processes wait. The claim only saves
 * work: if two processes make the folder, both get the same result.
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

/** Tries to claim the making of a shared folder, and returns true if this process may make it. Takes over the claim of a killed process. */
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
 * Makes the user's folder in the temporary folder, to which everybody can write. Throws if another user owns the new folder or can write to
 * it, because programs are started from it.
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
