import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineTesting } from '../../../testing/engines.ts';
import { run } from '../../../testing/rows.ts';
import { SqliteStore } from '../sqlite.ts';

export const testing: EngineTesting = {
  async place() {
    const folder = await mkdtemp(join(tmpdir(), 'parlance-store-'));
    const data = join(folder, 'deep', 'store.sqlite');
    return {
      options: { data },
      open: async () => new SqliteStore(data),
      async fill(store, isFull) {
        // SQLite itself then says that the disk is full as soon as a page is to be added.
        await run(store, `PRAGMA max_page_count = ${isFull ? 1 : 1_000_000_000}`);
      },
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
    };
  },
};
