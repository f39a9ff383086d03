import { hash } from 'node:crypto';
import type { SelectQueryBuilder } from 'kysely';
import { RecentMap } from '../../../contract/recent-map.ts';
import type { Reader } from './port.ts';
import { type Query, type ReadList, readable, weightOf } from './query.ts';
import type { Attempt, Delivery, DeliveryKind, Progress, RecordedDelivery } from './records.ts';
import { DamagedRecord, type Readable, type Tables } from './tables.ts';

type Row = Tables['deliveries'];

type Parts = Pick<Row, 'state' | 'progress' | 'data'>;

/** Returns the delivery that a row stores. Throws DamagedRecord if its request or its attempts are missing. */
export function deliveryOf(row: Parts): Delivery {
  if (!isWhole(row)) throw new DamagedRecord('The record of a delivery is damaged.');
  const { state, progress, data } = row;
  return { ...data, ...progress, state };
}

/** True if a row has a request and attempts, so that `deliveryOf` can read it. */
export function isWhole({ progress, data }: Parts): boolean {
  const { request, attempts }: Partial<Delivery> = { ...data, ...progress };
  return typeof request?.body === 'string' && Array.isArray(attempts);
}

/** Returns the part of a delivery that never changes: all fields except the state and the progress. */
export function recordedOf(delivery: Delivery): RecordedDelivery {
  const { state: _, attempts: __, next_at: ___, failure: ____, again: _____, ...recorded } = delivery;
  return recorded;
}

/**
 * Returns the row for a delivery. With `stored`, only the state and the progress differ from that row, and only these columns are written.
 */
export function rowOf(delivery: Delivery, stored?: Row): Row {
  const { state, attempts, next_at, failure, again } = delivery;
  const progress: Progress = {
    // A copy, because the engine adds attempts to its own array.
    attempts: attempts.map((attempt) => ({ ...attempt })),
    ...(next_at !== undefined && { next_at }),
    ...(failure !== undefined && { failure }),
    ...(again !== undefined && { again }),
  };
  if (stored) return { ...stored, state, progress };
  const data = recordedOf(delivery);
  const { delivery_id, lane, chat_id = null, entry_id = null, kind } = data;
  return { delivery_id, state, lane, partition: partitionOf(lane), chat_id, entry_id, kind, progress, data };
}

/**
 * The number of partitions. Each lane belongs to one of them. All processes of a store must use the same number, so a change needs a
 * migration.
 */
export const partitions = 128;

/** Returns the partition of a lane. It depends only on the name of the lane, and is the same in every process. */
export function partitionOf(lane: string): number {
  return known.getOrMake(lane, () => Number.parseInt(hash('sha1', lane, 'hex').slice(0, 8), 16) % partitions);
}

const known = new RecentMap<string, number>(10_000);

/**
 * Reads the first deliveries that match a filter, at most `limit`. Returns fewer if they are together larger than `sizeLimits.page`.
 * `isAll` is true if no further delivery matches.
 */
export async function readDeliveries(
  { limit, ...wanted }: DeliveryFilter & { order: 'asc' | 'desc'; limit: number },
  reader: Reader,
): Promise<{ deliveries: Delivery[]; isAll: boolean }> {
  for (let page = wanted; ; ) {
    const weights = await reader.find('deliveryWeights', { ...page, limit: limit + 1 });
    const numbers = readable(weights.slice(0, limit)).map(({ delivery_id }) => delivery_id);
    const isAll = numbers.length === weights.length;
    const [lowest, highest] = [Math.min(...numbers, Number.MAX_SAFE_INTEGER), Math.max(...numbers, 0)];
    const rows = await reader.find('deliveries', { ...wanted, after: lowest - 1, before: highest + 1 });
    const deliveries = rows.filter(isWhole).map(deliveryOf);
    if (deliveries.length > 0 || isAll) return { deliveries, isAll };
    // All deliveries of this page are damaged, or changed their state between the two queries. So the next page is read.
    page = { ...wanted, ...(wanted.order === 'asc' ? { after: highest } : { before: lowest }) };
  }
}

/** The number of characters of a response that are stored for people to read. */
const keptLength = 1000;

/** Returns the first `keptLength` characters of a response. */
export function excerpt(text: string): string {
  return text.slice(0, keptLength);
}

/** Returns the stored text of a response; undefined if there is none, or if the text may be incomplete. */
export function wholeText({ answer }: Attempt): string | undefined {
  return answer !== undefined && answer.length < keptLength ? answer : undefined;
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
