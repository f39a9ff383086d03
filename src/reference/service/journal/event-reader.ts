import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { sizeLimits } from '../../limits.ts';
import type { Reader } from '../store/port.ts';
import type { Tables } from '../store/tables.ts';
import { eventOf, weightOf } from './entries.ts';
import type { Concern } from './listeners.ts';

/** Events of the first page; the next ones have more where events are light. */
export const firstPage = 16;
/** Events that a page has at most: of all events, and of those that concern one visitor. */
const largestPage = { all: 200, ofVisitor: 16 };
/** Numbers that are searched at once for events that concern one visitor. */
const searched = 5000;

/** Which events a follower is told. */
export interface Interest extends Concern {
  /** Chooses among past events. Called for each page, after the number is known that the page goes up to. */
  choose(): Promise<Choice>;
}

/** The rows that may be told: those of these chats and of these other kinds, if `includes` says so. */
export interface Choice {
  chats: readonly number[];
  others: readonly DeskEvent['event'][];
  includes(row: Tables['events']): boolean;
}

/** Events as they were read, at most as heavy as what may wait for one follower. */
export interface EventPage {
  events: DeskEvent[];
  /** No other event up to this number is to be told. */
  upTo: number;
  /** Whether the store has no events after the page. */
  isLast: boolean;
  /** The count of events to ask for next. */
  nextSize: number;
}

/** The last number of a counter, 0 at first. */
export async function lastOf(counter: string, reader: Reader): Promise<number> {
  return (await reader.get('counters', counter))?.last ?? 0;
}

/** Reads a page of the events after a number, all of them or those of an interest. */
export async function readPage(
  store: Reader,
  after: number,
  size: number,
  interest?: Interest,
): Promise<EventPage> {
  const last = interest ? await lastOf('event', store) : Number.POSITIVE_INFINITY;
  // Few events concern one visitor: a long history is searched piece by piece.
  const end = interest ? Math.min(after + searched, last) : last;
  const choice = await interest?.choose();
  const wanted = choice && { to: end, chats: choice.chats, names: choice.others };
  const rows = wanted
    ? await store.find('chosenEvents', { after, ...wanted, limit: size })
    : await store.find('events', { after, limit: size });
  const events: DeskEvent[] = [];
  let weight = 0;
  let upTo = after;
  // All at once: their rows are asked for together.
  const shown = await Promise.all(
    rows.map((row) => (!choice || choice.includes(row) ? eventOf(row, store) : undefined)),
  );
  for (const [index, row] of rows.entries()) {
    const event = shown[index];
    if (event) {
      weight += weightOf(event);
      if (weight > sizeLimits.stream && events.length > 0)
        return { events, upTo, isLast: false, nextSize: events.length + 1 };
      events.push(event);
    }
    upTo = row.event_id;
  }
  const isComplete = rows.length < size;
  return {
    events,
    upTo: isComplete && interest ? Math.max(after, end) : upTo,
    isLast: isComplete && end === last,
    nextSize: Math.min(interest ? largestPage.ofVisitor : largestPage.all, size * 2),
  };
}
