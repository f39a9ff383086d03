import type { Desk } from './desk.ts';
import { isUnknown, me } from './site.ts';

/** The minimum time between two reports, in milliseconds. */
const everyMs = 10_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/**
 * Reports to the service that a console of the agent is open. It is called for every chunk of the event stream, which come every few
 * seconds. A timer would not do, because browsers may run timers of a hidden page only once a minute. `isNews` reports at once.
 */
export function reportPresence(desk: Desk, { isNews = false } = {}): void {
  const agent = me.value;
  if (!agent || isUnknown.value || (!isNews && performance.now() - reportedAt < everyMs)) return;
  reportedAt = performance.now();
  // A failure needs no retry: a later chunk causes the next report.
  desk.reportPresence({ path: agent }).catch(() => {});
}
