import type { Socket } from 'node:net';
import { type Compilable, Kysely, PostgresDialect, type SqlBool, sql } from 'kysely';
import type { Client, QueryResult } from 'pg';
import type { Cache } from '../../cache.ts';
import { parseRecord } from '../../damaged-record.ts';
import type { Query } from '../../query.ts';
import { columns, isRecord, keyOf, type Readable, type TableName } from '../../tables.ts';
import { Changes, type Job, runJob, type WrittenRow } from '../../unit.ts';
import { type Queryable, withStoreFailure } from './connect.ts';

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
  const name = names.get(text) ?? `statement ${names.size}`;
  names.set(text, name);
  return { name, text, values };
}

/** Sends several statements in one write to the socket. Returns a promise for the result of each. The server executes them in order. */
export function pipelined(client: Client, statements: (Statement | string)[]): Promise<QueryResult>[] {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return statements.map((each) => client.query(each));
  } finally {
    stream.uncork();
  }
}

export function composed<Row>(query: (query: Query) => Compilable<Row>): Statement {
  const { sql: text, parameters } = query({ db: compose, isOneOf }).compile();
  return statement(text, parameters.map(nullIfUnstorable));
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
function nullIfUnstorable(value: unknown): unknown {
  const canBeHeld = typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
  return canBeHeld ? value : null;
}

/** Returns the statement that selects the rows with these keys. */
export function selectAll(table: TableName, keys: unknown[]): Statement {
  return statement(`select * from ${table} where ${keyOf(table)} = any($1::${typeOfKey(table)}[])`, [keys]);
}

/** True if a table could have a row with this key. Otherwise the row is known to be missing, and no query is needed. */
export function mayExist(table: TableName, key: unknown): boolean {
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
export function upsert(table: TableName, changes: WrittenRow[]): Change {
  const all = Object.entries(columns[table]);
  const names = all.map(([name]) => name);
  const [key, ...others] = names;
  return {
    text: (first) => `insert into ${table} (${names.join(', ')})
      select * from unnest(${all.map(([, { type }], index) => `$${first + index}::${type}[]`).join(', ')})
      on conflict (${key}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    values: names.map((name) => valuesOf(name, changes)),
  };
}

/**
 * Returns the change that writes only the state and progress of deliveries. Their records, which contain the request bodies, are not
 * written again.
 */
export function progressUpdate(changes: WrittenRow[]): Change {
  return {
    text: (first) => `update deliveries set state = changed.state, progress = changed.progress
      from unnest($${first}::bigint[], $${first + 1}::text[], $${first + 2}::text[]) as changed (id, state, progress)
      where delivery_id = changed.id`,
    values: ['delivery_id', 'state', 'progress'].map((name) => valuesOf(name, changes)),
  };
}

export function removal(table: TableName, changes: WrittenRow[]): Change {
  return {
    text: (first) => `delete from ${table} where ${keyOf(table)} = any($${first}::${typeOfKey(table)}[])`,
    values: [changes.map(({ key }) => key)],
  };
}

/**
 * Combines changes into one statement. They must be of different rows. Each statement costs the client and the server as much time as a few
 * rows.
 */
export function combined(changes: readonly Change[]): Statement {
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

/** Returns the values of one column of changed rows, for binding. Records become JSON. */
function valuesOf(name: string, changes: WrittenRow[]): unknown[] {
  const values = changes.map(({ row }) => (row as Row)[name]);
  return isRecord(name) ? values.map((record) => JSON.stringify(record)) : values;
}

export type ReadRow = (table: TableName, key: unknown) => Promise<object | undefined>;

/** The most rows that one statement reads, because a row may have megabytes. */
const most = 50;

type Row = Record<string, unknown>;

/** Returns a function that reads a row by its key. Rows of one table that are requested at the same moment are read by one statement. */
export function reader(database: Queryable): ReadRow {
  const batches = new Map<TableName, { keys: Set<unknown>; found: Promise<Map<unknown, Row>> }>();
  return async (table, key) => {
    if (!mayExist(table, key)) return undefined;
    let batch = batches.get(table);
    if (!batch || (batch.keys.size === most && !batch.keys.has(key))) {
      const keys = new Set<unknown>();
      const found = new Promise(setImmediate).then(async () => {
        if (batches.get(table)?.keys === keys) batches.delete(table);
        const { rows } = await withStoreFailure(database.query(selectAll(table, [...keys])));
        return new Map((rows as Row[]).map((row) => [row[keyOf(table)], row]));
      });
      batch = { keys, found };
      batches.set(table, batch);
    }
    batch.keys.add(key);
    const row = (await batch.found).get(key);
    // A damaged row fails only the call that requested it.
    return row && parseRecord(row);
  };
}

/**
 * Reads rows that are not cached for several units of a transaction at once. Each query under the lock delays all processes, so there
 * should be few. When a unit first needs such a row, all units run in advance ("trial run"), to find the rows that they need. Rows that the
 * units request at the same moment are read by one query for each table. The changes of the trial runs are discarded, and then the units
 * run in order.
 */
export class ReadAhead {
  readonly #jobs: readonly Job[];
  readonly #cache: Cache;
  readonly #read: ReadRow;
  readonly #found = new Map<string, Promise<object | undefined>>();
  #begun = 0;
  #isAhead = false;

  constructor(jobs: readonly Job[], cache: Cache, client: Queryable) {
    this.#jobs = jobs;
    this.#cache = cache;
    this.#read = reader(client);
  }

  /** Returns the units in their order. A trial run leaves out the units that have begun. */
  *inOrder(): Generator<Job> {
    for (const job of this.#jobs) {
      this.#begun++;
      yield job;
    }
  }

  /** Returns a row that is not cached. The first call also starts the trial runs of the units that have not begun. */
  async get(table: TableName, key: unknown): Promise<object | undefined> {
    const row = this.#ask(table, key);
    if (!this.#isAhead) {
      this.#isAhead = true;
      if (this.#jobs.length > this.#begun) await this.#runOnTrial();
    }
    return row;
  }

  /**
   * Runs units only to read the rows that they need. Returns when no unit requests a further row. A unit that still waits for something
   * else is abandoned.
   */
  async #runOnTrial(): Promise<void> {
    let isOver = false;
    const read = (table: TableName, key: unknown) => {
      if (isOver) throw stopped;
      return this.#cache.get(table, key) ?? this.#ask(table, key);
    };
    for (const { unit } of this.#jobs.slice(this.#begun))
      void runJob(
        { unit, resolve: () => {}, reject: () => {} },
        {
          changes: new Changes(),
          read,
          query: () => Promise.reject(stopped),
          last(counter) {
            // A trial run ends when the unit records a delivery, because a unit reads few rows after that.
            if (counter === 'delivery') throw stopped;
            return 0;
          },
          failure: (error) => error,
        },
      );
    for (let asked = 0; asked < this.#found.size; ) {
      asked = this.#found.size;
      await Promise.allSettled(this.#found.values());
      await new Promise(setImmediate);
    }
    isOver = true;
  }

  #ask(table: TableName, key: unknown): Promise<object | undefined> {
    const name = `${table} ${key}`;
    const known = this.#found.get(name);
    if (known) return known;
    const row = this.#read(table, key);
    row.then(
      (found) => found && this.#cache.set(table, key, found),
      () => {},
    );
    this.#found.set(name, row);
    return row;
  }
}

const stopped = new Error('A trial run goes no further.');
