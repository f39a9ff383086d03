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

describe('responses', () => {
  test.each<[string, string, Partial<AttemptResult>]>([
    ['a valid positive one', httpAnswer(200, '{"result":"ok"}'), { outcome: 'delivered', status: 200 }],
    ['with more fields', httpAnswer(200, '{"result":"ok","more":1}'), { outcome: 'delivered' }],
    [
      'a refusal',
      httpAnswer(200, '{"error":{"code":7,"message":"no"}}'),
      { outcome: 'refused', body: { error: { code: 7, message: 'no' } } },
    ],
    ['empty', httpAnswer(200, ''), { outcome: 'invalid_answer', status: 200 }],
    ['HTML', httpAnswer(200, '<html>ok</html>'), { outcome: 'invalid_answer' }],
    ['another JSON', httpAnswer(200, '{"result":"no"}'), { outcome: 'invalid_answer' }],
    [
      'a positive body with another code',
      httpAnswer(202, '{"result":"ok"}'),
      { outcome: 'bad_status', status: 202 },
    ],
    [
      'a refusal with another code',
      httpAnswer(400, '{"error":{"code":7,"message":"no"}}'),
      { outcome: 'bad_status' },
    ],
    ['503', httpAnswer(503, 'later'), { outcome: 'bad_status', status: 503 }],
    [
      'too long',
      httpAnswer(200, `{"result":"ok","more":"${'x'.repeat(200_000)}"}`),
      { outcome: 'invalid_answer' },
    ],
    ['none', '', { outcome: 'unreachable' }],
    ['only informational', 'HTTP/1.1 103 Early Hints\r\n\r\n', { outcome: 'unreachable' }],
    ['no HTTP', 'hello\r\n\r\n', { outcome: 'unreachable' }],
    [
      'cut short',
      'HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{"result":"ok"}',
      { outcome: 'invalid_answer', status: 200, why: 'other side closed' },
    ],
    [
      'without its last chunk',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nf\r\n{"result":"ok"}\r\n',
      { outcome: 'invalid_answer', status: 200, why: 'other side closed' },
    ],
  ])('%s', async (_, bytes, expected) => {
    await using server = await answering(bytes);
    expect(await sendTo(server)).toMatchObject(expected);
    expect(server.received).toHaveLength(1);
  });

  test('with any 2xx status are a success if the policy has that class', async () => {
    await using server = await answering(httpAnswer(204, ''));
    const request = { url: server.url, body };
    expect(await sender.send(request, policies.sendWebhookEvent)).toMatchObject({
      outcome: 'delivered',
      status: 204,
    });
  });

  test('that break off are no success, also where the status alone counts', async () => {
    await using server = await answering('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{}');
    const request = { url: server.url, body };
    expect(await sender.send(request, policies.sendBotEvent)).toMatchObject({ outcome: 'invalid_answer' });
  });

  test('that redirect are not followed', async () => {
    await using elsewhere = await answering(httpAnswer(200, '{"result":"ok"}'));
    await using server = await answering(httpAnswer(307, '', { location: elsewhere.url }));
    expect(await sendTo(server)).toMatchObject({ outcome: 'bad_status', status: 307 });
    expect(elsewhere.received).toEqual([]);
  });
});

describe('the time of an attempt', () => {
  /** Responses that are not complete in time. */
  const slow: Record<string, Parameters<typeof rawServer>[0]> = {
    silence: () => {},
    'a head without its body': (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n'),
    'a body that trickles': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n');
      const drops = setInterval(() => socket.write(' '), 50);
      socket.on('close', () => clearInterval(drops));
    },
    'a head that trickles': (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      const drops = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(drops));
    },
  };

  test.concurrent.each(Object.keys(slow))('is measured to the last byte: %s', async (kind) => {
    let closed: Promise<unknown> = Promise.resolve();
    await using server = await rawServer((socket, first) => {
      // The test waits for the close, because a write to an abandoned connection may cause a reset.
      closed = new Promise((resolve) => socket.once('close', resolve));
      slow[kind]!(socket, first);
    });
    const result = await sendTo(server);
    expect(result.outcome).toBe('timeout');
    expect(result.why ?? '').toMatch(kind.includes('body') ? /^the status 200 and \d+ bytes/ : /^$/);
    expect(result.endedAt - result.startedAt).toBeGreaterThanOrEqual(timeoutMs - 1);
    expect(result.endedAt - result.startedAt).toBeLessThan(timeoutMs + 3000);
    await closed;
  });
});

describe('servers that fail', () => {
  test('that reset the connection are unreachable', async () => {
    await using server = await rawServer((socket) => socket.resetAndDestroy());
    expect(await sendTo(server)).toMatchObject({ outcome: 'unreachable' });
  });

  test('that refuse connections are unreachable', async () => {
    const server = await rawServer(() => {});
    await server[Symbol.asyncDispose]();
    expect(await sendTo(server)).toMatchObject({ outcome: 'unreachable' });
  });

  test('by closing idle connections do not cause failed attempts', async () => {
    // The server promises to keep the connection, but closes it right after each response.
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

describe('the request', () => {
  test('has Content-Length, or is chunked without one (CHN-OUT-07)', async () => {
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

  test('does not go to a forbidden address', async () => {
    await using server = await answering(httpAnswer(200, '{"result":"ok"}'));
    const careful = createSender({ allowLoopback: false, validators: {} });
    expect(await careful.send({ url: server.url, body }, policy)).toMatchObject({ outcome: 'unreachable' });
    expect(server.received).toEqual([]);
    await careful.close();
  });
});

test('an attempt starts when it is sent, even if the process was busy before', async () => {
  await using server = await answering(httpAnswer(200, '{"result":"ok"}'));
  await sendTo(server);
  const askedAt = Date.now();
  // This process is busy for 200 ms below. Other programs may occupy the processor for longer, so the policy has its usual timeout.
  const sending = sender.send({ url: server.url, body }, policies.sendAgentMessage);
  while (Date.now() < askedAt + 200);
  const { startedAt, outcome } = await sending;
  expect(outcome).toBe('delivered');
  expect(startedAt - askedAt).toBeGreaterThan(100);
});

test('a response that arrived while the process was paused counts, however late it is read', async () => {
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
