import { newDatabase } from '../../../../../../workshop/testing/ask.ts';
import type { EngineTesting } from '../../../testing/engines.ts';
import { PostgresStore } from '../postgres.ts';
import { execute } from './server.ts';

/** Empty databases: to drop the tables of a test costs a fraction of a new database. */
const empty: string[] = [];

export const testing: EngineTesting = {
  async place() {
    const database = empty.pop() ?? (await newDatabase());
    return {
      options: { database },
      open: () => PostgresStore.open(database),
      async fill(_store, isFull) {
        // The server answers what it answers when there is no room.
        const trigger =
          'create trigger full_disk before insert on parlance.commits execute function full_disk()';
        const says = "begin raise 'no space left on device' using errcode = 'disk_full'; end";
        await execute(
          database,
          isFull
            ? `create function full_disk() returns trigger language plpgsql as $$ ${says} $$; ${trigger}`
            : 'drop function full_disk cascade',
        );
      },
      async [Symbol.asyncDispose]() {
        await execute(database, 'drop schema if exists parlance cascade');
        empty.push(database);
      },
    };
  },
};
