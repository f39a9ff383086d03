import { sql } from 'kysely';
import type { Driver, Pending, Shared, TurnListener } from '../../shared.ts';
import { weightOf } from '../../weight.ts';
import { Ownership } from './ownership.ts';
import type { PostgresStore } from './postgres.ts';

/** How many deliveries are read at once. */
const page = 1000;

/**
 * The lane of a delivery. PostgreSQL's own JSON refuses a whole record for U+0000 or half a surrogate pair in any of its
 * strings, as an integrator's answer may have them; within strings quotes are escaped, so that this finds the member.
 */
const lane = sql<string>`substring(data from '"lane":"([^"]*)"')`;

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

  async pendingIn(partition: number, after: number): Promise<{ found: Pending[]; isLast: boolean }> {
    const found = await this.#store.all((db) =>
      db
        .selectFrom('deliveries')
        .select((each) => ['delivery_id', lane.as('lane'), weightOf(each, 'deliveries').as('weight')])
        .where('state', '=', 'pending')
        // A column that this engine adds.
        .where('partition' as never, '=', partition as never)
        .where('delivery_id', '>', after)
        .orderBy('delivery_id')
        .limit(page),
    );
    return { found, isLast: found.length < page };
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
