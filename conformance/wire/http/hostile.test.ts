import { connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { patience } from '../../../src/workshop/testing/patience.ts';
import { exchange } from './exchange.ts';
import { ok, StandIn } from './stand-in.ts';
import { longestBody } from './wire-message.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Starts a server that handles the bytes of each connection with `act`. Returns its address. */
async function hostile(act: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => act(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}

async function asked(act: (socket: Socket) => void, timeoutMs = patience(3000)) {
  return exchange({ url: await hostile(act), method: 'GET', timeoutMs });
}

const writes = (text: string) => (socket: Socket) => void socket.end(text);

test.each([
  ['a chunk of a negative size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-6\r\nhello\r\n'],
  ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -40\r\n\r\n'],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a text that is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['a head without end', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`],
])('the suite reports a response with %s as unreadable', async (_, text) => {
  const { failure, status, evidence } = await asked(writes(text));
  expect(status).toBeUndefined();
  expect(failure).toMatch(/^the response is not readable as HTTP: /);
  expect(evidence.at(-1)?.wire).toContain(text.slice(0, 12));
});

test('an answer that is longer than its Content-Length is read to this length', async () => {
  const answer = await asked(writes('HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n{"result":"ü"}'));
  expect(answer).toMatchObject({ status: 200, text: '{"result":"ü' });
});

test('the suite reads 40,000 informational (1xx) responses, and returns the final response', async () => {
  const { status, failure } = await asked((socket) => {
    socket.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(40_000));
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
  });
  expect([status, failure]).toEqual([200, undefined]);
});

test('the suite aborts an endless sequence of informational (1xx) responses at the length limit', async () => {
  const { failure } = await asked((socket) => {
    const more = () => {
      while (socket.writable && socket.write('HTTP/1.1 102 Processing\r\n\r\n'.repeat(1000)));
    };
    socket.on('drain', more);
    more();
  }, patience(20_000));
  expect(failure).toMatch(/longer than \d+ bytes/);
});

test('the suite aborts an endless body at the length limit, and does not keep the body in memory', async () => {
  const before = process.memoryUsage().rss;
  const { failure } = await asked((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n');
    const block = 'x'.repeat(65_536);
    const more = () => {
      while (socket.writable && socket.write(block));
    };
    socket.on('drain', more);
    more();
  });
  expect(failure).toBe(`the response is longer than ${longestBody} bytes`);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

test('at the time limit, the suite aborts a response that comes byte by byte', async () => {
  const began = performance.now();
  const { failure } = await asked((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n');
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(timer));
  }, 400);
  expect(failure).toBe('no complete response: only the status 200 and a part of its body came within 400 ms');
  expect(performance.now() - began).toBeLessThan(patience(2000));
});

test.each([
  ['a negative length', 'POST / HTTP/1.1\r\nContent-Length: -35\r\n\r\n'],
  ['a negative chunk', 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-6\r\n{"a":1}\r\n'],
  ['bytes that are not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n'],
])(
  'a stand-in closes and records a connection with %s, and still serves other connections',
  async (_, text) => {
    const standIn = await new StandIn(() => ok).open();
    closing.push(() => standIn.close());
    const socket = connect(standIn.port, standIn.host);
    socket.on('error', () => undefined).write(text);
    await new Promise((closed) => socket.once('close', closed));
    expect(standIn.unreadable[0]?.wire).toBeTruthy();
    expect((await exchange({ url: standIn.url, method: 'POST', body: '{}' })).status).toBe(200);
    expect(standIn.requests).toHaveLength(1);
  },
);

test('a stand-in rejects a request that is longer than the limit', async () => {
  const standIn = await new StandIn(() => ok).open();
  closing.push(() => standIn.close());
  const body = Buffer.alloc(longestBody + 1);
  const { status } = await exchange({ url: standIn.url, method: 'POST', body });
  expect(status).toBeUndefined();
  expect(standIn.requests).toEqual([]);
  expect(standIn.unreadable[0]?.wire).toContain('longer than');
});

test('a request to an invalid address rejects its promise, and does not end the process', async () => {
  await expect(exchange({ url: 'data: x', method: 'GET' })).rejects.toThrow();
  // If the socket had no error handler, its error would end the process here.
  await new Promise((over) => setImmediate(over));
});
