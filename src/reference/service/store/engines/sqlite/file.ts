import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { entryAt } from '../../../../../contract/files.ts';
import { StoreFailure, type StoreLog, StoreUnavailable } from '../../port.ts';
import { removeParts } from './whole-file.ts';

/**
 * Opens the database in a file, and locks it for this process. Creates the file and its folder if they are missing. Throws StoreUnavailable
 * if the file cannot be used as a store. A file of another program stays unchanged.
 */
export function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    const found = checkPath(file);
    mkdirSync(dirname(file), { recursive: true });
    // The file contains customers' messages and credentials, so only its owner may read it. The log of SQLite gets the same mode.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file);
    database.exec('PRAGMA busy_timeout = 0');
    // Large results are sorted in memory: a temporary file would hold customers' messages.
    database.exec('PRAGMA temp_store = MEMORY');
    // This must be set before the first read, to lock the file at once. Otherwise SQLite would lock it only at the first write.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    // Free pages are returned to the disk in small steps. This must be set before there is a table. In a store it would be written again,
    // and a service could not start while its disk is full.
    if (found === 'free') database.exec('PRAGMA auto_vacuum = INCREMENTAL');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    const [{ quick_check: damage }] = database.prepare('PRAGMA quick_check(1)').all() as [
      { quick_check: string },
    ];
    if (damage !== 'ok') throw new Error(`it is damaged: ${damage}`);
    try {
      const { application_id: id } = database.prepare('PRAGMA application_id').get() as Record<
        string,
        unknown
      >;
      if (id !== applicationId) database.exec(`PRAGMA application_id = ${applicationId}`);
      // Moves the content of the log that a killed process left into the database file. Otherwise the first commit would do that, and delay
      // deliveries that are due.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // This may fail, for example on a full disk. The data stays in the log, from which SQLite reads it. A store without an application id
      // is recognised by its tables.
    }
    try {
      removeParts(file);
    } catch {
      // This may fail, for example in an unreadable folder. The incomplete copies that stay there do no harm.
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
    : 'Fix it, or name another file by --data.';
  return new StoreUnavailable(`${file} cannot be used as a store (${why}). ${cure}`, { cause });
}

/** The interval at which the files are checked, in milliseconds. */
const everyMs = 1000;

/**
 * Checks regularly that the files of an open store were not deleted, moved or replaced. SQLite would continue to write into the old files,
 * and these rows would be lost at the next start.
 */
export class FileCheck {
  readonly #file: string;
  /**
   * The file and its log, opened a second time. Each check compares their inode numbers with those of the files at the same paths. Both
   * numbers are read at that moment, because some file systems change them.
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
   * Stops the checks, and closes the files that were opened for them. It must be called after the database is closed, because closing them
   * would release SQLite's locks.
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
        this.#failure = new StoreFailure(
          `${this.#file}, or its log, was deleted, moved or replaced while the service uses it. Nothing more is stored, for it would be lost at the next start. Put back what was moved; otherwise let parlance backup --desk copy what is stored, and start the service with the copy.`,
        );
        this.#lost?.(this.#failure);
      }
    } catch {
      // If the check itself fails, the files may still be in place.
    }
  }
}

function isThere({ path, as }: { path: string; as: number }): boolean {
  const here = statSync(path, { bigint: true, throwIfNoEntry: false });
  const ours = fstatSync(as, { bigint: true });
  return here?.ino === ours.ino && here.dev === ours.dev;
}

/** The id in the file header that identifies a store of this program: "Parl". SQLite leaves this header field to programs. */
export const applicationId = 0x5061_726c;

/** Tables that a store of every schema version has. They identify a store of an early version, whose file has no application id. */
const tables = ['agents', 'channels', 'chats', 'counters', 'deliveries', 'events', 'visitors'];

/** The size of the smallest database file, in bytes. SQLite treats a file that is shorter than its header as an empty database. */
const smallestPage = 512;

/** The result code SQLITE_NOTADB. */
const noDatabase = 26;

const cure = 'Nothing in it was changed. Name another file by --data.';

/**
 * Returns 'store' if a path holds a store. Returns 'free' if a store can be created there, because there is no file, an empty file or an
 * empty database. Throws StoreUnavailable for everything else. It changes nothing, because a file of another program must not be opened for
 * writing.
 */
export function checkPath(file: string): 'store' | 'free' {
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there && entryAt(file))
    throw new StoreUnavailable(
      `${file} is a link to ${readlinkSync(file)}, and nothing is there. Name another file by --data, or remove the link.`,
    );
  // Anything that is not a regular file is rejected before it is opened. For example, opening a pipe would wait for its other end.
  if (there?.isFile() === false) throw new StoreUnavailable(`${file} is not a regular file. ${cure}`);
  if (!there?.size) {
    if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size)
      throw new StoreUnavailable(
        `${file} ${there ? 'is empty' : 'is missing'}, and ${file}-wal beside it holds rows of a store, which a new one would remove. Put both back from where they were, or name another file by --data.`,
      );
    return 'free';
  }
  const found = there.size < smallestPage ? 'none' : owner(realpathSync(file));
  if (found === 'another') throw new StoreUnavailable(`${file} is a database of another program. ${cure}`);
  if (found === 'none')
    throw new StoreUnavailable(
      `${file} is not a database, or its beginning is overwritten. ${cure} If it was a store, restore a backup in its place.`,
    );
  return found;
}

type Found = ReturnType<typeof checkPath> | 'another' | 'none';

/**
 * Finds out to which program a database file belongs. It first reads the file without its log. If a store was killed early, its whole
 * content may be in the log. Then it reads copies of the file and the log.
 */
function owner(file: string): Found {
  const isLogged = [`${file}-wal`, `${file}-journal`].some((beside) => existsSync(beside));
  try {
    const found = ownerIn(openWithoutLog(file));
    if (found !== 'free' || !isLogged) return found;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === noDatabase) return 'none';
    if (!isLogged) throw error;
  }
  return ownerByCopy(file);
}

function ownerByCopy(file: string): Found {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-look-'));
  try {
    for (const end of ['', '-wal', '-journal'])
      if (existsSync(file + end)) copyFileSync(file + end, join(folder, `copy${end}`));
    return ownerIn(new DatabaseSync(join(folder, 'copy')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ownerIn(database: DatabaseSync): Found {
  try {
    const head = (field: string) => database.prepare(`PRAGMA ${field}`).get()?.[field];
    const id = head('application_id');
    if (id === applicationId) return 'store';
    const form = head('user_version');
    const made = database
      .prepare('SELECT name FROM sqlite_schema')
      .all()
      .map(({ name }) => name);
    if (id === 0 && form !== 0 && tables.every((table) => made.includes(table))) return 'store';
    return id === 0 && form === 0 && made.length === 0 ? 'free' : 'another';
  } finally {
    database.close();
  }
}

/** Opens a database file for reading, without its log and without locks. Otherwise SQLite would create files next to it. */
export function openWithoutLog(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}
