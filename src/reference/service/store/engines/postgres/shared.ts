import type { CommitListener, Driver, Shared } from '../../shared.ts';
import { Ownership } from './ownership.ts';
import type { PostgresStore } from './postgres.ts';

/** What the processes on one database need of each other. */
export class PostgresShared implements Shared {
  readonly #store: PostgresStore;
  readonly #lost: (error: Error) => void;
  #ownership: Ownership | undefined;

  /** @param lost Is told the first failure after which this process drives no lanes. */
  constructor(store: PostgresStore, lost: (error: Error) => void = () => {}) {
    this.#store = store;
    this.#lost = lost;
  }

  listen(listener: CommitListener): void {
    this.#store.replication.listen(listener);
  }

  async join(driver: Driver): Promise<void> {
    this.#ownership = new Ownership({
      connect: () => this.#store.connect(),
      driver,
      heard: (number) => this.#store.replication.hear(number),
      lost: this.#lost,
    });
    await this.#ownership.start();
  }

  get isUpkeepLeader(): boolean {
    return this.#ownership?.isUpkeepLeader ?? false;
  }

  async leave(): Promise<void> {
    await this.#ownership?.stop();
  }
}
