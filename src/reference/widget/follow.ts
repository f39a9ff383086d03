import type { VisitorEvent, VisitorSession } from '../../../generated/reference/visitor/types.ts';
import { isVisible, Tabs } from '../browser/tabs.ts';
import { firstOf, retryPause } from '../browser/wait.ts';
import type { Service } from './service.ts';

/** After a break of this length the chat is read again, since the service may not replay its events. In milliseconds. */
const longBreakMs = 60_000;
/** A hidden tab closes its stream after this time, unless the visitor waits for something. In milliseconds. */
const restMs = 15_000;

export interface Listener {
  /** Gets the current visitor and chat, at first and after a long break. */
  session(session: VisitorSession): void;
  event(event: VisitorEvent): void;
  /** `isUp` is true while the service can be reached. */
  line(isUp: boolean): void;
  /** Returns true if events are needed while the tab is hidden. */
  isAwaiting(): boolean;
}

/** An event of the stream, or a change of its state. */
interface Heard {
  isUp: boolean;
  /** The number of the previous event. A tab whose last event has a lower number has missed events. */
  after: number;
  id?: number;
  event?: VisitorEvent;
}

/** A broadcast of the leading tab: an event or a change of state, with the visitor of the stream. */
interface Broadcast extends Heard {
  visitor_number: number;
}

/** Follows the visitor's events. All tabs of the site share one stream. Returns when the service does not know the widget. */
export async function follow(service: Service, listener: Listener): Promise<void> {
  /** The number of the last known event. Undefined if the chat must be read again. */
  let last: number | undefined;
  let visitor_number = 0;
  let seenAt = 0;
  /** The broadcasts that arrived while the chat was being read. */
  const unread: Broadcast[] = [];
  const tabs = new Tabs<Broadcast>(`svc ${service.base} ${service.path.widget_id}`, (broadcast) => {
    unread.push(broadcast);
    takeUnread();
  });
  const readAnew = () => {
    last = undefined;
    tabs.resign();
  };
  service.changed = readAnew;

  /** A stream takes one of the few connections to the service. Tabs of other sites may need it. */
  const isWanted = () => isVisible() || (tabs.canBroadcast && listener.isAwaiting());
  const isStale = () => last === undefined || Date.now() - seenAt > longBreakMs;

  /** Reads the current chat, and retries until it gets a response. Resolves with false if the service does not know the widget. */
  const read = async () => {
    for (let failures = 0; ; failures += 1) {
      const session = await service.openSession().catch(() => null);
      if (session) {
        last = session.last_event_id;
        visitor_number = session.visitor_number;
        seenAt = Date.now();
        listener.session(session);
        if (failures > 0) listener.line(true);
        takeUnread();
        return true;
      }
      listener.line(false);
      if (session === undefined) return false;
      await retryPause(failures);
    }
  };

  /** Follows the stream for as long as this tab leads, and broadcasts it. */
  const lead = async (signal: AbortSignal) => {
    const rest = setInterval(() => isWanted() || tabs.resign(), restMs);
    for (let failures = 0; !signal.aborted && isWanted() && !isStale(); failures += 1) {
      try {
        for await (const heard of listen(service, last!, signal)) {
          failures = 0;
          relay(heard);
        }
      } catch {
        // The next attempt shows whether the error lasts.
      }
      if (signal.aborted) break;
      relay({ isUp: false, after: last ?? 0 });
      await retryPause(failures, signal);
    }
    clearInterval(rest);
  };

  const relay = (heard: Heard) => {
    const broadcast = { ...heard, visitor_number };
    tabs.broadcast(broadcast);
    take(broadcast);
  };

  const takeUnread = () => {
    while (last !== undefined && unread.length > 0) take(unread.shift()!);
  };

  /** Handles each event once. A tab that begins to lead broadcasts some events again. */
  const take = ({ visitor_number: of, isUp, after, id, event }: Broadcast) => {
    if (of !== visitor_number || last === undefined) return;
    if (isUp) seenAt = Date.now();
    if (after > last) return readAnew();
    listener.line(isUp);
    // One event of the desk may be several events here, with the same number.
    const isNew = id !== undefined && (id > last || (id === last && after === id));
    if (!isNew || !event) return;
    last = id;
    listener.event(event);
  };

  for (;;) {
    while (last !== undefined && !isWanted()) await tabs.changed();
    if (isStale() && !(await read())) return;
    await tabs.lead(String(visitor_number), lead);
  }
}

async function* listen(service: Service, after: number, signal: AbortSignal): AsyncGenerator<Heard> {
  const hangUp = new AbortController();
  const answer = await service.client.streamVisitorEvents(
    { path: service.path, headers: { 'last-event-id': String(after) } },
    { signal: firstOf(signal, hangUp.signal) },
  );
  if (answer.status !== 200) {
    if (answer.status === 404) await service.isForgotten();
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
