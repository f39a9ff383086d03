import { hash } from 'node:crypto';
import { repeats } from '../../generated/policies.ts';
import type { Journal } from './journal.ts';
import type { SqliteStore } from './store/sqlite.ts';

/** How much is remembered at most; under a greater load the time in which a repeat is known is shorter. */
const remembered = 100_000;
/** How many rows are forgotten at once. */
const forgottenAtOnce = 500;

/** What came lately, so that the same is known when it comes again (OPEN-36, OPEN-37). The store keeps it over a restart. */
export class Arrivals {
  readonly #store: SqliteStore;
  /** By key, oldest first. */
  readonly #lately = new Map<string, { arrival_id: number; at: number }>();
  #last: number;
  #forgotten = 0;

  constructor(store: SqliteStore) {
    this.#store = store;
    this.#last = store.highest('arrivals');
    for (const { arrival_key, ...row } of store.all((db) =>
      db.selectFrom('arrivals').selectAll().orderBy('arrival_id'),
    )) {
      this.#lately.set(arrival_key, row);
    }
  }

  /** Whether the very same came lately. If not, it has come now, once the journal is durable. */
  isRepeat(what: readonly unknown[], journal: Journal): boolean {
    const at = journal.now;
    this.#forgetBefore(at - repeats.withinMs);
    const arrival_key = hash('sha256', JSON.stringify(what), 'base64');
    if (this.#lately.has(arrival_key)) return true;
    const row = { arrival_id: ++this.#last, at };
    this.#lately.set(arrival_key, row);
    journal.arrival({ ...row, arrival_key });
    // What could not be stored counts as not come, so that it is heard when it comes again.
    journal.otherwise(() => this.#lately.delete(arrival_key));
    return false;
  }

  #forgetBefore(instant: number): void {
    for (const [key, { arrival_id, at }] of this.#lately) {
      if (at > instant && this.#lately.size < remembered) return;
      this.#lately.delete(key);
      if (arrival_id - this.#forgotten < forgottenAtOnce) continue;
      this.#forgotten = arrival_id;
      this.#store.forget('arrivals', arrival_id);
    }
  }
}
