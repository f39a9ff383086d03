import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../port.ts';
import { SqliteStore } from '../sqlite/sqlite.ts';

/** An engine as the tests of the port's contract run it. */
export interface Engine {
  name: string;
  /** A place where a store can be opened, with nothing in it. */
  place(): Promise<Place>;
}

export interface Place extends AsyncDisposable {
  open(): Promise<Store>;
  /** Lets every write fail as a full disk does, or ends that. */
  fill(store: Store, isFull: boolean): Promise<void>;
}

export const engines: Engine[] = [
  {
    name: 'SQLite',
    async place() {
      const folder = await mkdtemp(join(tmpdir(), 'parlance-store-'));
      return {
        open: async () => new SqliteStore(join(folder, 'deep', 'store.sqlite')),
        async fill(store, isFull) {
          // SQLite itself then says that the disk is full as soon as a page is to be added.
          const pages = isFull ? 1 : 1_000_000_000;
          await store.all(() => ({
            compile: () => ({ sql: `PRAGMA max_page_count = ${pages}`, parameters: [] }) as never,
          }));
        },
        [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
      };
    },
  },
];
