import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { columns, keys, migrations, type TableName, type Tables } from './schema.ts';

/** Why a store cannot be opened. */
export class StoreUnavailable extends Error {}

/** Kysely composes the statements; they run on node:sqlite, prepared once each. */
const compose = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** A change of one row: the whole row as it is now. */
export type Change = { [T in TableName]: { table: T; row: Tables[T] } }[TableName];

/**
 * The embedded store: one file, owned by this process alone, in WAL mode with synchronous=FULL. Changes that come within
 * two turns of the event loop share a transaction, and `write` resolves once that is on disk.
 */
export class SqliteStore {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #pending: Change[] = [];
  #committed: { promise: Promise<void>; resolve(): void; reject(error: unknown): void } | undefined;

  /** @param file Path of the database; its folder is made. Throws StoreUnavailable, as when another process has it. */
  constructor(file: string) {
    this.#database = opened(file);
    try {
      this.#database.exec('PRAGMA busy_timeout = 0');
      this.#database.exec('PRAGMA locking_mode = EXCLUSIVE');
      this.#database.exec('PRAGMA journal_mode = WAL');
      this.#database.exec('PRAGMA synchronous = FULL');
      // Fewer, larger checkpoints: each one costs two more syncs, while the log is synced at every commit anyway.
      this.#database.exec('PRAGMA wal_autocheckpoint = 8000');
      this.#migrate();
    } catch (error) {
      this.#database.close();
      throw error instanceof StoreUnavailable ? error : unavailable(file, error);
    }
  }

  /** Writes rows; resolves when they are durable. Rows written in one turn are durable together or not at all. */
  write(...changes: Change[]): Promise<void> {
    this.#pending.push(...changes);
    if (!this.#committed) {
      this.#committed = Promise.withResolvers<void>();
      // Two turns: what the sockets bring in between shares the sync, which under load is most of the cost.
      setImmediate(() => setImmediate(() => this.#commit()));
    }
    return this.#committed.promise;
  }

  /** Runs a query that reads. */
  all<Row>(query: (db: typeof compose) => Compilable<Row>): Row[] {
    const { sql, parameters } = query(compose).compile();
    return this.#prepared(sql).all(...(parameters as SQLInputValue[])) as Row[];
  }

  /** The highest key of a table, or 0. */
  highest(
    table: 'chats' | 'visitors' | 'calls' | 'arrivals' | 'entries' | 'deliveries' | 'notes' | 'events',
  ): number {
    const key = compose.dynamic.ref(keys[table]);
    const [row] = this.all(
      (db) => db.selectFrom(table).select(db.fn.max<number>(key as never).as('highest')) as never,
    ) as {
      highest: number | null;
    }[];
    return row?.highest ?? 0;
  }

  /** Forgets the rows of a table up to a number. */
  forget(table: 'arrivals' | 'events' | 'notes', upTo: number): void {
    const key = compose.dynamic.ref(keys[table]);
    const { sql, parameters } = compose
      .deleteFrom(table)
      .where(key as never, '<=', upTo as never)
      .compile();
    this.#prepared(sql).run(...(parameters as SQLInputValue[]));
  }

  close(): void {
    if (this.#committed) this.#commit();
    this.#database.close();
  }

  #commit(): void {
    const changes = this.#pending;
    const waiting = this.#committed;
    this.#pending = [];
    this.#committed = undefined;
    if (!waiting || !this.#database.isOpen) return;
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const { table, row } of changes) {
        const values = columns[table].map((column) => (row as Record<string, SQLInputValue>)[column]!);
        this.#upsert(table).run(...values);
      }
      this.#database.exec('COMMIT');
      waiting.resolve();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      waiting.reject(error);
    }
  }

  #upsert(table: TableName): StatementSync {
    const names = columns[table] as readonly string[];
    const key = keys[table] as string;
    const cached = this.#statements.get(table);
    if (cached) return cached;
    const { sql } = compose
      .insertInto(table)
      .values(Object.fromEntries(names.map((name) => [name, null])) as never)
      .onConflict((conflict) =>
        conflict
          .column(key as never)
          .doUpdateSet(
            (excluded) =>
              Object.fromEntries(
                names.map((name) => [name, excluded.ref(`excluded.${name}` as never)]),
              ) as never,
          ),
      )
      .compile();
    const statement = this.#database.prepare(sql);
    this.#statements.set(table, statement);
    return statement;
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #migrate(): void {
    const versions = migrations(compose);
    const { user_version: present } = this.#database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (present > versions.length) {
      throw new StoreUnavailable(
        'The store was written by a newer version of this program. Use that version.',
      );
    }
    for (const [index, statements] of versions.entries()) {
      if (index < present) continue;
      this.#database.exec('BEGIN');
      for (const { sql } of statements) this.#database.exec(sql);
      this.#database.exec(`PRAGMA user_version = ${index + 1}`);
      this.#database.exec('COMMIT');
    }
  }
}

function opened(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return new DatabaseSync(file);
  } catch (error) {
    throw unavailable(file, error);
  }
}

function unavailable(file: string, cause: unknown): StoreUnavailable {
  const why = (cause as Error).message;
  const what = why.includes('locked')
    ? 'is in use by another process. Stop that one'
    : `cannot be used as a store (${why}). Mend it`;
  return new StoreUnavailable(`${file} ${what}, or name another file by --data.`, { cause });
}
