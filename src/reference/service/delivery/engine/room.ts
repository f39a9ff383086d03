import { destinations } from '../../../limits.ts';

/** Who waits for room, and is told whether it has it. */
interface Waiting {
  owner: object;
  weight: number;
  go: (hasRoom: boolean) => void;
}

/**
 * Room for what heavy deliveries hold in memory, over all destinations: each has its room from before it is read for its first
 * attempt until it is over, so that no repeat waits. What is light needs none, and waits for no heavy one.
 */
export class Room {
  readonly #limit: number;
  #taken = 0;
  #waiting: Waiting[] = [];
  #looking: Promise<unknown> = Promise.resolve();

  constructor(limit: number = destinations.heavyAtOnce) {
    this.#limit = limit;
  }

  /** Gives room once there is some; one that is heavier than all of it goes alone. Gives false where the owner's waiting is ended. */
  take(weight: number, owner: object): Promise<boolean> {
    if (weight === 0) return Promise.resolve(true);
    return new Promise((go) => {
      this.#waiting.push({ owner, weight, go });
      this.#admit();
    });
  }

  /** Takes room for what has begun in a former process: its repeats are due, and there was room for it there. */
  takeAnyway(weight: number): void {
    this.#taken += weight;
  }

  end(weight: number): void {
    this.#taken -= weight;
    this.#admit();
  }

  /** Lets who reads a heavy delivery only to see where it goes do so alone; who reads a light one waits for nobody. */
  look<Result>(weight: number, read: () => Promise<Result>): Promise<Result> {
    if (weight === 0) return read();
    const looking = this.#looking.then(read);
    this.#looking = looking.catch(() => {});
    return looking;
  }

  /** Lets all of an owner who wait go on without room, as when the process stops. */
  open(owner: object): void {
    const mine = this.#waiting.filter((each) => each.owner === owner);
    this.#waiting = this.#waiting.filter((each) => each.owner !== owner);
    for (const { go } of mine) go(false);
    this.#admit();
  }

  /** Whoever waits longest is the next, be it the heaviest. */
  #admit(): void {
    for (let [next] = this.#waiting; next && this.#has(next.weight); [next] = this.#waiting) {
      this.#waiting.shift();
      this.#taken += next.weight;
      next.go(true);
    }
  }

  #has(weight: number): boolean {
    return this.#taken === 0 || this.#taken + weight <= this.#limit;
  }
}
