import type { SelectQueryBuilder } from 'kysely';
import { type Query, type ReadList, weightOf } from './query.ts';
import type { Delivery, DeliveryKind } from './records.ts';
import type { Readable } from './tables.ts';

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

export const deliveryReads = {
  /** Selects the numbers of deliveries with the sizes of their records in bytes (`weight`), newest or oldest first. */
  deliveryWeights: ({ db }: Query, of: DeliveryFilter & { order: 'asc' | 'desc'; limit: number }) =>
    filtered(db, db.selectFrom('deliveries'), of)
      .select(['delivery_id', (each) => weightOf(each, 'deliveries').as('weight')])
      .orderBy('delivery_id', of.order)
      .limit(of.limit),

  deliveries({ db }: Query, of: DeliveryFilter & { order: 'asc' | 'desc'; limit?: number }) {
    const query = filtered(db, db.selectFrom('deliveries'), of)
      .select(['delivery_id', 'state', 'progress', 'data'])
      .orderBy('delivery_id', of.order);
    return of.limit === undefined ? query : query.limit(of.limit);
  },

  /**
   * Selects pending deliveries with numbers above `after`, with their sizes and without their requests. Selects those of one partition, or
   * of all partitions by default.
   */
  pendingDeliveries({ db }: Query, { after, partition, limit }: PendingFilter) {
    const query = filtered(db, db.selectFrom('deliveries'), { state: 'pending', after })
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

function filtered<Row>(
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
