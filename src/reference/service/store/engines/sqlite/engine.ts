import type { StoreEngine } from '../../engine.ts';
import { needSqlite } from './need-sqlite.ts';

/** The embedded store: one file, which one process uses. */
export const sqlite: StoreEngine = {
  id: 'sqlite',
  name: 'SQLite',
  schemes: [],
  async open(file, { lost, opening }) {
    await needSqlite();
    const { SqliteStore } = await import('./sqlite.ts');
    return { store: new SqliteStore(file, lost, opening) };
  },
  async examine(file) {
    await needSqlite();
    return (await import('./doctor.ts')).examineFile(file);
  },
};
