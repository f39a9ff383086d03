import type { WorkingHours } from '../../../../generated/reference/desk/types.ts';
import type { Availability } from '../../../../generated/reference/visitor/types.ts';
import type { CallbackAvailability } from '../../../../generated/widget/types.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import type { Callback } from '../store/records.ts';

const unavailable = { result: 'fail', reason: 'Callback unavaiable' } as const;

/** Returns the availability for a visitor who is in a call: a further call is not available. */
export function whileCalling({ mode, callback }: Availability): Availability {
  return { mode, callback: callback.result === 'ok' ? unavailable : callback };
}

/** Returns the result `ok` if visitors can request a call. Otherwise returns the reason why they cannot (WID-17). */
export function callbackIn(callback: Callback, isOnline: boolean): CallbackAvailability {
  if (!callback.enabled) return { result: 'fail', reason: 'Callback disabled' };
  const isPaid = callback.balance === undefined || callback.balance > 0;
  const isOpen = callback.hours === undefined || isWithin(callback.hours, new Date());
  return isOnline && isPaid && isOpen ? { result: 'ok' } : unavailable;
}

/** True if the time `now` is within working hours. The end `to` is excluded. */
export function isWithin({ days, from, to, time_zone = 'UTC' }: WorkingHours, now: Date): boolean {
  const parts = clocks.getOrMake(time_zone, clockIn).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  const time = `${part('hour')}:${part('minute')}`;
  return (days as string[]).includes(part('weekday').toLowerCase()) && from <= time && time < to;
}

/** Date formatters of recently used time zones. Creating one takes 50 µs, and each visitor's session needs one. */
const clocks = new RecentMap<string, Intl.DateTimeFormat>(100);

const shownParts = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...shownParts });
}

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
