import type { DatabaseSync } from 'node:sqlite';
import { formOf, type Migrations, migrating, migrationsFrom } from '../../form.ts';
import type { Opening } from '../../port.ts';
import { creation } from '../../tables.ts';
import { arrivalLog } from './arrival-log.ts';
import { entryIndex } from './entry-index.ts';
import { compose } from './statements.ts';

export const migrations: Migrations = [];

/** Makes the tables of an empty store, or brings those of an older one to the present form. Throws StoreUnavailable. */
export function migrate(database: DatabaseSync, opening: Opening = () => {}, known = migrations): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  const present = formOf(known);
  if (found === present) return;
  const statements = found === 0 ? creating() : migrationsFrom(found, known);
  if (found > 0) opening(migrating(found, known));
  database.exec('BEGIN');
  for (const sql of statements) database.exec(sql);
  database.exec(`PRAGMA user_version = ${present}`);
  database.exec('COMMIT');
}

function creating(): string[] {
  return [...creation(compose).map((statement) => statement.compile().sql), ...entryIndex, ...arrivalLog];
}
