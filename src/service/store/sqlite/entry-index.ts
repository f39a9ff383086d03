import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Under this name the last event is kept that the index has come to. */
export const indexed = 'entries indexed';

/** How many events are waited for, and how many are taken into the index in one transaction at most. */
const fewest = 1000;
const most = 5000;

const last = `coalesce((SELECT last FROM counters WHERE counter = '${indexed}'), 0)`;

/**
 * What finds the entries of a chat. A message in each of many chats is a page of an index each, which cost more to write than
 * the messages themselves; so the index follows some thousand events behind, and what it has not come to is looked through.
 */
export const entryIndex: string[] = [
  `CREATE TABLE entry_index (chat_id INTEGER NOT NULL, event_id INTEGER NOT NULL, PRIMARY KEY (chat_id, event_id))
     WITHOUT ROWID`,
  `CREATE TRIGGER entry_removed AFTER DELETE ON events WHEN OLD.event = 'entry_added'
     BEGIN DELETE FROM entry_index WHERE chat_id = OLD.chat_id AND event_id = OLD.event_id; END`,
  `CREATE VIEW entries AS SELECT chat_id, event_id FROM entry_index
     UNION ALL SELECT chat_id, event_id FROM events WHERE event = 'entry_added' AND event_id > ${last}`,
];

/** Lets the index of entries follow the events. */
export class EntryIndex {
  readonly #database: DatabaseSync;
  #add: StatementSync | undefined;
  #mark: StatementSync | undefined;
  #last: number | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Takes events into the index, where there are enough of them up to this one. Is called in a transaction. */
  follow(event_id: number): void {
    this.#last ??= this.#read();
    if (event_id - this.#last >= fewest) this.extend(Math.min(event_id, this.#last + most));
  }

  /** Takes all events up to this one into the index. */
  extend(event_id: number): void {
    this.#add ??= this.#database.prepare(
      `INSERT INTO entry_index SELECT chat_id, event_id FROM events
         WHERE event = 'entry_added' AND event_id > ${last} AND event_id <= ? ORDER BY chat_id, event_id`,
    );
    this.#mark ??= this.#database.prepare(
      `INSERT INTO counters SELECT '${indexed}', coalesce(max(event_id), 0) FROM events WHERE event_id <= ?
         ON CONFLICT (counter) DO UPDATE SET last = max(last, excluded.last)`,
    );
    this.#add.run(event_id);
    this.#mark.run(event_id);
    this.#last = this.#read();
  }

  /** A transaction was rolled back. */
  reset(): void {
    this.#last = undefined;
  }

  #read(): number {
    const { last: read } = this.#database.prepare(`SELECT ${last} AS last`).get() as { last: number };
    return read;
  }
}
