import { hash } from 'node:crypto';
import { RecentMap } from '../../../contract/recent-map.ts';
import { DamagedRecord } from './damaged-record.ts';
import type { Delivery, Progress, RecordedDelivery } from './records.ts';
import type { Tables } from './tables.ts';

type Row = Tables['deliveries'];

type Parts = Pick<Row, 'state' | 'progress' | 'data'>;

/** The delivery of a row. Throws DamagedRecord where it has no request or no attempts. */
export function deliveryOf(row: Parts): Delivery {
  const delivery = joined(row);
  if (!isComplete(delivery)) throw new DamagedRecord('The record of a delivery is damaged.');
  return delivery;
}

/** Whether a row has what a delivery is driven by. */
export function isWhole(row: Parts): boolean {
  return isComplete(joined(row));
}

function isComplete({ request, attempts }: Partial<Delivery>): boolean {
  return typeof request?.body === 'string' && Array.isArray(attempts);
}

/** A row of the first form of the store has its progress in `data`. */
function joined({ state, progress, data }: Parts): Delivery {
  return { ...data, ...progress, state };
}

/** A delivery without its progress. */
export function recordedOf(delivery: Delivery): RecordedDelivery {
  const { state: _, attempts: __, next_at: ___, failure: ____, again: _____, ...recorded } = delivery;
  return recorded;
}

/** The row of a delivery. Over `stored` only what has changed is written. */
export function rowOf(delivery: Delivery, stored?: Row): Row {
  const { state, attempts, next_at, failure, again } = delivery;
  const progress: Progress = {
    // The engine adds attempts to its own copy.
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

/** Into how many partitions lanes are spread. Part of the form of the store: processes of one store must agree. */
export const partitions = 128;

/** The partition of a lane: the same in every process, for as long as the lane is. */
export function partitionOf(lane: string): number {
  return known.getOrMake(lane, () => Number.parseInt(hash('sha1', lane, 'hex').slice(0, 8), 16) % partitions);
}

const known = new RecentMap<string, number>(10_000);
