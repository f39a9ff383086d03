import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createServer, largeAtOnce } from './server.ts';
import { exchange } from './testing/http.ts';

test('a stopping server sends the responses under way, and closes idle connections', async () => {
  const app = createServer();
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const idle = connect(Number(new URL(url).port), '127.0.0.1');
  idle.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(idle, 'data');
  const told = exchange(url, 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await asked.promise;
  const closed = app.close();
  await once(idle.resume(), 'close');
  answer.resolve('late but whole');
  expect(await told).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*late but whole$/);
  await closed;
});

test('a stopping server closes connections whose requests do not end', async () => {
  const app = createServer({ stopGraceMs: 50 });
  app.post('/', () => 'never');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const halfSent = exchange(url, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf');
  await once(app.server, 'request');
  await app.close();
  expect(await halfSent).toBe('');
});

test.each([
  ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf'],
  ['a header', 'POST / HTTP/1.1\r\nhost: x\r\nx-half: '],
])(
  'half of %s delays a stopping server only briefly, and the response under way is sent',
  async (_, half) => {
    const app = createServer({ stopGraceMs: 60_000 });
    const asked = Promise.withResolvers<void>();
    app.get('/slow', () => {
      asked.resolve();
      return stopped.then(() => 'late but whole');
    });
    app.post('/', () => 'never');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const halfSent = exchange(url, half);
    const stopped = halfSent.then(() => {});
    const told = exchange(url, 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await asked.promise;
    await app.close();
    expect(await halfSent).toBe('');
    expect(await told).toContain('late but whole');
  },
);

test('a caller that does not send HTTP gets 400 and is disconnected', async () => {
  const app = createServer();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const sockets = Array.from({ length: 20 }, () =>
    connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true }),
  );
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write('nonsense\r\n\r\n');
    socket.resume();
  }
  const count = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, left) => (error ? reject(error) : resolve(left))),
    );
  await expect.poll(count).toBe(0);
  for (const socket of sockets) socket.destroy();
  await app.close();
});

test.each([
  ['an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['header fields', `GET / HTTP/1.1\r\nhost: x\r\n${'cookie: a=b\r\n'.repeat(2000)}\r\n`],
])('the error names %s that take too many bytes', async (_, request) => {
  const app = createServer();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await exchange(url, request)).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*header fields have more than 16384 bytes/,
  );
  await app.close();
});

test('a path parameter may be as long as an address', async () => {
  const app = createServer();
  app.get('/tokens/:token', ({ params }) => (params as { token: string }).token);
  const token = 'é'.repeat(2000);
  const { body } = await app.inject(`/tokens/${encodeURIComponent(token)}`);
  expect(body).toBe(token);
  await app.close();
});

test('a slow large body is aborted to make room for another one; a small body is not counted', async () => {
  const bodyLimit = largeAtOnce / 4;
  const lines: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = createServer({ log, bodyLimit, stopGraceMs: 50 });
  app.post('/', ({ body }) => (body as Buffer).length.toString());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const post = (head: string, body = '5\r\nheld') =>
    exchange(url, `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${head}\r\n\r\n${body}`);
  const small = post('content-length: 10000');
  const begun = async (head: string) => {
    const held = { answer: post(head) };
    await once(app.server, 'request');
    return held;
  };
  await once(app.server, 'request');
  const heads = ['transfer-encoding: chunked', ...Array(3).fill(`content-length: ${bodyLimit}`)];
  const held: Awaited<ReturnType<typeof begun>>[] = [];
  for (const head of heads) held.push(await begun(head));
  expect(await post('content-length: 20000', 'x'.repeat(20_000))).toMatch(/\r\n\r\n20000$/);
  expect(await held[0]?.answer).toBe('');
  // A body that is read completely is not counted any more.
  for (let time = 0; time < 8; time++)
    expect(await post(`content-length: ${bodyLimit / 4}`, 'x'.repeat(bodyLimit / 4))).toContain('200 OK');
  expect(lines).toMatchObject([{ msg: expect.stringContaining('slow large body') }]);
  await app.close();
  await Promise.all([small, ...held.map((each) => each.answer)]);
});
