import type { DatabaseSync } from 'node:sqlite';
import type { DeskChat } from '../../../../../../generated/reference/desk/types.ts';
import type { Visitor } from '../../records.ts';
import { customerKey } from '../../tables.ts';

/**
 * Puts a visitor in the place of each one who has chats and was lost, with what the chats know: nothing can be done in a chat
 * without one.
 */
export function standIn(database: DatabaseSync): void {
  const known = database.prepare('SELECT 1 FROM visitors WHERE customer_key = ?');
  const lost = new Map<string, Visitor>();
  for (const { data } of database.prepare('SELECT data FROM chats ORDER BY chat_id').iterate()) {
    const chat = JSON.parse(String(data)) as DeskChat;
    const key = customerKey(chat.channel_id, chat.customer.id);
    const { visitor_number } = chat;
    if (visitor_number === undefined || known.get(key)) continue;
    lost.set(key, visitorOf(chat, visitor_number, lost.get(key)));
  }
  const insert = database.prepare('INSERT INTO visitors (customer_key, data) VALUES (?, ?)');
  for (const [key, visitor] of lost) insert.run(key, JSON.stringify(visitor));
}

function visitorOf(
  { chat_id, channel_id, customer, state }: DeskChat,
  visitor_number: number,
  before?: Visitor,
): Visitor {
  return {
    visitor_number,
    channel_id,
    customer_id: String(customer.id),
    chats_count: (before?.chats_count ?? 0) + 1,
    ...(state === 'open' && { open_chat: chat_id }),
    last_chat: chat_id,
    report: {},
    rate: null,
    blacklisted: false,
  };
}
