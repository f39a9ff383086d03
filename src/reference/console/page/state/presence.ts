import type { Desk } from './desk.ts';
import { isUnknown, me } from './site.ts';

/** The least time between two reports. */
const everyMs = 10_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/**
 * Reports that a console of the agent is open. Called with every piece of the event stream: the service sends one every few seconds,
 * while timers of a hidden page may run once a minute only.
 */
export function reportPresence(desk: Desk, { isNews = false } = {}): void {
  const agent = me.value;
  if (!agent || isUnknown.value || (!isNews && performance.now() - reportedAt < everyMs)) return;
  reportedAt = performance.now();
  // The next piece of the stream makes up for a failure.
  desk.reportPresence({ path: agent }).catch(() => {});
}
