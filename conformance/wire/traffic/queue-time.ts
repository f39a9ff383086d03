import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a piece of work has waited in the suite's own queues: that is no slowness of the other side. */
export class OwnWait {
  #waiting = 0;
  #since = 0;
  #sum = 0;

  /** Until now, in milliseconds; what waits side by side counts once. */
  get ms(): number {
    return this.#sum + (this.#waiting > 0 ? performance.now() - this.#since : 0);
  }

  /** Does work whose waiting counts here, whatever it begins in turn. */
  during<T>(work: () => Promise<T>): Promise<T> {
    return current.run(this, work);
  }

  begin(): void {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
  }

  end(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#sum += performance.now() - this.#since;
  }
}

const current = new AsyncLocalStorage<OwnWait>();

/** Begins to wait in a queue; the result ends it. */
export function waiting(): () => void {
  const wait = current.getStore();
  wait?.begin();
  return () => wait?.end();
}
