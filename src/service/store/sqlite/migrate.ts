import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../port.ts';
import { creation } from '../tables.ts';
import { compose } from './statements.ts';

/** The form of the tables that this program reads and writes. */
const present = 2;

/** Brings a store to the present form. Throws StoreUnavailable where that is not possible. */
export function migrate(database: DatabaseSync): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found === present) return;
  if (found > present) {
    throw new StoreUnavailable('The store was written by a newer version of this program. Use that version.');
  }
  database.exec('BEGIN');
  if (found === 1) throw new StoreUnavailable('TODO');
  for (const statement of creation(compose)) database.exec(statement.compile().sql);
  database.exec(`PRAGMA user_version = ${present}`);
  database.exec('COMMIT');
}
