import type { VisitorEvent, VisitorSession } from '../../../generated/reference/visitor/types.ts';
import { isVisible, Tabs } from '../browser/tabs.ts';
import { firstOf } from '../browser/wait.ts';
import { pause } from './patience.ts';
import type { Service } from './service.ts';

/** After a break of this length the chat is read again: the service may not replay its events. */
const longBreakMs = 60_000;
/** A hidden tab gives up its stream after this time, unless the visitor waits for something. */
const restMs = 15_000;

export interface Listener {
  /** The visitor and the chat as they are now, at first and after a long break. */
  session(session: VisitorSession): void;
  event(event: VisitorEvent): void;
  /** Whether the service can be reached. */
  line(isUp: boolean): void;
  /** Whether something is awaited, so that it is followed though nobody looks. */
  isAwaiting(): boolean;
}

/** What the leading tab broadcasts of the stream. */
interface Broadcast {
  visitor_number: number;
  isUp: boolean;
  /** The event before this one. A tab that does not know it has missed something. */
  after: number;
  id?: number;
  event?: VisitorEvent;
}

/** Follows the events of the visitor, by one stream for all tabs of the site. */
export class Following {
  readonly #service: Service;
  readonly #listener: Listener;
  readonly #tabs: Tabs<Broadcast>;
  /** The last event that is known; undefined when the chat has to be read again. */
  #last: number | undefined;
  #visitor_number = 0;
  #seenAt = 0;
  /** What was broadcast while the chat was being read. */
  readonly #unread: Broadcast[] = [];

  constructor(service: Service, listener: Listener) {
    this.#service = service;
    this.#listener = listener;
    this.#tabs = new Tabs(`svc ${service.base} ${service.path.widget_id}`, (broadcast) => {
      this.#unread.push(broadcast);
      this.#takeUnread();
    });
    service.changed = () => this.#readAnew();
  }

  /** Runs as long as the page is open. Returns when the service does not know the widget. */
  async run(): Promise<void> {
    for (;;) {
      while (this.#last !== undefined && !this.#isWanted) await this.#tabs.changed();
      if (this.#isStale && !(await this.#read())) return;
      await this.#tabs.lead(String(this.#visitor_number), (signal) => this.#lead(signal));
    }
  }

  /** A stream takes one of the few connections to the service, which tabs of other sites may need. */
  get #isWanted(): boolean {
    return isVisible() || (this.#tabs.canBroadcast && this.#listener.isAwaiting());
  }

  get #isStale(): boolean {
    return this.#last === undefined || Date.now() - this.#seenAt > longBreakMs;
  }

  #readAnew(): void {
    this.#last = undefined;
    this.#tabs.resign();
  }

  /** Reads the chat as it is now; false when the service does not know the widget. */
  async #read(): Promise<boolean> {
    for (let failures = 0; ; failures += 1) {
      const session = await this.#service.openSession().catch(() => null);
      if (session) {
        this.#last = session.last_event_id;
        this.#visitor_number = session.visitor_number;
        this.#seenAt = Date.now();
        this.#listener.session(session);
        if (failures > 0) this.#listener.line(true);
        this.#takeUnread();
        return true;
      }
      this.#listener.line(false);
      if (session === undefined) return false;
      await pause(failures);
    }
  }

  /** Follows the stream for as long as this tab leads, and broadcasts it. */
  async #lead(signal: AbortSignal): Promise<void> {
    const rest = setInterval(() => this.#isWanted || this.#tabs.resign(), restMs);
    for (let failures = 0; !signal.aborted && this.#isWanted && !this.#isStale; failures += 1) {
      try {
        for await (const broadcast of this.#listen(this.#last!, signal)) {
          failures = 0;
          this.#relay(broadcast);
        }
      } catch {
        // The next attempt shows whether the error lasts.
      }
      if (signal.aborted) break;
      this.#relay({ isUp: false, after: this.#last ?? 0 });
      await pause(failures, signal);
    }
    clearInterval(rest);
  }

  async *#listen(after: number, signal: AbortSignal): AsyncGenerator<Omit<Broadcast, 'visitor_number'>> {
    const hangUp = new AbortController();
    const path = this.#service.path;
    const answer = await this.#service.client.streamVisitorEvents(
      { path, headers: { 'last-event-id': String(after) } },
      { signal: firstOf(signal, hangUp.signal) },
    );
    if (answer.status !== 200) {
      if (answer.status === 404) await this.#service.isForgotten();
      return;
    }
    let last = after;
    yield { isUp: true, after };
    try {
      for await (const { id, data } of answer.events) {
        const number = Number(id ?? last);
        yield { isUp: true, after: last, id: number, event: data };
        last = number;
      }
    } finally {
      hangUp.abort();
    }
  }

  #relay(broadcast: Omit<Broadcast, 'visitor_number'>): void {
    const whole = { ...broadcast, visitor_number: this.#visitor_number };
    this.#tabs.broadcast(whole);
    this.#take(whole);
  }

  #takeUnread(): void {
    while (this.#last !== undefined && this.#unread.length > 0) this.#take(this.#unread.shift()!);
  }

  /** Takes each event once: a tab that begins to lead broadcasts some of them again. */
  #take({ visitor_number, isUp, after, id, event }: Broadcast): void {
    if (visitor_number !== this.#visitor_number || this.#last === undefined) return;
    if (isUp) this.#seenAt = Date.now();
    if (after > this.#last) {
      this.#readAnew();
      return;
    }
    this.#listener.line(isUp);
    // One event of the desk may be several here, under one number.
    const isNew = id !== undefined && (id > this.#last || (id === this.#last && after === id));
    if (!isNew || !event) return;
    this.#last = id;
    this.#listener.event(event);
  }
}
