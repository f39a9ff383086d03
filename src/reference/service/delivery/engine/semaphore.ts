/** A caller that waits for permits. */
interface Waiter {
  owner: object;
  weight: number;
  /** The instant from which a call of `expire` ends the wait. */
  until: number;
  resolve: (hasPermits: boolean) => void;
}

interface Queue {
  taken: number;
  waiting: Waiter[];
}

/**
 * A counting semaphore for each key. No more than `limit` permits of a key are taken at once. Callers get them in the order of their calls.
 * A caller that weighs more than the limit gets its permits when no others are taken. A caller with the weight 0 needs none.
 */
export class Semaphore {
  readonly #limit: number;
  readonly #queues = new Map<string, Queue>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes permits if they are free. Returns false otherwise. */
  tryAcquire(key: string, weight = 1): boolean {
    if (weight === 0) return true;
    const queue = this.#queues.get(key);
    if (queue && (queue.waiting.length > 0 || !this.#hasRoom(queue, weight))) return false;
    this.force(key, weight);
    return true;
  }

  /** Waits for permits. Resolves to false if the wait ended without them. */
  acquire(key: string, owner: object, { weight = 1, until = Infinity } = {}): Promise<boolean> {
    if (this.tryAcquire(key, weight)) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#queues.get(key)!.waiting.push({ owner, weight, until, resolve });
    });
  }

  /** Takes permits, even beyond the limit. */
  force(key: string, weight = 1): void {
    if (weight === 0) return;
    const queue = this.#queues.get(key);
    if (queue) queue.taken += weight;
    else this.#queues.set(key, { taken: weight, waiting: [] });
  }

  release(key: string, weight = 1): void {
    const queue = this.#queues.get(key);
    if (!queue || weight === 0) return;
    queue.taken -= weight;
    this.#grant(key, queue);
  }

  /** Ends the expired waits for a key, and the oldest waits beyond `most`. Returns the instant at which the next one expires. */
  expire(key: string, now: number, most: number): number {
    const waiting = this.#queues.get(key)?.waiting ?? [];
    while (waiting[0] && (waiting[0].until <= now || waiting.length > most)) waiting.shift()!.resolve(false);
    return waiting[0]?.until ?? Infinity;
  }

  /** Ends all waits of an owner that stops. */
  cancel(owner: object): void {
    for (const [key, queue] of this.#queues) {
      const own = queue.waiting.filter((each) => each.owner === owner);
      if (own.length === 0) continue;
      queue.waiting = queue.waiting.filter((each) => each.owner !== owner);
      for (const { resolve } of own) resolve(false);
      this.#grant(key, queue);
    }
  }

  #grant(key: string, queue: Queue): void {
    const { waiting } = queue;
    while (waiting[0] && this.#hasRoom(queue, waiting[0].weight)) {
      const { weight, resolve } = waiting.shift()!;
      queue.taken += weight;
      resolve(true);
    }
    if (queue.taken === 0 && waiting.length === 0) this.#queues.delete(key);
  }

  #hasRoom({ taken }: Queue, weight: number): boolean {
    return taken === 0 || taken + weight <= this.#limit;
  }
}
