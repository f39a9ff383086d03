import { createHash } from 'node:crypto';
import { type Compilable, Kysely, PostgresDialect, type SqlBool, sql } from 'kysely';
import { type Damaged, rowsOf, withRecord } from '../../damaged-record.ts';
import type { Query } from '../../query.ts';
import type { ComposedRead } from '../../reads.ts';
import { columns, isRecord, keyOf, type Readable, type TableName, type Tables } from '../../tables.ts';

/** Kysely only composes the statements. The driver runs them, each prepared once. */
export const compose = new Kysely<Readable>({ dialect: new PostgresDialect({ pool: undefined as never }) });

/** Keys are compared by their bytes, whatever the language of the database is. */
export const types = { number: 'bigint', text: sql<string>`text collate "C"` } as const;

/** A statement with its values, to be prepared under its name. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

export function statement(text: string, values: unknown[] = []): Statement {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64');
    names.set(text, name);
  }
  return { name, text, values };
}

export function composed<Row>(query: (query: Query) => Compilable<Row>): Statement {
  const { sql: text, parameters } = query({ db: compose, isOneOf }).compile();
  return statement(text, parameters.map(orNothing));
}

/**
 * Returns the condition that a column holds one of some numbers. They are passed as one value, because a list would need a separate
 * statement for every length.
 */
function isOneOf(column: string, numbers: readonly number[]) {
  return sql<SqlBool>`${sql.ref(column)} = any(${numbers}::bigint[])`;
}

/** Replaces a text that no column can hold by null, which equals nothing. The server would reject the whole query. */
function orNothing(value: unknown): unknown {
  const canBeHeld = typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
  return canBeHeld ? value : null;
}

/** Selects all rows with one of these keys. */
export function selectAll(table: TableName, keys: unknown[]): Statement {
  return statement(`select * from ${table} where ${keyOf(table)} = any($1::${typeOfKey(table)}[])`, [keys]);
}

/** True if a table can have a row with this key. A number above the largest safe integer has no row, and is no error. */
export function canBe(table: TableName, key: unknown): boolean {
  return typeOfKey(table) === 'text'
    ? typeof key === 'string' && !key.includes('\0')
    : Number.isSafeInteger(key);
}

/** A statement that changes rows and returns none, or a part of such a statement. Its parameters are numbered from `first`. */
export interface Change {
  text: (first: number) => string;
  values: unknown[];
}

/** Writes rows of a table. */
export function upsert(table: TableName, rows: object[]): Change {
  const all = Object.entries(columns[table]);
  const names = all.map(([name]) => name);
  const [key, ...others] = names;
  return {
    text: (first) => `insert into ${table} (${names.join(', ')})
      select * from unnest(${all.map(([, { type }], index) => `$${first + index}::${type}[]`).join(', ')})
      on conflict (${key}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    values: names.map((name) => valuesOf(name, rows)),
  };
}

/** Changes the progress of deliveries without writing their records, which contain the request bodies. */
export function progressed(rows: readonly Tables['deliveries'][]): Change {
  return {
    text: (first) => `update deliveries set state = changed.state, progress = changed.progress
      from unnest($${first}::bigint[], $${first + 1}::text[], $${first + 2}::text[]) as changed (id, state, progress)
      where delivery_id = changed.id`,
    values: ['delivery_id', 'state', 'progress'].map((name) => valuesOf(name, rows)),
  };
}

export function removal(table: TableName, keys: unknown[]): Change {
  return {
    text: (first) => `delete from ${table} where ${keyOf(table)} = any($${first}::${typeOfKey(table)}[])`,
    values: [keys],
  };
}

/** Combines changes of different rows into one statement, because each statement costs client and server as much as a few rows. */
export function changing(changes: readonly Change[]): Statement {
  let first = 1;
  const texts = changes.map(({ text, values }, index) => {
    const part = `change_${index} as (${text(first)})`;
    first += values.length;
    return part;
  });
  return statement(
    `with ${texts.join(',\n')} select`,
    changes.flatMap(({ values }) => values),
  );
}

function typeOfKey(table: TableName): string {
  return Object.values(columns[table])[0]!.type;
}

const cure = 'Mend it in the database, or restore a backup.';

/** Returns a row with its record parsed. */
export function read(row: unknown): object {
  return withRecord(row as Record<string, unknown>, cure);
}

/** Returns the rows of a read with their records parsed. */
export function readAll<Row>(rows: unknown[], { isList }: ComposedRead<Row>, damaged?: Damaged): Row[] {
  return rowsOf(rows as Record<string, unknown>[], { isList, cure, damaged }) as Row[];
}

/** Returns the values of a column in some rows. */
function valuesOf(name: string, rows: readonly object[]): unknown[] {
  const values = rows.map((row) => (row as Record<string, unknown>)[name]);
  return isRecord(name) ? values.map((record) => JSON.stringify(record)) : values;
}
