/** Returns milliseconds since 1970 by the monotonic clock, so that a change of the machine's clock moves no retry. */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}

/** Limits the work that starts in each iteration of the event loop, so that timers and I/O are served in between. */
export class LoopBudget {
  readonly #budget: (tookMs: number) => number;
  readonly #rest: (tookMs: number) => number;
  readonly #waiting: { weight: number; start: () => void }[] = [];
  #left: number;
  #countedAt = 0;
  #isCounting = false;

  /** `budget` returns the work for an iteration, `rest` the pause after it. Both get the previous iteration's duration in milliseconds. */
  constructor(budget: (tookMs: number) => number, rest: (tookMs: number) => number = () => 0) {
    this.#budget = budget;
    this.#rest = rest;
    this.#left = budget(0);
  }

  /** Resolves when the caller may start an amount of work. `weight` is the amount, in the unit of the budget. */
  acquire(weight: number): Promise<void> {
    if (this.#left <= 0) return new Promise((start) => this.#waiting.push({ weight, start }));
    this.#use(weight);
    return Promise.resolve();
  }

  #use(weight: number): void {
    this.#left -= weight;
    if (this.#isCounting) return;
    this.#isCounting = true;
    this.#countedAt = performance.now();
    setImmediate(() => this.#ended(performance.now() - this.#countedAt));
  }

  #ended(tookMs: number): void {
    const restMs = this.#rest(tookMs);
    if (restMs < 1) this.#renew(tookMs);
    else setTimeout(() => this.#renew(tookMs), restMs);
  }

  #renew(tookMs: number): void {
    this.#isCounting = false;
    this.#left = this.#budget(tookMs);
    while (this.#left > 0 && this.#waiting.length > 0) {
      const { weight, start } = this.#waiting.shift()!;
      this.#use(weight);
      start();
    }
  }
}
