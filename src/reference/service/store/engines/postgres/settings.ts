import { Cache, weightOf } from '../../cache.ts';
import type { TableName } from '../../tables.ts';

/** Tables that are read by nearly every request, and hardly change. */
const tables: ReadonlySet<TableName> = new Set<TableName>(['agents', 'channels']);

/** The counter that holds the commit of the last change of these tables. */
export const settingsChanged = 'settings changed';

export const areSettings = (table: TableName): boolean => tables.has(table);

/** Agents and channels as they were at one version: any change of them clears all. */
export class Settings {
  readonly #cache = new Cache();
  #version = 0;

  get(table: TableName, key: unknown): object | undefined {
    return this.#cache.get(table, key) as object | undefined;
  }

  /** Reads a row, and keeps it unless settings change meanwhile. */
  async fetch(
    table: TableName,
    key: unknown,
    read: () => Promise<object | undefined>,
  ): Promise<object | undefined> {
    const version = this.#version;
    const row = await read();
    if (row && version === this.#version && areSettings(table))
      this.#cache.set(table, key, row, weightOf(row));
    return row;
  }

  clear(): void {
    this.#version++;
    this.#cache.clear();
  }
}
