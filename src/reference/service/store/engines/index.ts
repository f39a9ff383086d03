import { type Store, type StoreLog, StoreUnavailable } from '../port.ts';
import type { Shared } from '../shared.ts';
import type { Examination } from './sqlite/doctor.ts';

/** An open store, with what its processes need of each other where several may share it. */
export interface OpenStore {
  store: Store;
  shared?: Shared;
}

/** The commands of PostgreSQL that do what `parlance backup` and `parlance doctor` do for a file. */
export const postgresCommands = {
  backup: (file: string) => `pg_dump --format=custom --file=${file} --dbname=<the address>`,
  check: 'pg_amcheck --dbname=<the address>',
};

/** The fault of a database's address, in a sentence, or undefined. */
export function complaintAboutAddress(address: string): string | undefined {
  if (/^postgres(ql)?:\/\//.test(address)) return undefined;
  return 'Give an address that begins with postgres://.';
}

/** Opens the store at an address of PostgreSQL, or where there is none in a file of SQLite. Rejects with StoreUnavailable. */
export async function openStore(
  { data, database }: { data: string; database?: string | undefined },
  log: StoreLog,
): Promise<OpenStore> {
  if (database === undefined) {
    await needSqlite();
    const { SqliteStore } = await import('./sqlite/sqlite.ts');
    return { store: new SqliteStore(data, log) };
  }
  const complaint = complaintAboutAddress(database);
  if (complaint !== undefined) throw new StoreUnavailable(complaint);
  const { PostgresStore } = await import('./postgres/postgres.ts');
  const store = await PostgresStore.open(database, log.opening, log.damaged);
  return { store, shared: store.shared(log) };
}

/** Says what is wrong with the file of a store that no process uses. Rejects with a sentence where it cannot be examined. */
export async function examine(file: string): Promise<Examination> {
  await needSqlite();
  return (await import('./sqlite/doctor.ts')).examineFile(file);
}

/** Everything that imports `node:sqlite` is loaded after this: a Node without it refuses the import itself. */
async function needSqlite(): Promise<void> {
  const { emitWarning } = process;
  // Node 22 warns that SQLite is an experiment; an operator can do nothing about it.
  process.emitWarning = () => {};
  const sqlite = await import('node:sqlite').catch(() => undefined);
  process.emitWarning = emitWarning;
  if (sqlite) return;
  throw new StoreUnavailable(
    `The embedded store needs SQLite, and this Node ${process.versions.node} comes without it. Start Node without --no-experimental-sqlite, take another build of it, or let serve use PostgreSQL by --database-url.`,
  );
}
