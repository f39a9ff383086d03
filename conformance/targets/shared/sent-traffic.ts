import type { StandIn } from '../../wire/http/stand-in.ts';

/**
 * The requests of a service to all stand-ins of a run. They explain why a message comes late: a service with few workers may first send the
 * messages of cases that run in parallel. The contract does not limit the wait for a first attempt.
 */
export class Traffic {
  readonly #standIns: StandIn[] = [];

  add(standIn: StandIn): void {
    this.#standIns.push(standIn);
  }

  /**
   * Returns the instant of the last request to any stand-in except `own`. While the port of another stand-in is closed, returns the current
   * instant, since the suite cannot see requests to it.
   */
  lastAt(own?: StandIn): number {
    const instants = this.#beside(own).flatMap(({ requests, shutUntil }) => [
      Math.min(shutUntil, performance.now()),
      requests.at(-1)?.lastByteAt ?? Number.NEGATIVE_INFINITY,
    ]);
    return Math.max(Number.NEGATIVE_INFINITY, ...instants);
  }

  /** Returns the number of requests that all stand-ins except `own` have received since the instant `since`. */
  countBeside(own: StandIn, since: number): number {
    const all = this.#beside(own).flatMap(({ requests }) => requests);
    return all.filter(({ firstByteAt }) => firstByteAt >= since).length;
  }

  #beside(own?: StandIn): StandIn[] {
    return this.#standIns.filter((each) => each !== own);
  }
}
