import { deliveryOf } from '../store/deliveries.ts';
import type { DeliveryFilter } from '../store/delivery-reads.ts';
import type { Reader } from '../store/port.ts';
import type { Delivery } from '../store/records.ts';
import { readable } from '../store/weight.ts';

/** Reads the first deliveries, fewer than were asked for where they are heavy; `isAll` where there are no others. */
export async function readDeliveries(
  { limit, ...wanted }: DeliveryFilter & { order: 'asc' | 'desc'; limit: number },
  reader: Reader,
): Promise<{ deliveries: Delivery[]; isAll: boolean }> {
  for (;;) {
    const weights = await reader.find('deliveryWeights', { ...wanted, limit: limit + 1 });
    const numbers = readable(weights.slice(0, limit)).map(({ delivery_id }) => delivery_id);
    const isAll = numbers.length === weights.length;
    const after = Math.min(...numbers, Number.MAX_SAFE_INTEGER) - 1;
    const rows = await reader.find('deliveries', { ...wanted, after, before: Math.max(...numbers, 0) + 1 });
    // Between the two reads all of them may have come to another state.
    if (rows.length > 0 || isAll) return { deliveries: rows.map(deliveryOf), isAll };
  }
}
