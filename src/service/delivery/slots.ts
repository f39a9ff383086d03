/** How many requests go to one destination at once. More wait, so that one that hangs does not fill the process. */
const atOnce = 500;

/** Who waits for a turn, and is told whether it has come. */
interface Waiting {
  owner: object;
  go: (hasTurn: boolean) => void;
}

/** Turns for what is limited by destination. */
export class Slots {
  readonly #limit: number;
  readonly #taken = new Map<string, { count: number; waiting: Waiting[] }>();

  constructor(limit = atOnce) {
    this.#limit = limit;
  }

  /** Waits for a turn at a destination, or until the owner's waiting is ended. What it gives ends the turn. */
  async take(destination: string, owner: object = this): Promise<() => void> {
    let at = this.#taken.get(destination);
    if (!at) {
      at = { count: 0, waiting: [] };
      this.#taken.set(destination, at);
    }
    const { waiting } = at;
    // Who waited has been handed the turn of the one that ended, which counts on.
    if (at.count < this.#limit) at.count++;
    else if (!(await new Promise<boolean>((go) => waiting.push({ owner, go })))) return () => {};
    return () => this.#end(destination);
  }

  #end(destination: string): void {
    const at = this.#taken.get(destination)!;
    const next = at.waiting.shift();
    if (next) next.go(true);
    else if (--at.count === 0) this.#taken.delete(destination);
  }

  /** Lets all of an owner who wait go on without a turn, as when the process stops. */
  open(owner: object = this): void {
    for (const { waiting } of this.#taken.values()) {
      const others = waiting.filter((each) => each.owner !== owner);
      for (const each of waiting.splice(0, waiting.length, ...others))
        if (each.owner === owner) each.go(false);
    }
  }
}
