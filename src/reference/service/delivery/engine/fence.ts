import type { Delivery } from '../../store/records.ts';

/** Another process drives this lane by now; this one stops. */
export class Overtaken extends Error {}

/**
 * Whether a delivery may be written as it is now: each write of an attempt follows the attempt before it. Gives false where
 * the delivery is over. Throws Overtaken where somebody else is ahead, as when this process was paused,
 * and where it is another delivery.
 */
export function follows(stored: Delivery | undefined, delivery: Delivery): boolean {
  if (stored && !isSame(stored, delivery))
    throw new Overtaken(`Delivery ${delivery.delivery_id} is another one in the store than it is here.`);
  if (stored?.state !== 'pending') return false;
  const last = delivery.attempts.at(-1);
  const isBegin = last !== undefined && last.outcome === undefined;
  const before = delivery.attempts.length - (isBegin ? 1 : 0);
  if (stored.attempts.length === before) return true;
  throw new Overtaken(
    `Delivery ${delivery.delivery_id} has ${stored.attempts.length} attempts in the store, and ${before} here. Another process drives it.`,
  );
}

/** Whether two deliveries of one number are the same: a database that lost what was durable gives its number to another one. */
export function isSame(one: Delivery, other: Delivery): boolean {
  return one.lane === other.lane && one.recorded_at === other.recorded_at;
}

/** Whether nobody has attempted or ended a delivery, so that it may begin. */
export function isNew({ state, attempts }: Delivery): boolean {
  return state === 'pending' && attempts.length === 0;
}
