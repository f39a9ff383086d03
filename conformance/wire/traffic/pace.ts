/**
 * The largest number of parallel connections to one server. With more connections, the server's accept queue may overflow. A client then
 * waits for seconds until its dropped connection is retried. With more requests than workers, requests wait in the server's queue.
 */
export const mostConnections = 8;
/** The largest number of parallel connections to a slow server whose answers have shown that it handles many requests in parallel. */
export const mostToSlow = 16;
/** The number of first answers from which the suite determines whether a server handles requests in parallel or one after the other. */
export const firstOfAll = 4;

/** The longest acceptable wait in the queue of a server that handles one request after the other, in milliseconds. */
const bearableMs = 2500;

/** The instant at which a request was sent, and the instant at which its answer was complete, in milliseconds of `performance.now()`. */
export interface Took {
  sentAt: number;
  endedAt: number;
}

/**
 * Returns the number of requests that may be made to a server in parallel, computed from its first answers. Returns undefined until enough
 * requests have overlapped. If a server answers four requests as fast as one, it handles them in parallel. Otherwise the last request waits
 * for all others. Fewer requests are then allowed, so that this wait does not look like a missing answer.
 */
export function placesFor(answers: readonly Took[]): number | undefined {
  if (answers.length < firstOfAll || !haveOverlapped(answers)) return undefined;
  const slowest = Math.max(...durations(answers));
  return areParallel(answers) ? mostConnections : placesAt(slowest / answers.length);
}

/**
 * True if the latest answers of a slow server were all about equally fast. Twice as many requests may then be made in parallel: even if
 * half of them wait for the others, they are answered in time.
 */
export function showRoom(answers: readonly Took[]): boolean {
  const slowest = Math.max(...durations(answers));
  const isSlow = placesAt(slowest) < mostConnections && slowest * 2 <= bearableMs;
  return isSlow && answers.length === mostConnections && haveOverlapped(answers) && areParallel(answers);
}

function haveOverlapped(answers: readonly Took[]): boolean {
  return (
    Math.max(...answers.map(({ sentAt }) => sentAt)) < Math.min(...answers.map(({ endedAt }) => endedAt))
  );
}

function areParallel(answers: readonly Took[]): boolean {
  const took = durations(answers);
  return Math.max(...took) < Math.min(...took) * 1.5;
}

function durations(answers: readonly Took[]): number[] {
  return answers.map(({ sentAt, endedAt }) => endedAt - sentAt);
}

/** True if one answer was so quick that even a serial server can answer `mostConnections` requests in time. */
export function isQuick({ sentAt, endedAt }: Took): boolean {
  return placesAt(endedAt - sentAt) === mostConnections;
}

/**
 * Returns the number of requests, from 1 to `mostConnections`, that a serial server answers within `bearableMs`. Each request takes
 * `eachMs`.
 */
export function placesAt(eachMs: number): number {
  return Math.min(mostConnections, Math.max(1, Math.floor(bearableMs / eachMs)));
}
