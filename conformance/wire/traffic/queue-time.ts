import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a task has waited in the suite's own queues: the other side is not slow by that. */
export class OwnWait {
  #waiting = 0;
  #since = 0;
  #sum = 0;

  /** Until now, in milliseconds; tasks that wait side by side count once. */
  get ms(): number {
    return this.#sum + (this.#waiting > 0 ? performance.now() - this.#since : 0);
  }

  /** Runs a task whose waiting counts here, with everything that it starts. */
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

/** Starts to wait in a queue. The result ends the wait. */
export function waiting(): () => void {
  const wait = current.getStore();
  wait?.begin();
  return () => wait?.end();
}
