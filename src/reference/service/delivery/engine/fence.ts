import type { Delivery, RecordedDelivery } from '../../store/records.ts';

/** Another process drives this lane now. This one leaves it. */
export class Overtaken extends Error {}

/** A delivery that no repeat can help, because of its record or its operation. */
export class Unprocessable extends Error {}

/**
 * Whether a delivery may be written as it is now.
 * - true: the store has the state before this write, one attempt less when an attempt starts, the same number when an outcome is written,
 *   one more when an attempt is taken back. Of two processes that write the same outcome both may.
 * - false: the delivery is over.
 * - throws Overtaken: another process is ahead, as after this one was paused, or the number is another delivery's.
 */
export function follows(
  stored: Delivery | undefined,
  delivery: Delivery,
  { takesBack = false } = {},
): boolean {
  if (stored && !isSame(stored, delivery))
    throw new Overtaken(`Delivery ${delivery.delivery_id} is another one in the store than it is here.`);
  if (stored?.state !== 'pending') return false;
  const last = delivery.attempts.at(-1);
  const isStart = last !== undefined && last.outcome === undefined;
  const before = delivery.attempts.length + (takesBack ? 1 : isStart ? -1 : 0);
  if (stored.attempts.length === before) return true;
  throw new Overtaken(
    `Delivery ${delivery.delivery_id} has ${stored.attempts.length} attempts in the store, and ${before} here. Another process drives it.`,
  );
}

/** Whether two deliveries of one number are the same. A database that was restored from a copy gives lost numbers to others. */
export function isSame(one: RecordedDelivery, other: RecordedDelivery): boolean {
  return one.lane === other.lane && one.recorded_at === other.recorded_at;
}

/** Whether a delivery is pending and was never attempted. */
export function isNew({ state, attempts }: Delivery): boolean {
  return state === 'pending' && attempts.length === 0;
}
