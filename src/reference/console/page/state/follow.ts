import { signal } from '@preact/signals';
import type { DeskClient } from '../../../../../generated/reference/desk/client.ts';
import type { DeskEvent } from '../../../../../generated/reference/desk/types.ts';
import { Tabs } from '../../../browser/tabs.ts';
import { wait } from '../../../browser/wait.ts';
import { done, statusOf } from './desk.ts';
import { hear, load } from './site.ts';

/** Whether events arrive; undefined before the first connection. */
export const isConnected = signal<boolean | undefined>(undefined);

const firstPauseMs = 500;
const longestPauseMs = 10_000;

/** What the tab that follows tells the others. */
interface Told {
  isUp: boolean;
  /** The number of the event before this. Who does not know it has missed something. */
  after: number | undefined;
  id?: number;
  event?: DeskEvent;
}

/** Follows the desk's events until the signal aborts, over every break of the connection, by one stream for all tabs. */
export async function follow(
  desk: DeskClient,
  signal: AbortSignal,
  refused: (why: string) => void,
): Promise<void> {
  let last: number | undefined;
  let reading = Promise.resolve();
  const take = (event: DeskEvent | undefined, id: number | undefined) => {
    if (!event || (last !== undefined && id !== undefined && id <= last)) return;
    last = id ?? last;
    hear(event);
  };
  /** What another tab tells. Where something was missed before it, the lists are read once more. */
  const takeIn = async ({ isUp, after, id, event }: Told) => {
    if (signal.aborted) return;
    isConnected.value = isUp;
    if (!isUp) return;
    const isMissing = last === undefined || (after !== undefined && after > last);
    // A tab whose turn it is has a stream of its own, which tells it all.
    if (isMissing && tabs.isLeading) return;
    if (isMissing) {
      await load(desk);
      last = after;
    }
    take(event, id);
  };
  const tabs = new Tabs<Told>(
    `parlance console ${location.pathname}`,
    (told) => {
      // One that fails is made up for with the next.
      reading = reading.then(() => takeIn(told)).catch(() => {});
    },
    signal,
  );

  /** Follows for as long as it is the turn of this tab. */
  const lead = async (turn: AbortSignal) => {
    let pause = firstPauseMs;
    await reading;
    while (!turn.aborted) {
      const hangUp = new AbortController();
      try {
        const headers = last === undefined ? {} : { 'last-event-id': String(last) };
        const stream = await desk.streamEvents(
          { headers },
          { signal: AbortSignal.any([turn, hangUp.signal]) },
        );
        if (stream.status !== 200) await done(Promise.resolve(stream));
        else {
          let after = last;
          // What happened between the lists and the stream is in the lists, read once more.
          if (last === undefined) await load(desk);
          isConnected.value = true;
          tabs.tell({ isUp: true, after });
          pause = firstPauseMs;
          for await (const { id, data } of stream.events) {
            const number = id === undefined ? undefined : Number(id);
            tabs.tell({ isUp: true, after, event: data, ...(number !== undefined && { id: number }) });
            take(data, number);
            after = number ?? after;
          }
        }
      } catch (error) {
        if (statusOf(error) === 401)
          return refused('The desk does not know this token any more. Sign in again.');
      } finally {
        hangUp.abort();
      }
      if (turn.aborted) break;
      isConnected.value = false;
      tabs.tell({ isUp: false, after: last });
      await wait(pause, turn);
      pause = Math.min(pause * 2, longestPauseMs);
    }
  };
  while (!signal.aborted) await tabs.turn('', lead);
}
