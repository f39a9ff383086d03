import type { Delivery } from '../../records.ts';
import type { Driver, Shared, TurnListener } from '../shared.ts';
import { Ownership } from './ownership.ts';
import type { PostgresStore } from './postgres.ts';

/** What the processes on one database need of each other. */
export class PostgresShared implements Shared {
  readonly #store: PostgresStore;
  #ownership: Ownership | undefined;

  constructor(store: PostgresStore) {
    this.#store = store;
  }

  listen(listener: TurnListener): void {
    this.#store.feed.listen(listener);
  }

  async pendingIn(partition: number): Promise<Delivery[]> {
    const rows = await this.#store.all((db) =>
      db
        .selectFrom('deliveries')
        .select('data')
        .where('state', '=', 'pending')
        // A column that this engine adds.
        .where('partition' as never, '=', partition as never)
        .orderBy('delivery_id'),
    );
    return rows.map(({ data }) => data);
  }

  async join(driver: Driver): Promise<void> {
    this.#ownership = new Ownership({
      connect: () => this.#store.connect(),
      driver,
      heard: () => {
        // Where the server does not answer now, the next round asks again.
        this.#store.feed.upToNow().catch(() => {});
      },
    });
    await this.#ownership.start();
  }

  async leave(): Promise<void> {
    await this.#ownership?.stop();
  }
}
