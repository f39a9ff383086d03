import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerSentEvent } from '../../../../generated/operation.ts';
import { bounds } from '../../../../generated/policies.ts';
import type { DeskChannel, DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import { type Reader, StoreFailure } from '../store/port.ts';
import type { Tables } from '../store/tables.ts';
import { instant } from './desk-form.ts';
import { type EventDetails, eventOf, weightOf } from './event-records.ts';
import { type Concern, type Listener, Listeners } from './listeners.ts';
import { LoopBudget } from './loop-budget.ts';

/** How many events can be asked for again after a break. */
export const retained = 100_000;
/** How many events are read from the store at once, at first and at most; they may be heavy. */
const page = { first: 16, most: 200 };
/** The same for a follower whom little concerns, and how many numbers are looked through for it at once. */
const ofOne = { most: 16, numbers: 5000 };

/** How many followers are told an event in one turn of the event loop, and as how many one counts for whom a page is read. */
const inOneTurn = { tellings: 100, reading: 50 };

/** What one follower hears of. */
export interface Interest extends Concern {
  /** Says which events of the past those are. Is asked for each page, once the number is known that the page goes up to. */
  choose(): Promise<Choice>;
}

/** Which rows may be told: those of these chats and these others, where they are included. */
export interface Choice {
  chats: readonly number[];
  others: readonly DeskEvent['event'][];
  includes(row: Tables['events']): boolean;
}

/** Events as they were read, no more of them than wait for one follower. */
interface Past {
  events: DeskEvent[];
  /** The number up to which there are no others. */
  upTo: number;
  /** Whether no more were there. */
  isAll: boolean;
  /** How many are read the next time: fewer where they are heavy. */
  next: number;
}

/** How long it is waited before a store that could not be read is read again, in milliseconds. */
const againMs = 500;

/** The events of the desk, told to whoever listens. The store numbers and keeps them. */
export class EventLog {
  readonly #store: Reader;
  readonly #shown: (channel: DeskChannel) => DeskChannel;
  readonly #listeners = new Listeners();
  readonly #budget = new LoopBudget(() => inOneTurn.tellings);
  /** What is being read after a number, for all who ask for it meanwhile. */
  readonly #reading = new Map<string, Promise<Past>>();
  /** The number up to which those who listen were told what concerns them; not known before somebody does. */
  #toldUpTo: number | undefined;
  /** What the store has behind that is being read, once for all of them. */
  #isReading = false;
  #isMore = false;

  /** What only a service that listens knows of a channel is added to it by `shown`. */
  constructor(store: Reader, shown: (channel: DeskChannel) => DeskChannel = (channel) => channel) {
    this.#store = store;
    this.#shown = shown;
  }

  /** Tells an event that is durable to whoever listens. Events come in the order of their numbers. */
  publish(event_id: number, at: number, details: EventDetails): void {
    // What is being read lacks it, also for who comes again while nobody follows.
    this.#reading.clear();
    if (this.#listeners.size === 0) return;
    // Behind what is not told yet it is read as well. Whose a call is, the store knows.
    const isOfUnknown = details.call !== undefined && this.#listeners.areForVisitors;
    if (this.#toldUpTo === undefined || this.#isReading || isOfUnknown) {
      this.announce();
      return;
    }
    this.#toldUpTo = event_id;
    this.#tell(this.#withShown({ event_id, at: instant(at), ...details }));
  }

  /** Whether somebody follows in this process. */
  get isFollowed(): boolean {
    return this.#listeners.size > 0;
  }

  /** The number of the last event that is durable. */
  async last(): Promise<number> {
    return (await this.#store.get('counters', 'event'))?.last ?? 0;
  }

  /** The number that a follower goes on from: of the event it saw last, or of the last one that there is. */
  async from(seen: string | undefined): Promise<number> {
    return Math.min(seen === undefined ? Number.POSITIVE_INFINITY : Number(seen), await this.last());
  }

  /** There are events in the store that were not told here, as those that another process wrote. */
  announce(): void {
    this.#reading.clear();
    if (this.#listeners.size === 0) return;
    this.#isMore = true;
    if (!this.#isReading) void this.#readOn();
  }

  /** The store is not the one that it was: whoever follows comes again, and is told from there what it has. */
  beginAnew(): void {
    this.#reading.clear();
    this.#toldUpTo = undefined;
    this.#listeners.fail(new StoreFailure('The store is not the one that it was. Begin anew.'));
  }

  /**
   * Events after a number, all of them or those of an interest; ends when the signal aborts. Who is slow keeps little in
   * memory: what is more than told (`x-bounds`) is read from the store once the rest is taken.
   */
  async *follow(
    after: number,
    signal: AbortSignal,
    interest?: Interest,
  ): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    let told = after;
    let waiting: DeskEvent[] = [];
    let heavy = 0;
    let size = page.first;
    let readsStore = true;
    let failure: { error: unknown } | undefined;
    let wake: () => void = () => {};
    const listener: Listener = {
      tell(event, weight) {
        if (readsStore) return;
        // Who takes events as they come has none that wait.
        if (waiting.length > 0) heavy += weight();
        waiting.push(event);
        if (heavy > bounds.stream) {
          readsStore = true;
          waiting = [];
        }
        wake();
      },
      fail(error) {
        failure = { error };
        wake();
      },
    };
    const stop = () => {
      this.#leave(listener, interest);
      wake();
    };
    this.#listeners.add(listener, interest);
    signal.addEventListener('abort', stop, { once: true });
    try {
      while (!signal.aborted) {
        if (failure) throw failure.error;
        let next = waiting;
        let upTo = told;
        waiting = [];
        heavy = 0;
        if (readsStore) {
          await this.#budget.take(inOneTurn.reading);
          // From here on what is published waits, so that nothing falls between the two.
          readsStore = false;
          const read = await this.#past(told, size, interest).catch(unlessItIsAway);
          size = read?.next ?? size;
          upTo = read?.upTo ?? told;
          next = [...(read?.events ?? [])];
          if (!read?.isAll) {
            readsStore = true;
            waiting = [];
          }
          if (!read) await sleep(againMs, undefined, { signal }).catch(() => {});
        }
        for (let event = next.shift(); event; event = next.shift()) {
          // What was read from the store may have been published as well.
          if (event.event_id <= told) continue;
          yield served(event);
          told = event.event_id;
        }
        told = Math.max(told, upTo);
        if (waiting.length > 0 || readsStore || failure || signal.aborted) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        await this.#budget.take(1);
      }
    } finally {
      this.#leave(listener, interest);
      signal.removeEventListener('abort', stop);
    }
  }

  #leave(listener: Listener, interest: Interest | undefined): void {
    this.#listeners.remove(listener, interest);
    if (this.#listeners.size === 0) this.#toldUpTo = undefined;
  }

  #withShown(event: DeskEvent): DeskEvent {
    return event.channel ? { ...event, channel: this.#shown(event.channel) } : event;
  }

  #tell(event: DeskEvent, caller?: number): void {
    let known: number | undefined;
    this.#listeners.tell(event, () => (known ??= weightOf(event)), caller);
  }

  /** Reads what is not told yet and tells it, up to the end of the store. */
  async #readOn(): Promise<void> {
    this.#isReading = true;
    let size = page.first;
    try {
      while (this.#isMore && this.#listeners.size > 0) {
        this.#isMore = false;
        const read = await this.#readNext(size).catch(unlessItIsAway);
        size = read?.next ?? size;
        if (read?.isAll) continue;
        this.#isMore = true;
        await sleep(read ? 0 : againMs, undefined, { ref: false });
      }
    } catch (error) {
      // Whoever comes again goes on from what they saw last.
      this.#toldUpTo = undefined;
      this.#listeners.fail(error);
    }
    this.#isMore = false;
    this.#isReading = false;
  }

  async #readNext(size: number): Promise<Past> {
    const read = await this.#read(await this.#begin(), size);
    for (const event of read.events) {
      const chat = event.call && (await this.#store.get('chats', event.call.chat_id));
      this.#tell(event, chat?.data.visitor_number);
    }
    if (this.#listeners.size > 0) this.#toldUpTo = read.upTo;
    return read;
  }

  /** The number from which on those who listen are told what comes; what is older each of them reads on its own. */
  async #begin(): Promise<number> {
    if (this.#toldUpTo !== undefined) return this.#toldUpTo;
    const last = await this.last();
    // Somebody may have been quicker.
    this.#toldUpTo ??= last;
    return this.#toldUpTo;
  }

  /** What is behind a number, for a follower. */
  async #past(after: number, size: number, interest: Interest | undefined): Promise<Past> {
    await this.#begin();
    if (interest) return this.#read(after, size, interest);
    const key = `${after} ${size}`;
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = this.#read(after, size).finally(() => {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    });
    this.#reading.set(key, reading);
    return reading;
  }

  async #read(after: number, size: number, interest?: Interest): Promise<Past> {
    const last = interest ? await this.last() : Number.POSITIVE_INFINITY;
    // Little of it is about the interest: a store with many events is looked through piece by piece.
    const end = interest ? Math.min(after + ofOne.numbers, last) : last;
    const choice = await interest?.choose();
    const rows = await this.#rows(after, end, size, choice);
    const events: DeskEvent[] = [];
    let heavy = 0;
    let upTo = after;
    for (const row of rows) {
      if (!choice || choice.includes(row)) {
        const event = this.#withShown(await eventOf(row, this.#store));
        heavy += weightOf(event);
        if (heavy > bounds.stream && events.length > 0)
          return { events, upTo, isAll: false, next: events.length + 1 };
        events.push(event);
      }
      upTo = row.event_id;
    }
    const isWhole = rows.length < size;
    return {
      events,
      upTo: isWhole && interest ? Math.max(after, end) : upTo,
      isAll: isWhole && end === last,
      next: Math.min(interest ? ofOne.most : page.most, size * 2),
    };
  }

  #rows(after: number, end: number, size: number, choice?: Choice): Promise<Tables['events'][]> {
    return this.#store.all((db) => {
      const behind = db.selectFrom('events').selectAll().where('event_id', '>', after);
      if (!choice) return behind.orderBy('event_id').limit(size);
      const { chats, others } = choice;
      return behind
        .where('event_id', '<=', end)
        .where((is) =>
          is.or([is('event', 'in', others), ...(chats.length > 0 ? [is('chat_id', 'in', chats)] : [])]),
        )
        .orderBy('event_id')
        .limit(size);
    });
  }
}

function served(event: DeskEvent): ServerSentEvent<DeskEvent> {
  return { id: String(event.event_id), event: event.event, data: event };
}

/** A follower outlasts a store that is away for a while. */
function unlessItIsAway(error: unknown): undefined {
  if (!(error instanceof TemporaryFailure)) throw error;
}
