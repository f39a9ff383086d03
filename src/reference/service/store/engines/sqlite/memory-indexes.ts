// Indexes that are in memory, wholly or in part, because their pages on the disk would cost more than the messages.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Counter, Tables } from '../../tables.ts';

/** The fewest and the most rows that one transaction adds to an index on the disk. */
export const fewest = 2000;
const most = 2 * fewest;

/**
 * The description of an index that lists the rows of a table by their chat. A part of it is on the disk, and the part for the latest rows
 * is in memory.
 */
interface Indexed {
  /** The view through which queries read both parts. */
  view: string;
  table: string;
  /** The key column of the table, and the counter that assigns the keys in rising order. */
  key: string;
  counter: Counter;
  /** The columns of the index, each with the expression for its value. The last one is the key. */
  columns: readonly [name: string, value: string][];
  /** The condition that a row of the table is in the index. */
  where: string;
}

const byChat: readonly Indexed[] = [
  {
    view: 'entries',
    table: 'events',
    key: 'event_id',
    counter: 'event',
    columns: [
      ['chat_id', 'chat_id'],
      ['event_id', 'event_id'],
    ],
    where: "event = 'entry_added'",
  },
  {
    view: 'chat_deliveries',
    table: 'deliveries',
    key: 'delivery_id',
    counter: 'delivery',
    columns: [
      ['chat_id', 'chat_id'],
      ['entry_id', 'coalesce(entry_id, 0)'],
      ['delivery_id', 'delivery_id'],
    ],
    where: 'chat_id IS NOT NULL',
  },
];

const onDisk = ({ view }: Indexed) => `${view}_index`;
const tail = ({ view }: Indexed) => `${view}_tail`;
const mark = ({ view }: Indexed) => `${view} indexed`;
const namesOf = ({ columns }: Indexed) => columns.map(([name]) => name).join(', ');

function tableOf(index: Indexed, name: string): string {
  const columns = index.columns.map(([name]) => `${name} INTEGER NOT NULL`).join(', ');
  return `TABLE ${name} (${columns}, PRIMARY KEY (${namesOf(index)})) WITHOUT ROWID`;
}

/** Returns the trigger that removes a row from the part `from` of the index when it is removed from the table. */
function removal({ table, columns }: Indexed, from: string): string {
  const isRow = columns
    .map(([name, value]) => `${name} = ${value.replace(name, `OLD.${name}`)}`)
    .join(' AND ');
  return `TRIGGER ${from}_removed AFTER DELETE ON main.${table}
    BEGIN DELETE FROM ${from} WHERE ${isRow}; END`;
}

/** The statements that create the parts of the indexes on the disk. */
export const lateIndexes: string[] = byChat.flatMap((index) => [
  `CREATE ${tableOf(index, onDisk(index))}`,
  `CREATE ${removal(index, onDisk(index))}`,
]);

/**
 * Returns the statements that create the part of an index in memory, and the view of both parts. The part in memory has the rows that the
 * part on the disk lacks.
 */
const inMemory = (index: Indexed) => `
  CREATE TEMP ${tableOf(index, tail(index))};
  CREATE TEMP ${removal(index, tail(index))};
  CREATE TEMP VIEW ${index.view} AS
    SELECT ${namesOf(index)} FROM ${onDisk(index)} UNION ALL SELECT ${namesOf(index)} FROM ${tail(index)}`;

/** Creates the parts of all indexes in memory. Returns the indexes. */
export function openIndexes(database: DatabaseSync, prepare: (sql: string) => StatementSync): LateIndex[] {
  database.exec('PRAGMA temp_store = MEMORY');
  return byChat.map((index) => {
    database.exec(inMemory(index));
    return new LateIndex(index, prepare);
  });
}

/**
 * An index of rows by chat. The latest rows are only in memory, and are written to the disk when there are at least `fewest`. Otherwise
 * messages in different chats would each write another page of the index, which would cost more than storing the message.
 */
export class LateIndex {
  readonly #index: Indexed;
  readonly #prepare: (sql: string) => StatementSync;
  /** The key of the last row in the part on the disk; undefined until it is read. */
  #last: number | undefined;
  /** The key of the last row in either part. */
  #tail = 0;

  constructor(index: Indexed, prepare: (sql: string) => StatementSync) {
    this.#index = index;
    this.#prepare = prepare;
  }

