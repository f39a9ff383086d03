import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ServerSentEvent } from '../../generated/operation.ts';

/** Between two signs of life on a quiet stream, in milliseconds; proxies close what stays silent. */
const heartbeatMs = 15_000;

/** Writes events as server-sent events until they end, the reader hangs up, or the signal aborts. */
export async function writeEventStream(
  response: ServerResponse,
  events: AsyncIterable<ServerSentEvent<unknown>>,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  response.write(': begin\n\n');
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs);
  const iterator = events[Symbol.asyncIterator]();
  const stop = () => void iterator.return?.();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (let next = await iterator.next(); !next.done && !signal.aborted; next = await iterator.next()) {
      const { id, event, data } = next.value;
      const head = `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}`;
      if (!response.write(`${head}data: ${JSON.stringify(data)}\n\n`))
        await once(response, 'drain', { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearInterval(heartbeat);
    signal.removeEventListener('abort', stop);
    response.end();
  }
}
