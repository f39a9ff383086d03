import type { Driver, Shared, TurnListener } from '../../shared.ts';
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

  async join(driver: Driver): Promise<void> {
    this.#ownership = new Ownership({
      connect: () => this.#store.connect(),
      driver,
      heard: (turn) => this.#store.feed.hear(turn),
    });
    await this.#ownership.start();
  }

  get keepsUp(): boolean {
    return this.#ownership?.keepsUp ?? false;
  }

  async leave(): Promise<void> {
    await this.#ownership?.stop();
  }
}
