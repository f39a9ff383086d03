import type { ServerSentEvent } from '../../../generated/operation.ts';

/** The interval of the comments that a stream without events sends, in milliseconds. Proxies close connections without data. */
export const heartbeatMs = 15_000;
const heartbeat = ': still here\n\n';
/** The first bytes of a stream. They show the reader that the stream is open. */
export const opening = ': begin\n\n';

export const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

export function textOfEvent({ id, event, data }: ServerSentEvent<unknown>): string {
  const head = `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}`;
  return `${head}data: ${JSON.stringify(data)}\n\n`;
}

/** Converts server-sent events to a stream of text. The stream ends if the events end, the reader leaves, or the signal aborts. */
export function eventStream(
  events: AsyncIterable<ServerSentEvent<unknown>>,
  signal: AbortSignal,
  beatMs = heartbeatMs,
): ReadableStream<string> {
  const iterator = events[Symbol.asyncIterator]();
  let beating: ReturnType<typeof setInterval> | undefined;
  let stop = () => {};
  const end = () => {
    clearInterval(beating);
    signal.removeEventListener('abort', stop);
    void iterator.return?.();
  };
  return new ReadableStream<string>({
    start(controller) {
      controller.enqueue(opening);
      beating = setInterval(() => controller.desiredSize! > 0 && controller.enqueue(heartbeat), beatMs);
      // The stream ends at once, so that a stop of the server does not wait for the next event.
      stop = () => {
        end();
        controller.close();
      };
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
    },
    async pull(controller) {
      try {
        const { value, done } = await iterator.next();
        if (signal.aborted) return;
        if (!done) return controller.enqueue(textOfEvent(value));
      } catch (error) {
        end();
        if (signal.aborted) return;
        throw error;
      }
      end();
      controller.close();
    },
    cancel: end,
  });
}
