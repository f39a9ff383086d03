import { type Compilable, type SelectQueryBuilder, sql } from 'kysely';
import { directoryReads } from './directory-reads.ts';
import { lastEntriesOf, type Query, type ReadList, weightOf } from './query.ts';
import type { Delivery, DeliveryKind } from './records.ts';
import type { Readable, Tables } from './tables.ts';

/**
 * Arguments of the query `chosenEvents`. It selects the events numbered above `after` and up to `to` that belong to one of `chats` or have
 * one of `names`.
 */
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

  /** Selects the events that are not entries, with numbers above `after` and up to `to`. */
  eventsWithoutEntry: ({ db }: Query, { after, to, limit }: { after: number; to: number; limit: number }) =>
    db
      .selectFrom('events')
      .select(['event_id', 'at'])
      .where('event_id', '>', after)
      .where('event_id', '<=', to)
      .where('event', '<>', 'entry_added')
      .orderBy('event_id')
      .limit(limit),

  /** Selects the sizes (`weight`, in bytes) of the entries of a chat with numbers below `before`, newest first. */
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

  entriesByNumber: ({ db, isOneOf }: Query, { entries }: { entries: readonly number[] }) =>
    db.selectFrom('events').selectAll().where(isOneOf('event_id', entries)).orderBy('event_id'),

  /** Selects the messages of customers and agents among the last `entries` entries of each of `chats`, oldest first. */
  latestMessages({ db, isOneOf }: Query, of: { chats: readonly number[]; entries: number }) {
    const first = db
      .selectFrom('chats')
      .select((chat) => [
        'chat_id',
        lastEntriesOf(chat, 1)
          .offset(of.entries - 1)
          .as('first'),
      ])
      .where(isOneOf('chat_id', of.chats));
    return db
      .selectFrom(first.as('chat'))
      .innerJoin('entries', 'entries.chat_id', 'chat.chat_id')
      .innerJoin('events', 'events.event_id', 'entries.event_id')
      .select(['entries.chat_id', 'entries.event_id', 'events.at', author.as('from')])
      .where('entries.event_id', '>=', sql<number>`coalesce(${sql.ref('chat.first')}, 0)`)
      .where(author, 'in', ['customer', 'agent'])
      .orderBy('entries.event_id');
  },

  /**
   * Selects, for each of `chats`, the total size in bytes (`weight`) of its last `entries` entries. The size is null for a chat without
   * entries.
   */
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

/**
 * The author of an entry, read from the beginning of its record: `from` is the record's first member. Unlike a JSON function, it accepts
 * a damaged record.
 */
const author = sql<string>`case
  when substr(${sql.ref('events.data')}, 1, 15) = '{"from":"agent"' then 'agent'
  when substr(${sql.ref('events.data')}, 1, 18) = '{"from":"customer"' then 'customer' end`;

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
  /** Selects chats with their sizes in bytes (`weight`) and the sizes of their last entries (`last_entry`), newest first. */
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

  /** Selects open chats with the times of their last entries (`heard_at`), oldest first. The time is null for a chat without entries. */
  openChats: ({ db }: Query, of: Omit<ChatFilter, 'state'> & { limit: number }) =>
    filtered(db.selectFrom('chats'), { ...of, state: 'open' })
      .select((chat) => [
        'chat_id',
        chat.selectFrom('events').select('at').where('event_id', '=', lastEntriesOf(chat, 1)).as('heard_at'),
      ])
      .orderBy('chat_id')
      .limit(of.limit),

  /** Selects chats of a channel whose customers have waited for the bot since `before` or longer, the longest wait first. */
  unansweredChats: ({ db }: Query, of: { channel_id: string; before: number; limit: number }) =>
    db
      .selectFrom('chats')
      .select('chat_id')
      .where('channel_id', '=', of.channel_id)
      .where('unanswered_since', '<=', of.before)
      .orderBy('unanswered_since')
      .limit(of.limit),

  /** Selects calls between visitors and agents, with numbers above `after`, oldest first. */
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

/** A filter for deliveries. `before` and `after` are delivery numbers, and are excluded. An absent field does not restrict the result. */
export interface DeliveryFilter {
  kind?: DeliveryKind | undefined;
  state?: Delivery['state'] | undefined;
  chat_id?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
}

interface PendingFilter {
  after: number;
  partition?: number;
  limit: number;
}

