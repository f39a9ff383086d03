import { RecentMap } from '../../../../../contract/send/recent-map.ts';
import type { TableName } from '../../tables.ts';

/** How many rows are kept: some kB each. */
const atMost = 5000;

/** Tables that are read by nearly every request, and hardly change. */
const tables: ReadonlySet<TableName> = new Set<TableName>(['agents', 'channels']);

/** The counter that holds the commit of the last change of these tables. */
export const settingsChanged = 'settings changed';

export const areSettings = (table: TableName): boolean => tables.has(table);

/** Agents and channels as they were at one version: any change of them clears all. */
export class Settings {
  readonly #rows = new RecentMap<string, object>(atMost);
  #version = 0;

  get(table: TableName, key: unknown): object | undefined {
    return this.#rows.get(`${table} ${key}`);
  }

  /** Reads a row, and keeps it unless settings change meanwhile. */
  async fetch(
    table: TableName,
    key: unknown,
    read: () => Promise<object | undefined>,
  ): Promise<object | undefined> {
    const version = this.#version;
    const row = await read();
    if (row && version === this.#version && areSettings(table)) this.#rows.set(`${table} ${key}`, row);
    return row;
  }

  clear(): void {
    this.#version++;
    this.#rows.clear();
  }
}
