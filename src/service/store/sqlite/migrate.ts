import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../port.ts';
import { creation } from '../tables.ts';
import { putAside, takeOver } from './first-form.ts';
import { compose } from './statements.ts';

/** The form of the tables that this program reads and writes. */
export const present = 3;

/** Brings a store to the present form. Throws StoreUnavailable when a newer program wrote it. */
export function migrate(database: DatabaseSync): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found === present) return;
  if (found > present) {
    throw new StoreUnavailable('The store was written by a newer version of this program. Use that version.');
  }
  const made = creation(compose).map((statement) => statement.compile().sql);
  database.exec('BEGIN');
  for (const sql of found === 0 ? made : [...putAside, ...made, ...takeOver]) database.exec(sql);
  database.exec(`PRAGMA user_version = ${present}`);
  database.exec('COMMIT');
  // Only so does an old file begin to give room back.
  if (found !== 0) database.exec('VACUUM');
}
