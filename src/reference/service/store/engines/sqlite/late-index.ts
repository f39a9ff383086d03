import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Counter } from '../../tables.ts';

/** The fewest and the most rows that one transaction adds to an index. */
export const fewest = 16_000;
const most = 2 * fewest;

/** An index: rows of a table, ordered by other columns than their number. */
interface Indexed {
  /** The view through which queries read both parts of the index. */
  view: string;
  table: string;
  /** The column with the number of a row, and the counter that assigns the number. Numbers rise. */
  key: string;
  counter: Counter;
  /** The columns of the index, each with its value in the table. The key is the last one. */
  columns: readonly [name: string, value: string][];
  /** The condition for rows of the table that are in the index. */
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

/** Returns the trigger that removes a row from a part of the index when the row is removed from the table. */
function removal({ table, columns }: Indexed, from: string): string {
  const isRow = columns
    .map(([name, value]) => `${name} = ${value.replace(name, `OLD.${name}`)}`)
    .join(' AND ');
  return `TRIGGER ${from}_removed AFTER DELETE ON main.${table}
    BEGIN DELETE FROM ${from} WHERE ${isRow}; END`;
}

/** The statements that create the indexes on the disk. */
export const lateIndexes: string[] = byChat.flatMap((index) => [
  `CREATE ${tableOf(index, onDisk(index))}`,
  `CREATE ${removal(index, onDisk(index))}`,
]);

/**
 * Returns the statements for the part in memory, and for the view of both parts. The part in memory has the rows that the index on the disk
 * lacks.
 */
const inMemory = (index: Indexed) => `
  CREATE TEMP ${tableOf(index, tail(index))};
  CREATE TEMP ${removal(index, tail(index))};
  CREATE TEMP VIEW ${index.view} AS
    SELECT ${namesOf(index)} FROM ${onDisk(index)} UNION ALL SELECT ${namesOf(index)} FROM ${tail(index)}`;

/** Opens the indexes of a store. */
export function openIndexes(database: DatabaseSync, prepare: (sql: string) => StatementSync): LateIndex[] {
  database.exec('PRAGMA temp_store = MEMORY');
  return byChat.map((index) => {
    database.exec(inMemory(index));
    return new LateIndex(index, prepare);
  });
}

/**
 * An index of rows by chat. The latest rows, some thousand, are only in its part in memory. They are added to its part on the disk
 * together. Without that, each of many messages in different chats would write a page of the index, which costs more than the message.
 */
export class LateIndex {
  readonly #index: Indexed;
  readonly #prepare: (sql: string) => StatementSync;
  /** The number of the last row in the index on the disk, and of the last row in either part. */
  #last: number | undefined;
  #tail = 0;

  constructor(index: Indexed, prepare: (sql: string) => StatementSync) {
    this.#index = index;
    this.#prepare = prepare;
  }

  /** Adds rows up to the given numbers to the index on the disk, if there are enough of them. Must be called in a transaction. */
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

  /** Called before a query. If the query reads the index, the rows that the index on the disk lacks are added to the part in memory. */
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
