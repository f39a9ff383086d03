import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Reader } from '../../store/port.ts';
import type { Delivery } from '../../store/records.ts';
import type { Readable } from '../../store/tables.ts';
import { readable, weightOf } from '../../store/weight.ts';

/** Which deliveries are read, and in which order. */
export type Wanted = (db: Kysely<Readable>) => SelectQueryBuilder<Readable, 'deliveries', object>;

/** Reads the first deliveries of a query, fewer than were asked for where they are heavy; `isAll` where there are no others. */
export async function readDeliveries(
  wanted: Wanted,
  limit: number,
  reader: Reader,
): Promise<{ deliveries: Delivery[]; isAll: boolean }> {
  for (;;) {
    const weights = await reader.all((db) =>
      wanted(db)
        .select(['delivery_id', (each) => weightOf(each, 'deliveries').as('weight')])
        .limit(limit + 1),
    );
    const numbers = readable(weights.slice(0, limit)).map(({ delivery_id }) => delivery_id);
    const isAll = numbers.length === weights.length;
    const rows = await reader.all((db) =>
      wanted(db)
        .select('data')
        .where('delivery_id', '>=', Math.min(...numbers, Number.MAX_SAFE_INTEGER))
        .where('delivery_id', '<=', Math.max(...numbers, 0)),
    );
    // Between the two readings all of them may have come to another state.
    if (rows.length > 0 || isAll) return { deliveries: rows.map(({ data }) => data), isAll };
  }
}
