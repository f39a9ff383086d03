import type { DeliveryKind } from '../../../generated/desk/types.ts';
import type { Delivery } from '../records.ts';
import type { Reader } from '../store/port.ts';

/** Which deliveries of the log are wanted. */
export interface LogQuery {
  kind?: DeliveryKind;
  state?: Delivery['state'];
  chat_id?: number;
  /** Only deliveries with lower numbers. */
  before?: number;
  limit: number;
}

/** The deliveries of a query, newest first. */
export async function listDeliveries(
  { kind, state, chat_id, before, limit }: LogQuery,
  reader: Reader,
): Promise<Delivery[]> {
  const rows = await reader.all((db) => {
    let query = db.selectFrom('deliveries').select('data').orderBy('delivery_id', 'desc').limit(limit);
    if (before !== undefined) query = query.where('delivery_id', '<', before);
    if (state !== undefined) query = query.where('state', '=', state);
    if (chat_id !== undefined) query = query.where('chat_id', '=', chat_id);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    return query;
  });
  return rows.map(({ data }) => data);
}
