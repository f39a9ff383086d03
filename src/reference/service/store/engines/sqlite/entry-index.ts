import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Under this name the last event is kept that the index has come to. */
const indexed = 'entries indexed';

/** How many events are waited for, and how many are taken into the index in one transaction at most. */
export const fewest = 16_000;
const most = 2 * fewest;

/** What finds the entries of a chat, on the disk. */
export const entryIndex: string[] = [
  `CREATE TABLE entry_index (chat_id INTEGER NOT NULL, event_id INTEGER NOT NULL, PRIMARY KEY (chat_id, event_id))
     WITHOUT ROWID`,
  `CREATE TRIGGER entry_removed AFTER DELETE ON events WHEN OLD.event = 'entry_added'
     BEGIN DELETE FROM entry_index WHERE chat_id = OLD.chat_id AND event_id = OLD.event_id; END`,
];

/** What the index has not come to, found by chat in memory, and the two as one. */
const inMemory = `
  PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE entry_tail (chat_id INTEGER NOT NULL, event_id INTEGER NOT NULL, PRIMARY KEY (chat_id, event_id))
    WITHOUT ROWID;
  CREATE TEMP TRIGGER late_entry_removed AFTER DELETE ON main.events WHEN OLD.event = 'entry_added'
    BEGIN DELETE FROM entry_tail WHERE chat_id = OLD.chat_id AND event_id = OLD.event_id; END;
  CREATE TEMP VIEW entries AS
    SELECT chat_id, event_id FROM entry_index UNION ALL SELECT chat_id, event_id FROM entry_tail`;

/**
 * Which entries each chat has. A message in each of many chats is a page of an index each, which cost more to write than the
 * messages themselves; so the index on the disk follows some thousand events behind.
 */
export class EntryIndex {
  readonly #prepare: (sql: string) => StatementSync;
  /** The last event that the index has come to, and the last one that the two of them have. */
  #last: number | undefined;
  #tail = 0;

  constructor(database: DatabaseSync, prepare: (sql: string) => StatementSync) {
    this.#prepare = prepare;
    database.exec(inMemory);
  }

  /** Takes events into the index, where there are enough of them up to this one. Is called in a transaction. */
  follow(event_id: number): void {
    if (event_id - this.#indexed() < fewest) return;
    const last = Math.min(event_id, this.#indexed() + most);
    this.#run(
      `INSERT INTO entry_index SELECT chat_id, event_id FROM events
         WHERE event = 'entry_added' AND event_id > ? AND event_id <= ? ORDER BY chat_id, event_id`,
      this.#indexed(),
      last,
    );
    this.#run(
      `INSERT INTO counters VALUES ('${indexed}', ?) ON CONFLICT (counter) DO UPDATE SET last = excluded.last`,
      last,
    );
    this.#run('DELETE FROM entry_tail');
    this.#last = last;
    this.#tail = last;
  }

  /** Is called before `entries` is asked: brings what the index has not come to into memory. */
  refresh(): void {
    const newest = this.#newest();
    if (newest <= this.#tail) return;
    this.#run(
      `INSERT OR IGNORE INTO entry_tail SELECT chat_id, event_id FROM events
         WHERE event = 'entry_added' AND event_id > ? AND event_id <= ?`,
      Math.max(this.#indexed(), this.#tail),
      newest,
    );
    this.#tail = newest;
  }

  reset(): void {
    this.#last = undefined;
    this.#tail = 0;
  }

  #indexed(): number {
    this.#last ??= this.#number(`SELECT last AS number FROM counters WHERE counter = '${indexed}'`);
    return this.#last;
  }

  #newest(): number {
    return this.#number('SELECT max(event_id) AS number FROM events');
  }

  #number(sql: string): number {
    return (this.#prepare(sql).get()?.['number'] as number | null | undefined) ?? 0;
  }

  #run(sql: string, ...values: number[]): void {
    this.#prepare(sql).run(...values);
  }
}
