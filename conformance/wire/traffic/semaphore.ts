/** A semaphore: tasks beyond its places wait in order. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  #places: number;
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  get places(): number {
    return this.#places;
  }

  /** When there are fewer places than running tasks, these go on, and no further task starts before enough have ended. */
  set places(places: number) {
    this.#places = places;
    this.#admit();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((admitted) => {
      this.#waiting.push(admitted);
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#taken -= 1;
      this.#admit();
    }
  }

  #admit(): void {
    while (this.#taken < this.#places && this.#waiting.length > 0) {
      this.#taken += 1;
      this.#waiting.shift()?.();
    }
  }
}

/** Runs at most `limit` tasks at a time; the others wait in order. */
export function bounded(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const semaphore = new Semaphore(limit);
  return (work) => semaphore.run(work);
}
