/** Many at once, or one alone. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #together: Promise<unknown>[] = [];

  /** Runs beside others that do the same. */
  async together<T>(work: () => Promise<T>): Promise<T> {
    const begun = this.#last.then(work);
    this.#together.push(begun.catch(() => undefined));
    return begun;
  }

  /** Runs when all that began is done; what comes later waits. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const before = [this.#last, ...this.#together];
    this.#together = [];
    const begun = Promise.all(before).then(work);
    this.#last = begun.catch(() => undefined);
    return begun;
  }
}
