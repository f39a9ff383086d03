import { destinations } from '../../../limits.ts';

/** Who waits for a turn, and is told whether it has come. */
interface Waiting {
  owner: object;
  go: (hasTurn: boolean) => void;
}

/**
 * Turns for what is limited by destination: first attempts, so that one that hangs does not fill the process. Repeats are due
 * at their instants and have no turns; there are never more than twice as many of them.
 */
export class Slots {
  readonly #limit: number;
  readonly #taken = new Map<string, { count: number; waiting: Waiting[] }>();

  constructor(limit: number = destinations.attemptsAtOnce) {
    this.#limit = limit;
  }

  /** Takes a turn at a destination if there is one; else `wait` gives one in time. `end` ends it. */
  tryTake(destination: string): boolean {
    const at = this.#taken.get(destination);
    if (!at) this.#taken.set(destination, { count: 1, waiting: [] });
    else if (at.count < this.#limit) at.count++;
    else return false;
    return true;
  }

  /** Waits for a turn at a destination that has none now. Gives false where the owner's waiting is ended before. */
  wait(destination: string, owner: object): Promise<boolean> {
    return new Promise((go) => {
      this.#taken.get(destination)!.waiting.push({ owner, go });
    });
  }

  /** Ends a turn: who waited longest has it now. */
  end(destination: string): void {
    const at = this.#taken.get(destination)!;
    const next = at.waiting.shift();
    if (next) next.go(true);
    else if (--at.count === 0) this.#taken.delete(destination);
  }

  /** Lets all of an owner who wait go on without a turn, as when the process stops. */
  open(owner: object): void {
    for (const at of this.#taken.values()) {
      const mine = at.waiting.filter((each) => each.owner === owner);
      at.waiting = at.waiting.filter((each) => each.owner !== owner);
      for (const { go } of mine) go(false);
    }
  }
}
