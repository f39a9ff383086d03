import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type {
  Availability,
  VisitorChat,
  VisitorEntry,
  VisitorSession,
} from '../../../../generated/reference/visitor/types.ts';
import type { VisitorContact } from '../../../../generated/widget/types.ts';
import { entriesOf } from '../journal/entries.ts';
import { agentOf } from '../state/agents.ts';
import { isAvailable } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { isNamed } from '../state/customer.ts';
import type { Reader } from '../store/port.ts';
import type { Chat, Visitor } from '../store/records.ts';
import { availabilityIn, whileCalling } from './availability.ts';
import { type Guest, runningCallOf } from './guests.ts';

/** How much of a chat is shown after a reload. */
const shownEntries = 500;

/** All that a widget has to know of its visitor, but for the number of the last event. */
export async function sessionOf(
  guest: Guest,
  reader: Reader,
): Promise<Omit<VisitorSession, 'last_event_id' | 'token'>> {
  const { visitor } = guest;
  const chat = await chatOf(visitor.last_chat, reader);
  const call = await runningCallOf(guest, reader);
  const { entries } = chat ? await entriesOf(chat.chat_id, { limit: shownEntries }, reader) : { entries: [] };
  const shown = await Promise.all(entries.map((entry) => entryShown(entry, guest, reader)));
  return {
    visitor_number: visitor.visitor_number,
    availability: await availabilityOf(guest, reader),
    contact: contactShown(visitor, chat?.state === 'open' ? chat : undefined),
    ...(chat && { chat: await chatShown(chat, visitor, reader) }),
    entries: shown.filter((entry) => entry !== undefined),
    ...(call && { call: { status: call.status as 'start' } }),
  };
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
  return availabilityIn({ isOnline, callback: channel.widget.callback, now: new Date() });
}

export async function chatShown(
  { state, agent_id }: Chat,
  { rate }: Visitor,
  reader: Reader,
): Promise<VisitorChat> {
  const agent = await agentOf(agent_id, reader);
  const shown = agent && { name: agent.name, ...(agent.photo !== undefined && { photo: agent.photo }) };
  return { state, ...(shown && { agent: shown }), rate };
}

/** What of a transcript a visitor sees; notices to the agent are none of theirs. */
export async function entryShown(
  entry: TranscriptEntry,
  { channel, visitor }: Guest,
  reader: Reader,
): Promise<VisitorEntry | undefined> {
  const { entry_id, at, from, agent_id, type } = entry;
  if (from === 'system' || type === 'error') return undefined;
  const agent = await agentOf(agent_id, reader);
  const { html, title, buttons, file, file_name, thumb, emoji, latitude, longitude } = entry;
  return withoutAbsent<VisitorEntry>({
    entry_id,
    at,
    from: from === 'customer' ? 'visitor' : from,
    name: from === 'bot' ? channel.bot?.name : agent?.name,
    photo: agent?.photo,
    message_id: visitor.widget.taken.find(([, taken]) => taken === entry_id)?.[0],
    type,
    // Bots give a text beside Markdown and buttons for who cannot show those; the widget can.
    text: type === 'markdown' || type === 'buttons' ? undefined : entry.text,
    html,
    title,
    buttons,
    file,
    file_name,
    thumb,
    emoji,
    latitude,
    longitude,
  });
}

/** The contact form: what the visitor typed, the page set, or the CRM knows. */
export function contactShown({ report }: Visitor, chat: Chat | undefined): VisitorContact {
  const customer = chat && {
    ...chat.customer,
    name: isNamed(chat.customer.name) ? chat.customer.name : report.name,
  };
  const { name, email, phone, description } = { ...report, ...customer };
  return { name: name || null, email: email || null, phone: phone || null, description: description || null };
}

function withoutAbsent<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
