import type { DeskChat } from '../../../generated/desk/types.ts';
import type { Journal } from '../journal.ts';
import { customerKey } from '../keys.ts';
import type { Channel, Visitor } from '../records.ts';
import type { Reader } from '../store/port.ts';
import { contactOf, stranger, updated } from './customer.ts';
import { pagePanel } from './page-panel.ts';
import { arrive, visitorOf } from './visitors.ts';

/** How many chats of a visitor can be found again from the visitor. */
const remembered = 50;

export async function chatOf(chat_id: number | undefined, reader: Reader): Promise<DeskChat | undefined> {
  return chat_id === undefined ? undefined : (await reader.get('chats', chat_id))?.data;
}

/** The open chat of a customer on a channel. Ids are the same when their digits are. */
export async function openChatOf(
  { channel_id }: Channel,
  customer_id: string | number,
  reader: Reader,
): Promise<DeskChat | undefined> {
  const visitor = await reader.get('visitors', customerKey(channel_id, customer_id));
  const chat_id = visitor?.data.open_chat;
  return chat_id === undefined ? undefined : (await reader.get('chats', chat_id))?.data;
}

/** The open chat of a customer on a channel; a new one where there is none. */
export async function chatWith(
  channel: Channel,
  customer_id: string | number,
  journal: Journal,
): Promise<DeskChat> {
  const known = await openChatOf(channel, customer_id, journal);
  if (known) return known;
  const visitor = await arrive(channel.channel_id, String(customer_id), journal);
  const { report, widget } = visitor;
  const chat: DeskChat = {
    chat_id: await journal.next('chat'),
    channel_id: channel.channel_id,
    state: 'open',
    customer: updated(stranger(customer_id), { id: customer_id, ...contactOf(report) }),
    customer_typing: false,
    visitor_number: visitor.visitor_number,
    ...(report.page && { page: report.page }),
    ...(report.session && { session: report.session }),
    ...(widget && { via: 'widget' as const, panel: pagePanel([], visitor, channel.widget) }),
    ...(channel.bot && { handled_by: 'bot' as const }),
    opened_at: new Date(journal.now).toISOString(),
  };
  const chats = [...chatsOf(visitor), chat.chat_id].slice(-remembered);
  journal.visitor({
    ...visitor,
    open_chat: chat.chat_id,
    last_chat: chat.chat_id,
    ...(widget && { widget: { ...widget, chats } }),
  });
  journal.chat(chat);
  await journal.event({ event: 'chat_opened', chat });
  return chat;
}

/** The latest chats of a visitor of a widget; the last one in any case, also where an older program began it. */
export function chatsOf({ widget, last_chat }: Visitor): number[] {
  const chats = widget?.chats ?? [];
  return last_chat === undefined || chats.includes(last_chat) ? chats : [...chats, last_chat];
}

/** Replaces a chat by a changed copy. */
export function changeChat(chat: DeskChat, changes: Partial<DeskChat>, journal: Journal): DeskChat {
  const changed = { ...chat, ...changes };
  journal.chat(changed);
  return changed;
}

/** Ends a chat: the next message of its customer opens another one. */
export async function endChat(chat: DeskChat, journal: Journal): Promise<DeskChat> {
  const closed_at = new Date(journal.now).toISOString();
  const { open_chat: _, ...visitor } = await visitorOf(chat, journal);
  journal.visitor(visitor);
  const closed = changeChat(chat, { state: 'closed', customer_typing: false, closed_at }, journal);
  await journal.event({ event: 'chat_closed', chat: closed });
  return closed;
}

/** Which chats are asked for. */
interface ChatQuery {
  channel_id?: string;
  state?: DeskChat['state'];
  /** Only chats with lower numbers. */
  before?: number;
  limit?: number;
}

/** Chats, newest first. */
export async function listChats(
  { channel_id, state, before, limit }: ChatQuery,
  reader: Reader,
): Promise<DeskChat[]> {
  const rows = await reader.all((db) => {
    let query = db.selectFrom('chats').select('data').orderBy('chat_id', 'desc');
    if (limit !== undefined) query = query.limit(limit);
    if (channel_id !== undefined) query = query.where('channel_id', '=', channel_id);
    if (state !== undefined) query = query.where('state', '=', state);
    if (before !== undefined) query = query.where('chat_id', '<', before);
    return query;
  });
  return rows.map(({ data }) => data);
}
