import { signal } from '@preact/signals';
import type { DeskEvent } from '../../../../../generated/reference/desk/types.ts';
import { Tabs } from '../../../browser/tabs.ts';
import { firstOf, retryPause } from '../../../browser/wait.ts';
import { texts } from '../texts/texts.ts';
import { type Desk, statusOf } from './desk.ts';
import { reportPresence } from './presence.ts';
import { hear, load } from './site.ts';

/** Whether events arrive; undefined before the first connection. */
export const isConnected = signal<boolean | undefined>(undefined);

/** A piece of the stream, as the leading tab broadcasts it. */
interface Broadcast {
  isUp: boolean;
  /** The number of the event before this one. A tab that does not know it has missed something. */
  after: number | undefined;
  id?: number;
  event?: DeskEvent;
}

/** Follows the events of the desk until the signal aborts, across reconnects, by one stream for all tabs. */
export async function follow(desk: Desk, signal: AbortSignal, refused: (why: string) => void): Promise<void> {
  let last: number | undefined;
  let reading = Promise.resolve();
  const take = (event: DeskEvent | undefined, id: number | undefined) => {
    if (!event || (last !== undefined && id !== undefined && id <= last)) return;
    last = id ?? last;
    hear(event);
  };
  /** Takes a broadcast of another tab. Where something was missed before it, the lists are read again. */
  const receive = async ({ isUp, after, id, event }: Broadcast) => {
    if (signal.aborted) return;
    isConnected.value = isUp;
    if (!isUp) return;
    const isMissing = last === undefined || (after !== undefined && after > last);
    // The leader has a stream of its own.
    if (isMissing && tabs.isLeader) return;
    if (isMissing) {
      await load(desk);
      last = after;
    }
    take(event, id);
  };
  const tabs = new Tabs<Broadcast>(
    `parlance console ${location.pathname}`,
    (broadcast) => {
      // A failure is made up for with the next broadcast.
      reading = reading.then(() => receive(broadcast)).catch(() => {});
    },
    signal,
  );

  /** Follows the stream for as long as this tab leads. */
  const lead = async (term: AbortSignal) => {
    await reading;
    for (let failures = 0; !term.aborted; failures += 1) {
      const hangUp = new AbortController();
      try {
        const headers = last === undefined ? {} : { 'last-event-id': String(last) };
        const events = await desk.streamEvents({ headers }, { signal: firstOf(term, hangUp.signal) });
        let after = last;
        // The lists are read again, for events before the stream.
        if (last === undefined) await load(desk);
        isConnected.value = true;
        reportPresence(desk, { isNews: true });
        tabs.broadcast({ isUp: true, after });
        failures = 0;
        for await (const { id, data } of events) {
          const number = id === undefined ? undefined : Number(id);
          tabs.broadcast({ isUp: true, after, event: data, ...(number !== undefined && { id: number }) });
          take(data, number);
          after = number ?? after;
        }
      } catch (error) {
        if (statusOf(error) === 401) return refused(texts.signIn.expired);
      } finally {
        hangUp.abort();
      }
      if (term.aborted) break;
      isConnected.value = false;
      tabs.broadcast({ isUp: false, after: last });
      await retryPause(failures, term);
    }
  };
  while (!signal.aborted) await tabs.lead('', lead);
}
