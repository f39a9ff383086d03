import { LoopBudget } from '../../journal/loop-budget.ts';

/** How many begin in a turn of the event loop: one for each millisecond of the turn before it, within bounds. */
const fewest = 8;
const most = 16;

/** How much the answers before the last one count, in answers. */
const remembered = 16;

/** What is left to answers behind each turn at least, in milliseconds, so that attempts begin no faster than they can be repeated. */
const leastRestMs = 4;

/**
 * Spreads attempts that begin together, as at a start, over turns of the event loop. Requests that begin in one go are written when
 * all of them have begun, long after the instants from which their repeats are counted, and those come together again. Where they
 * fail, so that there are repeats, as much time as they take is left to what answers them.
 */
class Pace {
  /** The share that failed lately; before anything is known, all. */
  #failing = 1;
  readonly #turns = new LoopBudget(
    (tookMs) => Math.min(Math.max(Math.floor(tookMs), fewest), most),
    (tookMs) => Math.max(tookMs, leastRestMs) * this.#failing,
  );

  /** Resolves when one can begin. */
  take(): Promise<void> {
    return this.#turns.take(1);
  }

  /** Is told how each attempt ended. */
  ended(hasFailed: boolean): void {
    this.#failing += (Number(hasFailed) - this.#failing) / remembered;
  }
}

/** All engines of this process share its event loop. */
export const pace = new Pace();
