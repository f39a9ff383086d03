// Indexes whose pages on the disk would cost more than the messages, if each message wrote one.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Tables } from '../../tables.ts';

/** The number of rows after which the latest ones move to an index. */
export const moved = 2000;

/**
 * An index that lists the rows of a table by their chat. The latest rows are in a small table, the tail, and move to the index together.
 * Otherwise messages in different chats would each write another page of the index, which would cost more than storing the message.
 */
interface ByChat {
  /** The view through which queries read the index and its tail. */
  view: string;
  table: string;
  /** The columns of the index. The last one is the key of the table, by which rows are added in rising order. */
  columns: string[];
  /** The value of each column, for the new row of a trigger. */
  values: string[];
  /** The condition that a new row is in the index. */
  when: string;
}

const byChat: readonly ByChat[] = [
  {
    view: 'entries',
    table: 'events',
    columns: ['chat_id', 'event_id'],
    values: ['NEW.chat_id', 'NEW.event_id'],
    when: "NEW.event = 'entry_added'",
  },
  {
    view: 'chat_deliveries',
    table: 'deliveries',
    columns: ['chat_id', 'entry_id', 'delivery_id'],
    values: ['NEW.chat_id', 'coalesce(NEW.entry_id, 0)', 'NEW.delivery_id'],
    when: 'NEW.chat_id IS NOT NULL',
  },
];

/** Returns the statements that create the table `name` with the columns of an index, and remove its rows with those of the indexed table. */
function partOf({ table, columns, values }: ByChat, name: string): string[] {
  const declared = columns.map((column) => `${column} INTEGER NOT NULL`);
  const isRow = columns.map((column, index) => `${column} = ${values[index]!.replace('NEW', 'OLD')}`);
  return [
    `CREATE TABLE ${name} (${declared}, PRIMARY KEY (${columns})) WITHOUT ROWID`,
    `CREATE TRIGGER ${name}_removed AFTER DELETE ON ${table}
      BEGIN DELETE FROM ${name} WHERE ${isRow.join(' AND ')}; END`,
  ];
}

/** The statements that create the indexes without their tails. */
export const indexesByChat: string[] = byChat.flatMap((index) => partOf(index, `${index.view}_index`));

/** The statements that create the tails of the indexes, and the triggers that fill the tails and move their rows. */
export const tails: string[] = byChat.flatMap((index) => {
  const { view, table, columns, values, when } = index;
  return [
    ...partOf(index, `${view}_tail`),
    `CREATE TRIGGER ${view}_added AFTER INSERT ON ${table} WHEN ${when}
      BEGIN INSERT INTO ${view}_tail VALUES (${values}); END`,
    // Without ORDER BY, SQLite 3.53 copies all rows in one step, and then does not execute the rest of the trigger.
    `CREATE TRIGGER ${view}_moved AFTER INSERT ON ${table} WHEN ${values.at(-1)} % ${moved} = 1
      BEGIN INSERT INTO ${view}_index SELECT * FROM ${view}_tail ORDER BY ${columns}; DELETE FROM ${view}_tail; END`,
    `CREATE VIEW ${view} AS SELECT * FROM ${view}_index UNION ALL SELECT * FROM ${view}_tail`,
  ];
});

/** The statements that add the rows to the indexes which schema version 2 had only in memory. */
export const indexLatest: string[] = byChat.map(
  ({
    view,
    table,
    values,
    when,
  }) => `INSERT INTO ${view}_index SELECT ${values} FROM ${table} AS NEW WHERE ${when}
    AND ${values.at(-1)} > coalesce((SELECT last FROM counters WHERE counter = '${view} indexed'), 0) ORDER BY ${values}`,
);

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
    const all = database.prepare('SELECT arrival_id, rowid AS place FROM arrivals');
    for (const { arrival_id, place } of all.iterate() as Iterable<{ arrival_id: number; place: number }>)
      this.#places.set(arrival_id, place);
    const { count } = database.prepare('SELECT count(*) AS count FROM arrivals').get() as { count: number };
    // A damaged file may have two rows with one key. The earlier one is removed. Otherwise upkeep would find it in each round and never
    // remove it.
    if (count > this.#places.size)
      database.exec(
        'DELETE FROM arrivals WHERE rowid NOT IN (SELECT max(rowid) FROM arrivals GROUP BY arrival_id)',
      );
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
