import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerSentEvent } from '../../../../generated/operation.ts';
import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import { sizeLimits } from '../../limits.ts';
import type { LoopBudget } from './time.ts';

/** A subscriber to published events, for example the stream of a console. */
type Listener = Pick<Follower, 'receive' | 'fail'>;

/** The visitor and the channel whose events a listener receives. The listener also receives the events about agents. */
export interface Concern {
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
export interface EventPage {
  events: DeskEvent[];
  /** The last event number that the page covers. Earlier events were sent, are in this page, or do not concern the follower. */
  upTo: number;
  /** True if the store has no events after `upTo`. */
  isLast: boolean;
  /** The number of events to request for the next page. */
  nextSize: number;
}

/** The number of events in the first page of a stream. Later pages have more if the events are small. */
export const firstPage = 16;

/** The pause before a failed read of the store is retried, in milliseconds. */
export const retryMs = 500;

/** The cost of reading a page, in units of the followers' budget. Sending an event costs 1. */
const costOfPage = 50;

interface FollowerParts {
  /** Limits the number of followers that send events in one iteration of the event loop. */
  budget: LoopBudget;
  read(after: number, size: number): Promise<EventPage>;
}

/** The stream of one follower. It reads pages from the store until it has all events, and again if a slow client has too many waiting. */
export class Follower {
  readonly #parts: FollowerParts;
  #after: number;
  /** True while published events are kept for this follower. Otherwise it reads events from the store. */
  #isLive = false;
  #published: DeskEvent[] = [];
  #weight = 0;
  #pageSize = firstPage;
  #failure: { error: unknown } | undefined;
  /** Ends the wait for further events, for example because the signal was aborted. */
  wake: () => void = () => {};

  constructor(after: number, parts: FollowerParts) {
    this.#after = after;
    this.#parts = parts;
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
    await this.#parts.budget.acquire(costOfPage);
    // From here on, published events are kept, so that the follower misses no event after the page.
    this.#isLive = true;
    const page = await this.#parts.read(this.#after, this.#pageSize).catch(unlessTemporary);
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
    await this.#parts.budget.acquire(1);
  }
}

/** Ignores a temporary error, so that a stream continues after the store was unreadable for a while. Throws any other error. */
export function unlessTemporary(error: unknown): undefined {
  if (!(error instanceof TemporaryFailure)) throw error;
}
