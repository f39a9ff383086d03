import type { WrittenRow } from './changes.ts';
import type { TableName, Tables } from './tables.ts';

/** How much the rows in memory may weigh, in characters of JSON. */
const defaultLimit = 32_000_000;

/** Tables whose rows are read again and again. */
const cached = new Set<TableName>(['agents', 'channels', 'visitors', 'chats', 'deliveries', 'outages']);

/** Whether rows of a table are cached. */
export const isCached = (table: TableName): boolean => cached.has(table);

/** Whether a row is hardly read again. */
function isOver(table: TableName, row: object): boolean {
  return table === 'deliveries' && (row as Tables['deliveries']).state !== 'pending';
}

/** The weight of a row beside its JSON. */
const overhead = 200;

/** The weight of a row that was read: the length of its JSON, which is gone by then. */
export function weightOf(row: object): number {
  return JSON.stringify(row).length;
}

interface CachedRow {
  row: unknown;
  /** With the overhead. */
  weight: number;
}

/**
 * Rows that are durable, as they are in the database. Two generations: when the younger one is full it becomes the older
 * one, and what nobody asked for since is forgotten. So memory is bounded whatever is stored.
 */
export class Cache {
  readonly #limit: number;
  #young = new Map<TableName, Map<unknown, CachedRow>>();
  #old = new Map<TableName, Map<unknown, CachedRow>>();
  #weight = 0;

  constructor(limit = defaultLimit) {
    this.#limit = limit;
  }

  get(table: TableName, key: unknown): unknown {
    const known = this.#young.get(table)?.get(key);
    if (known) return known.row;
    const older = this.#old.get(table)?.get(key);
    if (older) this.set(table, key, older.row, older.weight - overhead);
    return older?.row;
  }

  /** Keeps a row of a cached table. `weight` is the length of its JSON. */
  set(table: TableName, key: unknown, row: unknown, weight: number): void {
    if (!isCached(table)) return;
    const rows = this.#young.get(table) ?? new Map<unknown, CachedRow>();
    this.#young.set(table, rows);
    this.#weight += weight + overhead - (rows.get(key)?.weight ?? 0);
    rows.set(key, { row, weight: weight + overhead });
    this.#old.get(table)?.delete(key);
    if (this.#weight * 2 > this.#limit) this.#age();
  }

  update(written: readonly WrittenRow[]): void {
    for (const { table, key, row, weight } of written)
      if (row && !isOver(table, row)) this.set(table, key, row, weight ?? this.#weightOf(table, key));
      else this.forget(table, key);
  }

  forget(table: TableName, key: unknown): void {
    const rows = this.#young.get(table);
    this.#weight -= rows?.get(key)?.weight ?? 0;
    rows?.delete(key);
    this.#old.get(table)?.delete(key);
  }

  clear(): void {
    this.#age();
    this.#old.clear();
  }

  #weightOf(table: TableName, key: unknown): number {
    const known = this.#young.get(table)?.get(key) ?? this.#old.get(table)?.get(key);
    return known ? known.weight - overhead : 0;
  }

  #age(): void {
    this.#old = this.#young;
    this.#young = new Map();
    this.#weight = 0;
  }
}
