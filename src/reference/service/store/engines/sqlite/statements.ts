import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  type SqlBool,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { withRecord } from '../../damaged-record.ts';
import type { Query } from '../../query.ts';
import { columns, keyOf, type Readable, type TableName, type Tables } from '../../tables.ts';
import { ArrivalLog } from './arrival-log.ts';
import { EntryIndex } from './entry-index.ts';

/** Kysely composes the statements; they run on node:sqlite, prepared once each. */
export const compose = new Kysely<Readable>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** The numbers go as one value: a list would be a statement of its own for every length. */
function isOneOf(column: string, numbers: readonly number[]) {
  return sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`;
}

const names = Object.fromEntries(
  Object.entries(columns).map(([table, of]) => [table, Object.keys(of)]),
) as Record<TableName, string[]>;

export function composed(query: (query: Query) => Compilable): CompiledQuery {
  return query({ db: compose, isOneOf }).compile();
}

/** The statements of an open store, on rows as the port has them. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #entries: EntryIndex;
  readonly #arrivals: ArrivalLog;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #gets = new Map<TableName, StatementSync>();
  readonly #upserts = new Map<TableName, StatementSync>();
  readonly #removals = new Map<TableName, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#entries = new EntryIndex(database);
    this.#arrivals = new ArrivalLog(database);
  }

  get(table: TableName, key: unknown): object | undefined {
    if (table === 'arrivals') return this.#arrivals.get(key as number);
    let statement = this.#gets.get(table);
    if (!statement) {
      statement = this.#prepare(
        compose
          .selectFrom(table)
          .selectAll()
          .where(keyOf(table) as never, '=', 0 as never),
      );
      this.#gets.set(table, statement);
    }
    const row = statement.get(key as SQLInputValue);
    return row && read(row);
  }

  all<Row>(query: (query: Query) => Compilable<Row>): Row[] {
    const compiled = composed(query);
    if (compiled.sql.includes('"entries"')) this.#entries.refresh();
    const statement = this.#prepared.get(compiled.sql) ?? this.#database.prepare(compiled.sql);
    this.#prepared.set(compiled.sql, statement);
    return statement.all(...(compiled.parameters as SQLInputValue[])).map(read) as Row[];
  }

  /** Writes a row; gives the length of its record. */
  put(table: TableName, row: object): number {
    if (table === 'arrivals') {
      this.#arrivals.put(row as Tables['arrivals']);
      return 0;
    }
    const values: SQLInputValue[] = [];
    for (const name of names[table]) {
      const value = (row as Record<string, unknown>)[name];
      values.push((name === 'data' ? JSON.stringify(value) : value) as SQLInputValue);
    }
    let statement = this.#upserts.get(table);
    if (!statement) {
      statement = this.#prepare(upsert(table));
      this.#upserts.set(table, statement);
    }
    statement.run(...values);
    const last = values.at(-1);
    return typeof last === 'string' ? last.length : 0;
  }

  remove(table: TableName, key: unknown): void {
    if (table === 'arrivals') {
      this.#arrivals.remove(key as number);
      return;
    }
    let statement = this.#removals.get(table);
    if (!statement) {
      statement = this.#prepare(compose.deleteFrom(table).where(keyOf(table) as never, '=', 0 as never));
      this.#removals.set(table, statement);
    }
    statement.run(key as SQLInputValue);
  }

  /** Makes what was written durable, with all events up to this one. */
  commit(lastEvent: number): void {
    this.#entries.follow(lastEvent);
    this.#database.exec('COMMIT');
    this.#arrivals.keep();
  }

  rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    this.#entries.reset();
    this.#arrivals.reset();
  }

  #prepare(query: Compilable): StatementSync {
    return this.#database.prepare(query.compile().sql);
  }
}

function upsert(table: TableName): Compilable {
  const all = names[table];
  return compose
    .insertInto(table)
    .values(Object.fromEntries(all.map((name) => [name, null])) as never)
    .onConflict((conflict) =>
      conflict
        .column(keyOf(table) as never)
        .doUpdateSet(
          (excluded) =>
            Object.fromEntries(all.map((name) => [name, excluded.ref(`excluded.${name}` as never)])) as never,
        ),
    );
}

/** A row with its record as a value. */
function read(row: Record<string, unknown>): object {
  return withRecord(row, 'parlance doctor says how to restore the store.');
}
