/**
 * Servers with a small accept queue drop what comes beside it, and the caller waits for seconds. More are opened to nobody: one
 * that answers the first four at a time may have four workers, and the others would wait in its queue.
 */
export const mostConnections = 8;
/** So many answers show whether a server works side by side or one after the other. */
export const firstOfAll = 4;

/** Those who wait in the queue of a server that does one thing after the other must not wait longer. */
const bearableMs = 2500;

/** When a request went out and its answer was complete, in milliseconds of `performance.now()`. */
export interface Took {
  sentAt: number;
  endedAt: number;
}

/**
 * How many requests a server bears at a time, by its first answers; undefined as long as not so many were under way
 * together. Who answers four as fast as one works side by side. Who does one after the other lets the last one wait for
 * all before it, and that must not look as if the implementation gave no answer.
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

/** Whether the answer to a request that was alone is so quick that no number of them can wait too long for each other. */
export function isQuick({ sentAt, endedAt }: Took): boolean {
  return placesAt(endedAt - sentAt) === mostConnections;
}

/** How many a server bears whose answers take so long, were each to wait for all others. */
export function placesAt(eachMs: number): number {
  return Math.min(mostConnections, Math.max(1, Math.floor(bearableMs / eachMs)));
}
