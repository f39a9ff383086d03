import { deliveryOf, isWhole } from '../store/deliveries.ts';
import type { DeliveryFilter } from '../store/delivery-reads.ts';
import type { Reader } from '../store/port.ts';
import type { Delivery } from '../store/records.ts';
import { readable } from '../store/weight.ts';

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
