import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import { eventStreamHeaders, heartbeat, heartbeatMs, opening, textOfEvent } from './event-stream.ts';

/** A reader that has not read the buffer after this many milliseconds is cut off: it would keep memory. */
const defaultPatienceMs = 30_000;

/** Writes server-sent events until they end, the reader hangs up, or the signal aborts. */
export async function writeEventStream(
  response: ServerResponse,
  events: AsyncIterable<ServerSentEvent<unknown>>,
  signal: AbortSignal,
  { patienceMs = defaultPatienceMs, beatMs = heartbeatMs } = {},
): Promise<void> {
  response.writeHead(200, eventStreamHeaders);
  response.write(opening);
  let [read, stuckMs] = [0, 0];
  const beating = setInterval(() => {
    const before = read;
    read = (response.socket?.bytesWritten ?? 0) - response.writableLength;
    stuckMs = response.writableLength > 0 && read === before ? stuckMs + beatMs : 0;
    if (stuckMs >= patienceMs) response.destroy();
    else if (response.writableLength === 0) response.write(heartbeat);
  }, beatMs);
  const iterator = events[Symbol.asyncIterator]();
  let stop = () => {};
  const onAbort = () => stop();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal.aborted) {
      // A stop must not wait for the next event. `Promise.race` with one lasting promise would keep every event in memory.
      const next = await new Promise<IteratorResult<ServerSentEvent<unknown>> | undefined>(
        (resolve, reject) => {
          stop = () => resolve(undefined);
          iterator.next().then(resolve, reject);
        },
      );
      if (next === undefined || next.done) break;
      if (!response.write(textOfEvent(next.value)))
        await once(response, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
    }
  } catch (error) {
    if (!signal.aborted && (error as Error).name !== 'AbortError') throw error;
    // A stuck reader would not read the end of the stream either.
    response.destroy();
  } finally {
    clearInterval(beating);
    signal.removeEventListener('abort', onAbort);
    response.end();
    void iterator.return?.();
  }
}
