import { StoreUnavailable } from './port.ts';

/**
 * The migrations of an engine. A migration is a list of statements that changes the tables from one schema version ("form") to the next.
 * The first version is 1, and each migration adds 1. Each engine has its own migrations. A migration is never changed or removed.
 */
export type Migrations = readonly (readonly string[])[];

/** Returns the schema version ("form") of a program with these migrations. */
export const formOf = (migrations: Migrations): number => 1 + migrations.length;

/**
 * Returns the statements that migrate a store from the schema version `found` to the current one. Throws StoreUnavailable if this program
 * does not know the version, for example because a later program wrote it.
 */
export function migrationsFrom(found: number, migrations: Migrations): readonly string[] {
  const present = formOf(migrations);
  if (found < 1 || found > present)
    throw new StoreUnavailable(
      `The store has the form ${found}, and this program reads the form ${present}. Start the version of the program that wrote it, or name another store.`,
    );
  return migrations.slice(found - 1).flat();
}

/** Returns the log message about the migration of a store from the schema version `found`. */
export function migrating(found: number, migrations: Migrations): string {
  return `the store is migrated from the form ${found} to ${formOf(migrations)}. A large store takes minutes; a migration that is interrupted leaves the store as it was`;
}
