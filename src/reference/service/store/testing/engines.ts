import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresStore } from '../engines/postgres/postgres.ts';
import { SqliteStore } from '../engines/sqlite/sqlite.ts';
import type { Store } from '../port.ts';
import { execute, type Server, startServer } from './postgres.ts';
import { run } from './rows.ts';

/** An engine as the tests of the port's contract run it. */
export interface Engine {
  name: string;
  /** A place where a store can be opened, with nothing in it. */
  place(): Promise<Place>;
  /** Ends what the places share. */
  stop(): Promise<void>;
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
          await run(store, `PRAGMA max_page_count = ${pages}`);
        },
        [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
      };
    },
    stop: async () => {},
  },
  {
    name: 'PostgreSQL',
    async place() {
      server ??= startServer();
      const url = await (await server).database();
      return {
        open: () => PostgresStore.open(url),
        async fill(_store, isFull) {
          // The server answers what it answers when there is no room.
          const trigger =
            'create trigger full_disk before insert on parlance.turns execute function full_disk()';
          const says = "begin raise 'no space left on device' using errcode = 'disk_full'; end";
          await execute(
            url,
            isFull
              ? `create function full_disk() returns trigger language plpgsql as $$ ${says} $$; ${trigger}`
              : 'drop function full_disk cascade',
          );
        },
        [Symbol.asyncDispose]: async () => {},
      };
    },
    stop: async () => {
      const running = server;
      server = undefined;
      await (await running)?.[Symbol.asyncDispose]();
    },
  },
];

let server: Promise<Server> | undefined;
