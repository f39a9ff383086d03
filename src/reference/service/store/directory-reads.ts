import { sql } from 'kysely';
import { wrongCounters } from './counters.ts';
import type { Query, ReadList } from './query.ts';
import type { Tables } from './tables.ts';

/** Reads of agents, channels, visitors, notes, arrivals, files and counters. */
export const directoryReads = {
  agents: ({ db }: Query) => db.selectFrom('agents').selectAll().orderBy('agent_id'),

  /** Selects all channels, including removed ones, oldest first. */
  channels: ({ db }: Query) =>
    db.selectFrom('channels').select(['channel_id', 'data']).orderBy('created_at').orderBy('channel_id'),

  /** Selects channels with a change that is not yet applied to all of their open chats. The channel with the oldest change is first. */
  channelsDue: ({ db }: Query) =>
    db
      .selectFrom('channels')
      .select(['channel_id', 'data'])
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .orderBy('channel_id'),

  channelsOfProvider: ({ db }: Query, { provider_id }: { provider_id: string }) =>
    db
      .selectFrom('channels')
      .select(['channel_id', 'data'])
      .where('provider_id', '=', provider_id)
      .orderBy('channel_id'),

  /** Selects visitors without a chat who were last seen before an instant. */
  visitorsSeenBefore: ({ db }: Query, { known_by, before, limit }: SeenFilter) =>
    db
      .selectFrom('visitors')
      .select('customer_key')
      .where('known_by', '=', known_by)
      .where('seen_at', '<', before)
      .orderBy('seen_at')
      .limit(limit),

  notes({ db }: Query, { channel_id, chat_id, limit }: NoteFilter) {
    let query = db.selectFrom('notes').select(['note_id', 'data']).orderBy('note_id', 'desc');
    if (limit !== undefined) query = query.limit(limit);
    if (channel_id !== undefined) query = query.where('channel_id', '=', channel_id);
    if (chat_id !== undefined) query = query.where('chat_id', '=', chat_id);
    return query;
  },

  notesOfChats: ({ db, isOneOf }: Query, { chats }: { chats: readonly number[] }) =>
    db.selectFrom('notes').select('note_id').where(isOneOf('chat_id', chats)),

  noteCount: ({ db }: Query, { channel_id }: OfChannel) =>
    notesOf(channel_id, db).select((of) => of.fn.countAll<number>().as('count')),

  /** Selects the chat about which a channel has the most notes. */
  mostNoted: ({ db }: Query, { channel_id }: OfChannel) =>
    notesOf(channel_id, db)
      .select((of) => [
        'chat_id',
        of.fn.countAll<number>().as('count'),
        of.fn.min<number>('note_id').as('oldest'),
      ])
      .groupBy('chat_id')
      .orderBy('count', 'desc')
      .orderBy('oldest')
      .limit(1),

  /** Selects the oldest notes of a channel about a chat, or about no chat. */
  oldestNotes(
    { db }: Query,
    { channel_id, chat_id, limit }: OfChannel & { chat_id: number | null; limit: number },
  ) {
    return notesOf(channel_id, db)
      .select('note_id')
      .where('chat_id', chat_id === null ? 'is' : '=', chat_id)
      .orderBy('note_id')
      .limit(limit);
  },

  /** Selects arrivals up to an instant, or from an instant on, oldest first. */
  arrivals: ({ db }: Query, { than, end, limit }: { than: '<=' | '>='; end: number; limit: number }) =>
    db.selectFrom('arrivals').select(['arrival_id', 'at']).where('at', than, end).orderBy('at').limit(limit),

  /** Selects offline messages, newest first. */
  offlineMessages({ db }: Query, { state, before, limit }: LeftFilter) {
    let query = db.selectFrom('offline_messages').select(['number', 'data']).orderBy('number', 'desc');
    if (state !== undefined) query = query.where('state', '=', state);
    if (before !== undefined) query = query.where('number', '<', before);
    return query.limit(limit);
  },

  /** Selects offline messages from before an instant, oldest first. */
  offlineMessagesBefore: ({ db }: Query, { before, limit }: { before: number; limit: number }) =>
    db
      .selectFrom('offline_messages')
      .select('number')
      .where('at', '<', before)
      .orderBy('number')
      .limit(limit),

  /** Selects a file without its content. */
  fileHead: ({ db }: Query, { file_id }: OfFile) =>
    db.selectFrom('files').select(['type', 'name', 'size']).where('file_id', '=', file_id),

  /** Selects a part of a file's content. The offset `from` begins at 0; both numbers are in characters. */
  filePart: ({ db }: Query, { file_id, from, length }: OfFile & { from: number; length: number }) =>
    db
      .selectFrom('files')
      .select(({ ref }) => sql<string>`substr(${ref('content')}, ${from + 1}, ${length})`.as('part'))
      .where('file_id', '=', file_id),

  /** Selects files from before an instant, oldest first. */
  filesBefore: ({ db }: Query, { before, limit }: { before: number; limit: number }) =>
    db.selectFrom('files').select(['file_id', 'size']).where('at', '<', before).orderBy('at').limit(limit),

  wrongCounters,

  counters: ({ db }: Query) => db.selectFrom('counters').selectAll(),
} satisfies ReadList;

interface OfFile {
  file_id: string;
}

interface SeenFilter {
  known_by: 'visit' | 'message';
  before: number;
  limit: number;
}

export interface LeftFilter {
  state?: Tables['offline_messages']['state'] | undefined;
  before?: number | undefined;
  limit: number;
}

interface NoteFilter {
  channel_id?: string | undefined;
  chat_id?: number | undefined;
  limit?: number | undefined;
}

interface OfChannel {
  channel_id: string | undefined;
}

function notesOf(channel_id: string | undefined, db: Query['db']) {
  return db
    .selectFrom('notes')
    .where('channel_id', channel_id === undefined ? 'is' : '=', channel_id ?? null);
}
