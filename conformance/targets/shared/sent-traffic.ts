import type { StandIn } from '../../wire/http/stand-in.ts';

/**
 * What a service sends to all the stand-ins of a run. One that has few workers sends a message when those of other chats are
 * done with, and so is late for the sake of the cases beside it: nothing is stated of how long a first attempt may wait.
 */
export class Traffic {
  readonly #standIns: StandIn[] = [];

  add(standIn: StandIn): void {
    this.#standIns.push(standIn);
  }

  /** When the service was last seen at work; now, where it may be at an address that nobody sees. */
  get lastAt(): number {
    return latest(this.#standIns);
  }

  /** The same, what one stand-in saw apart. */
  lastBeside(own: StandIn): number {
    return latest(this.#beside(own));
  }

  /** How many requests came to the others since an instant. */
  countBeside(own: StandIn, since: number): number {
    const all = this.#beside(own).flatMap(({ requests }) => requests);
    return all.filter(({ firstByteAt }) => firstByteAt >= since).length;
  }

  #beside(own: StandIn): StandIn[] {
    return this.#standIns.filter((each) => each !== own);
  }
}

function latest(standIns: readonly StandIn[]): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...standIns.map(lastAtOf));
}

function lastAtOf({ requests, shutUntil }: StandIn): number {
  return Math.max(
    Math.min(shutUntil, performance.now()),
    requests.at(-1)?.lastByteAt ?? Number.NEGATIVE_INFINITY,
  );
}
