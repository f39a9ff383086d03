import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerSentEvent } from '../../../../generated/operation.ts';
import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import { sizeLimits } from '../../limits.ts';
import { type Reader, StoreFailure } from '../store/port.ts';
import type { EventRecord } from '../store/records.ts';
import type { Tables } from '../store/tables.ts';
import { deskEvent, type EventDetails, eventOf, weightOf } from './desk-form.ts';
import { LoopBudget } from './time.ts';

/** The number of latest events that a stream can read again after an interruption. */
export const retained = 100_000;

/** The number of followers that may send an event in one iteration of the event loop. A follower is a client that reads an event stream. */
const followersAtOnce = 100;

/** The events of the desk and the streams that send them. The store numbers and stores the events. */
export class EventLog {
  readonly #store: Reader;
  readonly #present: (event: DeskEvent) => DeskEvent;
  readonly #published: ((details: EventDetails) => void) | undefined;
  readonly #listeners = new Listeners();
  readonly #budget = new LoopBudget(() => followersAtOnce);
  /** The number of the last event that was passed to the followers. Undefined while there are no followers, and after a failure. */
  #passedUpTo: number | undefined;
  #isCatchingUp = false;
  /** True if the store may have events that were not yet passed to the followers. */
  #hasUnread = false;

  /** `present` adds the addresses of a running service to an event. `published` is called with each event of this process. */
  constructor(
    store: Reader,
    present: (event: DeskEvent) => DeskEvent = (event) => event,
    published?: (details: EventDetails) => void,
  ) {
    this.#store = store;
    this.#present = present;
    this.#published = published;
  }

  /** Passes a durable event to the followers. It is called in the order of the event numbers. */
  publish(event_id: number, at: number, details: EventDetails): void {
    this.#published?.(details);
    if (this.#listeners.size === 0) return;
    if (this.#passedUpTo === undefined || this.#isCatchingUp) {
      this.announce();
      return;
    }
    this.#passedUpTo = event_id;
    this.#pass(this.#present(deskEvent(event_id, at, details)));
  }

  /** Passes events from the store to the followers, for example events of another process. */
  announce(): void {
    if (this.#listeners.size === 0) return;
    this.#hasUnread = true;
    if (!this.#isCatchingUp) void this.#catchUp();
  }

  /** Ends all streams with an error, because the database has lost events. The followers connect again. */
  beginAnew(): void {
    this.#passedUpTo = undefined;
    this.#listeners.fail(
      new StoreFailure('The history of the store was replaced. Connect again to read the new one.'),
    );
  }

  get streams(): number {
    return this.#listeners.size;
  }

  last(): Promise<number> {
    return lastOf('event', this.#store);
  }

  /** Returns the number after which a stream begins: the last event that the client has seen, but at most the last stored event. */
  async from(seen: string | undefined): Promise<number> {
    return Math.min(seen === undefined ? Number.POSITIVE_INFINITY : Number(seen), await this.last());
  }

  /** Yields the events with numbers above `after`, past and future, that match `interest`. Ends when the signal aborts. */
  async *follow(
    after: number,
    signal: AbortSignal,
    interest?: Interest,
  ): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    const follower = new Follower(after, this.#budget, async (from, size) => {
      await this.#start();
      return this.#page(from, size, interest);
    });
    const leave = () => {
      this.#listeners.remove(follower, interest);
      if (this.#listeners.size === 0) this.#passedUpTo = undefined;
      follower.wake();
    };
    this.#listeners.add(follower, interest);
    signal.addEventListener('abort', leave, { once: true });
    try {
      yield* follower.events(signal);
    } finally {
      leave();
      signal.removeEventListener('abort', leave);
    }
  }

  #pass(event: DeskEvent): void {
    let known: number | undefined;
    this.#listeners.publish(event, () => (known ??= weightOf(event)));
  }

  /** Reads the events that followers lack from the store, and passes them to all followers. */
  async #catchUp(): Promise<void> {
    this.#isCatchingUp = true;
    let size = firstPage;
    try {
      while (this.#hasUnread && this.#listeners.size > 0) {
        this.#hasUnread = false;
        const page = await this.#passPage(size).catch(unlessTemporary);
        size = page?.nextSize ?? size;
        if (page?.isLast) continue;
        this.#hasUnread = true;
        await sleep(page ? 0 : retryMs, undefined, { ref: false });
      }
    } catch (error) {
      // After this error, the followers connect again, and continue after the last event that they received.
      this.#passedUpTo = undefined;
      this.#listeners.fail(error);
    }
    this.#hasUnread = false;
    this.#isCatchingUp = false;
  }

