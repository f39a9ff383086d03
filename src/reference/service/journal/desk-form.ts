import * as schemas from '../../../../generated/reference/desk/schemas.ts';
import type {
  DeliveryKind,
  DeskAttempt,
  DeskChannel,
  DeskDelivery,
  DeskEvent,
  LoggedDelivery,
  TranscriptEntry,
} from '../../../../generated/reference/desk/types.ts';
import { shownAddress } from '../../../contract/send/addresses.ts';
import { botSilence } from '../../limits.ts';
import { defined, partOf } from '../../shared/part.ts';
import { deliveryOf, isComplete } from '../store/deliveries.ts';
import type { Reader } from '../store/port.ts';
import { readable } from '../store/query.ts';
import type {
  Agent,
  Attempt,
  Bot,
  Call,
  Channel,
  Chat,
  Delivery,
  EntryRecord,
  EventName,
  EventRecord,
  Note,
  OfflineMessage,
} from '../store/records.ts';
import type { Tables } from '../store/tables.ts';

// Converts stored records to the types of `specs/reference/desk.openapi.yaml`. Agents, chats, calls and notes are stored in these types.

export function instant(at: number): string {
  if (last.at !== at) last = { at, text: new Date(at).toISOString() };
  return last.text;
}

/** The last converted timestamp and its text. They are reused, because many changes have the same timestamp. */
let last = { at: 0, text: new Date(0).toISOString() };

export interface EventDetails extends Pick<EventRecord, 'reason' | 'typing'> {
  event: EventName;
  agent?: Agent;
  channel?: Channel;
  chat?: Chat;
  entry?: TranscriptEntry;
  call?: Call;
  note?: Note;
  offline_message?: OfflineMessage;
}

export function deskEvent(
  event_id: number,
  at: number,
  { event, channel, ...about }: EventDetails,
): DeskEvent {
  return { event_id, event, at: instant(at), ...about, ...(channel && { channel: deskChannel(channel) }) };
}

/** Converts a stored channel to the channel in the desk's responses, which has no credentials. */
export function deskChannel(channel: Channel): DeskChannel {
  const { bot, webhook, widget, former } = channel;
  return partOf(schemas.DeskChannel, {
    ...channel,
    bot: bot && {
      provider_id: bot.provider_id,
      name: bot.name,
      bot_endpoint: shownAddress(bot.bot_endpoint),
      has_authorization: bot.authorization !== undefined,
      ...waitsOf(bot),
    },
    webhook: webhook && {
      url: shownAddress(webhook.url),
      has_query: new URL(webhook.url).search !== '',
      signed: webhook.signing_secret !== undefined,
      has_former_secret: webhook.former_signing_secret !== undefined,
    },
    widget,
    former_address_until: former && instant(former.until),
  });
}

/** Returns the bot's settings for its silence: the seconds until the chat is marked, and the seconds until the agents get the chat. */
export function waitsOf({
  mark_after_seconds = botSilence.markAfterSeconds,
  hand_over_after_seconds = botSilence.handOverAfterSeconds,
}: Bot): { mark_after_seconds: number; hand_over_after_seconds: number } {
  return { mark_after_seconds, hand_over_after_seconds };
}

/** Adds the address of the widget's script to a channel. Returns a channel without a widget unchanged. */
export function withScript(channel: DeskChannel, baseUrl: string): DeskChannel {
  if (!channel.widget) return channel;
  return { ...channel, widget: { script_url: scriptUrl(channel.channel_id, baseUrl), ...channel.widget } };
}

export function scriptUrl(widget_id: string, baseUrl: string): string {
  return `${baseUrl}/widget/${encodeURIComponent(widget_id)}.js`;
}

/** Converts a stored delivery to the field `delivery` of an entry: its state, its attempts and the time of the next attempt. */
export function deskDelivery({ delivery_id, state, attempts, next_at }: Delivery): DeskDelivery {
  return {
    delivery_id,
    state,
    attempts: attempts.map(deskAttempt),
    ...(next_at !== undefined && { next_attempt_at: instant(next_at) }),
  };
}

