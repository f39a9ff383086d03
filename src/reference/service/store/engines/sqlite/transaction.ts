import type { Cache } from '../../cache.ts';
import type { Changes, WrittenRow } from '../../changes.ts';
import type { ComposedRead } from '../../reads.ts';
import type { Statements } from './statements.ts';

/** One transaction for the changes of several units. It begins with the first row that is written. */
export class Transaction {
  readonly written: WrittenRow[] = [];
  readonly #statements: Statements;
  readonly #changes: Changes;
  /** The rows that are known to be durable. */
  readonly #cache: Pick<Cache, 'get'>;
  #hasBegun = false;
  #failure: unknown;

  constructor(statements: Statements, changes: Changes, cache: Pick<Cache, 'get'>) {
    this.#statements = statements;
    this.#changes = changes;
    this.#cache = cache;
  }

  /** Writes the changes so far, so that queries see them. A failure here fails the transaction: a row may be another unit's. */
  #flush(): void {
    for (const { isAgain, ...written } of this.#changes.unwritten()) {
      const { table, key, row } = written;
      this.written.push(written);
      try {
        this.#statements.begin(this.#hasBegun);
        this.#hasBegun = true;
        if (row) this.#statements.put(table, row, isAgain ? undefined : this.#cache.get(table, key));
        else this.#statements.remove(table, key);
      } catch (error) {
        this.#failure ??= error;
        throw error;
      }
    }
  }

  commit(): void {
    for (const [counter, last] of this.#changes.numbers)
      this.#changes.set('counters', counter, { counter, last });
    this.#flush();
    // A unit may have gone on after it.
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#hasBegun) this.#statements.commit(this.#changes.numbers);
  }

  query<Row>(read: ComposedRead<Row>): Row[] {
    this.#flush();
    return this.#statements.all(read);
  }
}
