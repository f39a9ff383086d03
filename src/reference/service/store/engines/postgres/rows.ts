import { keyOf, type TableName } from '../../tables.ts';
import type { Queryable } from './connect.ts';
import { orFailure } from './failure.ts';
import { canBe, read, selectAll } from './statements.ts';

/** How many rows are read by one statement at most; each may be megabytes. */
const most = 50;

type Asked = Map<unknown, PromiseWithResolvers<object | undefined>>;

/** Reads rows by their keys. What is asked for in one moment is read by one statement of each table. */
export class Rows {
  readonly #database: Queryable;
  readonly #asked = new Map<TableName, Asked>();

  constructor(database: Queryable) {
    this.#database = database;
  }

  async get(table: TableName, key: unknown): Promise<object | undefined> {
    if (!canBe(table, key)) return undefined;
    let asked = this.#asked.get(table);
    if (!asked || (asked.size === most && !asked.has(key))) {
      asked = new Map();
      this.#asked.set(table, asked);
      setImmediate((these) => this.#read(table, these), asked);
    }
    let answer = asked.get(key);
    if (!answer) {
      answer = Promise.withResolvers();
      asked.set(key, answer);
    }
    return answer.promise;
  }

  async #read(table: TableName, asked: Asked): Promise<void> {
    if (this.#asked.get(table) === asked) this.#asked.delete(table);
    try {
      const { rows } = await orFailure(this.#database.query(selectAll(table, [...asked.keys()])));
      for (const row of rows) answer(row, asked.get((row as Record<string, unknown>)[keyOf(table)]));
      for (const { resolve } of asked.values()) resolve(undefined);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
}

/** One row that is damaged is nothing to those who asked for others. */
function answer(row: unknown, asked: PromiseWithResolvers<object | undefined> | undefined): void {
  try {
    asked?.resolve(read(row));
  } catch (error) {
    asked?.reject(error);
  }
}
