import { LoopBudget } from '../../journal/loop-budget.ts';

/** Waits until given times. `stop` ends all waits. */
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

  /** Waits until the clock reaches `instant`, or until the timers are stopped. If a timer fires slightly early, it is set again. */
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
 * The bounds of the number of attempts that start in one turn of the event loop. Within them, one attempt starts for each millisecond that
 * the previous turn took.
 */
const fewest = 8;
const most = 16;

/** The number of attempts over which the share of failures is averaged. */
const remembered = 16;

/** The shortest pause for responses after a turn of the event loop, in milliseconds, if all attempts fail. */
const leastRestMs = 4;

/**
 * Distributes attempts that are due at the same time over several turns of the event loop, for example after a start. Otherwise all their
 * requests would be sent at the end of one turn, and their retries would be due together. After each turn there is a pause for responses.
 * The pause lasts as long as the turn if all attempts fail, and is shorter if fewer fail.
 */
export class Pace {
  /** The share of recent attempts that failed. It begins at 1, because nothing is known at the start. */
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
