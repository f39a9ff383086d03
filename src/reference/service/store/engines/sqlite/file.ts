import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreFailure, type StoreLog, StoreUnavailable } from '../../port.ts';
import { applicationId, checkPath } from './look.ts';
import { removeParts } from './whole-file.ts';

/**
 * Opens the file of a store for this process only. Makes its folder, and follows a link to a store. Throws StoreUnavailable. A file that is
 * not a store stays unchanged.
 */
export function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    checkPath(file);
    mkdirSync(dirname(file), { recursive: true });
    // The file contains customers' messages and the credentials of the desk, so only the owner of the process may read it. The log gets the
    // same mode.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file);
    database.exec('PRAGMA busy_timeout = 0');
    // Set before the first read, this locks the file at once. Set later, it would lock the file only at the first write.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Freed space returns to the disk in small steps. This must be set before there is a table.
    database.exec('PRAGMA auto_vacuum = INCREMENTAL');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    const [{ quick_check: found }] = database.prepare('PRAGMA quick_check(1)').all() as [
      { quick_check: string },
    ];
    if (found !== 'ok') throw new Error(`it is damaged: ${found}`);
    try {
      const { application_id: id } = database.prepare('PRAGMA application_id').get() as Record<
        string,
        unknown
      >;
      if (id !== applicationId) database.exec(`PRAGMA application_id = ${applicationId}`);
      // Writes the log that a killed process left into the file. Otherwise the first commit would do that, and delay due deliveries.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // This fails for example on a full disk. The data stays in the log, and is read from there. A store is also recognised by its tables.
    }
    try {
      removeParts(file);
    } catch {
      // This fails for example in an unreadable folder. Interrupted copies do no harm.
    }
    return database;
  } catch (error) {
    database?.close();
    throw unavailable(file, error);
  }
}

export function unavailable(file: string, cause: unknown): StoreUnavailable {
  if (cause instanceof StoreUnavailable) return cause;
  const why = (cause as Error).message;
  if (why.includes('locked'))
    return new StoreUnavailable(
      `${file} is in use by another process. Stop that one, or name another file by --data.`,
      { cause },
    );
  const isDamaged = /damaged|malformed|not a database/.test(why);
  const cure = isDamaged
    ? `parlance doctor --data ${file} says what is damaged and how to restore it. Or name another file by --data.`
    : 'Mend it, or name another file by --data.';
  return new StoreUnavailable(`${file} cannot be used as a store (${why}). ${cure}`, { cause });
}

/** The interval of the checks, in milliseconds. */
const everyMs = 1000;

/**
 * Checks regularly that the files of an open store are still in place. SQLite continues to use files that were deleted or replaced, and the
 * rows that it writes there are lost.
 */
export class FileCheck {
  readonly #file: string;
  /**
   * The files of the store, opened a second time. Each check compares the inode numbers of these files and of the files at their paths.
   * Both are read at the same moment, because some file systems reassign numbers.
   */
  readonly #opened: { path: string; as: number }[];
  readonly #timer: NodeJS.Timeout;
  readonly #lost: StoreLog['lost'] | undefined;
  #failure: StoreFailure | undefined;

  constructor(file: string, lost: StoreLog['lost'] | undefined) {
    this.#file = file;
    this.#lost = lost;
    this.#opened = [file, `${realpathSync(file)}-wal`]
      .filter((path) => existsSync(path))
      .map((path) => ({ path, as: openSync(path, 'r') }));
    this.#timer = setInterval(() => this.#look(), everyMs).unref();
  }

  get failure(): StoreFailure | undefined {
    return this.#failure;
  }

  /**
   * Closes the files of the check. It is called after the database is closed, because an earlier call would release SQLite's locks on them.
   */
  leave(): void {
    clearInterval(this.#timer);
    for (const { as } of this.#opened) closeSync(as);
    this.#opened.length = 0;
  }

  #look(): void {
    try {
      if (this.#opened.every(isThere)) this.#failure = undefined;
      else if (!this.#failure) {
        this.#failure = failureOf(this.#file);
        this.#lost?.(this.#failure);
      }
    } catch {
      // A file that cannot be checked may still be in place.
    }
  }
}

function isThere({ path, as }: { path: string; as: number }): boolean {
  const here = statSync(path, { bigint: true, throwIfNoEntry: false });
  const ours = fstatSync(as, { bigint: true });
  return here?.ino === ours.ino && here.dev === ours.dev;
}

function failureOf(file: string): StoreFailure {
  return new StoreFailure(
    `${file}, or its log, was deleted, moved or replaced while the service uses it. Nothing more is stored, for it would be lost at the next start. Put back what was moved; otherwise let parlance backup --desk copy what is stored, and start the service with the copy.`,
  );
}