/** Converts a stored delivery to an item in the desk's list of deliveries, with its request. */
export function loggedDelivery(delivery: Delivery): LoggedDelivery {
  const { delivery_id, kind, about = 'message', recorded_at, request } = delivery;
  return partOf(schemas.LoggedDelivery, {
    ...delivery,
    next_attempt_at: undefined,
    ...deskDelivery(delivery),
    delivery_id,
    about,
    to: shownDestination(kind, request.url),
    request: request.body,
    recorded_at: instant(recorded_at),
  });
}

/** Returns the URL of a destination without credentials. For a bot it is only the origin, because the path may contain the token. */
export function shownDestination(kind: DeliveryKind, url: string): string {
  return kind === 'bot_event' ? new URL(url).origin : shownAddress(url);
}

export function deskAttempt({ number, startedAt, endedAt, status, outcome, answer }: Attempt): DeskAttempt {
  return {
    number,
    started_at: instant(startedAt),
    ...(endedAt !== undefined && { ended_at: instant(endedAt) }),
    ...defined({ status, outcome }),
    ...(answer !== undefined && answer !== '' && { answer }),
  };
}

/** Returns the data of an event for the store: the ids of its subjects, such as agent or call, and the values that may change later. */
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

/** Returns the event of a row in the table `events`. The event has the present chat and other subjects, with the row's values in them. */
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

/** A row of the table `events` whose event added an entry. */
export type EntryRow = Omit<Tables['events'], 'chat_id' | 'data'> & { chat_id: number; data: EntryRecord };

/** The maximum number of entries in the event chat_finished. A whole transcript may have many megabytes. */
export const entriesOfClosedChat = 2000;

/** Selects a page of a transcript: the newest `limit` entries with numbers below `before`, or the last entries without `before`. */
export interface Page {
  before?: number;
  limit: number;
}

export function entryOf({ event_id, chat_id, at, data }: EntryRow): TranscriptEntry {
  return { entry_id: event_id, chat_id, at: instant(at), ...data };
}

/** Returns an entry with its latest delivery; undefined if no entry has the number. */
export async function entryAt(entry_id: number, reader: Reader): Promise<TranscriptEntry | undefined> {
  const row = await reader.get('events', entry_id);
  if (row?.event !== 'entry_added') return undefined;
  const [entry] = await withDeliveries([entryOf(row as EntryRow)], reader);
  return entry;
}

export interface EntryPage {
  entries: TranscriptEntry[];
  has_older: boolean;
}

/** Returns a page of a chat's entries, each with its latest delivery. */
export async function transcriptOf(chat_id: number, page: Page, reader: Reader): Promise<EntryPage> {
  const { entries, has_older } = await entriesOf(chat_id, page, reader);
  return { entries: await withDeliveries(entries, reader), has_older };
}

/** Returns, for each chat, the size in bytes (`weight`) of the entries that its chat_finished event would contain. */
export async function endsOf(
  chat_ids: number[],
  reader: Reader,
): Promise<{ chat_id: number; weight: number }[]> {
  const rows = await reader.find('weightsOfLastEntries', { chats: chat_ids, entries: entriesOfClosedChat });
  return rows.map(({ chat_id, weight }) => ({ chat_id, weight: weight ?? 0 }));
}

/** Returns a page of a chat's entries, without deliveries. It has fewer than `limit` entries if they would exceed `sizeLimits.page`. */
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

/** Adds to each entry its latest delivery, if it has one. All entries must belong to one chat. */
async function withDeliveries(entries: TranscriptEntry[], reader: Reader): Promise<TranscriptEntry[]> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return entries;
  const of = { chat_id: first.chat_id, from: first.entry_id, to: last.entry_id };
  const rows = await reader.find('latestDeliveries', of);
  const deliveries = new Map(
    rows.filter(isComplete).map((row) => [row.entry_id, deskDelivery(deliveryOf(row))]),
  );
  return entries.map((entry) => {
    const delivery = deliveries.get(entry.entry_id);
    return delivery ? { ...entry, delivery } : entry;
  });
}
