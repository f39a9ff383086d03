import { sql } from 'kysely';
import type { Query, ReadList } from './query.ts';
import { type Counter, keyOf, type TableName, type Tables } from './tables.ts';

/** Queries for agents, channels, visitors, notes, arrivals, files and counters. */
export const directoryReads = {
  agents: ({ db }: Query) => db.selectFrom('agents').selectAll().orderBy('agent_id'),

  /** Selects all channels, including removed ones, oldest first. */
  channels: ({ db }: Query) =>
    db.selectFrom('channels').select(['channel_id', 'data']).orderBy('created_at').orderBy('channel_id'),

  /**
   * Selects channels with a change that is not yet applied to all of their open chats. They are ordered by the time of the change, oldest
   * first.
   */
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

  /** Selects visitors without a chat that are stored for the reason `known_by` and were last seen before `before`, in milliseconds. */
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

  /** Selects the chat that has the most notes of a channel. If several chats have the same number, selects the chat with the oldest note. */
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

  /** Selects the oldest notes of a channel that are about the chat `chat_id`. With null, selects the notes that are about no chat. */
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

  /** Selects arrivals at or before the time `end` (with `<=`), or at or after it (with `>=`), oldest first. */
  arrivals: ({ db }: Query, { than, end, limit }: { than: '<=' | '>='; end: number; limit: number }) =>
    db.selectFrom('arrivals').select(['arrival_id', 'at']).where('at', than, end).orderBy('at').limit(limit),

  /** Selects offline messages in a state and with numbers below `before`, newest first. Without these arguments, selects all. */
  offlineMessages({ db }: Query, { state, before, limit }: LeftFilter) {
    let query = db.selectFrom('offline_messages').select(['number', 'data']).orderBy('number', 'desc');
    if (state !== undefined) query = query.where('state', '=', state);
    if (before !== undefined) query = query.where('number', '<', before);
    return query.limit(limit);
  },

  /** Selects offline messages that were left before the time `before`, oldest first. */
  offlineMessagesBefore: ({ db }: Query, { before, limit }: { before: number; limit: number }) =>
    db
      .selectFrom('offline_messages')
      .select('number')
      .where('at', '<', before)
      .orderBy('number')
      .limit(limit),

  /** Selects the type, name and size of a file. */
  fileHead: ({ db }: Query, { file_id }: OfFile) =>
    db.selectFrom('files').select(['type', 'name', 'size']).where('file_id', '=', file_id),

  /** Selects `length` characters of a file's Base64 content, from the offset `from`. The first character has the offset 0. */
  filePart: ({ db }: Query, { file_id, from, length }: OfFile & { from: number; length: number }) =>
    db
      .selectFrom('files')
      .select(({ ref }) => sql<string>`substr(${ref('content')}, ${from + 1}, ${length})`.as('part'))
      .where('file_id', '=', file_id),

  /** Selects files that were stored before the time `before`, oldest first. */
  filesBefore: ({ db }: Query, { before, limit }: { before: number; limit: number }) =>
    db.selectFrom('files').select(['file_id', 'size']).where('at', '<', before).orderBy('at').limit(limit),

  /** Selects trials that began before the time `before`. */
  trialsBefore: ({ db }: Query, { before, limit }: { before: number; limit: number }) =>
    db.selectFrom('trials').select('chat_id').where('at', '<', before).limit(limit),

  replies: ({ db }: Query) => db.selectFrom('replies').selectAll().orderBy('reply_name'),

  signIns: ({ db }: Query) => db.selectFrom('sign_ins').select(['agent_id', 'at']).orderBy('agent_id'),

  /** Selects actions with numbers below `before`, newest first. */
  actions({ db }: Query, { before, limit }: { before?: number | undefined; limit: number }) {
    let query = db.selectFrom('actions').select(['action_id', 'data']).orderBy('action_id', 'desc');
    if (before !== undefined) query = query.where('action_id', '<', before);
    return query.limit(limit);
  },

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

/** The counters that assign the keys of a table, each with that table. */
const numbered = [
  ['chat', 'chats'],
  ['call', 'calls'],
  ['note', 'notes'],
  ['event', 'events'],
  ['delivery', 'deliveries'],
  ['offline_message', 'offline_messages'],
  ['action', 'actions'],
] as const satisfies [Counter, TableName][];

export interface WrongCounter {
  counter: string;
  /** The highest key in the counter's table. */
  highest: number;
}

/**
 * Returns the query for wrong counters. A counter is wrong if its row is missing or below the highest key of its table. It is also wrong
 * above the largest safe integer.
 */
export function wrongCounters({ db }: Query) {
  const given = numbered.map(
    ([counter, table]) =>
      sql`select ${sql.lit(counter)} as counter, max(${sql.ref(keyOf(table))}) as highest from ${sql.table(table)}`,
  );
  return db
    .selectFrom(sql<WrongCounter>`(${sql.join(given, sql` union all `)})`.as('given'))
    .leftJoin('counters', 'counters.counter', 'given.counter')
    .select(['given.counter', 'given.highest'])
    .where('given.highest', 'is not', null)
    .where(
      sql<boolean>`(counters.last is null or counters.last < given.highest or counters.last > ${sql.lit(Number.MAX_SAFE_INTEGER)})`,
    )
    .orderBy('given.counter');
}

/** Returns a sentence that describes the fault of a counter, with the SQL statement that repairs it. */
export function complaintAboutCounter({ counter, highest }: WrongCounter): string {
  const right = `insert into counters values ('${counter}', ${highest}) on conflict (counter) do update set last = ${highest}`;
  return `The row ${counter} of counters is wrong: the highest number given is ${highest}. New rows would replace others, or cannot be written. Stop the service, and run: ${right}`;
}
