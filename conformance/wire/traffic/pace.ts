/**
 * The most connections to one server. A server with a small accept queue drops further ones, and their callers wait for seconds;
 * a server that answers four requests at a time may have four workers, and further requests would wait in its queue.
 */
export const mostConnections = 8;
/** How many answers show whether a server works in parallel or serially. */
export const firstOfAll = 4;

/** The longest acceptable wait in the queue of a serial server. */
const bearableMs = 2500;

/** When a request went out and its answer was complete, in milliseconds of `performance.now()`. */
export interface Took {
  sentAt: number;
  endedAt: number;
}

/**
 * How many requests a server can handle at a time, by its first answers; undefined until enough requests have overlapped. A server
 * that answers four as fast as one works in parallel. A serial server makes the last request wait for all others, which must not
 * look like a missing answer.
 */
export function placesFor(answers: readonly Took[]): number | undefined {
  const lastSentAt = Math.max(...answers.map(({ sentAt }) => sentAt));
  const firstEndedAt = Math.min(...answers.map(({ endedAt }) => endedAt));
  if (answers.length < firstOfAll || lastSentAt >= firstEndedAt) return undefined;
  const took = answers.map(({ sentAt, endedAt }) => endedAt - sentAt);
  const [quickest, slowest] = [Math.min(...took), Math.max(...took)];
  if (slowest < quickest * 1.5) return mostConnections;
  const eachMs = slowest / answers.length;
  return placesAt(eachMs);
}

/** Whether the answer to a single request is so quick that any allowed number of requests may queue. */
export function isQuick({ sentAt, endedAt }: Took): boolean {
  return placesAt(endedAt - sentAt) === mostConnections;
}

/** How many requests of this duration a serial server can handle in time. */
export function placesAt(eachMs: number): number {
  return Math.min(mostConnections, Math.max(1, Math.floor(bearableMs / eachMs)));
}
