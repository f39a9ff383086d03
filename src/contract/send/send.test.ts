import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import * as validators from '../../../generated/channel/validators.js';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import { httpAnswer, type RawServer, rawServer } from '../serve/testing/http.ts';
import { type AttemptResult, createSender, type OutgoingRequest } from './send.ts';

const timeoutMs = 400;
const policy: DeliveryPolicy = { ...policies.sendAgentMessage, timeoutMs };
const sender = createSender({
  allowLoopback: true,
  validators: {
    AgentMessageAccepted: validators.validateAgentMessageAccepted,
    AgentMessageRefused: validators.validateAgentMessageRefused,
  },
});
afterAll(() => sender.close());

const body = JSON.stringify({ text: 'Größe 42 – ☕' });

function sendTo({ url }: { url: string }, more: Partial<OutgoingRequest> = {}): Promise<AttemptResult> {
  return sender.send({ url: `${url}/chat/shop`, body, ...more }, policy);
}

/** Returns a server that answers every request with the same bytes. */
function answering(bytes: string): Promise<RawServer> {
  return rawServer((socket) => socket.end(bytes));
}

describe('the outcome of an attempt by its response', () => {
  test.each<[string, string, Partial<AttemptResult>]>([
    ['a success', httpAnswer(200, '{"result":"ok"}'), { outcome: 'delivered', status: 200 }],
    ['a success with more fields', httpAnswer(200, '{"result":"ok","more":1}'), { outcome: 'delivered' }],
    [
      'an error that ends the retries',
      httpAnswer(200, '{"error":{"code":7,"message":"no"}}'),
      { outcome: 'refused', body: { error: { code: 7, message: 'no' } } },
    ],
    ['an empty body', httpAnswer(200, ''), { outcome: 'invalid_answer', status: 200 }],
    ['a body of HTML', httpAnswer(200, '<html>ok</html>'), { outcome: 'invalid_answer' }],
    ['a body that is other JSON', httpAnswer(200, '{"result":"no"}'), { outcome: 'invalid_answer' }],
    [
      'the body of a success with another status',
      httpAnswer(202, '{"result":"ok"}'),
      { outcome: 'bad_status', status: 202 },
    ],
    [
      'the body of an error with another status',
      httpAnswer(400, '{"error":{"code":7,"message":"no"}}'),
      { outcome: 'bad_status' },
    ],
    ['503', httpAnswer(503, 'later'), { outcome: 'bad_status', status: 503 }],
    [
      'a body that is too long',
      httpAnswer(200, `{"result":"ok","more":"${'x'.repeat(200_000)}"}`),
      { outcome: 'invalid_answer' },
    ],
    ['no response', '', { outcome: 'unreachable' }],
    ['only an informational response', 'HTTP/1.1 103 Early Hints\r\n\r\n', { outcome: 'unreachable' }],
    ['a response that is not HTTP', 'hello\r\n\r\n', { outcome: 'unreachable' }],
    [
      'a response that ends early',
      'HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{"result":"ok"}',
      { outcome: 'invalid_answer', status: 200, why: 'other side closed' },
    ],
    [
      'a response without its last chunk',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nf\r\n{"result":"ok"}\r\n',
      { outcome: 'invalid_answer', status: 200, why: 'other side closed' },
    ],
  ])('the outcome is correct for %s', async (_, bytes, expected) => {
    await using server = await answering(bytes);
    expect(await sendTo(server)).toMatchObject(expected);
    expect(server.received).toHaveLength(1);
  });

  test('any 2xx status is a success if the policy expects the class 2XX', async () => {
    await using server = await answering(httpAnswer(204, ''));
    const request = { url: server.url, body };
    expect(await sender.send(request, policies.sendWebhookEvent)).toMatchObject({
      outcome: 'delivered',
      status: 204,
    });
  });

  test('a response that breaks off is no success, also where only the status counts', async () => {
    await using server = await answering('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{}');
    const request = { url: server.url, body };
    expect(await sender.send(request, policies.sendBotEvent)).toMatchObject({ outcome: 'invalid_answer' });
  });

  test('a redirect is not followed, and the attempt fails', async () => {
    await using elsewhere = await answering(httpAnswer(200, '{"result":"ok"}'));
    await using server = await answering(httpAnswer(307, '', { location: elsewhere.url }));
    expect(await sendTo(server)).toMatchObject({ outcome: 'bad_status', status: 307 });
    expect(elsewhere.received).toEqual([]);
  });
});

