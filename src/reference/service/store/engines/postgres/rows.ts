import type { TableName } from '../../tables.ts';
import type { Queryable } from './connect.ts';
import { orFailure } from './failure.ts';
import { canBe, keyOfSelected, rowOfSelected, type Selected, selectAll } from './statements.ts';

/** How many rows are read by one statement at most; each may be megabytes. */
const most = 1000;

type Asked = Map<TableName, Map<unknown, PromiseWithResolvers<object | undefined>>>;

/** Reads rows by their keys. What is asked for in one moment is read by one statement. */
export class Rows {
  readonly #database: Queryable;
  #asked: Asked = new Map();
  #count = 0;

  constructor(database: Queryable) {
    this.#database = database;
  }

  async get(table: TableName, key: unknown): Promise<object | undefined> {
    if (!canBe(table, key)) return undefined;
    if (this.#count === 0) setImmediate(() => this.flush());
    const asked = this.#asked.get(table) ?? new Map();
    this.#asked.set(table, asked);
    const answer = asked.get(key) ?? Promise.withResolvers();
    asked.set(key, answer);
    this.#count++;
    if (this.#count === most) this.flush();
    return answer.promise;
  }

  /** Asks now for what was asked for so far. */
  flush(): void {
    if (this.#count > 0) void this.#read(this.#asked);
    this.#asked = new Map();
    this.#count = 0;
  }

  async #read(asked: Asked): Promise<void> {
    const answers = [...asked.values()].flatMap((each) => [...each.values()]);
    try {
      const { rows } = await orFailure(this.#database.query(selectAll(asked)));
      for (const row of rows as Selected[]) {
        const answer = asked.get(row.of)!.get(keyOfSelected(row))!;
        try {
          answer.resolve(rowOfSelected(row));
        } catch (error) {
          // One row that is damaged is nothing to those who asked for others.
          answer.reject(error);
        }
      }
      for (const { resolve } of answers) resolve(undefined);
    } catch (error) {
      for (const { reject } of answers) reject(error);
    }
  }
}
