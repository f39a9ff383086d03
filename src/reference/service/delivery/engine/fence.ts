import type { Delivery, RecordedDelivery } from '../../store/records.ts';

/** Thrown when another process drives the same lane. This process then stops driving it, and reads the lane again. */
export class Overtaken extends Error {}

/** Thrown for a delivery that would fail in every retry, because its record is damaged or its operation has no policy. */
export class Unprocessable extends Error {}

/**
 * Decides if a new version of a delivery may be written, by comparing it with the stored version.
 * - Returns true if no attempt was added or removed since this process read the delivery. At the start of an attempt the stored version has
 * one attempt less. At an outcome it has the same number. When an attempt is removed (`takesBack`), it has one more. Two processes may both
 * write the same outcome.
 * - Returns false if the delivery has ended, or does not exist.
 * - Throws Overtaken if another process has continued the delivery, for example while this one was paused. It also does so if the number
 * belongs to another delivery.
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

/**
 * True if two records with the same number belong to the same delivery. A database that was restored from a backup assigns the lost numbers
 * again.
 */
export function isSame(one: RecordedDelivery, other: RecordedDelivery): boolean {
  return one.lane === other.lane && one.recorded_at === other.recorded_at;
}

/** True for a pending delivery without attempts. */
export function isNew({ state, attempts }: Delivery): boolean {
  return state === 'pending' && attempts.length === 0;
}
