import { signal } from '@preact/signals';
import type { Destination } from '../../../../../generated/reference/desk/types.ts';
import { desk } from './follow.ts';

/** A destination with deliveries that keep failing, or that failed earlier in this session. `since` is the beginning of the failures. */
export type Troubled = Destination & { since: string };

/** The failing destinations, by channel and kind. A recovered destination stays in the map until its failed deliveries are sent again. */
export const troubled = signal<ReadonlyMap<string, Troubled>>(new Map());

export const keyOf = ({ channel_id, kind }: Pick<Destination, 'channel_id' | 'kind'>) =>
  `${kind} ${channel_id}`;

/** Reads the destinations from the desk, and updates `troubled`. */
export async function readDestinations(): Promise<void> {
  const { destinations } = await desk().listDestinations({});
  const known = new Map(troubled.value);
  for (const destination of destinations) {
    const key = keyOf(destination);
    const since = destination.since ?? known.get(key)?.since;
    if (since !== undefined) known.set(key, { ...destination, since });
  }
  const present = new Set(destinations.map(keyOf));
  troubled.value = new Map([...known].filter(([key]) => present.has(key)));
}

/** Sends the failed deliveries of a destination again. Resolves with their number. */
export async function sendAllAgain({ channel_id, kind, since, state }: Troubled): Promise<number> {
  let count = 0;
  for (let hasMore = true; hasMore; ) {
    const body = { kind, since };
    const { sent, has_more } = await desk().sendAllAgain({ path: { channel_id }, body });
    count += sent;
    hasMore = has_more;
  }
  if (state === 'well') {
    const left = new Map(troubled.value);
    left.delete(keyOf({ channel_id, kind }));
    troubled.value = left;
  }
  return count;
}
