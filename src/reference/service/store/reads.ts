import type { Compilable, SelectQueryBuilder } from 'kysely';
import { deliveryReads } from './delivery-reads.ts';
import { directoryReads } from './directory-reads.ts';
import { lastEntriesOf, type Query, type ReadList, weightOf } from './query.ts';
import type { Readable, Tables } from './tables.ts';

/** A filter for events in a range of numbers: events of some chats, and events with some names. */
interface ChosenEvents {
  after: number;
  to: number;
  chats: readonly number[];
  names: readonly Tables['events']['event'][];
  limit: number;
}

const eventReads = {
  events: ({ db }: Query, { after, limit }: { after: number; limit: number }) =>
    db.selectFrom('events').selectAll().where('event_id', '>', after).orderBy('event_id').limit(limit),

  chosenEvents: ({ db, isOneOf }: Query, { after, to, chats, names, limit }: ChosenEvents) =>
    db
      .selectFrom('events')
      .selectAll()
      .where('event_id', '>', after)
      .where('event_id', '<=', to)
      .where((is) => is.or([is('event', 'in', names), isOneOf('chat_id', chats)]))
      .orderBy('event_id')
      .limit(limit),

  /** Selects events in a range of numbers that are not entries. */
  eventsWithoutEntry: ({ db }: Query, { after, to, limit }: { after: number; to: number; limit: number }) =>
    db
      .selectFrom('events')
      .select(['event_id', 'at'])
      .where('event_id', '>', after)
      .where('event_id', '<=', to)
      .where('event', '<>', 'entry_added')
      .orderBy('event_id')
      .limit(limit),

  /** Selects the weights of the entries of a chat below a number, newest first. */
  entryWeights(
    { db }: Query,
    { chat_id, before, limit }: { chat_id: number; before: number; limit: number },
  ) {
    const numbers = numbersOf(chat_id, db)
      .where('event_id', '<', before)
      .orderBy('event_id', 'desc')
      .limit(limit);
    return db
      .selectFrom('events')
      .select(['event_id', (each) => weightOf(each, 'events').as('weight')])
      .where('event_id', 'in', numbers)
      .orderBy('event_id', 'desc');
  },

  entries({ db }: Query, { chat_id, from, to }: { chat_id: number; from: number; to: number }) {
    const numbers = numbersOf(chat_id, db).where('event_id', '>=', from).where('event_id', '<=', to);
    return db.selectFrom('events').selectAll().where('event_id', 'in', numbers).orderBy('event_id');
  },

  entryNumbers: ({ db, isOneOf }: Query, { chats, limit }: { chats: readonly number[]; limit: number }) =>
    db.selectFrom('entries').select('event_id').where(isOneOf('chat_id', chats)).limit(limit),

  lastEntries({ db, isOneOf }: Query, { chats }: { chats: readonly number[] }) {
    const numbers = db
      .selectFrom('chats')
      .select((chat) => lastEntriesOf(chat, 1).as('event_id'))
      .where(isOneOf('chat_id', chats));
    return db.selectFrom('events').selectAll().where('event_id', 'in', numbers).orderBy('event_id');
  },

  /** Selects, for each of some chats, the sum of the weights of its last entries. */
  weightsOfLastEntries: ({ db, isOneOf }: Query, of: { chats: readonly number[]; entries: number }) =>
    db
      .selectFrom('chats')
      .select((chat) => [
        'chat_id',
        chat
          .selectFrom('events')
          .select((event) => event.fn.sum<number | null>(weightOf(event, 'events')).as('weight'))
          .where('event_id', 'in', lastEntriesOf(chat, of.entries))
          .as('weight'),
      ])
      .where(isOneOf('chat_id', of.chats))
      .orderBy('chat_id'),
} satisfies ReadList;

function numbersOf(chat_id: number, db: Query['db']) {
  return db.selectFrom('entries').select('event_id').where('chat_id', '=', chat_id);
}

export interface ChatFilter {
  channel_id?: string | undefined;
  state?: Tables['chats']['state'] | undefined;
  before?: number | undefined;
  after?: number | undefined;
}

const chatReads = {
  /** Selects the weights of chats and of their last entries, newest first. */
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

  /** Selects the numbers of open chats, oldest first. */
  openChats: ({ db }: Query, of: Omit<ChatFilter, 'state'> & { limit: number }) =>
    filtered(db.selectFrom('chats'), { ...of, state: 'open' })
      .select('chat_id')
      .orderBy('chat_id')
      .limit(of.limit),

  /** Selects open chats with the instants of their last entries, oldest first. */
  openChatsHeard: ({ db }: Query, of: { after: number; limit: number }) =>
    filtered(db.selectFrom('chats'), { ...of, state: 'open' })
      .select((chat) => [
        'chat_id',
        chat.selectFrom('events').select('at').where('event_id', '=', lastEntriesOf(chat, 1)).as('heard_at'),
      ])
      .orderBy('chat_id')
      .limit(of.limit),

  /** Selects calls after a number, oldest first. */
  calls: ({ db }: Query, { after, limit }: { after: number; limit: number }) =>
    db.selectFrom('calls').select('data').where('call_id', '>', after).orderBy('call_id').limit(limit),

  callsOfChats: ({ db, isOneOf }: Query, { chats }: { chats: readonly number[] }) =>
    db.selectFrom('calls').select('call_id').where(isOneOf('chat_id', chats)),
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

/**
 * Every query of the service, by its name. A store runs no other query. `reads.test.ts` runs all of them on every engine, with rows in
 * every table.
 */
export const reads = { ...chatReads, ...deliveryReads, ...directoryReads, ...eventReads };

type Reads = typeof reads;

export type ReadName = keyof Reads;

/** The arguments of a read. */
export type ReadArguments<Name extends ReadName> =
  Parameters<Reads[Name]> extends [Query, ...infer Of] ? Of : never;

/** A row of a read's result. */
export type ReadRow<Name extends ReadName> =
  ReturnType<Reads[Name]> extends Compilable<infer Row> ? Row : never;

/** Reads durable rows. In a unit of work it also sees the changes of the unit itself. */
export type Find = <Name extends ReadName>(
  name: Name,
  ...of: ReadArguments<Name>
) => Promise<ReadRow<Name>[]>;

/**
 * Reads of lists, which omit damaged rows. The other reads omit none, because some are paged by their number of rows: an omitted row would
 * look like the end.
 */
const lists: ReadonlySet<ReadName> = new Set<ReadName>([
  'agents',
  'channels',
  'channelsDue',
  'channelsOfProvider',
  'chats',
  'deliveries',
  'entries',
  'lastEntries',
  'latestDeliveries',
  'notes',
  'offlineMessages',
  'outages',
]);

/** A read, to be composed by an engine. */
export interface ComposedRead<Row> {
  (query: Query): Compilable<Row>;
  /** True if damaged rows are omitted. */
  isList?: boolean;
}

/** Returns the query of a read, to be composed by an engine. */
export function queryOf<Name extends ReadName>(name: Name, of: ReadArguments<Name>) {
  const compose = reads[name] as unknown as (
    query: Query,
    ...of: ReadArguments<Name>
  ) => Compilable<ReadRow<Name>>;
  const read: ComposedRead<ReadRow<Name>> = (query) => compose(query, ...of);
  read.isList = lists.has(name);
  return read;
}
