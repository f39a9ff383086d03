import { hash } from 'node:crypto';
import type { ServerSentEvent } from '../../../../generated/operation.ts';
import type {
  DeskChat,
  DeskEvent,
  TranscriptEntry,
  WorkingHours,
} from '../../../../generated/reference/desk/types.ts';
import { WidgetLook } from '../../../../generated/reference/visitor/schemas.ts';
import type {
  Availability,
  VisitorChat,
  VisitorContent,
  VisitorEntry,
  VisitorEvent,
  VisitorSession,
} from '../../../../generated/reference/visitor/types.ts';
import { VisitorContact } from '../../../../generated/widget/schemas.ts';
import type { CallbackAvailability, VisitorContact as Contact } from '../../../../generated/widget/types.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { defined, namesIn, partOf } from '../../shared/part.ts';
import { contentOf } from '../conversation/conversation.ts';
import { entriesOf } from '../journal/desk-form.ts';
import type { EventLog, Interest } from '../journal/log.ts';
import { agentOf, isAvailable } from '../state/agents.ts';
import { channelOfWidget } from '../state/channels.ts';
import { callOf, chatOf, chatsOf, nextOf } from '../state/chats.ts';
import { isNamed, visitorAt } from '../state/visitors.ts';
import type { Reader } from '../store/port.ts';
import type { Call, Callback, Channel, Visitor, Widget, WidgetVisit } from '../store/records.ts';

/** The maximum numbers of entries and of chats that the widget shows after a reload. */
const shown = { entries: 500, chats: 5 };

/** The maximum length of the name in the title of the widget's window, in characters. */
const longestName = WidgetLook.properties.name.maxLength;

/** Returns the data of a visitor's session. The caller adds the token and the number of the last event. */
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
    look: { name: guest.channel.name.slice(0, longestName), ...defined(guest.channel.widget.look ?? {}) },
    availability: await availabilityOf(guest, reader),
    contact: contactShown(visitor, chat?.state === 'open' ? chat : undefined),
    ...(chat && { chat: await chatShown(chat, visitor, reader) }),
    entries: visible.filter((entry) => entry !== undefined),
    ...(call && { call: { status: call.status as 'start' } }),
  };
}

async function latestEntries(chats: readonly number[], reader: Reader): Promise<TranscriptEntry[]> {
  let entries: TranscriptEntry[] = [];
  for (const chat_id of chats.slice(-shown.chats).toReversed()) {
    const page = await entriesOf(chat_id, { limit: shown.entries - entries.length }, reader);
    entries = [...page.entries, ...entries];
    if (entries.length >= shown.entries) break;
  }
  return entries;
}

/** Returns the availability for one visitor. `ofChannel` is the availability for all visitors. A visitor has one call at a time. */
export async function availabilityOf(
  guest: Guest,
  reader: Reader,
  ofChannel = channelAvailability(guest.channel, reader),
): Promise<Availability> {
  const { mode, callback } = await ofChannel;
  const isCalling = callback.result === 'ok' && (await runningCallOf(guest, reader));
  return { mode, callback: isCalling ? unavailable : callback };
}

async function channelAvailability(channel: Guest['channel'], reader: Reader): Promise<Availability> {
  const isOnline = await isAvailable(channel, reader);
  return {
    mode: isOnline ? 'online' : 'offline',
    callback: callbackIn(channel.widget.callback, isOnline),
  };
}

async function chatShown(
  { chat_id, state, agent_id }: DeskChat,
  { rate }: Visitor,
  reader: Reader,
): Promise<VisitorChat> {
  const agent = await agentOf(agent_id, reader);
  const writer = agent && { name: agent.name, ...(agent.photo !== undefined && { photo: agent.photo }) };
  return { chat_id, state, ...(writer && { agent: writer }), rate };
}

