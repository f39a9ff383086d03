import { setImmediate } from 'node:timers/promises';
import type { DeskChat, FoundChats } from '../../../../generated/reference/desk/types.ts';
import { states } from '../../../../generated/states.ts';
import { wordsOf } from '../../shared/markup.ts';
import { defined } from '../../shared/part.ts';
import { type EntryRow, type EventDetails, entryOf, instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import { readable } from '../store/query.ts';
import type { ChatFilter, ReadRow } from '../store/reads.ts';
import type { Call, Channel, Chat, Visitor } from '../store/records.ts';
import { newCustomer, pagePanel, updatedCustomer, visitorAt, visitorForChat, visitorOf } from './visitors.ts';

/** The number of open chats in one batch. It is small: a chat may be long, and other requests wait while a batch is changed. */
const piece = 10;

const remembered = 50;

export async function chatOf(chat_id: number | undefined, reader: Reader): Promise<Chat | undefined> {
  return chat_id === undefined ? undefined : (await reader.get('chats', chat_id))?.data;
}

/** Returns the open chat of a customer on a channel; undefined if there is none. The customer ids 7 and "7" are the same. */
export async function openChatOf(
  { channel_id }: Channel,
  customer_id: string | number,
  reader: Reader,
): Promise<Chat | undefined> {
  return chatOf((await visitorAt(channel_id, customer_id, reader))?.open_chat, reader);
}

/** Returns the open chat of a customer on a channel. If there is none, opens one. */
export async function chatWith(
  channel: Channel,
  customer_id: string | number,
  journal: Journal,
): Promise<Chat> {
  const known = await openChatOf(channel, customer_id, journal);
  if (known) return known;
  const visitor = await visitorForChat(channel.channel_id, String(customer_id), journal);
  const { report, widget } = visitor;
  const chat: Chat = {
    chat_id: await journal.next('chat'),
    channel_id: channel.channel_id,
    state: 'open',
    customer: updatedCustomer(newCustomer(customer_id), report),
    customer_typing: false,
    visitor_number: visitor.visitor_number,
    ...(report.page && { page: report.page }),
    ...(report.session && { session: report.session }),
    ...(widget && { via: 'widget' as const, panel: pagePanel([], visitor, channel.widget) }),
    ...(channel.bot && { handled_by: 'bot' as const }),
    opened_at: new Date(journal.now).toISOString(),
  };
  const chats = [...chatsOf(visitor), chat.chat_id].slice(-remembered);
  journal.visitor({ ...visitor, open_chat: chat.chat_id, last_chat: chat.chat_id, chats });
  journal.chat(chat);
  await journal.event({ event: 'chat_opened', chat });
  return chat;
}

export function changeChat(chat: Chat, changes: Partial<Chat>, journal: Journal): Chat {
  const changed = { ...chat, ...changes };
  if (changed.handled_by !== 'bot' || changed.state === 'closed') delete changed.unanswered_since;
  journal.chat(changed);
  return changed;
}

/** Stores a copy of a chat with changes, and publishes an event about it; chat_changed by default. Returns the copy. */
export async function publishChat(
  chat: Chat,
  changes: Partial<Chat>,
  journal: Journal,
  details: Pick<EventDetails, 'event' | 'reason' | 'call'> = { event: 'chat_changed' },
): Promise<Chat> {
  const changed = changeChat(chat, changes, journal);
  await journal.event({ ...details, chat: changed });
  return changed;
}

/** Closes a chat. The next message of its customer opens a new one. */
export async function endChat(chat: Chat, journal: Journal): Promise<Chat> {
  const closed_at = new Date(journal.now).toISOString();
  const { open_chat: _, ...visitor } = await visitorOf(chat, journal);
  journal.visitor(visitor);
  const changes = { state: 'closed', customer_typing: false, closed_at } as const;
  return publishChat(chat, changes, journal, { event: 'chat_closed' });
}

/** Returns the numbers of a visitor's latest chats, oldest first. */
export function chatsOf({ chats, widget, last_chat }: Visitor): readonly number[] {
  return chats ?? widget?.chats ?? (last_chat === undefined ? [] : [last_chat]);
}

/** Returns the visitor's earlier chats, newest first. Together they have at most `sizeLimits.page` bytes. */
export async function formerChats(
  chat: Chat,
  reader: Reader,
): Promise<{ chats: DeskChat[]; has_older: boolean }> {
  const before = chatsOf(await visitorOf(chat, reader)).filter((chat_id) => chat_id < chat.chat_id);
  const found = await Promise.all(before.toReversed().map((chat_id) => chatOf(chat_id, reader)));
  const known = found.filter((former) => former !== undefined);
  const shown = readable(known.map((former) => ({ former, weight: JSON.stringify(former).length })));
  const chats = shown.map(({ former }) => former);
  return { chats: await asListed(chats, reader), has_older: chats.length < known.length };
}

/** The number of a chat's latest entries in which unread messages are searched. */
const searched = 100;
const searchedAtOnce = 50;

/** Adds the fields that chats have in lists: the last entry, the last message of a person, and the unread messages. */
async function asListed(chats: Chat[], reader: Reader): Promise<DeskChat[]> {
  if (chats.length === 0) return [];
  const ids = chats.map(({ chat_id }) => chat_id);
  const rows = await reader.find('lastEntries', { chats: ids });
  const last = new Map(rows.map((row) => [row.chat_id, entryOf(row as EntryRow)]));
  const messages = await latestMessages(ids, reader);
  const byChat = Map.groupBy(messages, ({ chat_id }) => chat_id);
  const lastNumbers = new Set(rows.map(({ event_id }) => event_id));
  const newest = [...byChat.values()].map((of) => of.at(-1)!.event_id);
  const earlier = newest.filter((number) => !lastNumbers.has(number));
  const said = new Map(
    (await reader.find('entriesByNumber', { entries: earlier })).map((row) => [
      row.chat_id,
      entryOf(row as EntryRow),
    ]),
  );
  return chats.map((chat) => {
    const [last_entry, last_said] = [last.get(chat.chat_id), said.get(chat.chat_id)];
    const unread = unreadOf(byChat.get(chat.chat_id) ?? []);
    return { ...chat, ...defined({ last_entry, last_said, unread }) };
  });
}

/** Reads the latest messages of chats, some chats at a time: on SQLite, other requests wait during each read. */
async function latestMessages(ids: readonly number[], reader: Reader) {
  const messages: ReadRow<'latestMessages'>[] = [];
  for (let from = 0; from < ids.length; from += searchedAtOnce) {
    if (from > 0) await setImmediate();
    const chats = ids.slice(from, from + searchedAtOnce);
    messages.push(...(await reader.find('latestMessages', { chats, entries: searched })));
  }
  return messages;
}

/** Returns the customer's messages after the last message of an agent. Undefined if there are none. */
function unreadOf(messages: { from: string; event_id: number; at: number }[]): DeskChat['unread'] {
  const unread = messages.slice(messages.findLastIndex(({ from }) => from === 'agent') + 1);
  return unread[0] && { since: instant(unread[0].at), entries: unread.map(({ event_id }) => event_id) };
}

/** Returns the newest chats below `before`, newest first: at most `limit` chats, and at most `sizeLimits.page` bytes. */
export async function listChats(
  { limit, before = Number.MAX_SAFE_INTEGER, ...wanted }: ChatFilter & { limit: number },
  reader: Reader,
): Promise<{ chats: DeskChat[]; has_older: boolean }> {
  const weights = await reader.find('chatWeights', { ...wanted, before, limit: limit + 1 });
  const found = readable(
    weights.slice(0, limit).map(({ chat_id, weight, last_entry }) => ({
      chat_id,
      weight: weight + (last_entry ?? 0),
    })),
  );
  const [newest, oldest] = [found[0]?.chat_id, found.at(-1)?.chat_id];
  if (newest === undefined || oldest === undefined) return { chats: [], has_older: false };
  const rows = await reader.find('chats', {
    ...wanted,
    after: oldest - 1,
    before: newest + 1,
    order: 'desc',
    limit,
  });
  const chats = await asListed(
    rows.map(({ data }) => data),
    reader,
  );
  return { chats, has_older: found.length < weights.length };
}

/** Yields the numbers of the open chats of a channel, in batches, oldest first. Without `channel_id`, yields those of all channels. */
export async function* openChats(
  channel_id: string | undefined,
  reader: Reader,
): AsyncGenerator<number[], void> {
  for (let after = 0; ; ) {
    const rows = await reader.find('openChats', { channel_id, after, limit: piece });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ chat_id }) => chat_id);
    after = last.chat_id;
  }
}