describe('the timeout of an attempt', () => {
  /** Responses that are not complete before the timeout. */
  const slow: Record<string, Parameters<typeof rawServer>[0]> = {
    silence: () => {},
    'a head without its body': (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n'),
    'a body of which one byte comes after the other': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n');
      const drops = setInterval(() => socket.write(' '), 50);
      socket.on('close', () => clearInterval(drops));
    },
    'a head of which one byte comes after the other': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      const drops = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(drops));
    },
  };

  test.concurrent.each(Object.keys(slow))(
    'the attempt fails if the last byte is not there in time: %s',
    async (kind) => {
      let closed: Promise<unknown> = Promise.resolve();
      await using server = await rawServer((socket, first) => {
        // The test waits until the connection is closed, because writing to an abandoned connection may reset it.
        closed = new Promise((resolve) => socket.once('close', resolve));
        slow[kind]!(socket, first);
      });
      const result = await sendTo(server);
      expect(result.outcome).toBe('timeout');
      expect(result.why ?? '').toMatch(kind.includes('body') ? /^the status 200 and \d+ bytes/ : /^$/);
      expect(result.endedAt - result.startedAt).toBeGreaterThanOrEqual(timeoutMs - 1);
      expect(result.endedAt - result.startedAt).toBeLessThan(timeoutMs + 3000);
      await closed;
    },
  );
});

describe('servers that close or refuse connections', () => {
  test('the outcome is "unreachable" if the server resets the connection', async () => {
    await using server = await rawServer((socket) => socket.resetAndDestroy());
    expect(await sendTo(server)).toMatchObject({ outcome: 'unreachable' });
  });

  test('the outcome is "unreachable" if no server listens at the port', async () => {
    const server = await rawServer(() => {});
    await server[Symbol.asyncDispose]();
    expect(await sendTo(server)).toMatchObject({ outcome: 'unreachable' });
  });

  test('a server that closes idle connections causes no failed attempt', async () => {
    // The server announces in Keep-Alive that it keeps the connection, but closes it after each response.
    await using server = await rawServer((socket) => {
      socket.write(httpAnswer(200, '{"result":"ok"}', { 'keep-alive': 'timeout=60' }));
      setImmediate(() => socket.destroy());
    });
    for (let count = 1; count <= 50; count++) {
      expect(await sendTo(server)).toMatchObject({ outcome: 'delivered' });
      expect(server.received).toHaveLength(count);
    }
  });
});

describe('the request of an attempt', () => {
  test('the request has Content-Length, or is chunked and has none (CHN-OUT-07)', async () => {
    await using server = await answering(httpAnswer(200, '{"result":"ok"}'));
    await sendTo(server);
    await sendTo(server, { chunked: true });
    const [plain, chunked] = server.received.map((request) => request.toLowerCase());
    expect(plain).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`);
    expect(plain).not.toContain('transfer-encoding');
    expect(chunked).toContain('transfer-encoding: chunked\r\n');
    expect(chunked).not.toContain('content-length');
    for (const request of server.received) {
      expect(request).toMatch(/^POST \/chat\/shop HTTP\/1\.1\r\n/);
      expect(request).toContain('content-type: application/json\r\n');
    }
    expect(server.received[0]).toContain(body);
  });

  test('no request goes to a forbidden address', async () => {
    await using server = await answering(httpAnswer(200, '{"result":"ok"}'));
    const careful = createSender({ allowLoopback: false, validators: {} });
    expect(await careful.send({ url: server.url, body }, policy)).toMatchObject({ outcome: 'unreachable' });
    expect(server.received).toEqual([]);
    await careful.close();
  });
});

test('the start of an attempt is the time of its sending, even if the process was busy before', async () => {
  await using server = await answering(httpAnswer(200, '{"result":"ok"}'));
  await sendTo(server);
  const askedAt = Date.now();
  // This process is busy for 200 ms below. Other programs can slow the test further, so the policy has the usual timeout.
  const sending = sender.send({ url: server.url, body }, policies.sendAgentMessage);
  while (Date.now() < askedAt + 200);
  const { startedAt, outcome } = await sending;
  expect(outcome).toBe('delivered');
  expect(startedAt - askedAt).toBeGreaterThan(100);
});

test('a response that arrived in time counts, even if the process was paused and reads it later', async () => {
  const answers = `
    const { createServer } = require('node:http');
    const { parentPort } = require('node:worker_threads');
    const server = createServer((_, response) => setTimeout(() => response.end('{"result":"ok"}'), 100));
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
  await using other = new Worker(answers, { eval: true });
  const [port] = (await once(other, 'message')) as [number];
  const server = { url: `http://127.0.0.1:${port}` };
  await sendTo(server);
  const attempt = sendTo(server);
  await new Promise((over) => setTimeout(over, 30));
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeoutMs + 100);
  expect(await attempt).toMatchObject({ outcome: 'delivered' });
});
