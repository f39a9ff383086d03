import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { columns, type TableName } from '../../tables.ts';
import { fill } from './entry-index.ts';
import { making, present } from './migrate.ts';
import { countOn } from './numbers.ts';
import { seenNow } from './seen-now.ts';
import { standIn } from './stand-ins.ts';
import { makeWhole } from './whole-file.ts';

/** What is wrong with a store, in sentences, and how many rows of each table can be read. */
export interface Examination {
  wrong: string[];
  readable: Record<string, number>;
}

const tables = Object.keys(columns) as TableName[];

/** Looks at a store that no process has open. Throws what SQLite says when it is none at all. */
export function examine(file: string): Examination {
  const wrong: string[] = [];
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) !== 0)
    wrong.push(`Others on this machine can read it (mode ${mode.toString(8)}). The next start sets 600.`);
  const database = openToRead(file);
  try {
    const { user_version: form } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (form !== present) wrong.push(`It has the form ${form}; this program writes the form ${present}.`);
    wrong.push(...check(database));
    const readable: Record<string, number> = {};
    for (const table of tables) {
      readable[table] = 0;
      const complain = (of: string) => wrong.push(`${table}: ${of}`);
      for (const _ of readableRows(database, table, complain)) readable[table]++;
    }
    return { wrong, readable };
  } finally {
    database.close();
  }
}

/** Writes all rows that can be read into a new store. Gives how many of each table. */
export async function save(file: string, to: string): Promise<Record<string, number>> {
  const saved: Record<string, number> = {};
  await makeWhole(to, (part) => Object.assign(saved, saveInto(file, part)));
  return saved;
}

function saveInto(file: string, to: string): Record<string, number> {
  const from = openToRead(file);
  const target = new DatabaseSync(to);
  try {
    target.exec('PRAGMA auto_vacuum = INCREMENTAL');
    target.exec('BEGIN');
    for (const sql of making()) target.exec(sql);
    const saved: Record<string, number> = {};
    for (const table of tables) {
      const names = Object.keys(columns[table]);
      const insert = target.prepare(
        `INSERT OR IGNORE INTO ${table} VALUES (${names.map(() => '?').join(', ')})`,
      );
      saved[table] = 0;
      for (const row of readableRows(from, table)) {
        insert.run(...names.map((name) => (row[name] ?? null) as string));
        saved[table]++;
      }
    }
    for (const sql of fill) target.exec(sql);
    countOn(target);
    standIn(target);
    target.exec(seenNow);
    target.exec(`PRAGMA user_version = ${present}`);
    target.exec('COMMIT');
    return saved;
  } finally {
    from.close();
    target.close();
  }
}

/**
 * SQLite writes beside a store that it only reads, which not everybody may who may read it. It lets that be for a file that it is
 * told nobody changes: this is one where no log lies beside it, as with every process that has it open.
 */
function openToRead(file: string): DatabaseSync {
  const isLeft = [`${file}-wal`, `${file}-journal`].every((beside) => !existsSync(beside));
  if (!isLeft || (mayWrite(file) && mayWrite(dirname(file))))
    return new DatabaseSync(file, { readOnly: true });
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What SQLite finds wrong with the pages. */
function check(database: DatabaseSync): string[] {
  try {
    const found = database.prepare('PRAGMA integrity_check(20)').all() as { integrity_check: string }[];
    return found.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
  } catch (error) {
    return [`The pages cannot be checked (${(error as Error).message}).`];
  }
}

/** A row, and where it lies. */
type Row = Record<string, unknown> & { place: number };

/**
 * The rows that can be read and whose record is JSON: from the front, and where a page is damaged from the back as well, as far as the
 * front did not come. They are read as they lie: in the order of a key that is no number the damaged page would be met again and again.
 */
function* readableRows(
  database: DatabaseSync,
  table: TableName,
  complain: (of: string) => void = () => {},
): Generator<Row> {
  let reached = Number.NEGATIVE_INFINITY;
  let broken = 0;
  try {
    for (const row of rowsOf(database, table, 'ASC')) {
      if (isRecord(row['data'])) {
        yield row;
        reached = row.place;
      } else broken++;
    }
    if (broken > 0) complain(`${broken} rows hold a record that is no JSON.`);
  } catch (error) {
    complain(`Not all rows can be read (${(error as Error).message}).`);
    try {
      for (const row of rowsOf(database, table, 'DESC')) {
        if (row.place <= reached) return;
        if (isRecord(row['data'])) yield row;
      }
    } catch {
      // What lies between the two places is lost.
    }
  }
}

function rowsOf(database: DatabaseSync, table: TableName, order: 'ASC' | 'DESC'): Iterable<Row> {
  const all = database.prepare(`SELECT *, rowid AS place FROM ${table} ORDER BY rowid ${order}`);
  return all.iterate() as Iterable<Row>;
}

function isRecord(data: unknown): boolean {
  if (data === undefined) return true;
  try {
    return typeof JSON.parse(String(data)) === 'object';
  } catch {
    return false;
  }
}
