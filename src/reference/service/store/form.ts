import { StoreUnavailable } from './port.ts';

/**
 * The form of a store's tables: 1 plus the number of migrations. A migration is a list of statements that changes the tables from one form
 * to the next. Each engine has its own list, and numbers are never reused.
 */
export type Migrations = readonly (readonly string[])[];

/** Returns the form that a program with these migrations reads and writes. */
export const formOf = (migrations: Migrations): number => 1 + migrations.length;

/**
 * Returns the statements that migrate a store from the found form to the current one. Throws StoreUnavailable for a form that this program
 * does not know.
 */
export function migrationsFrom(found: number, migrations: Migrations): readonly string[] {
  const present = formOf(migrations);
  if (found < 1 || found > present)
    throw new StoreUnavailable(
      `The store has the form ${found}, and this program reads the form ${present}. Start the version of the program that wrote it, or name another store.`,
    );
  return migrations.slice(found - 1).flat();
}

/** Returns the log entry about the migration of a store. */
export function migrating(found: number, migrations: Migrations): string {
  return `the store is migrated from the form ${found} to ${formOf(migrations)}. A large store takes minutes; a migration that is interrupted leaves the store as it was`;
}
