import type { TableName, Tables } from './tables.ts';
import type { WrittenRow } from './unit.ts';

/** The greatest total weight of the rows in a cache, in characters. */
const defaultLimit = 32_000_000;

/** Tables whose rows are read repeatedly. */
const cached: TableName[] = ['agents', 'channels', 'visitors', 'chats', 'deliveries', 'outages'];

/** True if rows of a table are cached. */
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

interface CachedRow {
  row: object;
  /** The size of the row plus `overhead`, in characters. */
  weight: number;
}

/** The cached rows of each table, by their keys. */
type Generation = ReadonlyMap<TableName, Map<unknown, CachedRow>>;

const generation = (): Generation => new Map(cached.map((table) => [table, new Map()]));

/**
 * A cache of durable rows with a bounded size. It has two generations. When the younger one is full, it replaces the older one, and an
 * empty one becomes the younger one. A row that is read moves into the younger generation. So rows that are not read for a while are
 * dropped.
 */
export class Cache {
  readonly #limit: number;
  #young = generation();
  #old = generation();
  #weight = 0;

  constructor(limit = defaultLimit) {
    this.#limit = limit;
  }

  get(table: TableName, key: unknown): object | undefined {
    const younger = this.#young.get(table)?.get(key);
    if (younger) return younger.row;
    const older = this.#old.get(table)?.get(key);
    if (older) this.#set(table, key, older);
    return older?.row;
  }

  /** Caches a row. Does nothing for a table that is not cached. */
  set(table: TableName, key: unknown, row: object): void {
    if (isCached(table)) this.#set(table, key, { row, weight: weightOf(row) + overhead });
  }

  update(written: readonly WrittenRow[]): void {
    for (const { table, key, row } of written)
      if (row && !isOver(table, row)) this.set(table, key, row);
      else this.forget(table, key);
  }

  forget(table: TableName, key: unknown): void {
    const young = this.#young.get(table);
    this.#weight -= young?.get(key)?.weight ?? 0;
    young?.delete(key);
    this.#old.get(table)?.delete(key);
  }

  clear(): void {
    this.#age();
    this.#old = generation();
  }

  #set(table: TableName, key: unknown, row: CachedRow): void {
    this.forget(table, key);
    this.#young.get(table)!.set(key, row);
    this.#weight += row.weight;
    if (this.#weight * 2 > this.#limit) this.#age();
  }

  #age(): void {
    this.#old = this.#young;
    this.#young = generation();
    this.#weight = 0;
  }
}
