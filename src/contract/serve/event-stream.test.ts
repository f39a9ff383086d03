import { expect, test, vi } from 'vitest';
import { eventStream, opening, textOfEvent } from './event-stream.ts';

/** Yields one event, and then waits without end. */
async function* quiet(ended = () => {}) {
  try {
    yield { data: 1 };
    await new Promise(() => {});
  } finally {
    ended();
  }
}

async function textOf(stream: ReadableStream<string>): Promise<string> {
  let text = '';
  for await (const part of stream as unknown as AsyncIterable<string>) text += part;
  return text;
}

test('a signal that is aborted before the stream starts ends the stream, and no timer remains', async () => {
  const beating = vi.spyOn(globalThis, 'clearInterval');
  const asked = vi.fn();
  const events = {
    [Symbol.asyncIterator]: () => ({
      next: asked,
      return: async () => ({ done: true as const, value: undefined }),
    }),
  };
  expect(await textOf(eventStream(events, AbortSignal.abort()))).toBe(opening);
  expect(asked).not.toHaveBeenCalled();
  expect(beating).toHaveBeenCalledWith(expect.objectContaining({ hasRef: expect.any(Function) }));
  beating.mockRestore();
});

test('a signal that aborts while the stream waits for an event ends the stream', async () => {
  const stop = new AbortController();
  const reading = textOf(eventStream(quiet(), stop.signal));
  await new Promise(setImmediate);
  stop.abort();
  expect(await reading).toBe(opening + textOfEvent({ data: 1 }));
});

test('if the reader cancels the stream, the events end, and aborting the signal later has no effect', async () => {
  const stop = new AbortController();
  const ended = vi.fn();
  const stream = eventStream(
    (async function* () {
      try {
        while (true) yield { data: 1 };
      } finally {
        ended();
      }
    })(),
    stop.signal,
  );
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  stop.abort();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
});
