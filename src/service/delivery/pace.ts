/** How many begin in a turn of the event loop: one for each millisecond of the turn before it, within bounds. */
const fewest = 8;
const most = 16;

/**
 * Spreads what begins together, as at a start, over turns of the event loop. Requests that begin in one go are written when all of
 * them have begun, long after the instants from which their repeats are counted, and those come together again.
 */
export class Pace {
  readonly #waiting: (() => void)[] = [];
  #left = fewest;
  #turnedAt = 0;
  #isScheduled = false;

  /** Waits until one more may begin: not at all, unless many want to. */
  async turn(): Promise<void> {
    this.#schedule();
    if (this.#left > 0) this.#left--;
    else await new Promise<void>((go) => this.#waiting.push(go));
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#turnedAt = performance.now();
    setImmediate(() => {
      this.#isScheduled = false;
      const tookMs = performance.now() - this.#turnedAt;
      const room = Math.min(Math.max(Math.floor(tookMs), fewest), most);
      const next = this.#waiting.splice(0, room);
      this.#left = room - next.length;
      if (next.length > 0) this.#schedule();
      for (const go of next) go();
    });
  }
}

/** The one of this process: all its engines share the event loop. */
export const pace = new Pace();
