import { existsSync, realpathSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseRecord } from '../../damaged-record.ts';
import { complaintAboutCounter, type WrongCounter, wrongCounters } from '../../directory-reads.ts';
import { StoreUnavailable } from '../../port.ts';
import { columns, type TableName } from '../../tables.ts';
import { checkPath, openWithoutLog } from './file.ts';
import { form } from './sqlite.ts';
import { composed } from './statements.ts';

/** The result of an examination: sentences about the faults, and the number of readable rows of each table. */
export interface Examination {
  wrong: string[];
  /** True if the store has damaged rows or pages, so that it has to be restored from a backup. */
  damaged: boolean;
  readable: Record<string, number>;
}

const tables = Object.keys(columns) as TableName[];

/** The result codes SQLITE_READONLY and SQLITE_CANTOPEN. They can mean that the log next to the file cannot be used. */
const refusals = [8, 14];

/** Examines the file of a store that no process has open. If it cannot be examined, throws an error that explains why. */
export function examineFile(file: string): Examination {
  try {
    checkPath(file);
    return examine(file);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const { message: why, errcode = 0 } = error as Error & { errcode?: number };
    if (refusals.includes(errcode & 0xff))
      throw new Error(
        `${file} has a log beside it (${file}-wal), and this user may not use that (${why}). Be the user that the service runs as, or look at a copy of both in a folder of your own.`,
      );
    throw new Error(
      why.includes('locked')
        ? `${file} is in use by a service. Stop it, or look at a copy that parlance backup makes.`
        : `${file} cannot be read as a store at all (${why}). Restore a backup in its place.`,
    );
  }
}

/** Examines the file of a store. Throws SQLite's error if the file cannot be read as a database. */
export function examine(file: string): Examination {
  const wrong: string[] = [];
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) !== 0)
    wrong.push(`Others on this machine can read it (mode ${mode.toString(8)}). The next start sets 600.`);
  const database = openToRead(file);
  try {
    const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (found !== form.current)
      wrong.push(`It has the form ${found}; this program writes the form ${form.current}.`);
    const damages = check(database);
    const readable: Record<string, number> = {};
    for (const table of tables) {
      readable[table] = countReadable(database, table, (of) => damages.push(`${table}: ${of}`));
    }
    damages.push(...wrongNumbers(database));
    return { wrong: [...wrong, ...damages], damaged: damages.length > 0, readable };
  } finally {
    database.close();
  }
}

/** Opens a store for reading. If there is no log next to the file, no process has the store open, and it is read without locks. */
function openToRead(file: string): DatabaseSync {
  const place = realpathSync(file);
  const isLeft = [`${place}-wal`, `${place}-journal`].every((beside) => !existsSync(beside));
  return isLeft ? openWithoutLog(place) : new DatabaseSync(place, { readOnly: true });
}

function check(database: DatabaseSync): string[] {
  try {
    const found = database.prepare('PRAGMA integrity_check(20)').all() as { integrity_check: string }[];
    return found.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
  } catch (error) {
    return [`The pages cannot be checked (${(error as Error).message}).`];
  }
}

/** Returns a sentence for each wrong counter. Returns none if the tables are missing, which is reported as another fault. */
function wrongNumbers(database: DatabaseSync): string[] {
  try {
    const found = database.prepare(composed(wrongCounters).sql).all() as unknown as WrongCounter[];
    return found.map(complaintAboutCounter);
  } catch {
    return [];
  }
}

/**
 * Returns the number of rows of a table that the service can read. Calls `complain` with a sentence if there are others. Reads the rows in
 * the order of the file.
 */
function countReadable(database: DatabaseSync, table: TableName, complain: (of: string) => void): number {
  let [readable, broken] = [0, 0];
  try {
    for (const row of database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).iterate()) {
      try {
        parseRecord(row);
        readable++;
      } catch {
        broken++;
      }
    }
    if (broken > 0) complain(`${broken} rows hold a record that is not JSON.`);
  } catch (error) {
    complain(`Not all rows can be read (${(error as Error).message}).`);
  }
  return readable;
}
