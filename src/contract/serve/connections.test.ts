import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { Connections, holdPipelined, oneAtATime } from './connections.ts';
import { createServer, largeAtOnce, type ServerOptions } from './server.ts';
import { exchange } from './testing/http.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
const getOnce = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

/** The size of the body in a large response, in bytes. */
const bytes = largeAtOnce / 4;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Starts a server whose route `/never` sends no response. Other routes do. `lines` has the warnings of its log. */
async function serving(options: ServerOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = createServer({ log, stopGraceMs: 50, ...options });
  app.get('/', () => 'served');
  app.get('/never', () => new Promise(() => {}));
  app.get('/large', (_, reply) => reply.send(Buffer.alloc(bytes, 7)));
  app.post('/', () => 'served');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  return { app, url, lines, open: (bytes = '') => opened(app, url, bytes) };
}

/** Opens a connection to the server, waits until it is accepted, and writes bytes to it. `closed` resolves when the connection ends. */
async function opened({ server }: FastifyInstance, url: string, bytes: string) {
  const accepted = once(server, 'connection');
  const heard = bytes === '' ? undefined : once(server, 'request');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).resume();
  closing.push(() => socket.destroy());
  if (bytes !== '') socket.write(bytes);
  await accepted;
  await heard;
  return { socket, closed: once(socket, 'close') };
}

const isOpen = (socket: Socket) => new Promise((resolve) => setImmediate(() => resolve(!socket.closed)));

describe('a server with the maximum number of connections', () => {
  test.each([
    ['sends nothing', ''],
    ['has sent half a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf'],
  ])('a new connection replaces the oldest connection that %s', async (_, bytes) => {
    const { url, open, lines } = await serving({ maxConnections: 2 });
    const oldest = await open(bytes);
    const younger = await open(bytes);
    expect(await exchange(url, getOnce)).toContain('served');
    await oldest.closed;
    expect(await isOpen(younger.socket)).toBe(true);
    expect(lines).toMatchObject([{ most: 2, closed: 1 }]);
  });

  test('a new connection is closed if all others have requests under way', async () => {
    const { url, open, lines } = await serving({ maxConnections: 1 });
    const { socket, closed } = await open(get('/never'));
    for (let time = 0; time < 3; time++) expect(await exchange(url, getOnce)).toBe('');
    expect(await isOpen(socket)).toBe(true);
    socket.destroy();
    await closed;
    await expect.poll(() => exchange(url, getOnce)).toContain('served');
    expect(lines).toMatchObject([{ most: 1, closed: 1 }]);
  });

  test('a new connection replaces one without recent data, and not the one with recent data', async () => {
    const { app, url, open } = await serving({ maxConnections: 2 });
    const used = await open();
    const silent = await open();
    // The server notices this data at its next check, and counts the connection as recently used.
    const again = setInterval(() => used.socket.write(get('/')), 50);
    closing.push(() => clearInterval(again));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await exchange(url, getOnce)).toContain('served');
    await silent.closed;
    expect(await isOpen(used.socket)).toBe(true);
    await app.close();
  });
});

describe('a network with its maximum number of connections', () => {
  test('a new connection of the network replaces the oldest one of the same network', async () => {
    let network = 'a';
    const bounds = { maxConnections: 9, maxConnectionsOfNetwork: 2, networkOf: () => network };
    const { open, lines } = await serving(bounds);
    network = 'b';
    const others = await open();
    network = 'a';
    const [first, second, third] = [await open(), await open(), await open()];
    await first.closed;
    for (const { socket } of [others, second, third]) expect(await isOpen(socket)).toBe(true);
    expect(lines).toMatchObject([{ mostOfOne: 2, from: '127.0.0.1' }]);
  });

  test('a trusted proxy may have any number of connections', async () => {
    const { open } = await serving({ maxConnectionsOfNetwork: 1, trustProxy: ['127.0.0.0/8'] });
    const connections = [await open(), await open(), await open()];
    for (const { socket } of connections) expect(await isOpen(socket)).toBe(true);
  });
});

test('a connection without a complete head or with a stalled body is closed after ten seconds, an idle one is not', async () => {
  const { open, url } = await serving();
  const idle = await open(get('/'));
  const begun = performance.now();
  const slow = await open('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n');
  const goesOn = setInterval(() => slow.socket.write('x'), 500);
  closing.push(() => clearInterval(goesOn));
  const half = [
    exchange(url, ''),
    exchange(url, 'GET / HTTP/1.1\r\nhost: '),
    exchange(url, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf'),
  ];
  const [silent, head, body] = await Promise.all(half);
  const seconds = (performance.now() - begun) / 1000;
  expect([silent, body]).toEqual(['', '']);
  expect(head).toMatch(/^HTTP\/1\.1 400 [\s\S]*did not come in time/);
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(25);
  expect(await isOpen(idle.socket)).toBe(true);
  expect(await isOpen(slow.socket)).toBe(true);
}, 40_000);

test.each([1, 2])(
  'a caller that reads none of %d responses is disconnected, and a caller that waits for a response is not',
  async (requests) => {
    const server = http.createServer(
      oneAtATime(() => {}),
      (request, response) => void (request.url === '/' && response.end(Buffer.alloc(bytes))),
    );
    holdPipelined(server);
    const connections = new Connections(server, {}, pino({ level: 'silent' }), 200);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(
      () => server.close(),
      () => connections.closeAll(),
    );
    const { port } = server.address() as AddressInfo;
    const [waiting, stuck] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1').pause()];
    waiting.write(get('/never'));
    await once(server, 'request');
    stuck.on('error', () => {}).write(get('/').repeat(requests));
    const [, response] = (await once(server, 'request')) as [unknown, http.ServerResponse];
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
    expect(await isOpen(waiting)).toBe(true);
    waiting.destroy();
    stuck.destroy();
  },
);

test('if the callers leave too many bytes unread, the one that has not read for the longest time is disconnected', async () => {
  const { open, lines } = await serving();
  const held: { socket: Socket; closed: Promise<unknown> }[] = [];
  for (let count = 0; count < 4; count++) {
    const one = await open(get('/large'));
    one.socket.pause();
    held.push(one);
  }
  // A further response is needed, because bytes that the operating system has accepted do not count.
  const reader = await open(get('/large'));
  reader.socket.pause();
  const last = await open(get('/large'));
  let read = 0;
  last.socket.on('data', ({ length }) => (read += length));
  while (read < bytes) await once(last.socket, 'data');
  held[0]!.socket.resume();
  await held[0]!.closed;
  for (const line of lines) expect(line['msg']).toContain('does not read its response');
  expect(await isOpen(reader.socket)).toBe(true);
});
