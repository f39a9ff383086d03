/**
 * The largest number of connections to one server. A server with a small accept queue drops further connections, and their callers wait for
 * seconds. A server that answers four requests at a time may have four workers, and further requests would wait in its queue.
 */
export const mostConnections = 8;
/** The largest number of connections to a slow server, once it has shown that it handles many requests at a time. */
export const mostToSlow = 16;
/** The number of answers that show whether a server works in parallel or serially. */
export const firstOfAll = 4;

/** The longest acceptable wait in the queue of a serial server, in milliseconds. */
const bearableMs = 2500;

/** The instants at which a request was sent and its answer was complete, in milliseconds of `performance.now()`. */
export interface Took {
  sentAt: number;
  endedAt: number;
}

/**
 * The number of requests that a server can handle at a time, measured by its first answers. Undefined until enough requests have
 * overlapped. A server that answers four requests as fast as one works in parallel. A serial server makes the last request wait for all
 * others, and that must not look like a missing answer.
 */
export function placesFor(answers: readonly Took[]): number | undefined {
  if (answers.length < firstOfAll || !haveOverlapped(answers)) return undefined;
  const slowest = Math.max(...durations(answers));
  return areParallel(answers) ? mostConnections : placesAt(slowest / answers.length);
}

/**
 * True if a slow server's latest answers were all about equally fast. It may then get twice as many requests: they are answered in time
 * even if half of them wait for the others.
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

/** True if the answer to a single request is so quick that any allowed number of requests may queue. */
export function isQuick({ sentAt, endedAt }: Took): boolean {
  return placesAt(endedAt - sentAt) === mostConnections;
}

/** The number of requests of this duration that a serial server can handle in time. */
export function placesAt(eachMs: number): number {
  return Math.min(mostConnections, Math.max(1, Math.floor(bearableMs / eachMs)));
}
