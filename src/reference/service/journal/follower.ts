import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerSentEvent } from '../../../../generated/operation.ts';
import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import { sizeLimits } from '../../limits.ts';
import { type EventPage, firstPage } from './event-reader.ts';
import type { Listener } from './listeners.ts';
import type { LoopBudget } from './loop-budget.ts';

/** Delay before a store that could not be read is read again, in milliseconds. */
export const retryMs = 500;

/** The cost of reading a page in the followers' budget: that of passing on so many events. */
const costOfPage = 50;

export interface FollowerParts {
  /** Limits how many followers go on in one iteration of the event loop. */
  budget: LoopBudget;
  /** Reads events after a number, at most `size` of them. */
  read(after: number, size: number): Promise<EventPage>;
}

/**
 * The stream of one follower. It reads pages of the store until it has caught up, and takes events as they are published from then
 * on. A slow follower keeps little in memory: above the bound published events are dropped and read from the store.
 */
export class Follower implements Listener {
  readonly #parts: FollowerParts;
  /** The number of the last event that was passed on. */
  #after: number;
  /** Whether published events are kept; the store has all before them. */
  #isLive = false;
  #published: DeskEvent[] = [];
  #weight = 0;
  #pageSize = firstPage;
  #failure: { error: unknown } | undefined;
  /** Ends a wait for news, as when the signal was aborted. */
  wake: () => void = () => {};

  constructor(after: number, parts: FollowerParts) {
    this.#after = after;
    this.#parts = parts;
  }

  tell(event: DeskEvent, weight: () => number): void {
    if (!this.#isLive) return;
    // A follower that keeps up has no events waiting: nothing is weighed for it.
    if (this.#published.length > 0) this.#weight += weight();
    this.#published.push(event);
    if (this.#weight > sizeLimits.stream) this.#fallBehind();
    this.wake();
  }

  fail(error: unknown): void {
    this.#failure = { error };
    this.wake();
  }

  /** The events after the number, until the signal aborts. Throws what the follower was failed with. */
  async *events(signal: AbortSignal): AsyncGenerator<ServerSentEvent<DeskEvent>> {
    while (!signal.aborted) {
      if (this.#failure) throw this.#failure.error;
      const { events, upTo } = this.#isLive ? this.#takePublished() : await this.#readPage(signal);
      // Each is let go of once it is passed on: a page may wait for long.
      for (let event = events.shift(); event; event = events.shift()) {
        // An event of a page may have been published as well.
        if (event.event_id <= this.#after) continue;
        yield { id: String(event.event_id), event: event.event, data: event };
        this.#after = event.event_id;
      }
      this.#after = Math.max(this.#after, upTo);
      if (this.#isLive && this.#published.length === 0 && !this.#failure && !signal.aborted)
        await this.#news();
    }
  }

  #takePublished(): { events: DeskEvent[]; upTo: number } {
    const events = this.#published;
    this.#published = [];
    this.#weight = 0;
    return { events, upTo: this.#after };
  }

  async #readPage(signal: AbortSignal): Promise<{ events: DeskEvent[]; upTo: number }> {
    await this.#parts.budget.take(costOfPage);
    // Events that are published from here on are kept, so that none is missed between the page and them.
    this.#isLive = true;
    const page = await this.#parts.read(this.#after, this.#pageSize).catch(unlessTemporary);
    if (!page?.isLast) this.#fallBehind();
    if (!page) {
      await sleep(retryMs, undefined, { signal }).catch(() => {});
      return { events: [], upTo: this.#after };
    }
    this.#pageSize = page.nextSize;
    return page;
  }

  #fallBehind(): void {
    this.#isLive = false;
    this.#takePublished();
  }

  async #news(): Promise<void> {
    await new Promise<void>((resolve) => (this.wake = resolve));
    await this.#parts.budget.take(1);
  }
}

/** A follower outlasts a store that cannot be read for a while. */
export function unlessTemporary(error: unknown): undefined {
  if (!(error instanceof TemporaryFailure)) throw error;
}