export async function callOf(call_id: number | undefined, reader: Reader): Promise<Call | undefined> {
  return call_id === undefined ? undefined : (await reader.get('calls', call_id))?.data;
}

/** Returns the statuses to which a call may change from its current status: an empty list if the call has ended. */
export function nextOf({ status }: Call): string[] {
  return states.call.ways.filter(({ from }) => from === status).map(({ to }) => to);
}

/** Stores a new or changed call. Returns its chat, which shows the chat's latest call. An older call may still change. */
export async function storeCall(call: Call, journal: Journal): Promise<Chat> {
  const { call_id, chat_id } = call;
  journal.put('calls', { call_id, chat_id, data: call });
  const chat = (await chatOf(chat_id, journal))!;
  const isLatest = (chat.call?.call_id ?? 0) <= call_id;
  return publishChat(chat, isLatest ? { call } : {}, journal, { event: 'call_changed', call });
}

/** The events that one query reads, the maximum number of queries in one search, and of chats in its result. */
const bounds = { piece: 200, pieces: 100, chats: 50 };

/** Searches the entries below `before`, newest first, ignoring case. Returns each chat's newest match, and the next `before`. */
export async function searchChats(words: string, before: number, reader: Reader): Promise<FoundChats> {
  const wanted = words.toLowerCase();
  const found = new Map<number, FoundChats['found'][number]>();
  let to = before;
  for (let piece = 0; piece < bounds.pieces && to > 1 && found.size < bounds.chats; piece++) {
    const after = Math.max(to - 1 - bounds.piece, 0);
    const rows = await reader.find('events', { after, limit: bounds.piece });
    for (const row of rows.toReversed()) {
      if (row.event !== 'entry_added' || row.event_id >= to || found.has(row.chat_id!)) continue;
      const entry = entryOf(row as EntryRow);
      if (!wordsOf(entry).toLowerCase().includes(wanted)) continue;
      const chat = await chatOf(entry.chat_id, reader);
      if (chat) found.set(entry.chat_id, { chat, entry });
    }
    to = after + 1;
  }
  return { found: [...found.values()], ...(to > 1 && { before: to }) };
}
