import { LRUCache } from 'lru-cache';
import type { TableName, Tables } from './tables.ts';
import type { WrittenRow } from './unit.ts';

/** The greatest total weight of the rows in a cache, in characters. */
const defaultLimit = 32_000_000;

/** Tables whose rows are read repeatedly. */
const cached: TableName[] = ['agents', 'channels', 'visitors', 'chats', 'deliveries', 'outages'];

export const isCached = (table: TableName): boolean => cached.includes(table);

/** True for a settled delivery, which is unlikely to be read again. */
function isOver(table: TableName, row: object): boolean {
  return table === 'deliveries' && (row as Tables['deliveries']).state !== 'pending';
}

/** The overhead of a cached row, and of each value in it, in characters. */
const [overhead, overheadOfValue] = [200, 16];

/** Returns the approximate size of a value in memory, in characters. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + overheadOfValue + weightOf(each), 0);
}

const nameOf = (table: TableName, key: unknown): string => `${table} ${key}`;

/** An LRU cache of durable rows. */
export class Cache {
  readonly #rows: LRUCache<string, object>;

  constructor(limit = defaultLimit) {
    this.#rows = new LRUCache({ maxSize: limit, sizeCalculation: (row) => weightOf(row) + overhead });
  }

  get(table: TableName, key: unknown): object | undefined {
    return this.#rows.get(nameOf(table, key));
  }

  set(table: TableName, key: unknown, row: object): void {
    if (isCached(table)) this.#rows.set(nameOf(table, key), row);
  }

  update(written: readonly WrittenRow[]): void {
    for (const { table, key, row } of written)
      if (row && !isOver(table, row)) this.set(table, key, row);
      else this.forget(table, key);
  }

  forget(table: TableName, key: unknown): void {
    this.#rows.delete(nameOf(table, key));
  }

  clear(): void {
    this.#rows.clear();
  }
}
