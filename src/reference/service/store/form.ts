import { StoreUnavailable } from './port.ts';

/**
 * The form of the tables of a store: 1, and one more for every migration. A migration is the list of statements that brings the
 * tables from one form to the next; each engine keeps its own list, and numbers are never used again.
 */
export type Migrations = readonly (readonly string[])[];

/** The form that a program with these migrations reads and writes. */
export const formOf = (migrations: Migrations): number => 1 + migrations.length;

/**
 * The statements that bring a store from the form that was found to the present one. Throws StoreUnavailable where the store has
 * a form that this program does not know.
 */
export function migrationsFrom(found: number, migrations: Migrations): readonly string[] {
  const present = formOf(migrations);
  if (found < 1 || found > present)
    throw new StoreUnavailable(
      `The store has the form ${found}, and this program reads the form ${present}. Start the version of the program that wrote it, or name another store.`,
    );
  return migrations.slice(found - 1).flat();
}

/** The line of the log about a store that is brought to the present form. */
export function migrating(found: number, migrations: Migrations): string {
  return `the store is migrated from the form ${found} to ${formOf(migrations)}. A large store takes minutes; a migration that is interrupted leaves the store as it was`;
}
