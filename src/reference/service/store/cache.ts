import type { WrittenRow } from './changes.ts';
import type { TableName, Tables } from './tables.ts';

/** The most that the rows in memory weigh, in characters. */
const defaultLimit = 32_000_000;

/** Tables whose rows are read again and again. */
const cached = new Set<TableName>(['agents', 'channels', 'visitors', 'chats', 'deliveries', 'outages']);

/** Whether rows of a table are cached. */
export const isCached = (table: TableName): boolean => cached.has(table);

/** Whether a row is hardly read again. */
function isOver(table: TableName, row: object): boolean {
  return table === 'deliveries' && (row as Tables['deliveries']).state !== 'pending';
}

/** The weight of a row in the maps of the cache, and of each of its values beside the text in it. */
const [overhead, overheadOfValue] = [200, 16];

/** About how many characters a value takes as JSON. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + overheadOfValue + weightOf(each), 0);
}

interface CachedRow {
  row: object;
  /** With the overhead. */
  weight: number;
}

const nameOf = (table: TableName, key: unknown): string => `${table} ${key}`;

/**
 * Rows that are durable, as they are in the database. Two generations: when the younger one is full it becomes the older
 * one, and what nobody asked for since is forgotten. So memory is bounded whatever is stored.
 */
export class Cache {
  readonly #limit: number;
  #young = new Map<string, CachedRow>();
  #old = new Map<string, CachedRow>();
  #weight = 0;

  constructor(limit = defaultLimit) {
    this.#limit = limit;
  }

  get(table: TableName, key: unknown): object | undefined {
    if (!isCached(table)) return undefined;
    const name = nameOf(table, key);
    const older = this.#old.get(name);
    if (older) this.#set(name, older);
    return (older ?? this.#young.get(name))?.row;
  }

  /** Keeps a row of a cached table. */
  set(table: TableName, key: unknown, row: object): void {
    if (isCached(table)) this.#set(nameOf(table, key), { row, weight: weightOf(row) + overhead });
  }

  update(written: readonly WrittenRow[]): void {
    for (const { table, key, row } of written)
      if (row && !isOver(table, row)) this.set(table, key, row);
      else this.forget(table, key);
  }

  forget(table: TableName, key: unknown): void {
    this.#forget(nameOf(table, key));
  }

  clear(): void {
    this.#age();
    this.#old.clear();
  }

  #set(name: string, row: CachedRow): void {
    this.#forget(name);
    this.#young.set(name, row);
    this.#weight += row.weight;
    if (this.#weight * 2 > this.#limit) this.#age();
  }

  #forget(name: string): void {
    this.#weight -= this.#young.get(name)?.weight ?? 0;
    this.#young.delete(name);
    this.#old.delete(name);
  }

  #age(): void {
    this.#old = this.#young;
    this.#young = new Map();
    this.#weight = 0;
  }
}
