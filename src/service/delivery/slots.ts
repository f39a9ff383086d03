/** How many requests go to one destination at once. More wait, so that one that hangs does not fill the process. */
const atOnce = 500;

/** Turns for what is limited by destination. */
export class Slots {
  readonly #limit: number;
  readonly #taken = new Map<string, { count: number; waiting: (() => void)[] }>();

  constructor(limit = atOnce) {
    this.#limit = limit;
  }

  /** Waits for a turn at a destination. What it gives ends the turn. */
  async take(destination: string): Promise<() => void> {
    let at = this.#taken.get(destination);
    if (!at) {
      at = { count: 0, waiting: [] };
      this.#taken.set(destination, at);
    }
    const { waiting } = at;
    // Who waited has been handed the turn of the one that ended, which counts on.
    if (at.count === this.#limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else at.count++;
    return () => this.#end(destination);
  }

  #end(destination: string): void {
    const at = this.#taken.get(destination)!;
    const next = at.waiting.shift();
    if (next) next();
    else if (--at.count === 0) this.#taken.delete(destination);
  }

  /** Lets all who wait go on, as when the process stops. */
  open(): void {
    for (const { waiting } of this.#taken.values()) for (const go of waiting.splice(0)) go();
  }
}
