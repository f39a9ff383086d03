import { hash } from 'node:crypto';
import { DamagedRecord } from './damaged-record.ts';
import type { Reader } from './port.ts';
import { readable } from './query.ts';
import type { DeliveryFilter } from './reads.ts';
import type { Attempt, Delivery, Progress, RecordedDelivery } from './records.ts';
import type { Tables } from './tables.ts';

type Row = Tables['deliveries'];

type Parts = Pick<Row, 'state' | 'progress' | 'data'>;

/** Returns the delivery that a row stores. Throws DamagedRecord if its request or its attempts are missing. */
export function deliveryOf(row: Parts): Delivery {
  if (!isComplete(row)) throw new DamagedRecord('The record of a delivery is damaged.');
  const { state, progress, data } = row;
  return { ...data, ...progress, state };
}

/** True if a row has a request and attempts, so that `deliveryOf` can read it. */
export function isComplete({ progress, data }: Parts): boolean {
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
  return Number.parseInt(hash('sha1', lane, 'hex').slice(0, 8), 16) % partitions;
}

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
    const deliveries = rows.filter(isComplete).map(deliveryOf);
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
