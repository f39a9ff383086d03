import { type Opening, StoreUnavailable } from '../../port.ts';
import type { Lost } from './place.ts';
import type { SqliteStore } from './sqlite.ts';

/** Opens the embedded store. Rejects with StoreUnavailable, as when this Node has no SQLite. */
export async function openEmbedded(file: string, lost?: Lost, opening?: Opening): Promise<SqliteStore> {
  await needSqlite();
  const { SqliteStore } = await import('./sqlite.ts');
  return new SqliteStore(file, lost, opening);
}

/** Everything that imports `node:sqlite` is loaded after this: a Node without it refuses the import itself. */
export async function needSqlite(): Promise<void> {
  const sqlite = await withoutWarning(() => import('node:sqlite').catch(() => undefined));
  if (sqlite) return;
  throw new StoreUnavailable(
    `The embedded store needs SQLite, and this Node ${process.versions.node} comes without it. Start Node without --no-experimental-sqlite, take another build of it, or let serve use PostgreSQL by --database-url.`,
  );
}

/** Node 22 warns that SQLite is an experiment; who starts a service can do nothing about it. */
async function withoutWarning<Result>(work: () => Promise<Result>): Promise<Result> {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return await work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
