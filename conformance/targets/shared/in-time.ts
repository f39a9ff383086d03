import pLimit from 'p-limit';
import type { RuleId } from '../../../generated/rules.ts';
import type { Judge } from '../../run/judge.ts';
import { type Exchange, inShort, isOverdue } from '../../wire/http/exchange.ts';
import { perRun } from '../../wire/traffic/patience.ts';

/** The turns of the requests that are made alone, and the names of the groups of requests that are late alone too. */
const ofRun = perRun(() => ({ turn: pLimit(1), late: new Set<string>() }));

/** A request whose answer must be complete within `limitMs`. `ask` makes it, with a new id for the request that is made alone. */
export interface Timed {
  rule: RuleId;
  /** The name of the request in the report. */
  what: string;
  limitMs: number;
  ask(isAlone: boolean): Promise<Exchange>;
}

/**
 * Makes a request, and returns the answer whose time is judged. If the first answer is late or missing, other requests of the suite may be
 * the reason. So the request is made again while there are no others. The answer to that one is then returned, and the report tells both
 * times.
 */
export async function askInTime(judge: Judge, { rule, what, limitMs, ask }: Timed): Promise<Exchange> {
  const first = await ask(false);
  const isLate = (answer: Exchange) => isOverdue(answer) || answer.endedAt - answer.sentAt > limitMs;
  const alone = await againAlone(first, rule, isLate, ask);
  if (alone === first || isLate(alone)) return alone;
  const took = isOverdue(first) ? inShort(first) : `${Math.round(first.endedAt - first.sentAt)} ms`;
  const again = `${(first.beside ?? 0) + 1} requests ran at once, alone it takes ${Math.round(alone.endedAt - alone.sentAt)} ms`;
  judge.notes(rule, `${what}: ${took}; ${again}`, first);
  return alone;
}

/**
 * Returns the answer to a request that is made alone, if `first` is late and other requests ran at the same time. Otherwise returns `first`,
 * also if another request of the group was late alone.
 */
export async function againAlone(
  first: Exchange,
  group: string,
  isLate: (answer: Exchange) => boolean,
  ask: (isAlone: boolean) => Promise<Exchange>,
): Promise<Exchange> {
  if (!isLate(first) || !first.beside) return first;
  const { turn, late } = ofRun();
  return turn(async () => {
    if (late.has(group)) return first;
    const alone = await ask(true);
    if (isLate(alone)) late.add(group);
    return alone;
  });
}
