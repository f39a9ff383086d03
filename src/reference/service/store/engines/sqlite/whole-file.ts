import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { entryAt, openNew, syncFolder } from '../../../../../contract/files.ts';

const ending = '.part';
/** The suffix of the journal that SQLite writes next to a database file. */
const beside = '-journal';
/**
 * The suffixes of files that SQLite or this module creates. A copy must not have such a name: when the store with the rest of the name is
 * opened, such files are removed.
 */
const taken = [ending, beside, '-wal', '-shm'];

/**
 * Creates a file completely or not at all. Calls `write` with another name, syncs the file and then renames it. Otherwise the incomplete
 * copy of a killed process could be taken for a store.
 */
export async function replaceFile(file: string, write: (part: string) => unknown): Promise<void> {
  const part = file + ending;
  refuse(file);
  begin(part);
  try {
    await write(part);
    sync(part);
    refuse(file);
    renameSync(part, file);
  } catch (error) {
    for (const each of [part, part + beside]) rmSync(each, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/**
 * Removes the incomplete copies of a store that killed processes left. The caller must have the store open, so that no other process is
 * copying it.
 */
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
  if (entryAt(file)) throw new Error(`${file} is there already. Name a new file.`);
}

/** Creates the empty file. Only its owner may read it, because it will contain customers' messages. */
function begin(part: string): void {
  try {
    closeSync(openNew(part, 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(
      `${part} is there: another process is writing the file, or one was stopped while it did. Remove it, or name another file.`,
    );
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
