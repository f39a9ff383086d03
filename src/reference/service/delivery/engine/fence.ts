import type { Delivery, RecordedDelivery } from '../../store/records.ts';

/** Thrown when another process drives this lane. This process leaves it. */
export class Overtaken extends Error {}

/** Thrown for a delivery that no retry can help, because of its record or its operation. */
export class Unprocessable extends Error {}

/**
 * Decides if a delivery may be written in its present state.
 * - true: the store has the state before this write. If an attempt starts, that is one attempt less. If an outcome is written, it is the
 * same number. If an attempt is taken back, it is one more. Two processes may both write the same outcome.
 * - false: the delivery has ended.
 * - throws Overtaken: another process is ahead, as after this one was paused, or the number belongs to another delivery.
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

/** True if two deliveries with one number are the same. A database restored from a backup assigns lost numbers again. */
export function isSame(one: RecordedDelivery, other: RecordedDelivery): boolean {
  return one.lane === other.lane && one.recorded_at === other.recorded_at;
}

/** True for a pending delivery without attempts. */
export function isNew({ state, attempts }: Delivery): boolean {
  return state === 'pending' && attempts.length === 0;
}
