import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { defined } from '../../shared/defined.ts';
import type { Reader } from '../store/port.ts';
import type { Call, EventRecord } from '../store/records.ts';
import type { Tables } from '../store/tables.ts';
import { deskEvent, type EventDetails } from './desk-form.ts';
import { type EntryRow, entryAt, entryOf } from './entries.ts';

/** The record of an event. */
export function recordOf(details: EventDetails): EventRecord {
  const { agent, channel, chat, entry, call, note, reason } = details;
  const typing = details.event === 'typing_changed' ? chat?.customer_typing : details.typing;
  return {
    ...(agent && { agent_id: agent.agent_id }),
    ...(channel && { channel_id: channel.channel_id }),
    ...(entry && { entry_id: entry.entry_id }),
    ...(call && { call_id: call.call_id, call: stageOf(call) }),
    ...(note && { note_id: note.note_id }),
    ...defined({ reason, typing }),
    ...(details.event === 'agent_changed' && agent && { online: agent.online }),
  };
}

function stageOf({ status, reason, record_url }: Call): NonNullable<EventRecord['call']> {
  return { status, ...(reason !== undefined && { reason }), ...(record_url !== undefined && { record_url }) };
}

/** A past event: what it names is shown as it is now, what it announced as it was then. */
export async function eventOf(row: Tables['events'], reader: Reader): Promise<DeskEvent> {
  const { event_id, at, event, chat_id } = row;
  const chat = chat_id === null ? undefined : (await reader.get('chats', chat_id))?.data;
  if (event === 'entry_added')
    return deskEvent(event_id, at, { event, ...(chat && { chat }), entry: entryOf(row as EntryRow) });
  const { agent_id, channel_id, entry_id, call_id, note_id, ...record } = row.data as EventRecord;
  const { typing, online, call: stage, reason } = record;
  const isOfCustomer = event === 'typing_changed' && typing !== undefined;
  const agent = agent_id === undefined ? undefined : await reader.get('agents', agent_id);
  const channel = channel_id === undefined ? undefined : await reader.get('channels', channel_id);
  const call = call_id === undefined ? undefined : await reader.get('calls', call_id);
  const note = note_id === undefined ? undefined : await reader.get('notes', note_id);
  const entry = entry_id === undefined ? undefined : await entryAt(entry_id, reader);
  return deskEvent(event_id, at, {
    event,
    ...(chat && { chat: isOfCustomer ? { ...chat, customer_typing: typing } : chat }),
    ...(agent && { agent: { ...agent.data, ...(online !== undefined && { online }) } }),
    ...(channel && { channel: channel.data }),
    ...(call && { call: atStage(call.data, stage) }),
    ...(note && { note: note.data }),
    ...defined({ entry, reason }),
    ...(typing !== undefined && !isOfCustomer && { typing }),
  });
}

function atStage({ reason: _, record_url: __, ...call }: Call, stage: EventRecord['call']): Call {
  return { ...call, ...stage };
}

/** The weights of chats: one chat is in many events. */
const chats = new WeakMap<object, number>();

/** About how much memory an event takes, in characters, without serializing it. */
export function weightOf({ chat, ...rest }: DeskEvent): number {
  if (!chat) return sizeOf(rest);
  const known = chats.get(chat) ?? sizeOf(chat);
  chats.set(chat, known);
  return known + sizeOf(rest);
}

/** The weight of a value that is not a string. */
const plain = 8;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return plain;
  let size = 2;
  for (const [name, part] of Object.entries(value)) size += name.length + 4 + sizeOf(part);
  return size;
}
