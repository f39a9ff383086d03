import type { DeliveryKind } from '../../../../generated/reference/desk/types.ts';
import type { Reader } from '../store/port.ts';
import type { Delivery } from '../store/records.ts';
import { readDeliveries, type Wanted } from './engine/read.ts';

/** Which deliveries of the log are wanted. */
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
  const wanted: Wanted = (db) => {
    let query = db.selectFrom('deliveries').orderBy('delivery_id', 'desc');
    if (before !== undefined) query = query.where('delivery_id', '<', before);
    if (state !== undefined) query = query.where('state', '=', state);
    if (chat_id !== undefined) query = query.where('chat_id', '=', chat_id);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    return query;
  };
  const { deliveries, isAll } = await readDeliveries(wanted, limit, reader);
  return { deliveries, has_older: !isAll };
}
