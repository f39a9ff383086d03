import type { Shared } from '../../shared.ts';
import { Ownership } from './ownership.ts';
import type { PostgresStore } from './postgres.ts';

/** What the processes on one database need of each other. `lost` is told the first failure after which this one drives no lanes. */
export function sharedOf(store: PostgresStore, lost: (error: Error) => void = () => {}): Shared {
  const { replication } = store;
  let ownership: Ownership | undefined;
  return {
    listen: (listener) => replication.listen(listener),
    async join(driver) {
      const heard = (number: number) => replication.hear(number);
      ownership = new Ownership({ connect: () => store.connect(), driver, heard, lost });
      await ownership.start();
    },
    get isUpkeepLeader() {
      return ownership?.isUpkeepLeader ?? false;
    },
    leave: async () => ownership?.stop(),
  };
}
