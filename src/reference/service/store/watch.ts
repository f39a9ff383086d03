/**
 * Watches over a unit of work. A unit may wait for what it reads; one that waits for something else would hold up all others, and is
 * stopped.
 */
export class Watch {
  #reading = 0;
  #whenRead: () => void = () => {};

  /** Gives what a unit gives; rejects when the event loop has turned and nothing was being read. */
  over<T>(unit: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let next: NodeJS.Immediate;
      const look = () => {
        if (this.#reading > 0) this.#whenRead = begin;
        else reject(new Error('A unit of work waited for something else than its store.'));
      };
      const begin = () => {
        next = setImmediate(look);
      };
      begin();
      unit.then(resolve, reject).finally(() => {
        this.#whenRead = () => {};
        clearImmediate(next);
      });
    });
  }

  reading<T>(what: Promise<T>): Promise<T> {
    this.#reading++;
    return what.finally(() => {
      this.#reading--;
      if (this.#reading === 0) this.#whenRead();
    });
  }
}
