import { repeatMs } from '../../limits.ts';
import { retained } from '../journal/log.ts';
import type { Reader } from '../store/port.ts';
import type { UpkeepParts } from './task.ts';

/** How many rows are read in one piece. */
const piece = 500;
/** How many numbers of events are searched in one piece: all of them may be entries. */
const span = 5000;

/** Removes arrivals that are too old to make a repeat, or too far in the future, from a time when the clock was ahead. */
export async function* forgetArrivals(parts: UpkeepParts): AsyncGenerator<void, void> {
  const now = parts.now();
  yield* forgetThose('<=', now - repeatMs, parts);
  yield* forgetThose('>=', now + repeatMs, parts);
}

async function* forgetThose(
  than: '<=' | '>=',
  end: number,
  { store, work }: UpkeepParts,
): AsyncGenerator<void, void> {
  for (;;) {
    const old = await store.find('arrivals', { than, end, limit: piece });
    if (old.length === 0) return;
    const forgotten = await work(async (journal) => {
      let count = 0;
      for (const { arrival_id, at } of old) {
        // The same content may have arrived meanwhile.
        if ((await journal.get('arrivals', arrival_id))?.at !== at) continue;
        journal.remove('arrivals', arrival_id);
        count++;
      }
      return count;
    });
    // A damaged store may list a row that cannot be removed.
    if (forgotten === 0) return;
    yield;
  }
}

/** Removes events that followers can no longer ask for. Entries stay with their chat. */
export async function* forgetEvents({ store, work, now, options }: UpkeepParts): AsyncGenerator<void, void> {
  const before = now() - (options.keepMs ?? Number.POSITIVE_INFINITY);
  const last = await lastOf('event', store);
  for (let after = await lastOf('events forgotten', store); after < last; ) {
    const to = Math.min(after + span, last);
    // Most events are entries, which the query skips.
    const rows = await store.find('eventsWithoutEntry', { after, to, limit: piece });
    const kept = rows.findIndex(({ event_id, at }) => event_id > last - retained && at >= before);
    const forgotten = kept === -1 ? rows : rows.slice(0, kept);
    const isCut = kept !== -1 || rows.length === piece;
    const reached = isCut ? (forgotten.at(-1)?.event_id ?? after) : to;
    if (reached === after) return;
    await work(async (journal) => {
      for (const { event_id } of forgotten) journal.remove('events', event_id);
      journal.put('counters', { counter: 'events forgotten', last: reached });
    });
    if (kept !== -1) return;
    after = reached;
    yield;
  }
}

async function lastOf(counter: string, store: Reader): Promise<number> {
  return (await store.get('counters', counter))?.last ?? 0;
}
