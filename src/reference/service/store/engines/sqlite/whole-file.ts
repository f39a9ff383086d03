import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ending = '.part';
/** The ending of the file that SQLite writes beside a file while it writes the file. */
const beside = '-journal';
/** Files of these names are SQLite's own or ours: the process that opens the store of the rest of the name removes them. */
const taken = [ending, beside, '-wal', '-shm'];

/**
 * Makes a file that is there as a whole or not at all: it is written under another name, synced, and only then gets its own. What
 * a killed process leaves of a copy would otherwise pass for a store, and be taken for an empty one.
 */
export async function makeWhole(file: string, write: (part: string) => unknown): Promise<void> {
  const part = file + ending;
  refuse(file);
  begin(part);
  try {
    await write(part);
    sync(part, 'r+');
    refuse(file);
    renameSync(part, file);
  } catch (error) {
    for (const each of [part, part + beside]) rmSync(each, { force: true });
    throw error;
  }
  try {
    // The new name is durable with its folder, on systems that let a folder be opened.
    sync(dirname(file), 'r');
  } catch {
    // The file is whole under either name.
  }
}

/** Removes what killed processes left of copies that were made beside a store, which nobody else has open. */
export function removeParts(store: string): void {
  const folder = dirname(store);
  const isLeft = (name: string) =>
    name.startsWith(`${basename(store)}.`) && (name.endsWith(ending) || name.endsWith(ending + beside));
  for (const name of readdirSync(folder)) if (isLeft(name)) rmSync(join(folder, name));
}

function refuse(file: string): void {
  const end = taken.find((each) => file.endsWith(each));
  if (end !== undefined)
    throw new Error(`A file whose name ends in ${end} is removed beside a store. Name another file.`);
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`);
}

/** Customers' messages are for the owner of the process only. */
function begin(part: string): void {
  try {
    closeSync(openSync(part, 'wx', 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const folder = dirname(part);
    if (code === 'ENOENT')
      throw new Error(`The folder ${folder} is not there. Make it, or name a file elsewhere.`);
    if (code !== 'EEXIST')
      throw new Error(`Nothing can be written in ${folder} (${code}). Name a file elsewhere.`);
    throw new Error(
      `${part} is there: another process is writing the file, or one was stopped while it did. Remove it, or name another file.`,
    );
  }
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const opened = openSync(path, flags);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
