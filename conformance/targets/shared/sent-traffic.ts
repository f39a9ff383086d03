import type { StandIn } from '../../wire/http/stand-in.ts';

/**
 * The requests of a service to all stand-ins of a run. A service with few workers sends a message after those of other chats, and
 * is late because of the cases that run beside: the contract does not limit the wait for a first attempt.
 */
export class Traffic {
  readonly #standIns: StandIn[] = [];

  add(standIn: StandIn): void {
    this.#standIns.push(standIn);
  }

  /** When the service last sent something, requests to `own` apart; now, while it may send to a closed port. */
  lastAt(own?: StandIn): number {
    const instants = this.#beside(own).flatMap(({ requests, shutUntil }) => [
      Math.min(shutUntil, performance.now()),
      requests.at(-1)?.lastByteAt ?? Number.NEGATIVE_INFINITY,
    ]);
    return Math.max(Number.NEGATIVE_INFINITY, ...instants);
  }

  /** How many requests came to the others since an instant. */
  countBeside(own: StandIn, since: number): number {
    const all = this.#beside(own).flatMap(({ requests }) => requests);
    return all.filter(({ firstByteAt }) => firstByteAt >= since).length;
  }

  #beside(own?: StandIn): StandIn[] {
    return this.#standIns.filter((each) => each !== own);
  }
}
