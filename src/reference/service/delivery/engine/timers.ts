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
