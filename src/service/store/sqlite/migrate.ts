import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../port.ts';
import { creation, creationOf } from '../tables.ts';
import { putAside, takeOver } from './first-form.ts';
import { compose } from './statements.ts';

/** The form of the tables that this program reads and writes. */
export const present = 4;

/** Brings a store to the present form. Throws StoreUnavailable when a newer program wrote it. */
export function migrate(database: DatabaseSync): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found === present) return;
  if (found > present) {
    throw new StoreUnavailable('The store was written by a newer version of this program. Use that version.');
  }
  database.exec('BEGIN');
  for (const sql of steps(found)) database.exec(sql);
  database.exec(`PRAGMA user_version = ${present}`);
  database.exec('COMMIT');
  // Only so does an old file begin to give room back.
  if (isFirst(found)) database.exec('VACUUM');
}

function steps(found: number): string[] {
  const made = creation(compose).map((statement) => statement.compile().sql);
  if (found === 0) return made;
  return isFirst(found)
    ? [...putAside, ...made, ...takeOver]
    : [creationOf('troubles', compose).compile().sql];
}

const isFirst = (form: number) => form === 1 || form === 2;
