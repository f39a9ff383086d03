import type { DeskChat, TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type {
  Availability,
  VisitorChat,
  VisitorContent,
  VisitorEntry,
  VisitorSession,
} from '../../../../generated/reference/visitor/types.ts';
import type { VisitorContact } from '../../../../generated/widget/types.ts';
import { defined } from '../../shared/defined.ts';
import { entriesOf } from '../journal/entries.ts';
import { agentOf, isAvailable } from '../state/channels.ts';
import { chatOf, chatsOf } from '../state/chats.ts';
import { contentOf } from '../state/content.ts';
import { isNamed } from '../state/visitors.ts';
import type { Reader } from '../store/port.ts';
import type { Visitor } from '../store/records.ts';
import { callbackIn, whileCalling } from './availability.ts';
import { type Guest, runningCallOf } from './guests.ts';

/** Entries, and their chats, that are shown after a reload. */
const shown = { entries: 500, chats: 5 };

/** The session of a visitor, without the number of the last event. */
export async function sessionOf(
  guest: Guest,
  reader: Reader,
): Promise<Omit<VisitorSession, 'last_event_id' | 'token'>> {
  const { visitor } = guest;
  const chat = await chatOf(visitor.last_chat, reader);
  const call = await runningCallOf(guest, reader);
  const entries = await latestEntries(chatsOf(visitor), reader);
  const visible = await Promise.all(entries.map((entry) => entryShown(entry, guest, reader)));
  return {
    visitor_number: visitor.visitor_number,
    availability: await availabilityOf(guest, reader),
    contact: contactShown(visitor, chat?.state === 'open' ? chat : undefined),
    ...(chat && { chat: await chatShown(chat, visitor, reader) }),
    entries: visible.filter((entry) => entry !== undefined),
    ...(call && { call: { status: call.status as 'start' } }),
  };
}

/** The latest entries of the latest chats, oldest first. */
async function latestEntries(chats: readonly number[], reader: Reader): Promise<TranscriptEntry[]> {
  let entries: TranscriptEntry[] = [];
  for (const chat_id of chats.slice(-shown.chats).toReversed()) {
    const page = await entriesOf(chat_id, { limit: shown.entries - entries.length }, reader);
    entries = [...page.entries, ...entries];
    if (entries.length >= shown.entries) break;
  }
  return entries;
}

/** @param ofChannel What holds for all visitors of the channel, where that is known already. */
export async function availabilityOf(
  guest: Guest,
  reader: Reader,
  ofChannel = channelAvailability(guest.channel, reader),
): Promise<Availability> {
  const availability = await ofChannel;
  return (await runningCallOf(guest, reader)) ? whileCalling(availability) : availability;
}

export async function channelAvailability(channel: Guest['channel'], reader: Reader): Promise<Availability> {
  const isOnline = await isAvailable(channel, reader);
  return {
    mode: isOnline ? 'online' : 'offline',
    callback: callbackIn(channel.widget.callback, isOnline),
  };
}

export async function chatShown(
  { chat_id, state, agent_id }: DeskChat,
  { rate }: Visitor,
  reader: Reader,
): Promise<VisitorChat> {
  const agent = await agentOf(agent_id, reader);
  const writer = agent && { name: agent.name, ...(agent.photo !== undefined && { photo: agent.photo }) };
  return { chat_id, state, ...(writer && { agent: writer }), rate };
}

/** An entry as the visitor sees it; undefined for notices to the agent. */
export async function entryShown(
  entry: TranscriptEntry,
  { channel, visitor }: Guest,
  reader: Reader,
): Promise<VisitorEntry | undefined> {
  const { entry_id, chat_id, at, from, agent_id } = entry;
  const content = contentShown(entry);
  if (from === 'system' || !content) return undefined;
  const agent = await agentOf(agent_id, reader);
  const name = from === 'bot' ? channel.bot?.name : agent?.name;
  const message_id = visitor.widget.taken.find(([, taken]) => taken === entry_id)?.[0];
  return {
    entry_id,
    chat_id,
    at,
    from: from === 'customer' ? 'visitor' : from,
    ...defined({ name, photo: agent?.photo, message_id }),
    ...content,
  };
}

/** The content of an entry for the widget, which shows Markdown and buttons itself and needs no text in their place. */
function contentShown(entry: TranscriptEntry): VisitorContent | undefined {
  switch (entry.type) {
    case 'error':
      return undefined;
    case 'markdown':
      return { type: 'markdown', content: entry.content };
    case 'buttons':
      return { type: 'buttons', buttons: entry.buttons, ...defined({ title: entry.title }) };
    default:
      // A kind that is no message of the channel API does not compile here.
      return contentOf(entry);
  }
}

/** The contact form: what the visitor typed, the page set, or the CRM knows. */
export function contactShown({ report }: Visitor, chat: DeskChat | undefined): VisitorContact {
  const customer = chat && {
    ...chat.customer,
    name: isNamed(chat.customer.name) ? chat.customer.name : report.name,
  };
  const { name, email, phone, description } = { ...report, ...customer };
  return { name: name || null, email: email || null, phone: phone || null, description: description || null };
}
