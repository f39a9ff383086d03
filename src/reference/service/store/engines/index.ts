import { type Store, type StoreLog, StoreUnavailable } from '../port.ts';
import type { Examination } from './sqlite/doctor.ts';

/** The commands of PostgreSQL that replace `parlance backup` and `parlance doctor`. */
export const postgresCommands = {
  backup: (file: string) =>
    `pg_dump --format=custom --schema=parlance --no-owner --file=${file} --dbname=<the address>`,
  check: 'pg_amcheck --dbname=<the address>',
};

/** Returns a sentence about a wrong address of a database; undefined if the address is valid. */
export function complaintAboutAddress(address: string): string | undefined {
  if (/^postgres(ql)?:\/\//.test(address)) return undefined;
  return 'Give an address that begins with postgres://.';
}

/**
 * Opens the PostgreSQL store at the address `database`, or the SQLite store in the file `data` if there is no address. Rejects with
 * StoreUnavailable if the store cannot be opened.
 */
export async function openStore(
  { data, database }: { data: string; database?: string | undefined },
  log: StoreLog,
): Promise<Store> {
  if (database === undefined) {
    await needSqlite();
    const { SqliteStore } = await import('./sqlite/sqlite.ts');
    return new SqliteStore(data, log);
  }
  const complaint = complaintAboutAddress(database);
  if (complaint !== undefined) throw new StoreUnavailable(complaint);
  const { PostgresStore } = await import('./postgres/postgres.ts');
  return PostgresStore.open(database, log);
}

/**
 * Examines a store file that no process has open, and returns its faults. If it cannot be examined, rejects with an error that explains
 * why.
 */
export async function examine(file: string): Promise<Examination> {
  await needSqlite();
  return (await import('./sqlite/doctor.ts')).examineFile(file);
}

/**
 * Rejects with StoreUnavailable if this Node has no `node:sqlite`. Modules that import it are loaded after this check, because the import
 * would fail.
 */
async function needSqlite(): Promise<void> {
  const { emitWarning } = process;
  // Node 22 warns that SQLite is experimental. The warning is hidden, because an operator can do nothing about it.
  process.emitWarning = () => {};
  const sqlite = await import('node:sqlite').catch(() => undefined);
  process.emitWarning = emitWarning;
  if (sqlite) return;
  throw new StoreUnavailable(
    `The embedded store needs SQLite, and this Node ${process.versions.node} comes without it. Start Node without --no-experimental-sqlite, take another build of it, or let serve use PostgreSQL by --database-url.`,
  );
}
