import type { VisitorEvent, VisitorSession } from '../../../generated/reference/visitor/types.ts';
import { isLookedAt, Tabs } from '../browser/tabs.ts';
import { pause } from './patience.ts';
import type { Service } from './service.ts';

/** After a break of this length the chat is read anew: what happened may not be told again. */
const longBreakMs = 60_000;
/** A tab that nobody looks at gives up its stream after so long, unless something is awaited. */
const restMs = 15_000;

export interface Ears {
  /** The visitor and the chat as they are now, at first and after a long break. */
  session(session: VisitorSession): void;
  event(event: VisitorEvent): void;
  /** Whether the service can be reached. */
  line(isUp: boolean): void;
  /** Whether something is awaited, so that it is followed though nobody looks. */
  isAwaiting(): boolean;
}

/** What the tab that follows tells the others. */
interface Told {
  visitor_number: number;
  isUp: boolean;
  /** The event before this. Who does not know it has missed something. */
  after: number;
  id?: number;
  event?: VisitorEvent;
}

/** What happens to the visitor, by a stream that all tabs of the site share. */
export class Following {
  readonly #service: Service;
  readonly #ears: Ears;
  readonly #tabs: Tabs<Told>;
  /** The event up to which all is known; none when the chat has to be read anew. */
  #last: number | undefined;
  #visitor_number = 0;
  #seenAt = 0;
  /** What other tabs told while the chat was being read. */
  readonly #told: Told[] = [];

  constructor(service: Service, ears: Ears) {
    this.#service = service;
    this.#ears = ears;
    this.#tabs = new Tabs(`svc ${service.base} ${service.path.widget_id}`, (told) => {
      this.#told.push(told);
      this.#takeIn();
    });
    service.changed = () => this.#readAnew();
  }

  /** Goes on for as long as the page is there. Returns when the service does not know the widget. */
  async begin(): Promise<void> {
    for (;;) {
      while (this.#last !== undefined && !this.#isWanted) await this.#tabs.change();
      if (this.#isStale && !(await this.#read())) return;
      await this.#tabs.turn(String(this.#visitor_number), (signal) => this.#lead(signal));
    }
  }

  /** A stream takes one of the few ways to the service, which tabs of other sites may need. */
  get #isWanted(): boolean {
    return isLookedAt() || (this.#tabs.areTold && this.#ears.isAwaiting());
  }

  get #isStale(): boolean {
    return this.#last === undefined || Date.now() - this.#seenAt > longBreakMs;
  }

  #readAnew(): void {
    this.#last = undefined;
    this.#tabs.end();
  }

  /** Reads the chat as it is now; false when the service does not know the widget. */
  async #read(): Promise<boolean> {
    for (let failures = 0; ; failures += 1) {
      const session = await this.#service.begin().catch(() => null);
      if (session) {
        this.#last = session.last_event_id;
        this.#visitor_number = session.visitor_number;
        this.#seenAt = Date.now();
        this.#ears.session(session);
        if (failures > 0) this.#ears.line(true);
        this.#takeIn();
        return true;
      }
      this.#ears.line(false);
      if (session === undefined) return false;
      await pause(failures);
    }
  }

  /** Follows the stream for as long as it is the turn of this tab, and tells the others. */
  async #lead(signal: AbortSignal): Promise<void> {
    const rest = setInterval(() => this.#isWanted || this.#tabs.end(), restMs);
    for (let failures = 0; !signal.aborted && this.#isWanted && !this.#isStale; failures += 1) {
      try {
        for await (const told of this.#listen(this.#last!, signal)) {
          failures = 0;
          this.#tell(told);
        }
      } catch {
        // Whatever it was, the next attempt shows whether it goes on.
      }
      if (signal.aborted) break;
      this.#tell({ isUp: false, after: this.#last ?? 0 });
      await pause(failures, signal);
    }
    clearInterval(rest);
  }

  async *#listen(after: number, signal: AbortSignal): AsyncGenerator<Omit<Told, 'visitor_number'>> {
    const hangUp = new AbortController();
    const path = this.#service.path;
    const answer = await this.#service.client.streamVisitorEvents(
      { path, headers: { 'last-event-id': String(after) } },
      { signal: AbortSignal.any([signal, hangUp.signal]) },
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

  #tell(told: Omit<Told, 'visitor_number'>): void {
    const whole = { ...told, visitor_number: this.#visitor_number };
    this.#tabs.tell(whole);
    this.#take(whole);
  }

  #takeIn(): void {
    while (this.#last !== undefined && this.#told.length > 0) this.#take(this.#told.shift()!);
  }

  /** Takes what happened, once: a tab whose turn begins tells some of it again. */
  #take({ visitor_number, isUp, after, id, event }: Told): void {
    if (visitor_number !== this.#visitor_number || this.#last === undefined) return;
    if (isUp) this.#seenAt = Date.now();
    if (after > this.#last) {
      this.#readAnew();
      return;
    }
    this.#ears.line(isUp);
    // One event of the desk may be several here, under one number.
    const isNew = id !== undefined && (id > this.#last || (id === this.#last && after === id));
    if (!isNew || !event) return;
    this.#last = id;
    this.#ears.event(event);
  }
}
