import {
  closeSync,
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
import { dirname } from 'node:path';

/** Matches the names of open file descriptors, such as `/dev/stdout`. They are links, but may be written. */
const ofDescriptor = /^\/(?:dev\/(?:stdin|stdout|stderr|fd\/\d+)|proc\/[^/]+\/fd\/\d+)$/;

/**
 * Writes a file atomically: under another name in the same folder, synced, and renamed. A failed write leaves the old file. A replaced file
 * keeps its mode and, if this process may set it, its owner. Pipes, terminals and other devices are written directly. The message of an
 * error is a sentence for the user. A link is rejected, because its target may belong to anybody.
 */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o666): void {
  // A redirected output may already have content, so the content is appended.
  if (isDirect(file)) {
    writeFileSync(file, content, { flag: 'a' });
    return;
  }
  const { part, opened } = begin(file, mode);
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

/** Tests that a file can be written atomically, and changes nothing. Throws an error with a sentence for the user if it cannot. */
export function tryWhole(file: string): void {
  // A pipe or device is not opened: for the reader of a pipe, the close would be the end of the data.
  if (isDirect(file)) return;
  const { part, opened } = begin(file, 0o600);
  closeSync(opened);
  rmSync(part);
}

/**
 * Throws an error with a sentence for the user if the path is a link. Links to open file descriptors, such as `/dev/stdout`, are allowed.
 */
export function refuseLink(file: string): void {
  if (!ofDescriptor.test(file) && entryAt(file)?.isSymbolicLink())
    throw new Error(`${file} is a link to ${readlinkSync(file)}. Name the file itself, or remove the link.`);
}

/** Opens a new file for writing, and returns its descriptor. Throws the system's error if it exists, or else a sentence for the user. */
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

/** Syncs a folder, because a new name is durable only with its folder. Some systems do not let a folder be opened; then it does nothing. */
export function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // A failure is ignored: the file is complete under either name.
  }
}

/** Returns the entry at a path; a link is not followed. */
export function entryAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function isDirect(file: string): boolean {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`);
  return ofDescriptor.test(file) || there?.isFile() === false;
}

function begin(file: string, mode: number): { part: string; opened: number } {
  refuseLink(file);
  const before = entryAt(file);
  const part = `${file}.${process.pid}.part`;
  rmSync(part, { force: true });
  const opened = openNew(part, before ? 0o600 : mode);
  if (before) keep(opened, before);
  return { part, opened };
}

function keep(opened: number, { mode, uid, gid }: Stats): void {
  try {
    fchownSync(opened, uid, gid);
  } catch {
    // A failure is ignored: only root may change the owner of a file.
  }
  fchmodSync(opened, mode & 0o7777);
}
