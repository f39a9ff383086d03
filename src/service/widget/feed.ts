import type { DeskEvent } from '../../../generated/desk/types.ts';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import type { VisitorEvent } from '../../../generated/visitor/types.ts';
import type { EventLog } from '../events.ts';
import type { Reader } from '../store/port.ts';
import { type Guest, guestOf, lastCallOf, type Pass } from './guests.ts';
import { availabilityOf, chatShown, contactShown, entryShown } from './shown.ts';

export interface FeedParts {
  store: Reader;
  events: EventLog;
}

/** What of all that happens at the desk concerns one visitor, as they may see it. */
export async function* feedOf(
  { store, events }: FeedParts,
  pass: Pass,
  visitor_number: number,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent<VisitorEvent>> {
  for await (const { id, data } of events.follow(after, signal)) {
    // Most of what happens is about others, and costs nothing.
    if (!mayConcern(data, pass, visitor_number)) continue;
    const guest = await guestOf(pass, store);
    if (!guest) return;
    for (const event of await seenBy(guest, data, store))
      yield { ...(id !== undefined && { id }), event: event.event, data: event };
  }
}

function mayConcern(
  { event, chat, channel }: DeskEvent,
  { widget_id }: Pass,
  visitor_number: number,
): boolean {
  if (event === 'agent_changed' || event === 'call_changed') return true;
  return chat ? chat.visitor_number === visitor_number : channel?.channel_id === widget_id;
}

/** One event of the desk in the eyes of a visitor. */
async function seenBy(guest: Guest, event: DeskEvent, reader: Reader): Promise<VisitorEvent[]> {
  const { chat, entry, call, agent, typing } = event;
  const { channel, visitor } = guest;
  const availability = async (): Promise<VisitorEvent> => ({
    event: 'availability',
    availability: await availabilityOf(guest, reader),
  });
  switch (event.event) {
    case 'agent_changed':
      return channel.agents.includes(agent?.agent_id ?? '') ? [await availability()] : [];
    case 'channel_changed':
      return [await availability()];
    case 'call_changed': {
      if (!call || (await lastCallOf(visitor, reader))?.call_id !== call.call_id) return [];
      const shown = {
        status: call.status as 'start',
        ...(call.reason !== undefined && { reason: call.reason }),
      };
      return [{ event: 'call', call: shown }, await availability()];
    }
    case 'entry_added': {
      const shown = entry && (await entryShown(entry, guest, reader));
      return shown ? [{ event: 'entry', entry: shown }] : [];
    }
    case 'chat_opened':
    case 'chat_accepted':
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
