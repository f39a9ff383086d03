import { StoreUnavailable } from './port.ts';
import type { SqliteStore } from './sqlite/sqlite.ts';

/** Opens the embedded store. Rejects with StoreUnavailable, as when this Node has no SQLite that is new enough. */
export async function openEmbedded(file: string): Promise<SqliteStore> {
  await needSqlite();
  const { SqliteStore } = await import('./sqlite/sqlite.ts');
  return new SqliteStore(file);
}

/** Everything that imports `node:sqlite` is loaded after this, since older Nodes refuse the import itself. */
export async function needSqlite(): Promise<void> {
  const sqlite = await withoutWarning(() => import('node:sqlite').catch(() => undefined));
  if (sqlite) {
    const database = new sqlite.DatabaseSync(':memory:');
    const isNewEnough = database.isTransaction === false;
    database.close();
    if (isNewEnough) return;
  }
  throw new StoreUnavailable(
    `The embedded store needs Node 22.16 or later, which brings SQLite; this is ${process.versions.node}. Take a newer Node, or let serve use PostgreSQL by --database-url.`,
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
