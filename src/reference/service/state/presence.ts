import { absentAfterMs } from '../../limits.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { Agent } from '../store/records.ts';
import { publishAgent } from './channels.ts';

/** Records a report of an agent's console. An agent who was off line for lack of a console is on line again. */
export async function reportPresence({ away, ...known }: Agent, journal: Journal): Promise<void> {
  const agent = { ...known, seen_at: instant(journal.now) };
  if (away) await publishAgent({ ...agent, online: true }, journal);
  else journal.agent(agent);
}

/**
 * True for an on-line agent whose last console closed more than `absentAfterMs` ago.
 * @param since The instant before which no console could report.
 */
export function isAbsent(
  { online, seen_at, stays_online }: Agent,
  { now, since }: { now: number; since: number },
): boolean {
  if (!online || stays_online || seen_at === undefined) return false;
  return now - Math.max(Date.parse(seen_at), since) > absentAfterMs;
}

/** Sets an absent agent off line until a console reports. */
export async function leave(agent: Agent, journal: Journal): Promise<void> {
  await publishAgent({ ...agent, online: false, away: true }, journal);
}
