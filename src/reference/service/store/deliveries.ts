import { hash } from 'node:crypto';
import { RecentMap } from '../../../contract/recent-map.ts';
import { DamagedRecord } from './damaged-record.ts';
import type { Delivery, Progress, RecordedDelivery } from './records.ts';
import type { Tables } from './tables.ts';

type Row = Tables['deliveries'];

type Parts = Pick<Row, 'state' | 'progress' | 'data'>;

/** Returns the delivery of a row. Throws DamagedRecord if it has no request or no attempts. */
export function deliveryOf(row: Parts): Delivery {
  const delivery = joined(row);
  if (!isComplete(delivery)) throw new DamagedRecord('The record of a delivery is damaged.');
  return delivery;
}

/** True if a row has all parts that its delivery needs. */
export function isWhole(row: Parts): boolean {
  return isComplete(joined(row));
}

function isComplete({ request, attempts }: Partial<Delivery>): boolean {
  return typeof request?.body === 'string' && Array.isArray(attempts);
}

/** Returns the delivery of a row. A row in form 1 of the store has its progress in `data`. */
function joined({ state, progress, data }: Parts): Delivery {
  return { ...data, ...progress, state };
}

/** Returns a delivery without its progress. */
export function recordedOf(delivery: Delivery): RecordedDelivery {
  const { state: _, attempts: __, next_at: ___, failure: ____, again: _____, ...recorded } = delivery;
  return recorded;
}

/** Returns the row of a delivery. If the stored row is given, the new row keeps its record, and only the other columns are written. */
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
 * The number of partitions over which lanes are spread. It is part of the store's form: all processes of a store must use the same number.
 */
export const partitions = 128;

/** Returns the partition of a lane. It is the same in every process, and never changes. */
export function partitionOf(lane: string): number {
  return known.getOrMake(lane, () => Number.parseInt(hash('sha1', lane, 'hex').slice(0, 8), 16) % partitions);
}

const known = new RecentMap<string, number>(10_000);
