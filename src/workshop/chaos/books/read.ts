// Everything that the desk shows at the end.
import type { DeskClient } from '../../../../generated/reference/desk/client.ts';
import type {
  DeskChat,
  LoggedDelivery,
  TranscriptEntry,
} from '../../../../generated/reference/desk/types.ts';
import type { Channel } from '../service/channels.ts';
import { insist } from '../service/requests.ts';

/** A chat and all that was said in it. */
export interface ReadChat {
  chat: DeskChat;
  entries: TranscriptEntry[];
}

/** What the service says that has happened. */
export interface Books {
  chats: ReadChat[];
  deliveries: LoggedDelivery[];
}

/** The most that the desk gives at once. */
const page = 1000;

export async function readBooks(desk: DeskClient, channels: readonly Channel[]): Promise<Books> {
  const chats: ReadChat[] = [];
  for (const { channel_id } of channels) {
    const { body } = await insist(200, () => desk.listChats({ query: { channel_id, limit: page } }));
    if (body.has_older) throw new Error('A channel has more chats than the desk lists.');
    for (const chat of body.chats) chats.push({ chat, entries: await entriesOf(desk, chat.chat_id) });
  }
  return { chats, deliveries: await deliveriesOf(desk) };
}

async function entriesOf(desk: DeskClient, chat_id: number): Promise<TranscriptEntry[]> {
  const entries: TranscriptEntry[] = [];
  while (true) {
    const [first] = entries;
    const query = { limit: page, ...(first && { before: first.entry_id }) };
    const { body } = await insist(200, () => desk.getChat({ path: { chat_id }, query }));
    entries.unshift(...body.transcript);
    if (!body.has_older) return entries;
  }
}

async function deliveriesOf(desk: DeskClient): Promise<LoggedDelivery[]> {
  const deliveries: LoggedDelivery[] = [];
  while (true) {
    const last = deliveries.at(-1);
    const query = { limit: page, ...(last && { before: last.delivery_id }) };
    const { body } = await insist(200, () => desk.listDeliveries({ query }));
    deliveries.push(...body.deliveries);
    if (!body.has_older) return deliveries;
  }
}
