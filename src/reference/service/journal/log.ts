import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerSentEvent } from '../../../../generated/operation.ts';
import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { type Reader, StoreFailure } from '../store/port.ts';
import { deskEvent, type EventDetails } from './desk-form.ts';
import { weightOf } from './entries.ts';
import { type EventPage, firstPage, type Interest, lastOf, readPage } from './event-reader.ts';
import { Follower, retryMs, unlessTemporary } from './follower.ts';
import { Listeners } from './listeners.ts';
import { LoopBudget } from './loop-budget.ts';

/** Events that can be asked for again after a break. */
export const retained = 100_000;

/** Followers that pass on an event in one iteration of the event loop. */
const followersAtOnce = 100;

/** The events of the desk, told to all followers. The store numbers and keeps them. */
export class EventLog {
  readonly #store: Reader;
  readonly #present: (event: DeskEvent) => DeskEvent;
  readonly #published: ((details: EventDetails) => void) | undefined;
  readonly #listeners = new Listeners();
  readonly #budget = new LoopBudget(() => followersAtOnce);
  /** The number of the last event that listeners were told; unknown while nobody listens. */
  #toldUpTo: number | undefined;
  #isCatchingUp = false;
  /** Whether the store has events that listeners were not told. */
  #isBehind = false;

  /** @param present Adds to an event the addresses of a running service. @param published Is called with each event of this process. */
  constructor(
    store: Reader,
    present: (event: DeskEvent) => DeskEvent = (event) => event,
    published?: (details: EventDetails) => void,
  ) {
    this.#store = store;
    this.#present = present;
    this.#published = published;
  }

  /** Tells followers an event that is durable. Events come in the order of their numbers. */
  publish(event_id: number, at: number, details: EventDetails): void {
    this.#published?.(details);
    if (this.#listeners.size === 0) return;
    if (this.#toldUpTo === undefined || this.#isCatchingUp) {
      this.announce();
      return;
    }
    this.#toldUpTo = event_id;
    this.#tell(this.#present(deskEvent(event_id, at, details)));
  }

  /** Has the store read for events that were not published here, as those of another process. */
  announce(): void {
    if (this.#listeners.size === 0) return;
    this.#isBehind = true;
    if (!this.#isCatchingUp) void this.#catchUp();
  }

  /** Ends all streams because the store's history was replaced; followers reconnect and read the new one. */
  beginAnew(): void {
    this.#toldUpTo = undefined;
    this.#listeners.fail(
      new StoreFailure('The history of the store was replaced. Connect again to read the new one.'),
    );
  }

  /** The count of event streams that are open in this process. */
  get streams(): number {
    return this.#listeners.size;
  }

  /** The number of the last durable event. */
  last(): Promise<number> {
    return lastOf('event', this.#store);
  }

  /** The number that a follower continues after: of the last event that it saw, or of the last one that there is. */
  async from(seen: string | undefined): Promise<number> {
    return Math.min(seen === undefined ? Number.POSITIVE_INFINITY : Number(seen), await this.last());
  }

  /** Events after a number, all of them or those of an interest; ends when the signal aborts. */
  async *follow(
    after: number,
    signal: AbortSignal,
    interest?: Interest,
  ): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    const follower = new Follower(after, {
      budget: this.#budget,
      read: async (from, size) => {
        await this.#start();
        return this.#page(from, size, interest);
      },
    });
    const leave = () => {
      this.#listeners.remove(follower, interest);
      if (this.#listeners.size === 0) this.#toldUpTo = undefined;
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

  #tell(event: DeskEvent): void {
    let known: number | undefined;
    this.#listeners.tell(event, () => (known ??= weightOf(event)));
  }

  /** Tells listeners the events of the store that they were not told, once for all of them. */
  async #catchUp(): Promise<void> {
    this.#isCatchingUp = true;
    let size = firstPage;
    try {
      while (this.#isBehind && this.#listeners.size > 0) {
        this.#isBehind = false;
        const page = await this.#tellPage(size).catch(unlessTemporary);
        size = page?.nextSize ?? size;
        if (page?.isLast) continue;
        this.#isBehind = true;
        await sleep(page ? 0 : retryMs, undefined, { ref: false });
      }
    } catch (error) {
      // Followers that connect again continue after the last event that they saw.
      this.#toldUpTo = undefined;
      this.#listeners.fail(error);
    }
    this.#isBehind = false;
    this.#isCatchingUp = false;
  }

  async #tellPage(size: number): Promise<EventPage> {
    const page = await this.#page(await this.#start(), size);
    for (const event of page.events) this.#tell(event);
    if (this.#listeners.size > 0) this.#toldUpTo = page.upTo;
    return page;
  }

  async #page(after: number, size: number, interest?: Interest): Promise<EventPage> {
    const page = await readPage(this.#store, after, size, interest);
    return { ...page, events: page.events.map(this.#present) };
  }

  /** The number after which listeners are told all events; each follower reads the older ones on its own. */
  async #start(): Promise<number> {
    if (this.#toldUpTo !== undefined) return this.#toldUpTo;
    const last = await this.last();
    // Set by another call meanwhile.
    this.#toldUpTo ??= last;
    return this.#toldUpTo;
  }
}
