import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Tables } from '../../tables.ts';

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
