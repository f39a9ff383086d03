/** Waits for instants, and lets all who wait go on when it is ended. */
export class Waits {
  readonly #now: () => number;
  readonly #timers = new Set<{ timer: NodeJS.Timeout; wake: () => void }>();
  #isOver = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Waits for an instant. A timer may fire a little before its time; then it is set again. */
  async until(instant: number): Promise<void> {
    for (let wait = this.#left(instant); wait > 0; wait = this.#left(instant)) {
      await new Promise<void>((resolve) => {
        const entry = {
          timer: setTimeout(() => {
            this.#timers.delete(entry);
            resolve();
          }, wait),
          wake: resolve,
        };
        this.#timers.add(entry);
      });
    }
  }

  end(): void {
    this.#isOver = true;
    for (const { timer, wake } of this.#timers) {
      clearTimeout(timer);
      wake();
    }
    this.#timers.clear();
  }

  #left(instant: number): number {
    return this.#isOver ? 0 : instant - this.#now();
  }
}
