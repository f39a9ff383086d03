import { engines } from '../../../reference/service/store/engines/index.ts';
import type { Fault } from '../faults/faults.ts';
import type { Served } from '../service/fleet.ts';

/** A store that the service runs on, and what can go wrong with it. */
export interface Engine extends Served, AsyncDisposable {
  name: string;
  /** What can go wrong here and nowhere else. */
  faults: Fault[];
  /** Makes the store fit to fail, once a process has made its tables. */
  prepare?(): Promise<void>;
  /** Makes everything well again. */
  mend?(): Promise<void>;
  /** How many commits failed because they were made to, beside those that processes count themselves. */
  failedCommits?(): Promise<number>;
  /** What is wrong with the store once nobody uses it. */
  examine?(): Promise<string[]>;
  /** How much room the store takes, in bytes. */
  size(): Promise<number>;
  /** How many rows each table has, once nobody uses the store. */
  rows(): Promise<Record<string, number>>;
}

/** Where a run may keep a store: a folder of its own, and one on a small file system, to be filled. */
export interface Folders {
  folder: string;
  disk?: string | undefined;
}

/** The ids of all engines of the store; chaos has a file for each, which exports `openEngine`. */
export const ids = engines.map(({ id }) => id);

/** Opens a new store on an engine. */
export async function openEngine(id: string, folders: Folders): Promise<Engine> {
  const { openEngine: open } = (await import(`./${id}.ts`)) as {
    openEngine(folders: Folders): Promise<Engine>;
  };
  return open(folders);
}
