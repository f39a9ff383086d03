import { Turns } from '../turns.ts';

/** How many begin in a turn of the event loop: one for each millisecond of the turn before it, within bounds. */
const fewest = 8;
const most = 16;

/**
 * Spreads attempts that begin together, as at a start, over turns of the event loop. Requests that begin in one go are written when
 * all of them have begun, long after the instants from which their repeats are counted, and those come together again. All engines of
 * this process share its event loop.
 */
export const pace = new Turns((tookMs) => Math.min(Math.max(Math.floor(tookMs), fewest), most));
