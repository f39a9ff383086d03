import type { SelectQueryBuilder } from 'kysely';
import { lastEntriesOf, type Query, type ReadList, weightOf } from './query.ts';
import type { Readable, Tables } from './tables.ts';

interface ChatFilter {
  channel_id?: string | undefined;
  state?: Tables['chats']['state'];
  before?: number;
  after?: number;
}

export const chatReads = {
  /** The weights of chats and of their last entries, newest first. */
  chatWeights: ({ db }: Query, of: ChatFilter & { limit: number }) =>
    filtered(db.selectFrom('chats'), of)
      .select(['chat_id', (chat) => weightOf(chat, 'chats').as('weight')])
      .select((chat) =>
        chat
          .selectFrom('events')
          .select((event) => weightOf(event, 'events').as('weight'))
          .where('event_id', '=', lastEntriesOf(chat, 1))
          .as('last_entry'),
      )
      .orderBy('chat_id', 'desc')
      .limit(of.limit),

  chats: ({ db }: Query, of: ChatFilter & { order: 'asc' | 'desc'; limit: number }) =>
    filtered(db.selectFrom('chats'), of)
      .select(['chat_id', 'data'])
      .orderBy('chat_id', of.order)
      .limit(of.limit),

  /** The numbers of open chats, oldest first. */
  openChats: ({ db }: Query, of: Omit<ChatFilter, 'state'> & { limit: number }) =>
    filtered(db.selectFrom('chats'), { ...of, state: 'open' })
      .select('chat_id')
      .orderBy('chat_id')
      .limit(of.limit),

  /** Open chats, oldest first, each with the instant of its last entry. */
  openChatsHeard: ({ db }: Query, of: { after: number; limit: number }) =>
    filtered(db.selectFrom('chats'), { ...of, state: 'open' })
      .select((chat) => [
        'chat_id',
        chat.selectFrom('events').select('at').where('event_id', '=', lastEntriesOf(chat, 1)).as('heard_at'),
      ])
      .orderBy('chat_id')
      .limit(of.limit),

  callsOfChat: ({ db }: Query, { chat_id }: { chat_id: number }) =>
    db.selectFrom('calls').select('call_id').where('chat_id', '=', chat_id),
} satisfies ReadList;

function filtered<Row>(
  query: SelectQueryBuilder<Readable, 'chats', Row>,
  { channel_id, state, before, after }: ChatFilter,
) {
  let chosen = query;
  if (before !== undefined) chosen = chosen.where('chat_id', '<', before);
  if (after !== undefined) chosen = chosen.where('chat_id', '>', after);
  if (channel_id !== undefined) chosen = chosen.where('channel_id', '=', channel_id);
  if (state !== undefined) chosen = chosen.where('state', '=', state);
  return chosen;
}