/** Converts an entry of the desk to an entry of the widget. Returns undefined for an entry that only agents see. */
async function entryShown(
  entry: TranscriptEntry,
  { channel, visitor }: Guest,
  reader: Reader,
): Promise<VisitorEntry | undefined> {
  const { entry_id, chat_id, at, from, agent_id } = entry;
  const content = contentShown(entry);
  if (!content || (from === 'system' && content.type !== 'call')) return undefined;
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

/** Returns the content of an entry that the widget shows. Undefined for errors, notes and transfers, which only agents see. */
function contentShown(entry: TranscriptEntry): VisitorContent | undefined {
  switch (entry.type) {
    case 'error':
    case 'note':
    case 'transfer':
      return undefined;
    case 'markdown':
      return { type: 'markdown', content: entry.content };
    case 'buttons':
      return { type: 'buttons', buttons: entry.buttons, ...defined({ title: entry.title }) };
    case 'call':
      return { type: 'call', status: entry.status, ...defined({ text: entry.text }) };
    default:
      // A kind that is not a message of the channel API does not compile here.
      return contentOf(entry);
  }
}

/** Returns the known values for the contact form: from the open chat, or else from the visitor's report. */
function contactShown({ report }: Visitor, chat: DeskChat | undefined): Contact {
  const customer = chat && {
    ...chat.customer,
    name: isNamed(chat.customer.name) ? chat.customer.name : report.name,
  };
  const known = partOf(VisitorContact, { ...report, ...customer });
  return Object.fromEntries(namesIn(VisitorContact).map((name) => [name, known[name] || null])) as Contact;
}

/** A visitor of a widget, and the channel that has the widget. */
export interface Guest {
  channel: Channel & { widget: Widget };
  visitor: Visitor & { widget: WidgetVisit };
}

/** Identifies the visitor who sent a request. `customer_id` has a hash of the visitor's token, from which nobody can derive the token. */
export interface Pass {
  widget_id: string;
  customer_id: string;
}

export function passOf(widget_id: string, token: string): Pass {
  return { widget_id, customer_id: `visitor-${hash('sha256', token, 'base64url').slice(0, 22)}` };
}

export async function guestOf({ widget_id, customer_id }: Pass, reader: Reader): Promise<Guest | undefined> {
  const channel = await channelOfWidget(widget_id, reader);
  const visitor = channel && (await visitorAt(widget_id, customer_id, reader));
  return channel && visitor?.widget && { channel, visitor: visitor as Guest['visitor'] };
}

export async function runningCallOf({ visitor }: Guest, reader: Reader): Promise<Call | undefined> {
  const call = await callOf(visitor.widget.call_id, reader);
  return call && nextOf(call).length > 0 ? call : undefined;
}

/** Converts the desk's events about one visitor into events of the widget, and yields those after the number `after`. */
export async function* feedOf(
  { store, events }: { store: Reader; events: EventLog },
  pass: Pass,
  visitor_number: number,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent<VisitorEvent>> {
  const interest: Interest = {
    visitor_number,
    channel_id: pass.widget_id,
    async subjects() {
      const guest = await guestOf(pass, store);
      return { chats: guest ? chatsOf(guest.visitor) : [], agents: guest?.channel.agents ?? [] };
    },
  };
  for await (const { id, data } of events.follow(after, signal, interest)) {
    const guest = await guestOf(pass, store);
    if (!guest) return;
    for (const event of await seenBy(guest, data, store))
      yield { ...(id !== undefined && { id }), event: event.event, data: event };
  }
}

/** For each event and channel: the availability after the event. It is computed once for all visitors of the channel. */
const availabilities = new WeakMap<DeskEvent, Map<string, Promise<Availability>>>();

function availabilityAfter(event: DeskEvent, { channel }: Guest, reader: Reader): Promise<Availability> {
  const known = availabilities.get(event) ?? new Map<string, Promise<Availability>>();
  availabilities.set(event, known);
  const availability = known.get(channel.channel_id) ?? channelAvailability(channel, reader);
  known.set(channel.channel_id, availability);
  return availability;
}

/** Converts an event of the desk into the events that the visitor receives: none if the event does not concern the visitor. */
async function seenBy(guest: Guest, event: DeskEvent, reader: Reader): Promise<VisitorEvent[]> {
  const { chat, entry, call, agent, typing } = event;
  const { channel, visitor } = guest;
  const availability = async (): Promise<VisitorEvent> => ({
    event: 'availability',
    availability: await availabilityOf(guest, reader, availabilityAfter(event, guest, reader)),
  });
  switch (event.event) {
    case 'agent_changed':
      return channel.agents.includes(agent?.agent_id ?? '') ? [await availability()] : [];
    case 'channel_changed':
      return [await availability()];
    case 'call_changed': {
      if (!call || call.call_id !== visitor.widget.call_id) return [];
      const shown = { status: call.status as 'start', ...defined({ reason: call.reason }) };
      return [{ event: 'call', call: shown }, await availability()];
    }
    case 'entry_added': {
      const shown = entry && (await entryShown(entry, guest, reader));
      return shown ? [{ event: 'entry', entry: shown }] : [];
    }
    case 'chat_opened':
    case 'chat_accepted':
    case 'chat_transferred':
    case 'chat_closed':
      return chat ? [{ event: 'chat', chat: await chatShown(chat, visitor, reader) }] : [];
    case 'chat_changed':
      return [{ event: 'contact', contact: contactShown(visitor, chat) }];
    case 'agent_typing':
      return typing === undefined ? [] : [{ event: 'typing', typing }];
    default:
      return [];
  }
}

const unavailable = { result: 'fail', reason: 'Callback unavaiable' } as const;

/** Returns the result `ok` if visitors can request a call. Otherwise returns the result `fail` and the reason (WID-17). */
function callbackIn(callback: Callback, isOnline: boolean): CallbackAvailability {
  if (!callback.enabled) return { result: 'fail', reason: 'Callback disabled' };
  const isPaid = callback.balance === undefined || callback.balance > 0;
  const isOpen = callback.hours === undefined || isOpenAt(callback.hours, new Date());
  return isOnline && isPaid && isOpen ? { result: 'ok' } : unavailable;
}

/** True if the time `now` is within working hours. The time `to` itself is outside. */
export function isOpenAt({ days, from, to, time_zone = 'UTC' }: WorkingHours, now: Date): boolean {
  const parts = clocks.getOrMake(time_zone, clockIn).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  const time = `${part('hour')}:${part('minute')}`;
  return (days as string[]).includes(part('weekday').toLowerCase()) && from <= time && time < to;
}

/** Date formatters of recently used time zones. Creating one takes 50 µs, and each visitor's session needs one. */
const clocks = new RecentMap<string, Intl.DateTimeFormat>(100);

const shownParts = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...shownParts });
}

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