  async #passPage(size: number): Promise<EventPage> {
    const page = await this.#page(await this.#start(), size);
    for (const event of page.events) this.#pass(event);
    if (this.#listeners.size > 0) this.#passedUpTo = page.upTo;
    return page;
  }

  async #page(after: number, size: number, interest?: Interest): Promise<EventPage> {
    const page = await readPage(this.#store, after, size, interest);
    return { ...page, events: page.events.map(this.#present) };
  }

  /** Returns the number after which events are passed to all followers. A new follower reads earlier events from the store. */
  async #start(): Promise<number> {
    if (this.#passedUpTo !== undefined) return this.#passedUpTo;
    const last = await this.last();
    // Another call may have set the number while this one waited.
    this.#passedUpTo ??= last;
    return this.#passedUpTo;
  }
}

/** The maximum number of events in a page: of a stream with all events, and of a stream with one visitor's events. */
const largestPage = { all: 200, ofVisitor: 16 };
/** The number of event ids in which one query searches for the events of one visitor. */
const searched = 5000;

/** Selects the events that the follower of one visitor receives: about the visitor's chats, the channel, and the channel's agents. */
export interface Interest extends Concern {
  /** Returns the visitor's chats and the channel's agents. It is called for each page, once the last number of the page is known. */
  subjects(): Promise<{ chats: readonly number[]; agents: readonly string[] }>;
}

/** Returns the last number that a counter assigned; 0 before its first use. */
export async function lastOf(counter: string, reader: Reader): Promise<number> {
  return (await reader.get('counters', counter))?.last ?? 0;
}

/** Reads a page of at most `size` events with numbers above `after`. With `interest`, reads only the events that match it. */
async function readPage(store: Reader, after: number, size: number, interest?: Interest): Promise<EventPage> {
  const last = interest ? await lastOf('event', store) : Number.POSITIVE_INFINITY;
  // Few events concern one visitor, so a query searches only a limited number of event ids.
  const end = interest ? Math.min(after + searched, last) : last;
  const { chats = [], agents = [] } = (await interest?.subjects()) ?? {};
  const names = ['agent_changed', 'channel_changed'] as const;
  const rows = interest
    ? await store.find('chosenEvents', { after, to: end, chats, names, limit: size })
    : await store.find('events', { after, limit: size });
  const isChosen = ({ event, chat_id, data }: Tables['events']) => {
    if (!interest || chat_id !== null) return true;
    const { agent_id = '', channel_id } = data as EventRecord;
    return event === 'agent_changed' ? agents.includes(agent_id) : channel_id === interest.channel_id;
  };
  const events: DeskEvent[] = [];
  let weight = 0;
  let upTo = after;
  // All rows are converted at the same time, so that the store can read their subjects together.
  const shown = await Promise.all(rows.map((row) => (isChosen(row) ? eventOf(row, store) : undefined)));
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

/** A subscriber to published events, for example the stream of a console. */
type Listener = Pick<Follower, 'receive' | 'fail'>;

/** The visitor and the channel whose events a listener receives. The listener also receives the events about agents. */
interface Concern {
  visitor_number: number;
  channel_id: string;
}

/** The listeners by topic. An event is passed only to the listeners of its topic and to the listeners of all events. */
export class Listeners {
  readonly #all = new Set<Listener>();
  /** The listeners of each topic. The empty topic is for listeners to all events. */
  readonly #byTopic = new Map<string, Set<Listener>>();

  get size(): number {
    return this.#all.size;
  }

  add(listener: Listener, concern?: Concern): void {
    this.#all.add(listener);
    for (const topic of topicsOf(concern)) {
      const members = this.#byTopic.get(topic) ?? new Set();
      this.#byTopic.set(topic, members.add(listener));
    }
  }

  remove(listener: Listener, concern?: Concern): void {
    this.#all.delete(listener);
    for (const topic of topicsOf(concern)) {
      const members = this.#byTopic.get(topic);
      members?.delete(listener);
      if (members?.size === 0) this.#byTopic.delete(topic);
    }
  }

  publish(event: DeskEvent, weight: () => number): void {
    for (const topic of [everything, topicOf(event)])
      for (const listener of this.#byTopic.get(topic) ?? []) listener.receive(event, weight);
  }

  fail(error: unknown): void {
    for (const listener of this.#all) listener.fail(error);
  }
}

const everything = '';
const ofVisitor = (visitor_number: number) => `visitor ${visitor_number}`;
const ofChannel = (channel_id: string) => `channel ${channel_id}`;

function topicsOf(concern: Concern | undefined): string[] {
  if (!concern) return [everything];
  return ['agent_changed', ofVisitor(concern.visitor_number), ofChannel(concern.channel_id)];
}

/** Events whose topic is their channel, because they change the channel for its visitors. */
const ofChannels = new Set<DeskEvent['event']>(['channel_changed', 'channel_removed']);

/** Returns the topic of an event: its visitor if it has a chat, its channel if visitors see the change, or else its name. */
function topicOf({ event, chat, channel }: DeskEvent): string {
  if (chat?.visitor_number !== undefined) return ofVisitor(chat.visitor_number);
  return channel && ofChannels.has(event) ? ofChannel(channel.channel_id) : event;
}

/** A page of events. Their total size is within `sizeLimits.stream`, unless the page has only one event. */
interface EventPage {
  events: DeskEvent[];
  /** The last event number that the page covers. Earlier events were sent, are in this page, or do not concern the follower. */
  upTo: number;
  /** True if the store has no events after `upTo`. */
  isLast: boolean;
  /** The number of events to request for the next page. */
  nextSize: number;
}

/** The number of events in the first page of a stream. Later pages have more if the events are small. */
const firstPage = 16;

/** The pause before a failed read of the store is retried, in milliseconds. */
const retryMs = 500;

/** The cost of reading a page, in units of the followers' budget. Sending an event costs 1. */
const costOfPage = 50;

/** The stream of one follower. It reads pages from the store until it has all events, and again if a slow client has too many waiting. */
class Follower {
  readonly #read: (after: number, size: number) => Promise<EventPage>;
  readonly #budget: LoopBudget;
  #after: number;
  /** True while published events are kept for this follower. Otherwise it reads events from the store. */
  #isLive = false;
  #published: DeskEvent[] = [];
  #weight = 0;
  #pageSize = firstPage;
  #failure: { error: unknown } | undefined;
  /** Ends the wait for further events, for example because the signal was aborted. */
  wake: () => void = () => {};

  constructor(after: number, budget: LoopBudget, read: (after: number, size: number) => Promise<EventPage>) {
    this.#after = after;
    this.#budget = budget;
    this.#read = read;
  }

  /** Takes a published event. `weight` returns the size of the event, in characters. */
  receive(event: DeskEvent, weight: () => number): void {
    if (!this.#isLive) return;
    // The first waiting event is not counted, so that no time is spent on measuring events for a fast follower.
    if (this.#published.length > 0) this.#weight += weight();
    this.#published.push(event);
    if (this.#weight > sizeLimits.stream) this.#dropPublished();
    this.wake();
  }

  /** Ends the stream with an error, because it can receive no further events. */
  fail(error: unknown): void {
    this.#failure = { error };
    this.wake();
  }

  /** Yields the events after `#after` until the signal aborts. Throws the error with which `fail` was called. */
  async *events(signal: AbortSignal): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    while (!signal.aborted) {
      if (this.#failure) throw this.#failure.error;
      const { events, upTo } = this.#isLive ? this.#drainPublished() : await this.#readPage(signal);
      // Each event is removed from the page when it is sent, which frees its memory: a slow client may take long to read the page.
      for (let event = events.shift(); event; event = events.shift()) {
        // An event of the page that was also published has already been sent.
        if (event.event_id <= this.#after) continue;
        yield { id: String(event.event_id), event: event.event, data: event };
        this.#after = event.event_id;
      }
      this.#after = Math.max(this.#after, upTo);
      if (this.#isLive && this.#published.length === 0 && !this.#failure && !signal.aborted)
        await this.#nextPublished();
    }
  }

  #drainPublished(): { events: DeskEvent[]; upTo: number } {
    const events = this.#published;
    this.#published = [];
    this.#weight = 0;
    return { events, upTo: this.#after };
  }

  async #readPage(signal: AbortSignal): Promise<{ events: DeskEvent[]; upTo: number }> {
    await this.#budget.acquire(costOfPage);
    // From here on, published events are kept, so that the follower misses no event after the page.
    this.#isLive = true;
    const page = await this.#read(this.#after, this.#pageSize).catch(unlessTemporary);
    if (!page?.isLast) this.#dropPublished();
    if (!page) {
      await sleep(retryMs, undefined, { signal }).catch(() => {});
      return { events: [], upTo: this.#after };
    }
    this.#pageSize = page.nextSize;
    return page;
  }

  #dropPublished(): void {
    this.#isLive = false;
    this.#drainPublished();
  }

  async #nextPublished(): Promise<void> {
    await new Promise<void>((resolve) => (this.wake = resolve));
    await this.#budget.acquire(1);
  }
}

/** Ignores a temporary error, so that a stream continues after the store was unreadable for a while. Throws any other error. */
function unlessTemporary(error: unknown): undefined {
  if (!(error instanceof TemporaryFailure)) throw error;
}
