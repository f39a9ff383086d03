import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RequestContext, ServerSentEvent } from '../../../generated/operation.ts';
import { type DeskHandlers, deskOperations } from '../../../generated/reference/desk/operations.ts';
import { megabytesInUse } from '../../workshop/testing/patience.ts';
import { writeEventStream } from './event-stream-writer.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';

let app: FastifyInstance;
let events: AsyncIterable<ServerSentEvent<never>>;
let url: string;

beforeEach(async () => {
  app = createServer();
  mountStream(app, async () => ({ status: 200, events }));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Mounts the operation `streamEvents` of the desk with a given handler. */
function mountStream(to: FastifyInstance, streamEvents: DeskHandlers['streamEvents']) {
  const operations = deskOperations.filter(({ operationId }) => operationId === 'streamEvents');
  mount(to, operations, { streamEvents } as DeskHandlers, { prefix: '/desk' });
}

/** Returns an endless stream of events. `told` has the number of events that were read, and a promise that resolves at the end. */
function numbers(data: unknown = 'x', pause?: Promise<unknown>) {
  const told = { given: 0, over: Promise.withResolvers<void>() };
  async function* generate(): AsyncGenerator<ServerSentEvent<never>> {
    try {
      while (true) {
        yield { id: String(++told.given), event: 'number', data: data as never };
        await (pause ?? new Promise(setImmediate));
      }
    } finally {
      told.over.resolve();
    }
  }
  return { told, events: generate() };
}

test('the server writes each event at once, and ends the response after the last event', async () => {
  events = ReadableStream.from([
    { id: '1', event: 'said', data: { text: 'two\nlines ☕' } },
    { data: null },
  ]) as AsyncIterable<ServerSentEvent<never>>;
  const response = await fetch(`${url}/desk/events`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toContain('no-cache');
  expect(await response.text()).toBe(
    ': begin\n\nid: 1\nevent: said\ndata: {"text":"two\\nlines ☕"}\n\ndata: null\n\n',
  );
});

test('the events end when the reader disconnects', async () => {
  const { told, events: endless } = numbers();
  events = endless;
  const hangUp = new AbortController();
  const response = await fetch(`${url}/desk/events`, { signal: hangUp.signal });
  await response.body!.getReader().read();
  hangUp.abort();
  await told.over.promise;
});

test('a reader that disconnects before the first event gets no event', async () => {
  const own = createServer();
  const { told, events: endless } = numbers();
  const asked = Promise.withResolvers<void>();
  const handled = Promise.withResolvers<RequestContext>();
  const socket = once(own.server, 'connection').then(([each]) => each as Socket);
  const streamEvents = async (_: unknown, context: RequestContext) => {
    asked.resolve();
    await once(await socket, 'close');
    handled.resolve(context);
    return { status: 200 as const, events: endless };
  };
  mountStream(own, streamEvents);
  await own.listen({ host: '127.0.0.1', port: 0 });
  const reader = connect((own.server.address() as AddressInfo).port, '127.0.0.1', () =>
    reader.write('GET /desk/events HTTP/1.1\r\nhost: x\r\n\r\n'),
  );
  await asked.promise;
  reader.destroy();
  const { signal } = await handled.promise;
  expect(signal.aborted).toBe(true);
  await own.close();
  expect(await endless.next()).toMatchObject({ done: true });
  expect(told.given).toBe(0);
});

test('the server reads no more events than a slow reader reads', async () => {
  const { told, events: endless } = numbers('x'.repeat(100_000));
  events = endless;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /desk/events HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  let before = -1;
  // Waits until the buffers are full, so that the server reads no further event.
  while (told.given !== before) {
    before = told.given;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(told.given).toBeLessThan(1000);
  socket.resume();
  await once(socket, 'data');
  while (told.given < before + 10) await new Promise(setImmediate);
  socket.destroy();
  await told.over.promise;
});

test('the memory of sent events is freed while the stream continues', async () => {
  let given = 0;
  const most = { events: 3000, each: 20_000 };
  const told = Promise.withResolvers<void>();
  async function* generate(): AsyncGenerator<ServerSentEvent<never>> {
    // Each event has its own string, so that unfreed events would occupy memory.
    while (given++ < most.events)
      yield { data: Buffer.alloc(most.each, `${given} `).toString('latin1') as never };
    told.resolve();
    await new Promise(() => {});
  }
  events = generate();
  const before = megabytesInUse();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /desk/events HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.resume();
  await told.promise;
  expect(megabytesInUse() - before).toBeLessThan((most.events * most.each) / 1_000_000 / 4);
  socket.destroy();
});

test('a stopping server ends its event streams without waiting for the next event', async () => {
  events = numbers('x', new Promise(() => {})).events;
  const response = await fetch(`${url}/desk/events`);
  const reader = response.body!.getReader();
  await reader.read();
  await app.close();
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).resolves.toBeUndefined();
});

/** Streams events to a reader that reads no bytes, and waits until the server has disconnected it. */
async function toStuckReader(
  given: (response: http.ServerResponse) => AsyncIterable<ServerSentEvent<never>>,
) {
  const server = http.createServer((_request, response) => {
    const patience = { patienceMs: 200, beatMs: 50 };
    const hungUp = new AbortController();
    response.once('close', () => hungUp.abort());
    void writeEventStream(response, given(response), hungUp.signal, patience);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  reader.on('error', () => {});
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, http.ServerResponse];
  await once(response, 'close');
  reader.destroy();
  server.close();
}

test('a reader that reads no bytes is disconnected, and the server reads no further events', async () => {
  const { told, events: many } = numbers('x'.repeat(100_000));
  await toStuckReader(() => many);
  await told.over.promise;
  expect(told.given).toBeGreaterThan(0);
});

test('a reader that reads no bytes is disconnected, even if no further event comes', async () => {
  const over = Promise.withResolvers<void>();
  await toStuckReader(async function* (response) {
    response.once('close', over.resolve);
    await new Promise(setImmediate);
    // Writes until the operating system accepts no more bytes, but too few bytes for the writer to wait.
    while (response.writableLength === 0) {
      yield { data: 'x'.repeat(10_000) as never };
      await new Promise(setImmediate);
    }
    await over.promise;
  });
  await over.promise;
});

test('a reader gets heartbeats while no event comes, and is not disconnected', async () => {
  const server = http.createServer((_request, response) => {
    const patience = { patienceMs: 20, beatMs: 10 };
    const quiet = numbers('x', new Promise(() => {})).events;
    void writeEventStream(response, quiet, new AbortController().signal, patience);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let beats = 0;
  while (beats < 10) beats += (await reader.read()).value!.split(': still here').length - 1;
  await reader.cancel();
  server.close();
});
