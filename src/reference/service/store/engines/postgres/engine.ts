import type { StoreEngine } from '../../engine.ts';

/** A database that any number of processes share. */
export const postgres: StoreEngine = {
  id: 'postgres',
  name: 'PostgreSQL',
  schemes: ['postgres', 'postgresql'],
  async open(url, { opening, damaged, ...log }) {
    const { PostgresStore } = await import('./postgres.ts');
    const store = await PostgresStore.open(url, opening, damaged);
    return { store, shared: store.shared(log) };
  },
  commands: {
    backup: (file) => `pg_dump --format=custom --file=${file} --dbname=<the address>`,
    check: 'pg_amcheck --dbname=<the address>',
  },
};
