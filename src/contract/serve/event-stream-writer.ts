import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import { eventStream, eventStreamHeaders, heartbeatMs } from './event-stream.ts';

/** The longest time that a reader may leave written bytes unread, in milliseconds. Then it is cut off, because they occupy memory. */
const defaultPatienceMs = 30_000;

/** Writes server-sent events until they end or `signal` aborts, as when the reader disconnects. Rejects if the events fail. */
export async function writeEventStream(
  response: ServerResponse,
  events: AsyncIterable<ServerSentEvent<unknown>>,
  signal: AbortSignal,
  { patienceMs = defaultPatienceMs, beatMs = heartbeatMs } = {},
): Promise<void> {
  response.writeHead(200, eventStreamHeaders);
  // Heartbeats keep a connection active, unless its reader reads nothing.
  response.setTimeout(patienceMs, () => response.writableLength > 0 && response.destroy());
  try {
    for await (const text of eventStream(events, signal, beatMs))
      if (!response.write(text)) await once(response, 'drain', { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    // The response is destroyed, because a stuck reader would not read the end of the stream either.
    response.destroy();
  } finally {
    response.end();
  }
}
