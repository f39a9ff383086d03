import { AsyncLocalStorage } from 'node:async_hooks';

/** The time that a task has waited in the suite's own queues. It does not count against the other party. */
export class OwnWait {
  #waiting = 0;
  #since = 0;
  #sum = 0;

  /** The sum of the waits so far, in milliseconds. Simultaneous waits count once. */
  get ms(): number {
    return this.#sum + (this.#waiting > 0 ? performance.now() - this.#since : 0);
  }

  /** Runs `work`, and adds its waits to this sum. The waits of all functions that it calls are added too. */
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

/** Begins a wait in a queue. The returned function ends it. */
export function waiting(): () => void {
  const wait = current.getStore();
  wait?.begin();
  return () => wait?.end();
}
