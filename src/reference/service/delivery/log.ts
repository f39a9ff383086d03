import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Reader } from '../store/port.ts';
import type { Delivery, DeliveryKind } from '../store/records.ts';
import type { Readable } from '../store/tables.ts';
import { readable, weightOf } from '../store/weight.ts';

/** Which deliveries are read, and in which order. */
export type Query = (db: Kysely<Readable>) => SelectQueryBuilder<Readable, 'deliveries', object>;

/** Which deliveries of the log the desk asks for. */
export interface LogQuery {
  kind?: DeliveryKind;
  state?: Delivery['state'];
  chat_id?: number;
  /** Only deliveries with lower numbers. */
  before?: number;
  limit: number;
}

/** The deliveries of a query, newest first; fewer than were asked for where they are heavy. */
export async function listDeliveries(
  { kind, state, chat_id, before, limit }: LogQuery,
  reader: Reader,
): Promise<{ deliveries: Delivery[]; has_older: boolean }> {
  const query: Query = (db) => {
    let query = db.selectFrom('deliveries').orderBy('delivery_id', 'desc');
    if (before !== undefined) query = query.where('delivery_id', '<', before);
    if (state !== undefined) query = query.where('state', '=', state);
    if (chat_id !== undefined) query = query.where('chat_id', '=', chat_id);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    return query;
  };
  const { deliveries, isAll } = await readDeliveries(query, limit, reader);
  return { deliveries, has_older: !isAll };
}

/** Reads the first deliveries of a query, fewer than were asked for where they are heavy; `isAll` where there are no others. */
export async function readDeliveries(
  query: Query,
  limit: number,
  reader: Reader,
): Promise<{ deliveries: Delivery[]; isAll: boolean }> {
  for (;;) {
    const weights = await reader.all((db) =>
      query(db)
        .select(['delivery_id', (each) => weightOf(each, 'deliveries').as('weight')])
        .limit(limit + 1),
    );
    const numbers = readable(weights.slice(0, limit)).map(({ delivery_id }) => delivery_id);
    const isAll = numbers.length === weights.length;
    const rows = await reader.all((db) =>
      query(db)
        .select('data')
        .where('delivery_id', '>=', Math.min(...numbers, Number.MAX_SAFE_INTEGER))
        .where('delivery_id', '<=', Math.max(...numbers, 0)),
    );
    // Between the two reads all of them may have come to another state.
    if (rows.length > 0 || isAll) return { deliveries: rows.map(({ data }) => data), isAll };
  }
}
