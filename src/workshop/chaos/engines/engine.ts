import { engines } from '../../../reference/service/store/engines/index.ts';
import type { Fault } from '../faults/fault.ts';
import type { Served } from '../service/fleet.ts';

/** A store of the service, and its faults. */
export interface Engine extends Served, AsyncDisposable {
  name: string;
  /** The faults of this store alone. */
  faults: Fault[];
  /** The number of injected failures of commits, without those that processes count themselves. */
  failedCommits?(): Promise<number>;
  /** The damage in the store, after all processes have stopped. */
  examine?(): Promise<string[]>;
}

/** The folders of a run's store: a folder of its own, and one on a small file system, to be filled. */
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
