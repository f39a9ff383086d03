import { signal } from '@preact/signals';
import type { DeskClient } from '../../../../generated/desk/client.ts';
import { done, statusOf } from './desk.ts';
import { hear, load } from './site.ts';

/** Whether events arrive; undefined before the first connection. */
export const isConnected = signal<boolean | undefined>(undefined);

const firstPauseMs = 500;
const longestPauseMs = 10_000;

/** Follows the desk's events until the signal aborts, over every break of the connection. */
export async function follow(
  desk: DeskClient,
  signal: AbortSignal,
  refused: (why: string) => void,
): Promise<void> {
  let last: string | undefined;
  let pause = firstPauseMs;
  while (!signal.aborted) {
    try {
      const headers = last === undefined ? {} : { 'last-event-id': last };
      const stream = await desk.streamEvents({ headers }, { signal });
      if (stream.status !== 200) await done(Promise.resolve(stream));
      else {
        // What happened between the lists and the stream is in the lists, read once more.
        if (last === undefined) await load(desk);
        isConnected.value = true;
        pause = firstPauseMs;
        for await (const { id, data } of stream.events) {
          last = id ?? last;
          hear(data);
        }
      }
    } catch (error) {
      if (statusOf(error) === 401)
        return refused('The desk does not know this token any more. Sign in again.');
    }
    if (signal.aborted) break;
    isConnected.value = false;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPauseMs);
  }
}
