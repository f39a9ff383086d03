import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compilable } from 'kysely';
import { newDatabase } from '../../../../workshop/testing/shared.ts';
import { PostgresStore } from '../engines/postgres/postgres.ts';
import { execute } from '../engines/postgres/testing/server.ts';
import { SqliteStore } from '../engines/sqlite/sqlite.ts';
import type { Store } from '../port.ts';
import type { Query } from '../query.ts';
import { keyOf, type TableName, type Tables } from '../tables.ts';

/** The location of a new store in a test: a temporary file or an empty database. */
export interface Place extends AsyncDisposable {
  /** The options that make a service use the store. */
  options: { data?: string; database?: string };
  open(): Promise<Store>;
  /** With `isFull`, makes every write fail as on a full disk. Without it, lets writes succeed again. */
  fill(store: Store, isFull: boolean): Promise<void>;
}

async function inFile(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-store-'));
  const data = join(folder, 'deep', 'store.sqlite');
  return {
    options: { data },
    open: async () => new SqliteStore(data),
    async fill(store, isFull) {
      // With the lower limit, SQLite reports a full disk as soon as it needs a new page.
      await run(store, `PRAGMA max_page_count = ${isFull ? 1 : 1_000_000_000}`);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

/** Empty databases that tests use again. Dropping the tables takes a fraction of the time that creating a database takes. */
const empty: string[] = [];

async function onPostgres(): Promise<Place> {
  const database = empty.pop() ?? (await newDatabase());
  return {
    options: { database },
    open: () => PostgresStore.open(database),
    async fill(_store, isFull) {
      // With the trigger, the server reports the same error as on a full disk.
      const trigger =
        'create trigger full_disk before insert on parlance.commits execute function full_disk()';
      const says = "begin raise 'no space left on device' using errcode = 'disk_full'; end";
      await execute(
        database,
        isFull
          ? `create function full_disk() returns trigger language plpgsql as $$ ${says} $$; ${trigger}`
          : 'drop function full_disk cascade',
      );
    },
    async [Symbol.asyncDispose]() {
      await execute(database, 'drop schema if exists parlance cascade');
      empty.push(database);
    },
  };
}

/** Both engines, for tests that run on each of them. */
export const engines = [
  { id: 'sqlite', name: 'SQLite', place: inFile },
  { id: 'postgres', name: 'PostgreSQL', place: onPostgres },
];

interface Engine {
  all<Row>(query: (query: Query) => Compilable<Row>): Promise<Row[]>;
}

/** Returns all rows of a table. The queries of the service cannot do that for every table. */
export function rowsOf<T extends TableName>(store: Store, table: T): Promise<Tables[T][]> {
  const all = ({ db }: Query) =>
    db
      .selectFrom(table as 'agents')
      .selectAll()
      .orderBy(keyOf(table) as 'agent_id');
  return (store as unknown as Engine).all(all) as unknown as Promise<Tables[T][]>;
}

/** Runs a statement on the connection of an engine. */
export function run(store: Store, sql: string): Promise<object[]> {
  return (store as unknown as Engine).all(() => ({ compile: () => ({ sql, parameters: [] }) }) as never);
}
