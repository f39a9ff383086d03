import { partitionOf } from './partitions.ts';
import type { Delivery, Progress } from './records.ts';
import type { Tables } from './tables.ts';

type Row = Tables['deliveries'];

/** The delivery of a row. */
export function deliveryOf({ state, progress, data }: Pick<Row, 'state' | 'progress' | 'data'>): Delivery {
  return { ...data, ...progress, state };
}

/** The row of a delivery. Over `stored` only what has changed is written. */
export function rowOf(delivery: Delivery, stored?: Row): Row {
  const { state, attempts, next_at, failure, again, ...data } = delivery;
  const progress: Progress = {
    // The engine adds attempts to its own copy.
    attempts: attempts.map((attempt) => ({ ...attempt })),
    ...(next_at !== undefined && { next_at }),
    ...(failure !== undefined && { failure }),
    ...(again !== undefined && { again }),
  };
  if (stored) return { ...stored, state, progress };
  const { delivery_id, lane, chat_id = null, entry_id = null, kind } = data;
  return { delivery_id, state, lane, partition: partitionOf(lane), chat_id, entry_id, kind, progress, data };
}
