import type { ServerSentEvent } from '../../../../generated/operation.ts';
import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import type { Availability, VisitorEvent } from '../../../../generated/reference/visitor/types.ts';
import { defined } from '../../shared/defined.ts';
import type { Choice, Interest } from '../journal/event-reader.ts';
import type { EventLog } from '../journal/log.ts';
import { chatsOf } from '../state/chats.ts';
import type { Reader } from '../store/port.ts';
import type { EventRecord } from '../store/records.ts';
import { type Guest, guestOf, lastCallOf, type Pass } from './guests.ts';
import { availabilityOf, channelAvailability, chatShown, contactShown, entryShown } from './visitor-view.ts';

/** The events of the desk that concern one visitor, in the visitor's form. */
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
    choose: () => choiceOf(pass, store),
  };
  for await (const { id, data } of events.follow(after, signal, interest)) {
    if (!mayConcern(data, interest)) continue;
    const guest = await guestOf(pass, store);
    if (!guest) return;
    for (const event of await seenBy(guest, data, store))
      yield { ...(id !== undefined && { id }), event: event.event, data: event };
  }
}

/** Never true of an event about another visitor's chat. */
function mayConcern({ event, chat, channel }: DeskEvent, { visitor_number, channel_id }: Interest): boolean {
  if (event === 'agent_changed') return true;
  return chat ? chat.visitor_number === visitor_number : channel?.channel_id === channel_id;
}

/** The stored events that a visitor may read. */
async function choiceOf(pass: Pass, reader: Reader): Promise<Choice> {
  const guest = await guestOf(pass, reader);
  const chats = guest ? chatsOf(guest.visitor) : [];
  return {
    chats,
    others: ['agent_changed', 'channel_changed'],
    includes({ event, chat_id, data }) {
      if (chat_id !== null) return chats.includes(chat_id);
      const { agent_id = '', channel_id } = data as EventRecord;
      if (event === 'agent_changed') return guest?.channel.agents.includes(agent_id) ?? false;
      return channel_id === pass.widget_id;
    },
  };
}

/** The availability of a channel after an event, computed once for all visitors. */
const availabilities = new WeakMap<DeskEvent, Map<string, Promise<Availability>>>();

function availabilityAfter(event: DeskEvent, { channel }: Guest, reader: Reader): Promise<Availability> {
  const known = availabilities.get(event) ?? new Map<string, Promise<Availability>>();
  availabilities.set(event, known);
  const availability = known.get(channel.channel_id) ?? channelAvailability(channel, reader);
  known.set(channel.channel_id, availability);
  return availability;
}

/** An event of the desk as events of a visitor. */
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
      if (!call || (await lastCallOf(visitor, reader))?.call_id !== call.call_id) return [];
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
