import type { SelectQueryBuilder } from 'kysely';
import { type Query, type ReadList, weightOf } from './query.ts';
import type { Readable, Tables } from './tables.ts';

/** Which chats are wanted. */
interface ChatFilter {
  channel_id?: string;
  state?: Tables['chats']['state'];
}

export const chatReads = {
  /** The weights of chats below a number and of their last entries, newest first. */
  chatWeights({ db }: Query, { before, limit, ...filter }: ChatFilter & { before: number; limit: number }) {
    return newestFirst(db.selectFrom('chats'), filter)
      .select(['chat_id', (chat) => weightOf(chat, 'chats').as('weight')])
      .select((chat) =>
        chat
          .selectFrom('events')
          .select((event) => weightOf(event, 'events').as('weight'))
          .where('event_id', '=', (of) =>
            of
              .selectFrom('entries')
              .select('event_id')
              .whereRef('entries.chat_id', '=', 'chats.chat_id')
              .orderBy('event_id', 'desc')
              .limit(1),
          )
          .as('last_entry'),
      )
      .where('chat_id', '<', before)
      .limit(limit);
  },

  /** The chats in a range of numbers, newest first. */
  chats({ db }: Query, { from, to, ...filter }: ChatFilter & { from: number; to: number }) {
    return newestFirst(db.selectFrom('chats'), filter)
      .select(['chat_id', 'data'])
      .where('chat_id', '>=', from)
      .where('chat_id', '<=', to);
  },

  /** Chats behind a number, oldest first. */
  chatsBehind({ db }: Query, { after, limit }: { after: number; limit: number }) {
    return db
      .selectFrom('chats')
      .select(['chat_id', 'data'])
      .where('chat_id', '>', after)
      .orderBy('chat_id')
      .limit(limit);
  },

  /** The numbers of open chats behind a number, of one channel or of all. */
  openChats({ db }: Query, { channel_id, after, limit }: OpenChatFilter) {
    const query = db
      .selectFrom('chats')
      .select('chat_id')
      .where('state', '=', 'open')
      .where('chat_id', '>', after)
      .orderBy('chat_id')
      .limit(limit);
    return channel_id === undefined ? query : query.where('channel_id', '=', channel_id);
  },

  /** Open chats behind a number, each with the instant of its last entry. */
  openChatsHeard({ db }: Query, { after, limit }: { after: number; limit: number }) {
    return db
      .selectFrom('chats')
      .select((chat) => [
        'chat_id',
        chat
          .selectFrom('events')
          .select('at')
          .where('event_id', '=', (of) =>
            of
              .selectFrom('entries')
              .select('event_id')
              .whereRef('entries.chat_id', '=', 'chats.chat_id')
              .orderBy('event_id', 'desc')
              .limit(1),
          )
          .as('heard_at'),
      ])
      .where('state', '=', 'open')
      .where('chat_id', '>', after)
      .orderBy('chat_id')
      .limit(limit);
  },

  callsOfChat: ({ db }: Query, { chat_id }: { chat_id: number }) =>
    db.selectFrom('calls').select('call_id').where('chat_id', '=', chat_id),
} satisfies ReadList;

interface OpenChatFilter {
  channel_id?: string | undefined;
  after: number;
  limit: number;
}

function newestFirst<Row>(
  query: SelectQueryBuilder<Readable, 'chats', Row>,
  { channel_id, state }: ChatFilter,
) {
  let chosen = query.orderBy('chat_id', 'desc');
  if (channel_id !== undefined) chosen = chosen.where('channel_id', '=', channel_id);
  if (state !== undefined) chosen = chosen.where('state', '=', state);
  return chosen;
}
