import { lastEntriesOf, type Query, type ReadList, weightOf } from './query.ts';
import type { Tables } from './tables.ts';

/** Events in a range of numbers: those of some chats, and those of some names. */
interface ChosenEvents {
  after: number;
  to: number;
  chats: readonly number[];
  names: readonly Tables['events']['event'][];
  limit: number;
}

export const eventReads = {
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

  /** Events in a range of numbers that hold no entry. */
  eventsWithoutEntry: ({ db }: Query, { after, to, limit }: { after: number; to: number; limit: number }) =>
    db
      .selectFrom('events')
      .select(['event_id', 'at'])
      .where('event_id', '>', after)
      .where('event_id', '<=', to)
      .where('event', '<>', 'entry_added')
      .orderBy('event_id')
      .limit(limit),

  /** The weights of the entries of a chat below a number, newest first. */
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

  entryNumbers: ({ db }: Query, { chat_id, limit }: { chat_id: number; limit: number }) =>
    numbersOf(chat_id, db).limit(limit),

  lastEntries({ db, isOneOf }: Query, { chats }: { chats: readonly number[] }) {
    const numbers = db
      .selectFrom('chats')
      .select((chat) => lastEntriesOf(chat, 1).as('event_id'))
      .where(isOneOf('chat_id', chats));
    return db.selectFrom('events').selectAll().where('event_id', 'in', numbers).orderBy('event_id');
  },

  /** What the last entries of each of some chats weigh together. */
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
