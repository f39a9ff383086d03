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
import { applicationId, look } from './look.ts';
import { removeParts } from './whole-file.ts';

/**
 * Opens the file of a store for this process alone. Its folder is made. Throws StoreUnavailable; a file that is something else stays as
 * it is. A link to a store is followed.
 */
export function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    look(file);
    mkdirSync(dirname(file), { recursive: true });
    // Customers' messages and the credentials of the desk are for the owner of the process only; the log gets the same mode.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file);
    database.exec('PRAGMA busy_timeout = 0');
    // Said before anything is read, the file is locked from then on; said later, only once something is written.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Room that was freed goes back to the disk in small steps; it has to be said before there is a table.
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
      // The log that a killed process left goes into the file now: the first commit would do it, and hold up deliveries that are due.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // As on a full disk: what is in the log stays there, and is read from it; a store is known by its tables, too.
    }
    try {
      removeParts(file);
    } catch {
      // As in a folder that cannot be read: copies that were broken off are in nobody's way.
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

/** Between two looks, in milliseconds. */
const everyMs = 1000;

/**
 * Looks from time to time whether the files of an open store are still in their place. SQLite goes on with files that somebody has
 * deleted or replaced, and nobody finds again the rows that it writes there.
 */
export class FileCheck {
  readonly #file: string;
  /** Opened once more, since numbers of files are compared best at one moment: some file systems give them anew. */
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

  /** Is called when the database is closed: to close a file that it has open would take its locks away. */
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
      // Files that cannot be looked at may be there.
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
