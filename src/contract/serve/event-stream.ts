import type { ServerSentEvent } from '../../../generated/operation.ts';

/** Interval of comments on a quiet stream, in milliseconds; proxies close silent connections. */
export const heartbeatMs = 15_000;
export const heartbeat = ': still here\n\n';
/** The first bytes of a stream, which tell its reader that it is open. */
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

/** Server-sent events as a stream, until they end, the reader leaves, or the signal aborts. */
export function eventStream(
  events: AsyncIterable<ServerSentEvent<unknown>>,
  signal: AbortSignal,
): ReadableStream<string> {
  const iterator = events[Symbol.asyncIterator]();
  let beating: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(beating);
    void iterator.return?.();
  };
  return new ReadableStream<string>({
    start(controller) {
      controller.enqueue(opening);
      beating = setInterval(() => controller.desiredSize! > 0 && controller.enqueue(heartbeat), heartbeatMs);
      signal.addEventListener('abort', end, { once: true });
    },
    async pull(controller) {
      try {
        const { value, done } = await iterator.next();
        if (!done) return controller.enqueue(textOfEvent(value));
      } catch (error) {
        end();
        throw error;
      }
      end();
      controller.close();
    },
    cancel: end,
  });
}
