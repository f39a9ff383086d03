import { LoopBudget } from '../../journal/loop-budget.ts';

/** Waits for instants. `stop` ends all waits at once. */
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

  /** Waits for an instant. A timer that fires slightly early is set again. */
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

/**
 * The fewest and the most attempts that start in a turn of the event loop. Within these bounds, one attempt starts for each millisecond of
 * the previous turn.
 */
const fewest = 8;
const most = 16;

/** The number of attempts over which the share of failures is averaged. */
const remembered = 16;

/** The least time for responses after each turn of the event loop, in milliseconds. */
const leastRestMs = 4;

/**
 * Spreads attempts that are due together, for example at a start of the service, over turns of the event loop. All requests of one turn are
 * sent at its end, later than the recorded starts, and their retries would be due together again. After each turn there is a pause for
 * responses. It lasts as long as the turn if all attempts fail, and is shorter if fewer fail.
 */
export class Pace {
  /** The share of recent attempts that failed; 1 before anything is known. */
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
