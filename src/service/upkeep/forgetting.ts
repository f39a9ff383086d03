import { repeats } from '../../../generated/policies.ts';
import { retained } from '../events.ts';
import type { Reader } from '../store/port.ts';
import type { UpkeepParts } from './task.ts';

/** How many rows are looked at in one piece. */
const piece = 500;

/** Forgets what came so long ago that it is no repeat when it comes again. */
export async function* forgetArrivals({ store, work, now }: UpkeepParts): AsyncGenerator<void, void> {
  for (let after = -1; ; ) {
    const rows = await store.all((db) =>
      db
        .selectFrom('arrivals')
        .select(['arrival_id', 'at'])
        .where('arrival_id', '>', after)
        .orderBy('arrival_id')
        .limit(piece),
    );
    const last = rows.at(-1);
    if (!last) return;
    const old = rows.filter(({ at }) => at <= now() - repeats.withinMs);
    if (old.length > 0) {
      await work('arrivals', async (journal) => {
        for (const { arrival_id, at } of old) {
          // It may have come again just now.
          if ((await journal.get('arrivals', arrival_id))?.at === at) journal.remove('arrivals', arrival_id);
        }
      });
    }
    after = last.arrival_id;
    yield;
  }
}

/** Forgets events that nobody can ask for again. Those that hold an entry stay with their chat. */
export async function* forgetEvents({ store, work, now, options }: UpkeepParts): AsyncGenerator<void, void> {
  const before = now() - (options.keepMs ?? Number.POSITIVE_INFINITY);
  const end = (await lastOf('event', store)) - retained;
  for (let after = await lastOf('events forgotten', store); ; ) {
    const rows = await store.all((db) =>
      db
        .selectFrom('events')
        .select(['event_id', 'event', 'at'])
        .where('event_id', '>', after)
        .orderBy('event_id')
        .limit(piece),
    );
    const kept = rows.findIndex(({ event_id, at }) => event_id > end && at >= before);
    const forgotten = kept === -1 ? rows : rows.slice(0, kept);
    const last = forgotten.at(-1);
    if (!last) return;
    await work('events', async (journal) => {
      for (const { event_id, event } of forgotten)
        if (event !== 'entry_added') journal.remove('events', event_id);
      journal.put('counters', { counter: 'events forgotten', last: last.event_id });
    });
    after = last.event_id;
    yield;
  }
}

async function lastOf(counter: string, store: Reader): Promise<number> {
  return (await store.get('counters', counter))?.last ?? 0;
}
