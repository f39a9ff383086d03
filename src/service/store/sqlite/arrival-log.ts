import type { DatabaseSync } from 'node:sqlite';

/**
 * What makes arrivals a log: rows in the order in which they came. Their keys are hashes, and a page of an index for each of
 * them cost more to write than the messages themselves.
 */
export const arrivalLog: string[] = [
  'DROP INDEX IF EXISTS arrivals_by_time',
  'ALTER TABLE arrivals RENAME TO old_arrivals',
  'CREATE TABLE arrivals (arrival_id INTEGER NOT NULL, at INTEGER NOT NULL, content TEXT NOT NULL)',
  'INSERT INTO arrivals SELECT arrival_id, at, content FROM old_arrivals ORDER BY at',
  'DROP TABLE old_arrivals',
  'CREATE INDEX arrivals_by_time ON arrivals (at)',
];

/**
 * What finds arrivals by their keys, in memory. Triggers keep it, so that it follows each transaction to its end, be that a
 * rollback. The upkeep forgets arrivals, which bounds it.
 */
const inMemory = `
  PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE known_arrivals (arrival_id INTEGER PRIMARY KEY, number INTEGER NOT NULL);
  INSERT OR REPLACE INTO known_arrivals SELECT arrival_id, rowid FROM arrivals ORDER BY arrival_id, rowid;
  DELETE FROM arrivals WHERE rowid NOT IN (SELECT number FROM known_arrivals);
  CREATE TEMP TRIGGER arrival_replaced BEFORE INSERT ON main.arrivals
    BEGIN DELETE FROM arrivals WHERE rowid = (SELECT number FROM known_arrivals WHERE arrival_id = NEW.arrival_id); END;
  CREATE TEMP TRIGGER arrival_added AFTER INSERT ON main.arrivals
    BEGIN INSERT INTO known_arrivals VALUES (NEW.arrival_id, NEW.rowid); END;
  CREATE TEMP TRIGGER arrival_removed AFTER DELETE ON main.arrivals
    BEGIN DELETE FROM known_arrivals WHERE arrival_id = OLD.arrival_id; END`;

/** Lets the statements below find arrivals, on a connection that has just been opened. */
export function findArrivals(database: DatabaseSync): void {
  database.exec(inMemory);
}

const found = 'rowid = (SELECT number FROM known_arrivals WHERE arrival_id = ?)';

/** How a row is read, put and removed where a table has no key on the disk. */
export const onArrivals = {
  get: `SELECT * FROM arrivals WHERE ${found}`,
  put: 'INSERT INTO arrivals VALUES (?, ?, ?)',
  remove: `DELETE FROM arrivals WHERE ${found}`,
};
