/**
 * Watches over units of work which run one after the other. Everything that a unit may wait for is there at once; one that
 * waits longer would hold up all others, and is stopped.
 */
export class Watch {
  #turn: NodeJS.Immediate;
  #stop: ((error: Error) => void) | undefined;

  constructor() {
    this.#turn = this.#atNextTurn();
  }

  /** Gives what a unit gives; rejects when the event loop has turned before it was there. */
  over<T>(unit: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      unit.then(resolve, reject);
    });
  }

  end(): void {
    clearImmediate(this.#turn);
  }

  #atNextTurn(): NodeJS.Immediate {
    return setImmediate(() => {
      this.#stop?.(new Error('A unit of work waited for something else than its store.'));
      this.#turn = this.#atNextTurn();
    });
  }
}
