import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Compilable, type CompiledQuery, Kysely, type SqlBool, SqliteDialect, sql } from 'kysely';
import { parseRecord, rowsOf } from '../../damaged-record.ts';
import type { StoreLog } from '../../port.ts';
import type { Query } from '../../query.ts';
import type { ComposedRead } from '../../reads.ts';
import { columns, isRecord, keyOf, type Readable, type TableName, type Tables } from '../../tables.ts';
import { ArrivalLog } from './indexes.ts';

/** Builds the texts of statements. Kysely does not run them: node:sqlite does, and prepares each text once. */
export const compose = new Kysely<Readable>({ dialect: new SqliteDialect({ database: undefined as never }) });

/**
 * Returns the condition that the value of `column` is one of `numbers`. They are passed as one JSON value. A list of values would need a
 * separate statement for each count of numbers.
 */
function isOneOf(column: string, numbers: readonly number[]) {
  return sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`;
}

const names = Object.fromEntries(
  Object.entries(columns).map(([table, of]) => [table, Object.keys(of)]),
) as Record<TableName, string[]>;

const texts = Object.fromEntries(
  (Object.keys(columns) as TableName[]).map((table) => {
    const all = names[table];
    const key = keyOf(table);
    const put = `INSERT INTO ${table} (${all.join()}) VALUES (${all.map(() => '?').join()})
      ON CONFLICT (${key}) DO UPDATE SET ${all.map((name) => `${name} = excluded.${name}`).join()}`;
    const where = `FROM ${table} WHERE ${key} = ?`;
    return [table, { get: `SELECT * ${where}`, put, remove: `DELETE ${where}` }];
  }),
) as Record<TableName, { get: string; put: string; remove: string }>;

export function composed(query: (query: Query) => Compilable): CompiledQuery {
  return query({ db: compose, isOneOf }).compile();
}

/** Reads and writes the rows of an open store. Rows have the types of `Tables`. */
export class Statements {
  readonly #database: DatabaseSync;
  readonly #arrivals: ArrivalLog;
  readonly #damaged: StoreLog['damaged'] | undefined;
  readonly #prepared = new Map<string, StatementSync>();
  #hasBegun = false;

  constructor(database: DatabaseSync, damaged?: StoreLog['damaged']) {
    this.#database = database;
    this.#damaged = damaged;
    this.#arrivals = new ArrivalLog(database);
  }

  get(table: TableName, key: unknown): object | undefined {
    if (table === 'arrivals') return this.#arrivals.get(key as number);
    const row = this.#statement(texts[table].get).get(key as SQLInputValue);
    return row && parseRecord(row);
  }

  all<Row>(read: ComposedRead<Row>): Row[] {
    const compiled = composed(read);
    const statement = this.#statement(compiled.sql);
    return rowsOf(statement.all(...(compiled.parameters as SQLInputValue[])), read, this.#damaged);
  }

  /** Writes a row. If `known`, the stored row, has the same record, writes only the columns that differ. */
  put(table: TableName, row: object, known?: object): void {
    this.#write(() => {
      if (table === 'arrivals') this.#arrivals.put(row as Tables['arrivals']);
      else if (!known || !this.#update(table, row as Row, known as Row))
        this.#statement(texts[table].put).run(...valuesOf(names[table], row as Row));
    });
  }

  #update(table: TableName, row: Row, known: Row): boolean {
    if (row['data'] !== known['data']) return false;
    const changed = names[table].filter((name) => row[name] !== known[name]);
    if (changed.length === 0) return true;
    const key = keyOf(table);
    const text = `UPDATE ${table} SET ${changed.map((name) => `${name} = ?`).join()} WHERE ${key} = ?`;
    return this.#statement(text).run(...valuesOf([...changed, key], row)).changes === 1;
  }

  remove(table: TableName, key: unknown): void {
    this.#write(() => {
      if (table === 'arrivals') this.#arrivals.remove(key as number);
      else this.#statement(texts[table].remove).run(key as SQLInputValue);
    });
  }

  /**
   * Runs a write in the transaction, which begins with the first write. A failed write rolls the transaction back, and all later writes and
   * the commit fail. On a full disk, SQLite also rolls it back by itself.
   */
  #write(write: () => void): void {
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (isFirst) this.#database.exec('BEGIN IMMEDIATE');
    else this.#mustBeOpen();
    try {
      write();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #mustBeOpen(): void {
    if (!this.#database.isTransaction) throw new Error('The transaction was rolled back.');
  }

  /** Makes the writes since the last commit durable. */
  commit(): void {
    if (!this.#hasBegun) return;
    this.#mustBeOpen();
    this.#database.exec('COMMIT');
    this.#hasBegun = false;
    this.#arrivals.keep();
  }

  rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    this.#hasBegun = false;
    this.#arrivals.reset();
  }

  #statement(text: string): StatementSync {
    const statement = this.#prepared.get(text) ?? this.#database.prepare(text);
    this.#prepared.set(text, statement);
    return statement;
  }
}

type Row = Record<string, unknown>;

function valuesOf(names: readonly string[], row: Row): SQLInputValue[] {
  return names.map((name) => (isRecord(name) ? JSON.stringify(row[name]) : row[name]) as SQLInputValue);
}
