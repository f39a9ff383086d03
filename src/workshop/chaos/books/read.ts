import type { DeskClient } from '../../../../generated/reference/desk/client.ts';
import type {
  DeskChat,
  LoggedDelivery,
  TranscriptEntry,
} from '../../../../generated/reference/desk/types.ts';
import { type Channel, insist } from '../service/requests.ts';

/** The chats, with all their entries, and the deliveries that the desk shows at the end. */
export interface Books {
  chats: { chat: DeskChat; entries: TranscriptEntry[] }[];
  deliveries: LoggedDelivery[];
}

/** The most that the desk gives at once. */
const limit = 1000;

export async function readBooks(desk: DeskClient, channels: readonly Channel[]): Promise<Books> {
  const books: Books = { chats: [], deliveries: [] };
  for (const { channel_id } of channels) {
    const { body } = await insist(200, () => desk.listChats({ query: { channel_id, limit } }));
    if (body.has_older) throw new Error('A channel has more chats than the desk lists.');
    for (const chat of body.chats) books.chats.push({ chat, entries: await entriesOf(desk, chat) });
  }
  for (let hasOlder = true; hasOlder; ) {
    const last = books.deliveries.at(-1);
    const query = { limit, ...(last && { before: last.delivery_id }) };
    const { body } = await insist(200, () => desk.listDeliveries({ query }));
    books.deliveries.push(...body.deliveries);
    hasOlder = body.has_older;
  }
  return books;
}

async function entriesOf(desk: DeskClient, { chat_id }: DeskChat): Promise<TranscriptEntry[]> {
  const entries: TranscriptEntry[] = [];
  for (let hasOlder = true; hasOlder; ) {
    const [first] = entries;
    const query = { limit, ...(first && { before: first.entry_id }) };
    const { body } = await insist(200, () => desk.getChat({ path: { chat_id }, query }));
    entries.unshift(...body.transcript);
    hasOlder = body.has_older === true;
  }
  return entries;
}
