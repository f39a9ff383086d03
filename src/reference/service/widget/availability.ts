import type { WorkingHours } from '../../../../generated/reference/desk/types.ts';
import type { Availability } from '../../../../generated/reference/visitor/types.ts';
import type { CallbackAvailability } from '../../../../generated/widget/types.ts';
import type { Callback } from '../store/records.ts';

export interface Circumstances {
  isOnline: boolean;
  callback: Callback;
  now: Date;
}

const unavailable = { result: 'fail', reason: 'Callback unavaiable' } as const;

/** Who can answer now, for all visitors alike. */
export function availabilityIn(circumstances: Circumstances): Availability {
  return {
    mode: circumstances.isOnline ? 'online' : 'offline',
    callback: callbackIn(circumstances),
  };
}

/** The same for a visitor whose call has begun already. */
export function whileCalling({ mode, callback }: Availability): Availability {
  return { mode, callback: callback.result === 'ok' ? unavailable : callback };
}

/** Why visitors cannot be called, if so (WID-17). */
function callbackIn({ isOnline, callback, now }: Circumstances): CallbackAvailability {
  if (!callback.enabled) return { result: 'fail', reason: 'Callback disabled' };
  const isPaid = callback.balance === undefined || callback.balance > 0;
  const isOpen = callback.hours === undefined || isWithin(callback.hours, now);
  return isOnline && isPaid && isOpen ? { result: 'ok' } : unavailable;
}

/** Whether an instant is within working hours; the end does not belong to them. */
export function isWithin({ days, from, to, time_zone = 'UTC' }: WorkingHours, now: Date): boolean {
  const parts = clockIn(time_zone).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  const time = `${part('hour')}:${part('minute')}`;
  return (days as string[]).includes(part('weekday').toLowerCase()) && from <= time && time < to;
}

/** What tells the time in a zone. To make one costs far more than to ask it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(time_zone: string): Intl.DateTimeFormat {
  // Names of zones are the same in capitals: there are no more clocks than zones.
  const name = time_zone.toLowerCase();
  const known = clocks.get(name);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(name, clock);
  return clock;
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
