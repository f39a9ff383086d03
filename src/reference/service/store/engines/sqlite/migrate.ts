import type { DatabaseSync } from 'node:sqlite';
import { newForm, type Opening, StoreUnavailable } from '../../port.ts';
import { creation, creationOf, visitorsSeen } from '../../tables.ts';
import { arrivalLog } from './arrival-log.ts';
import { entryIndex, fill } from './entry-index.ts';
import { putAside, takeOver } from './first-form.ts';
import { seenNow } from './seen-now.ts';
import { compose } from './statements.ts';

/** What brings a store from one form to the next, from the form 3 on. */
const changes = [
  [creationOf('troubles', compose).compile().sql],
  ['DROP INDEX entries_of_chat', ...entryIndex, ...fill],
  arrivalLog,
  [
    'ALTER TABLE visitors ADD COLUMN known_by TEXT',
    'ALTER TABLE visitors ADD COLUMN seen_at INTEGER',
    visitorsSeen(compose).compile().sql,
    seenNow,
  ],
];

/** The form of the tables that this program reads and writes. */
export const present = 3 + changes.length;

/** Brings a store to the present form. Throws StoreUnavailable when a newer program wrote it. */
export function migrate(database: DatabaseSync, opening: Opening = () => {}): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found === present) return;
  if (found > present) {
    throw new StoreUnavailable('The store was written by a newer version of this program. Use that version.');
  }
  if (found > 0) opening(newForm(found, present));
  database.exec('BEGIN');
  for (const sql of steps(found)) database.exec(sql);
  database.exec(`PRAGMA user_version = ${present}`);
  database.exec('COMMIT');
  // Only so does a file of the first program begin to give room back.
  if (found === 1 || found === 2) database.exec('VACUUM');
}

/** What makes all tables in an empty store. */
export function making(): string[] {
  return [...creation(compose).map((statement) => statement.compile().sql), ...entryIndex, ...arrivalLog];
}

function steps(found: number): string[] {
  if (found === 0) return making();
  if (found >= 3) return changes.slice(found - 3).flat();
  return [...putAside, ...making(), ...takeOver, ...fill, seenNow];
}