const deliveryReads = {
  /** Selects the numbers of deliveries with the sizes of their records in bytes (`weight`), newest or oldest first. */
  deliveryWeights: ({ db }: Query, of: DeliveryFilter & { order: 'asc' | 'desc'; limit: number }) =>
    filteredDeliveries(db, db.selectFrom('deliveries'), of)
      .select(['delivery_id', (each) => weightOf(each, 'deliveries').as('weight')])
      .orderBy('delivery_id', of.order)
      .limit(of.limit),

  deliveries({ db }: Query, of: DeliveryFilter & { order: 'asc' | 'desc'; limit?: number }) {
    const query = filteredDeliveries(db, db.selectFrom('deliveries'), of)
      .select(['delivery_id', 'state', 'progress', 'data'])
      .orderBy('delivery_id', of.order);
    return of.limit === undefined ? query : query.limit(of.limit);
  },

  /**
   * Selects pending deliveries with numbers above `after`, with their sizes and without their requests. Selects those of one partition, or
   * of all partitions by default.
   */
  pendingDeliveries({ db }: Query, { after, partition, limit }: PendingFilter) {
    const query = filteredDeliveries(db, db.selectFrom('deliveries'), { state: 'pending', after })
      .select((each) => ['delivery_id', 'lane', weightOf(each, 'deliveries').as('weight')])
      .orderBy('delivery_id')
      .limit(limit);
    return partition === undefined ? query : query.where('partition', '=', partition);
  },

  /** Selects the columns of a delivery that can be read even if its record is damaged. */
  deliveryColumns: ({ db }: Query, { delivery_id }: { delivery_id: number }) =>
    db
      .selectFrom('deliveries')
      .select(['state', 'lane', 'chat_id', 'entry_id', 'kind'])
      .where('delivery_id', '=', delivery_id),

  deliveryStates: ({ db, isOneOf }: Query, { chats, limit }: { chats: readonly number[]; limit: number }) =>
    db
      .selectFrom('deliveries')
      .select(['delivery_id', 'chat_id', 'state'])
      .where(
        'delivery_id',
        'in',
        db.selectFrom('chat_deliveries').select('delivery_id').where(isOneOf('chat_id', chats)).limit(limit),
      ),

  /**
   * Selects the latest delivery of each entry of a chat with a number between `from` and `to`. Earlier deliveries of an entry are not
   * loaded, because each contains the whole entry again.
   */
  latestDeliveries: ({ db }: Query, { chat_id, from, to }: { chat_id: number; from: number; to: number }) =>
    db
      .selectFrom('deliveries')
      .select(['entry_id', 'state', 'progress', 'data'])
      .where(
        'delivery_id',
        'in',
        ofChat(db, chat_id)
          .select((each) => each.fn.max('delivery_id').as('latest'))
          .where('entry_id', '>=', from)
          .where('entry_id', '<=', to)
          .groupBy('entry_id'),
      )
      .orderBy('delivery_id'),

  outages: ({ db }: Query) => db.selectFrom('outages').select('data'),
} satisfies ReadList;

function ofChat(db: Query['db'], chat_id: number) {
  return db.selectFrom('chat_deliveries').where('chat_id', '=', chat_id);
}

function filteredDeliveries<Row>(
  db: Query['db'],
  query: SelectQueryBuilder<Readable, 'deliveries', Row>,
  { kind, state, chat_id, before, after }: DeliveryFilter,
) {
  let chosen = query;
  if (before !== undefined) chosen = chosen.where('delivery_id', '<', before);
  if (after !== undefined) chosen = chosen.where('delivery_id', '>', after);
  if (state !== undefined) chosen = chosen.where('state', '=', state);
  if (chat_id !== undefined)
    chosen = chosen.where('delivery_id', 'in', ofChat(db, chat_id).select('delivery_id'));
  if (kind !== undefined) chosen = chosen.where('kind', '=', kind);
  return chosen;
}

/**
 * All queries of the service, by their names. The service runs no other query on a store. `reads.test.ts` runs each of them on both
 * engines, with rows in every table.
 */
export const reads = { ...chatReads, ...deliveryReads, ...directoryReads, ...eventReads };

type Reads = typeof reads;

export type ReadName = keyof Reads;

export type ReadArguments<Name extends ReadName> =
  Parameters<Reads[Name]> extends [Query, ...infer Of] ? Of : never;

export type ReadRow<Name extends ReadName> =
  ReturnType<Reads[Name]> extends Compilable<infer Row> ? Row : never;

/** Runs a query of `reads`, chosen by its name, and returns its rows. In a unit of work, the query also sees the unit's own changes. */
export type Find = <Name extends ReadName>(
  name: Name,
  ...of: ReadArguments<Name>
) => Promise<ReadRow<Name>[]>;

/**
 * The queries that fail at a damaged row. All others omit it, so that one damaged row does not make a list unreadable. The callers of these
 * take a short page for the last page, so an omitted row would end their reading too early.
 */
const failing: ReadonlySet<ReadName> = new Set<ReadName>(['calls', 'chosenEvents', 'events']);

/** A query with its arguments. An engine calls it to get the statement. */
export interface ComposedRead<Row> {
  (query: Query): Compilable<Row>;
  /** True if the result omits damaged rows. */
  isList?: boolean;
}

/** Returns the query `name` with the arguments `of`, in the form that engines run. */
export function queryOf<Name extends ReadName>(name: Name, of: ReadArguments<Name>) {
  const compose = reads[name] as unknown as (
    query: Query,
    ...of: ReadArguments<Name>
  ) => Compilable<ReadRow<Name>>;
  const read: ComposedRead<ReadRow<Name>> = (query) => compose(query, ...of);
  read.isList = !failing.has(name);
  return read;
}

/** Returns the method `find` of a reader whose queries are run by `all`. */
export function finderOf(all: <Row>(read: ComposedRead<Row>) => Promise<Row[]>): Find {
  return (name, ...of) => all(queryOf(name, of));
}
