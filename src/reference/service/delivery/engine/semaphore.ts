/** A caller that waits for permits. */
interface Waiter {
  owner: object;
  weight: number;
  /** The time after which `expire` ends the wait. */
  until: number;
  resolve: (hasPermits: boolean) => void;
}

interface Queue {
  taken: number;
  waiting: Waiter[];
}

/**
 * A counting semaphore for each key. At most `limit` permits of a key are held at the same time. Callers get permits in the order of their
 * calls. `weight` is the number of permits that a caller needs. A caller with a weight above the limit gets its permits when no others are
 * held. A caller with the weight 0 needs none.
 */
export class Semaphore {
  readonly #limit: number;
  readonly #queues = new Map<string, Queue>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Acquires permits if enough are free and nobody waits. Returns false otherwise. */
  tryAcquire(key: string, weight = 1): boolean {
    if (weight === 0) return true;
    const queue = this.#queues.get(key);
    if (queue && (queue.waiting.length > 0 || !this.#hasRoom(queue, weight))) return false;
    this.force(key, weight);
    return true;
  }

  /** Waits for permits. Resolves to true with the permits, and to false if `expire` or `cancel` ended the wait. */
  acquire(key: string, owner: object, { weight = 1, until = Infinity } = {}): Promise<boolean> {
    if (this.tryAcquire(key, weight)) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#queues.get(key)!.waiting.push({ owner, weight, until, resolve });
    });
  }

  /** Acquires permits without waiting, even beyond the limit. */
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

  /**
   * Ends the waits for a key that have expired at `now`. If more than `most` callers still wait, ends the oldest waits. Returns the time
   * when the next wait expires; Infinity if nobody waits.
   */
  expire(key: string, now: number, most: number): number {
    const waiting = this.#queues.get(key)?.waiting ?? [];
    while (waiting[0] && (waiting[0].until <= now || waiting.length > most)) waiting.shift()!.resolve(false);
    return waiting[0]?.until ?? Infinity;
  }

  /** Ends all waits of `owner`. They resolve to false. */
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
