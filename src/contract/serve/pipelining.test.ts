import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { megabytesInUse } from '../../workshop/testing/patience.ts';
import { createServer } from './server.ts';
import { exchange } from './testing/http.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/**
 * Starts a server that echoes bodies and sends one large response. `told.seen` has the requests, and `told.most` the highest number of
 * concurrent ones.
 */
async function echo() {
  app = createServer({ stopGraceMs: 50, bodyLimit: 1_000_000 });
  const told = { seen: [] as string[], underWay: 0, most: 0 };
  app.addHook('onRequest', async ({ method, url }) => {
    told.seen.push(`${method} ${url}`);
    told.most = Math.max(told.most, ++told.underWay);
  });
  app.addHook('onResponse', async () => void told.underWay--);
  app.post('/echo/:id', ({ body, params }) => `${(params as { id: string }).id}:${(body as Buffer).length};`);
  app.get('/say/:id', async ({ params }) => `${(params as { id: string }).id};`);
  const held = Promise.withResolvers<string>();
  app.get('/hold', () => held.promise);
  app.get('/large', (_, reply) =>
    reply.send(Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(100_000, 'x')))),
  );
  return { told, held, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

test('pipelined requests are answered in their order, and only one is handled at a time', async () => {
  const { told, url } = await echo();
  const requests = [
    get('/say/1'),
    post('/echo/2', 'x'.repeat(200_000)),
    get('/say/3', 'connection: upgrade\r\nupgrade: h2c\r\n'),
    'CONNECT x:443 HTTP/1.1\r\nhost: x\r\n\r\n',
    'POST /echo/5 HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    get('/large'),
    post('/echo/6', '\r\n\r\n'),
    ...Array.from({ length: 50 }, (_, number) => get(`/say/${number + 10}`)),
    get('/say/last', 'connection: close\r\n'),
    get('/say/never'),
  ];
  const answers = await exchange(url, Buffer.from(requests.join(''), 'latin1'));
  const [large = '', ...others] = answers.split(/x{1000,}/);
  const short = [large, ...others].join('');
  const numbers = Array.from({ length: 50 }, (_, number) => String(number + 10));
  expect([...short.matchAll(/\r\n\r\n([\d:a-z]+);/g)].map(([, body]) => body)).toEqual([
    ...['1', '2:200000', '3', '5:3', '6:4'],
    ...numbers,
    'last',
  ]);
  const statuses = short.match(/HTTP\/1\.1 \d+/g)!.map((line) => Number(line.slice(-3)));
  const expected = requests.slice(0, -1).map((request) => (request.startsWith('CONNECT') ? 404 : 200));
  // The requests after the one with `connection: close` get no response.
  expect(statuses).toEqual(expected);
  expect(answers.length - short.length).toBe(5_000_000);
  expect(told.most).toBe(1);
});

test('each pipelined request gets one response, even if the bytes are split at any place', async () => {
  const { told, url } = await echo();
  const bytes = Array.from({ length: 40 }, (_, id) => get(`/say/${id}`) + post(`/echo/${id}`, 'abc')).join(
    '',
  );
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answered = '';
  socket.on('data', (part) => (answered += part));
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + ((at * 7919) % 400);
    socket.write(bytes.slice(at, at + length));
    at += length;
    await new Promise(setImmediate);
  }
  await expect.poll(() => answered.match(/HTTP\/1\.1 200/g)?.length).toBe(80);
  expect(told.seen).toHaveLength(80);
  socket.destroy();
});

test('pipelined requests that wait for a response before them are not parsed, and need little memory', async () => {
  const { told, url } = await echo();
  const connections = 60;
  const before = megabytesInUse();
  const bytes = get('/hold') + get('/say/2').repeat(1500);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
    socket.on('error', () => {}).write(bytes);
    return socket;
  });
  await expect.poll(() => told.seen.length).toBe(connections);
  expect(await (await fetch(`${url}/say/me`)).text()).toBe('me;');
  expect(told.seen).not.toContain('GET /say/2');
  expect(megabytesInUse() - before).toBeLessThan(20);
  for (const socket of sockets) socket.destroy();
});

test('pipelined requests that wait are dropped if the caller resets the connection', async () => {
  const { told, held, url } = await echo();
  const gone = connect(Number(new URL(url).port), '127.0.0.1');
  gone.write(get('/hold') + get('/say/2'));
  const ended = exchange(url, get('/hold') + get('/say/3') + get('/say/4', 'connection: close\r\n'));
  await expect.poll(() => told.seen.filter((each) => each === 'GET /hold').length).toBe(2);
  gone.resetAndDestroy();
  await once(gone, 'close');
  held.resolve('held;');
  expect(await ended).toMatch(/held;[\s\S]*3;[\s\S]*4;/);
  expect(told.seen).not.toContain('GET /say/2');
});
