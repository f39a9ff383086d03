import type { Reader } from '../store/port.ts';
import type { DeliveryFilter } from '../store/reads/deliveries.ts';
import type { Delivery } from '../store/records.ts';
import { readDeliveries } from './engine/read.ts';

/** The deliveries of a query, newest first; fewer than were asked for where they are heavy. */
export async function listDeliveries(
  query: DeliveryFilter & { limit: number },
  reader: Reader,
): Promise<{ deliveries: Delivery[]; has_older: boolean }> {
  const { deliveries, isAll } = await readDeliveries({ ...query, order: 'desc' }, reader);
  return { deliveries, has_older: !isAll };
}
