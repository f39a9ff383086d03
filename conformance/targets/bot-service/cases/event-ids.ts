import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field } from '../../../wire/payload/fields.ts';

/** Judges that each event has an id of its own, where every request was answered 200, so that none is a repeat. */
export function judgeEventIds(judge: Judge, requests: readonly CaughtRequest[]): void {
  // CHAT_CLOSED need not have one, and whoever lacks one elsewhere is told by the rule of that event.
  const events = requests.filter((request) => (field(request, 'id') ?? undefined) !== undefined);
  const ids = events.map((request) => JSON.stringify(field(request, 'id')));
  const told = events.map((request, index) => `${String(field(request, 'event'))} ${ids[index]}`);
  judge.holds('BOT-OUT-04', new Set(ids).size === ids.length, {
    expected: `${ids.length} events with ${ids.length} ids`,
    observed: told.join(', ') || 'no ids',
    evidence: events.map((each) => shown('request at the provider', each)),
  });
}
