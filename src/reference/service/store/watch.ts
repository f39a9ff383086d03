/**
 * Watches over the units of a transaction. A unit may wait for its reads; one that waits for something else would hold up all
 * others, and is stopped.
 */
export class Watch {
  #reading = 0;
  /** Stops the unit under way. */
  #stop: (error: Error) => void = () => {};
  #next: NodeJS.Immediate | undefined;

  /** Gives what a unit gives; rejects when the event loop has turned and nothing was being read. */
  over<T>(unit: Promise<T>): Promise<T> {
    this.#next ??= setImmediate(this.#look);
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      unit.then(resolve, reject);
    });
  }

  reading<T>(what: Promise<T>): Promise<T> {
    this.#reading++;
    return what.finally(() => {
      this.#reading--;
      if (this.#reading === 0 && !this.#next) this.#next = setImmediate(this.#look);
    });
  }

  /** All units are over. */
  end(): void {
    clearImmediate(this.#next);
    this.#stop = () => {};
  }

  readonly #look = (): void => {
    this.#next = undefined;
    if (this.#reading === 0)
      this.#stop(new Error('A unit of work waited for something else than its store.'));
  };
}
