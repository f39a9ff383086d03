import type { Destination } from '../../../../generated/reference/desk/types.ts';
import { instant, shownDestination } from '../journal/desk-form.ts';
import { addressesOf } from '../state/addresses.ts';
import type { Reader } from '../store/port.ts';
import type { Trouble } from '../store/records.ts';

/** Where the channels send to, and how that fares. */
export async function listDestinations(reader: Reader): Promise<Destination[]> {
  const troubles = await reader.all((db) => db.selectFrom('troubles').select('data'));
  const known = new Map(troubles.map(({ data }) => [data.url, data]));
  const channels = await reader.all((db) =>
    db.selectFrom('channels').select('data').orderBy('created_at').orderBy('channel_id'),
  );
  return channels
    .filter(({ data }) => !data.removed)
    .flatMap(({ data: channel }) =>
      addressesOf(channel).map(({ kind, url }) => ({
        channel_id: channel.channel_id,
        kind,
        to: shownDestination(kind, url),
        ...stateOf(known.get(url)),
      })),
    );
}

function stateOf(trouble: Trouble | undefined): Pick<Destination, 'state'> & Partial<Destination> {
  if (!trouble) return { state: 'well' };
  const { since, failed, next_at } = trouble;
  return {
    state: next_at === undefined ? 'failing' : 'paused',
    since: instant(since),
    failed,
    ...(next_at !== undefined && { next_attempt_at: instant(next_at) }),
  };
}
