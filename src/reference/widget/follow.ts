import type { VisitorEvent, VisitorSession } from '../../../generated/reference/visitor/types.ts';
import { firstOf, isVisible, retryPause, Tabs } from '../browser.ts';
import type { Service } from './service.ts';

/** After a connection loss of this length, in milliseconds, the chat is read again: the service may not have the missed events. */
const longBreakMs = 60_000;
/** The interval in milliseconds at which a hidden tab checks if it can close its stream: see `Listener.isAwaiting`. */
const restMs = 15_000;

export interface Listener {
  /** Called with the current visitor and chat, once at the beginning and again after each long connection loss. */
  session(session: VisitorSession): void;
  event(event: VisitorEvent): void;
  /** Called when the connection is lost or restored. `isUp` is true while the service can be reached. */
  line(isUp: boolean): void;
  /** Returns true if the widget needs events even while its tab is hidden. */
  isAwaiting(): boolean;
}

/** An event of the event stream, or a report that the stream was connected or lost. */
interface Heard {
  isUp: boolean;
  /** The number of the previous event. If a tab's last event has a lower number, the tab has missed events. */
  after: number;
  id?: number;
  event?: VisitorEvent;
}

/** A broadcast from the leading tab, which has the stream, to the other tabs. It contains the number of the stream's visitor. */
interface Broadcast extends Heard {
  visitor_number: number;
}

/** Follows the visitor's events. All tabs of the site share one stream. Resolves only if the service does not know the widget. */
export async function follow(service: Service, listener: Listener): Promise<void> {
  /** The number of the last known event. Undefined if the chat must be read again. */
  let last: number | undefined;
  let visitor_number = 0;
  let seenAt = 0;
  /** The broadcasts that arrived while the chat was being read. */
  const unread: Broadcast[] = [];
  const tabs = new Tabs<Broadcast>(`svc ${service.base} ${service.path.widget_id}`, (broadcast) => {
    unread.push(broadcast);
    receiveUnread();
  });
  const readAnew = () => {
    last = undefined;
    tabs.resign();
  };
  service.changed = readAnew;

  /** True if this tab may keep a stream. A stream uses one of the browser's few connections to the service. Other sites may need it. */
  const isWanted = () => isVisible() || (tabs.canBroadcast && listener.isAwaiting());
  const isStale = () => last === undefined || Date.now() - seenAt > longBreakMs;

  /** Reads the current visitor and chat, and retries after failures. Resolves with false if the service does not know the widget. */
  const read = async () => {
    for (let failures = 0; ; failures += 1) {
      const session = await service.openSession().catch(() => null);
      if (session) {
        last = session.last_event_id;
        visitor_number = session.visitor_number;
        seenAt = Date.now();
        listener.session(session);
        if (failures > 0) listener.line(true);
        receiveUnread();
        return true;
      }
      listener.line(false);
      if (session === undefined) return false;
      await retryPause(failures);
    }
  };

  /** Follows the stream while this tab is the leading tab, and broadcasts its events to the other tabs. */
  const lead = async (signal: AbortSignal) => {
    const rest = setInterval(() => isWanted() || tabs.resign(), restMs);
    for (let failures = 0; !signal.aborted && isWanted() && !isStale(); failures += 1) {
      try {
        for await (const heard of listen(service, last!, signal)) {
          failures = 0;
          relay(heard);
        }
      } catch {
        // The loop connects again after a pause.
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
    receive(broadcast);
  };

  const receiveUnread = () => {
    while (last !== undefined && unread.length > 0) receive(unread.shift()!);
  };

  /** Handles a broadcast. An event that is already known is ignored, because a new leading tab may broadcast it again. */
  const receive = ({ visitor_number: of, isUp, after, id, event }: Broadcast) => {
    if (of !== visitor_number || last === undefined) return;
    if (isUp) seenAt = Date.now();
    if (after > last) return readAnew();
    listener.line(isUp);
    // The service may convert one event of the desk into several events of this stream, with the same number.
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
