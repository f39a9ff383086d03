import type { CallbackSettings, WorkingHours } from '../../../generated/desk/types.ts';
import type { Availability } from '../../../generated/visitor/types.ts';
import type { CallbackAvailability } from '../../../generated/widget/types.ts';

export interface Circumstances {
  isOnline: boolean;
  callback: CallbackSettings;
  /** Whether a call of the visitor has begun already. */
  isCalling: boolean;
  now: Date;
}

/** Who can answer now. */
export function availabilityIn(circumstances: Circumstances): Availability {
  return {
    mode: circumstances.isOnline ? 'online' : 'offline',
    callback: callbackIn(circumstances),
  };
}

/** Why the visitor cannot be called, if so (WID-17). */
function callbackIn({ isOnline, callback, isCalling, now }: Circumstances): CallbackAvailability {
  if (!callback.enabled) return { result: 'fail', reason: 'Callback disabled' };
  const isPaid = callback.balance === undefined || callback.balance > 0;
  const isOpen = callback.hours === undefined || isWithin(callback.hours, now);
  return isOnline && isPaid && isOpen && !isCalling
    ? { result: 'ok' }
    : { result: 'fail', reason: 'Callback unavaiable' };
}

/** Whether an instant is within working hours; the end does not belong to them. */
export function isWithin({ days, from, to, time_zone = 'UTC' }: WorkingHours, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  const time = `${part('hour')}:${part('minute')}`;
  return (days as string[]).includes(part('weekday').toLowerCase()) && from <= time && time < to;
}

/** Whether a time zone of that name is known. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
