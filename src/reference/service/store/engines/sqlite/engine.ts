import type { StoreEngine } from '../../engine.ts';
import { StoreUnavailable } from '../../port.ts';

/** The embedded store: one file, which one process uses. */
export const sqlite: StoreEngine = {
  id: 'sqlite',
  name: 'SQLite',
  schemes: [],
  async open(file, log) {
    await needSqlite();
    const { SqliteStore } = await import('./sqlite.ts');
    return { store: new SqliteStore(file, log) };
  },
  async examine(file) {
    await needSqlite();
    return (await import('./doctor.ts')).examineFile(file);
  },
};

/** Everything that imports `node:sqlite` is loaded after this: a Node without it refuses the import itself. */
async function needSqlite(): Promise<void> {
  const sqlite = await withoutWarning(() => import('node:sqlite').catch(() => undefined));
  if (sqlite) return;
  throw new StoreUnavailable(
    `The embedded store needs SQLite, and this Node ${process.versions.node} comes without it. Start Node without --no-experimental-sqlite, take another build of it, or let serve use PostgreSQL by --database-url.`,
  );
}

/** Node 22 warns that SQLite is an experiment; an operator can do nothing about it. */
async function withoutWarning<Result>(work: () => Promise<Result>): Promise<Result> {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return await work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
