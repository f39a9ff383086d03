import { createHash } from 'node:crypto';
import { type Compilable, Kysely, PostgresDialect, type SqlBool, sql } from 'kysely';
import type { Query } from '../../query.ts';
import { columns, isRecord, keyOf, type Readable, type TableName, type Tables } from '../../tables.ts';

/** Builds the texts of statements. Kysely does not run them: the driver does, and prepares each text once. */
export const compose = new Kysely<Readable>({ dialect: new PostgresDialect({ pool: undefined as never }) });

/** The column types of PostgreSQL. With the collation "C", keys are compared by their bytes, in a database of any language. */
export const types = { number: 'bigint', text: sql<string>`text collate "C"` } as const;

/** A statement with its values. The server prepares it once under its name. */
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
 * Returns the condition that the value of `column` is one of `numbers`. They are passed as one array. A list of values would need a
 * separate statement for each count of numbers.
 */
function isOneOf(column: string, numbers: readonly number[]) {
  return sql<SqlBool>`${sql.ref(column)} = any(${numbers}::bigint[])`;
}

/**
 * Returns null for a text that PostgreSQL cannot store, and any other value unchanged. The server would reject a query with such a text.
 * Null is equal to no value, so the query finds nothing.
 */
function orNothing(value: unknown): unknown {
  const canBeHeld = typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
  return canBeHeld ? value : null;
}

/** Returns the statement that selects the rows with these keys. */
export function selectAll(table: TableName, keys: unknown[]): Statement {
  return statement(`select * from ${table} where ${keyOf(table)} = any($1::${typeOfKey(table)}[])`, [keys]);
}

/** True if a table could have a row with this key. Otherwise the row is known to be missing, and no query is needed. */
export function canBe(table: TableName, key: unknown): boolean {
  return typeOfKey(table) === 'text'
    ? typeof key === 'string' && !key.includes('\0')
    : Number.isSafeInteger(key);
}

/**
 * A statement that changes rows and returns none. It may become a part of a larger statement: `text` numbers its parameters from `first`.
 */
export interface Change {
  text: (first: number) => string;
  values: unknown[];
}

/** Returns the change that adds rows to a table, or replaces rows with the same keys. */
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

/**
 * Returns the change that writes only the state and progress of deliveries. Their records, which contain the request bodies, are not
 * written again.
 */
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

/**
 * Combines changes into one statement. They must be of different rows. Each statement costs the client and the server as much time as a few
 * rows.
 */
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

/** Returns the values of one column, for binding. Records become JSON. */
function valuesOf(name: string, rows: readonly object[]): unknown[] {
  const values = rows.map((row) => (row as Record<string, unknown>)[name]);
  return isRecord(name) ? values.map((record) => JSON.stringify(record)) : values;
}
