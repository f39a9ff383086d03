import { copyFileSync, existsSync, mkdtempSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { entryAt } from '../../../../../contract/files.ts';
import { StoreUnavailable } from '../../port.ts';

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
    const found = ownerIn(openAsItLies(file));
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
export function openAsItLies(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}
