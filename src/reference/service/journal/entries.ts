import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { Reader } from '../store/port.ts';
import type { Delivery, EntryRecord } from '../store/records.ts';
import type { Tables } from '../store/tables.ts';
import { readable } from '../store/weight.ts';
import { instant, shownDelivery } from './desk-form.ts';

/** The event that added an entry. */
export type EntryRow = Omit<Tables['events'], 'chat_id' | 'data'> & { chat_id: number; data: EntryRecord };

/** How many entries the event of a chat's end tells at most: a whole transcript may be many megabytes. */
export const toldAtEnd = 2000;

/** A page of a transcript: at most `limit` entries, the newest of those below the number `before`. */
export interface Page {
  before?: number;
  limit: number;
}

/** An entry without its delivery. */
export function entryOf({ event_id, chat_id, at, data }: EntryRow): TranscriptEntry {
  return { entry_id: event_id, chat_id, at: instant(at), ...data };
}

/** The entry of a delivery, with that delivery. */
export async function entryOfDelivery(
  delivery: Delivery,
  reader: Reader,
): Promise<TranscriptEntry | undefined> {
  const { entry_id } = delivery;
  const row = entry_id === undefined ? undefined : await reader.get('events', entry_id);
  if (row?.event !== 'entry_added') return undefined;
  return { ...entryOf(row as EntryRow), delivery: shownDelivery(delivery) };
}

/** An entry with its latest delivery. */
export async function entryAt(entry_id: number, reader: Reader): Promise<TranscriptEntry | undefined> {
  const row = await reader.get('events', entry_id);
  if (row?.event !== 'entry_added') return undefined;
  const [entry] = await withDeliveries([entryOf(row as EntryRow)], reader);
  return entry;
}

/** Entries of a transcript, oldest first. */
export interface EntryPage {
  entries: TranscriptEntry[];
  /** Whether there are older entries. */
  has_older: boolean;
}

/** Entries of a chat with their latest deliveries. */
export async function transcriptOf(chat_id: number, page: Page, reader: Reader): Promise<EntryPage> {
  const { entries, has_older } = await entriesOf(chat_id, page, reader);
  return { entries: await withDeliveries(entries, reader), has_older };
}

/** The last entries of chats, by chat. */
export async function lastEntries(chat_ids: number[], reader: Reader): Promise<Map<number, TranscriptEntry>> {
  if (chat_ids.length === 0) return new Map();
  const rows = await reader.find('lastEntries', { chats: chat_ids });
  return new Map(rows.map((row) => [row.chat_id!, entryOf(row as EntryRow)]));
}

/** The weights of the entries that the events of chats' ends tell. */
export async function endsOf(
  chat_ids: number[],
  reader: Reader,
): Promise<{ chat_id: number; weight: number }[]> {
  const rows = await reader.find('weightsOfLastEntries', { chats: chat_ids, entries: toldAtEnd });
  return rows.map(({ chat_id, weight }) => ({ chat_id, weight: weight ?? 0 }));
}

/** Entries of a chat without their deliveries; fewer than `limit` when they are heavy. */
export async function entriesOf(
  chat_id: number,
  { before = Number.MAX_SAFE_INTEGER, limit }: Page,
  reader: Reader,
): Promise<EntryPage> {
  const weights = await reader.find('entryWeights', { chat_id, before, limit: limit + 1 });
  const newest = readable(weights.slice(0, limit));
  const [latest, oldest] = [newest[0]?.event_id, newest.at(-1)?.event_id];
  if (latest === undefined || oldest === undefined) return { entries: [], has_older: false };
  const rows = await reader.find('entries', { chat_id, from: oldest, to: latest });
  return { entries: rows.map((row) => entryOf(row as EntryRow)), has_older: newest.length < weights.length };
}

/** Adds to each entry its latest delivery. */
async function withDeliveries(entries: TranscriptEntry[], reader: Reader): Promise<TranscriptEntry[]> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return entries;
  const of = { chat_id: first.chat_id, from: first.entry_id, to: last.entry_id };
  const rows = await reader.find('latestDeliveries', of);
  const deliveries = new Map(rows.map(({ entry_id, data }) => [entry_id, shownDelivery(data)]));
  return entries.map((entry) => {
    const delivery = deliveries.get(entry.entry_id);
    return delivery ? { ...entry, delivery } : entry;
  });
}
