import type { Desk } from './desk.ts';
import { isUnknown, me } from './site.ts';

/** The minimum time between two reports, in milliseconds. */
const everyMs = 10_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/**
 * Reports that a console of the agent is open. It is called for every chunk of the event stream: the service sends one every few seconds.
 * Timers of a hidden page may run only once a minute.
 */
export function reportPresence(desk: Desk, { isNews = false } = {}): void {
  const agent = me.value;
  if (!agent || isUnknown.value || (!isNews && performance.now() - reportedAt < everyMs)) return;
  reportedAt = performance.now();
  // A failed report is ignored: a later chunk causes the next report.
  desk.reportPresence({ path: agent }).catch(() => {});
}
