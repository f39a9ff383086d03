import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import { eventStream, eventStreamHeaders, heartbeatMs } from './event-stream.ts';

/** A reader that leaves written bytes unread for this long, in milliseconds, is disconnected, because the bytes occupy memory. */
const defaultPatienceMs = 30_000;

/** Writes server-sent events until they end, or until `signal` aborts because the reader has disconnected. Rejects if the events throw. */
export async function writeEventStream(
  response: ServerResponse,
  events: AsyncIterable<ServerSentEvent<unknown>>,
  signal: AbortSignal,
  { patienceMs = defaultPatienceMs, beatMs = heartbeatMs } = {},
): Promise<void> {
  response.writeHead(200, eventStreamHeaders);
  // The heartbeats keep the connection active. So this timeout only occurs if the reader reads nothing.
  response.setTimeout(patienceMs, () => response.writableLength > 0 && response.destroy());
  try {
    for await (const text of eventStream(events, signal, beatMs))
      if (!response.write(text)) await once(response, 'drain', { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    // The response is not ended but destroyed, because a reader that reads nothing would not read the end either.
    response.destroy();
  } finally {
    response.end();
  }
}