  /**
   * Copies rows into the index on the disk, up to the given counter values. Does nothing if the counter has risen by less than `fewest`.
   * Must be called in a transaction.
   */
  follow(numbers: ReadonlyMap<Counter, number>): void {
    const key = numbers.get(this.#index.counter) ?? 0;
    if (key - this.#indexed() < fewest) return;
    const last = Math.min(key, this.#indexed() + most);
    this.#add(`INSERT INTO ${onDisk(this.#index)}`, this.#indexed(), last);
    this.#run(
      `INSERT INTO counters VALUES ('${mark(this.#index)}', ?) ON CONFLICT (counter) DO UPDATE SET last = excluded.last`,
      last,
    );
    this.#run(`DELETE FROM ${tail(this.#index)}`);
    this.#last = last;
    this.#tail = last;
  }

  /** Must be called before a query runs. If the query reads this index, adds the rows that both parts lack to the part in memory. */
  refreshFor(query: string): void {
    if (!query.includes(`"${this.#index.view}"`)) return;
    const { key, table } = this.#index;
    const newest = this.#number(`SELECT max(${key}) AS number FROM ${table}`);
    if (newest <= this.#tail) return;
    this.#add(`INSERT OR IGNORE INTO ${tail(this.#index)}`, Math.max(this.#indexed(), this.#tail), newest);
    this.#tail = newest;
  }

  reset(): void {
    this.#last = undefined;
    this.#tail = 0;
  }

  #add(into: string, after: number, to: number): void {
    const { table, key, columns, where } = this.#index;
    const values = columns.map(([, value]) => value).join(', ');
    this.#run(
      `${into} SELECT ${values} FROM ${table} WHERE ${where} AND ${key} > ? AND ${key} <= ? ORDER BY ${values}`,
      after,
      to,
    );
  }

  #indexed(): number {
    this.#last ??= this.#number(`SELECT last AS number FROM counters WHERE counter = '${mark(this.#index)}'`);
    return this.#last;
  }

  #number(sql: string): number {
    return (this.#prepare(sql).get()?.['number'] as number | null | undefined) ?? 0;
  }

  #run(sql: string, ...values: number[]): void {
    this.#prepare(sql).run(...values);
  }
}

type Arrival = Tables['arrivals'];

/**
 * The statements that create the table of arrivals. Its rows are in the order of their arrival, and it has no index by key. Keys are hashes
 * in no order, so almost every new key would write another page of an index. That would cost more than storing the message.
 */
export const arrivalLog: string[] = [
  'DROP TABLE arrivals',
  'CREATE TABLE arrivals (arrival_id INTEGER NOT NULL, at INTEGER NOT NULL, content TEXT NOT NULL)',
  'CREATE INDEX arrivals_by_time ON arrivals (at)',
];

/**
 * Finds arrivals by their keys. An index in memory maps each key to the position of its row. It is built at the start by reading all rows.
 * Upkeep removes old arrivals, so the table and the index stay small.
 */
export class ArrivalLog {
  readonly #get: StatementSync;
  readonly #add: StatementSync;
  readonly #remove: StatementSync;
  readonly #places = new Map<number, number>();
  /** The positions that the current transaction has changed; undefined for a removed row. */
  readonly #changed = new Map<number, number | undefined>();

  constructor(database: DatabaseSync) {
    this.#get = database.prepare('SELECT arrival_id, at, content FROM arrivals WHERE rowid = ?');
    this.#add = database.prepare('INSERT INTO arrivals VALUES (?, ?, ?)');
    this.#remove = database.prepare('DELETE FROM arrivals WHERE rowid = ?');
    const superseded: number[] = [];
    const all = database.prepare('SELECT arrival_id, rowid AS place FROM arrivals ORDER BY rowid');
    for (const { arrival_id, place } of all.iterate() as Iterable<{ arrival_id: number; place: number }>) {
      const before = this.#places.get(arrival_id);
      if (before !== undefined) superseded.push(before);
      this.#places.set(arrival_id, place);
    }
    // A damaged file may have two rows with one key. The earlier one is removed. Otherwise upkeep would find it in each round and never
    // remove it.
    for (const place of superseded) this.#remove.run(place);
  }

  get(arrival_id: number): Arrival | undefined {
    const place = this.#placeOf(arrival_id);
    return place === undefined ? undefined : (this.#get.get(place) as unknown as Arrival);
  }

  /** Adds an arrival, or replaces the arrival with the same key. */
  put({ arrival_id, at, content }: Arrival): void {
    this.remove(arrival_id);
    this.#changed.set(arrival_id, this.#add.run(arrival_id, at, content).lastInsertRowid as number);
  }

  remove(arrival_id: number): void {
    const place = this.#placeOf(arrival_id);
    if (place === undefined) return;
    this.#remove.run(place);
    this.#changed.set(arrival_id, undefined);
  }

  keep(): void {
    for (const [arrival_id, place] of this.#changed) {
      if (place === undefined) this.#places.delete(arrival_id);
      else this.#places.set(arrival_id, place);
    }
    this.#changed.clear();
  }

  reset(): void {
    this.#changed.clear();
  }

  #placeOf(arrival_id: number): number | undefined {
    return this.#changed.has(arrival_id) ? this.#changed.get(arrival_id) : this.#places.get(arrival_id);
  }
}
