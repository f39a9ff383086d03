import { LoopBudget } from '../../journal/loop-budget.ts';

/** Waits for instants. All waits end at once when it is stopped. */
export class Timers {
  readonly #now: () => number;
  readonly #waits = new Set<{ timer: NodeJS.Timeout; resolve: () => void }>();
  #isStopped = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Waits for an instant. A timer may fire a little before its time: then it is set again. */
  async until(instant: number): Promise<void> {
    for (let left = instant - this.#now(); left > 0 && !this.#isStopped; left = instant - this.#now()) {
      await new Promise<void>((resolve) => {
        const fire = () => {
          this.#waits.delete(wait);
          resolve();
        };
        const wait = { timer: setTimeout(fire, left), resolve };
        this.#waits.add(wait);
      });
    }
  }

  stop(): void {
    this.#isStopped = true;
    for (const { timer, resolve } of this.#waits) {
      clearTimeout(timer);
      resolve();
    }
    this.#waits.clear();
  }
}

/** The fewest and the most attempts that start in a turn of the event loop: one for each millisecond of the turn before it, within bounds. */
const fewest = 8;
const most = 16;

/** The number of attempts over which the share of failures is averaged. */
const remembered = 16;

/** The least time that the event loop is left to answers after each turn, in milliseconds. */
const leastRestMs = 4;

/**
 * Spreads attempts that start together, as at a start of the service, over turns of the event loop. Requests that start in one turn are
 * all written at its end, long after the instants from which their repeats are counted, and the repeats come together again. Where
 * attempts fail, so that there are repeats, as much time as a turn took is left to the answers.
 */
export class Pace {
  /** The share of attempts that failed lately; all before anything is known. */
  #failing = 1;
  readonly #turns = new LoopBudget(
    (tookMs) => Math.min(Math.max(Math.floor(tookMs), fewest), most),
    (tookMs) => Math.max(tookMs, leastRestMs) * this.#failing,
  );

  take(): Promise<void> {
    return this.#turns.take(1);
  }

  ended(hasFailed: boolean): void {
    this.#failing += (Number(hasFailed) - this.#failing) / remembered;
  }
}
