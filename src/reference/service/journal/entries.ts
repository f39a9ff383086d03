import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { Reader } from '../store/port.ts';
import type { Delivery, EntryRecord } from '../store/records.ts';
import type { Tables } from '../store/tables.ts';
import { readable } from '../store/weight.ts';
import { instant, shownDelivery } from './desk-form.ts';

/** The event that added an entry. */
export type EntryRow = Omit<Tables['events'], 'chat_id' | 'data'> & { chat_id: number; data: EntryRecord };

/** How many entries the end of a chat tells, and no more of them than are read at once: it would be many megabytes. */
export const toldAtEnd = 2000;

/** Which entries of a transcript: those before a number, the newest of them, as many at most. */
export interface Page {
  before?: number;
  limit: number;
}

/** An entry, without how its delivery stands. */
export function entryOf({ event_id, chat_id, at, data }: EntryRow): TranscriptEntry {
  return { entry_id: event_id, chat_id, at: instant(at), ...data };
}

/** The entry that a delivery delivers, as it stands with this delivery, where that is the only one. */
export async function entryOfDelivery(
  delivery: Delivery,
  reader: Reader,
): Promise<TranscriptEntry | undefined> {
  const { entry_id } = delivery;
  const row = entry_id === undefined ? undefined : await reader.get('events', entry_id);
  if (row?.event !== 'entry_added') return undefined;
  return { ...entryOf(row as EntryRow), delivery: shownDelivery(delivery) };
}

/** An entry as it is by now. */
export async function entryAt(entry_id: number, reader: Reader): Promise<TranscriptEntry | undefined> {
  const row = await reader.get('events', entry_id);
  if (row?.event !== 'entry_added') return undefined;
  const [entry] = await withDeliveries([entryOf(row as EntryRow)], reader);
  return entry;
}

/** A page of a transcript, oldest entry first. */
export interface EntryPage {
  entries: TranscriptEntry[];
  /** Whether there are entries in front of them. */
  has_older: boolean;
}

/** Entries of a chat as they are by now. */
export async function transcriptOf(chat_id: number, page: Page, reader: Reader): Promise<EntryPage> {
  const { entries, has_older } = await entriesOf(chat_id, page, reader);
  return { entries: await withDeliveries(entries, reader), has_older };
}

/** The last entry of each chat, where it has one. */
export async function lastEntries(chat_ids: number[], reader: Reader): Promise<Map<number, TranscriptEntry>> {
  if (chat_ids.length === 0) return new Map();
  const rows = await reader.find('lastEntries', { chats: chat_ids });
  return new Map(rows.map((row) => [row.chat_id!, entryOf(row as EntryRow)]));
}

/** What of chats is told at their ends, by its weight. */
export async function endsOf(
  chat_ids: number[],
  reader: Reader,
): Promise<{ chat_id: number; weight: number }[]> {
  const rows = await reader.find('weightsOfLastEntries', { chats: chat_ids, entries: toldAtEnd });
  return rows.map(({ chat_id, weight }) => ({ chat_id, weight: weight ?? 0 }));
}

/** Entries of a chat without how their deliveries stand; fewer than were asked for where they are heavy. */
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

/** Shows in entries how their deliveries stand, of several the latest. */
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
