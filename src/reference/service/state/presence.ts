import { absentAfterMs } from '../../limits.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { Agent } from '../store/records.ts';
import { publishAgent } from './channels.ts';

/** Records that a console of an agent reported. If the agent was off line only because no console reported, sets the agent on line. */
export async function reportPresence({ away, ...known }: Agent, journal: Journal): Promise<void> {
  const agent = { ...known, seen_at: instant(journal.now) };
  if (away) await publishAgent({ ...agent, online: true }, journal);
  else journal.agent(agent);
}

/**
 * True for an on-line agent whose last console reported more than `absentAfterMs` ago. False if `stays_online` is set, or if no console has
 * ever reported.
 * @param since The start of this process. No console could report to it before.
 */
export function isAbsent(
  { online, seen_at, stays_online }: Agent,
  { now, since }: { now: number; since: number },
): boolean {
  if (!online || stays_online || seen_at === undefined) return false;
  return now - Math.max(Date.parse(seen_at), since) > absentAfterMs;
}

/** Sets an agent off line until one of the agent's consoles reports. */
export async function leave(agent: Agent, journal: Journal): Promise<void> {
  await publishAgent({ ...agent, online: false, away: true }, journal);
}
