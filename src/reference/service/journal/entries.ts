import type { DeskEvent, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { defined } from '../../shared/part.ts';
import { deliveryOf, isWhole } from '../store/deliveries.ts';
import type { Reader } from '../store/port.ts';
import type { Call, EntryRecord, EventRecord } from '../store/records.ts';
import type { Tables } from '../store/tables.ts';
import { readable } from '../store/weight.ts';
import { deskDelivery, deskEvent, type EventDetails, instant } from './desk-form.ts';

/** Returns the record of an event. */
export function recordOf(details: EventDetails): EventRecord {
  const { agent, channel, chat, entry, call, note, offline_message, reason } = details;
  const typing = details.event === 'typing_changed' ? chat?.customer_typing : details.typing;
  return {
    ...(agent && { agent_id: agent.agent_id }),
    ...(channel && { channel_id: channel.channel_id }),
    ...(entry && { entry_id: entry.entry_id }),
    ...(call && { call_id: call.call_id, call: stageOf(call) }),
    ...(note && { note_id: note.note_id }),
    ...(offline_message && { offline_message: offline_message.number }),
    ...defined({ reason, typing }),
    ...(details.event === 'agent_changed' && agent && { online: agent.online }),
  };
}

function stageOf({ status, reason, record_url }: Call): NonNullable<EventRecord['call']> {
  return { status, ...defined({ reason, record_url }) };
}

/** Returns a past event. It has the current state of its subjects, and the announced facts as they were at the event. */
export async function eventOf(row: Tables['events'], reader: Reader): Promise<DeskEvent> {
  const { event_id, at, event, chat_id } = row;
  const chat = chat_id === null ? undefined : (await reader.get('chats', chat_id))?.data;
  if (event === 'entry_added')
    return deskEvent(event_id, at, { event, ...(chat && { chat }), entry: entryOf(row as EntryRow) });
  const { agent_id, channel_id, entry_id, call_id, note_id, ...record } = row.data as EventRecord;
  const { offline_message: number } = record;
  const { typing, online, call: stage, reason } = record;
  const isOfCustomer = event === 'typing_changed' && typing !== undefined;
  const { removed: _, ...agent } =
    (agent_id !== undefined && (await reader.get('agents', agent_id))?.data) || {};
  const channel = channel_id === undefined ? undefined : await reader.get('channels', channel_id);
  const call = call_id === undefined ? undefined : await reader.get('calls', call_id);
  const note = note_id === undefined ? undefined : await reader.get('notes', note_id);
  const left = number === undefined ? undefined : await reader.get('offline_messages', number);
  const entry = entry_id === undefined ? undefined : await entryAt(entry_id, reader);
  return deskEvent(event_id, at, {
    event,
    ...(chat && { chat: isOfCustomer ? { ...chat, customer_typing: typing } : chat }),
    ...('name' in agent && { agent: { ...agent, ...(online !== undefined && { online }) } }),
    ...(channel && { channel: channel.data }),
    ...(call && { call: atStage(call.data, stage) }),
    ...(note && { note: note.data }),
    ...(left && { offline_message: left.data }),
    ...defined({ entry, reason }),
    ...(typing !== undefined && !isOfCustomer && { typing }),
  });
}

function atStage({ reason: _, record_url: __, ...call }: Call, stage: EventRecord['call']): Call {
  return { ...call, ...stage };
}

/** Returns the approximate size of an event in memory, in characters. */
export const weightOf = (event: DeskEvent): number => JSON.stringify(event).length;

/** The row of an event that added an entry. */
export type EntryRow = Omit<Tables['events'], 'chat_id' | 'data'> & { chat_id: number; data: EntryRecord };

/** The most entries in the event of a chat's end. A whole transcript may be many megabytes. */
export const entriesOfClosedChat = 2000;

/** A page of a transcript: at most `limit` entries, the newest with numbers below `before`. */
export interface Page {
  before?: number;
  limit: number;
}

/** Returns an entry without its delivery. */
export function entryOf({ event_id, chat_id, at, data }: EntryRow): TranscriptEntry {
  return { entry_id: event_id, chat_id, at: instant(at), ...data };
}

/** Returns an entry with its latest delivery. */
export async function entryAt(entry_id: number, reader: Reader): Promise<TranscriptEntry | undefined> {
  const row = await reader.get('events', entry_id);
  if (row?.event !== 'entry_added') return undefined;
  const [entry] = await withDeliveries([entryOf(row as EntryRow)], reader);
  return entry;
}

/** Entries of a transcript, oldest first. */
export interface EntryPage {
  entries: TranscriptEntry[];
  /** True if there are older entries. */
  has_older: boolean;
}

/** Returns entries of a chat with their latest deliveries. */
export async function transcriptOf(chat_id: number, page: Page, reader: Reader): Promise<EntryPage> {
  const { entries, has_older } = await entriesOf(chat_id, page, reader);
  return { entries: await withDeliveries(entries, reader), has_older };
}

/** Returns for each chat the weight of the entries that the event of its end contains. */
export async function endsOf(
  chat_ids: number[],
  reader: Reader,
): Promise<{ chat_id: number; weight: number }[]> {
  const rows = await reader.find('weightsOfLastEntries', { chats: chat_ids, entries: entriesOfClosedChat });
  return rows.map(({ chat_id, weight }) => ({ chat_id, weight: weight ?? 0 }));
}

/** Returns entries of a chat without their deliveries; fewer than `limit` if they are heavy. */
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

/** Adds the latest delivery to each entry. */
async function withDeliveries(entries: TranscriptEntry[], reader: Reader): Promise<TranscriptEntry[]> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return entries;
  const of = { chat_id: first.chat_id, from: first.entry_id, to: last.entry_id };
  const rows = await reader.find('latestDeliveries', of);
  const deliveries = new Map(
    rows.filter(isWhole).map((row) => [row.entry_id, deskDelivery(deliveryOf(row))]),
  );
  return entries.map((entry) => {
    const delivery = deliveries.get(entry.entry_id);
    return delivery ? { ...entry, delivery } : entry;
  });
}
