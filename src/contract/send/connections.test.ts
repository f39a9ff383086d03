import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { policies } from '../../../generated/policies.ts';
import { listening } from '../serve/testing/http.ts';
import { Connections } from './connections.ts';
import { createSender } from './send.ts';

const policy = policies.sendWebhookEvent;
const sender = createSender({ allowLoopback: true, validators: {} });
afterAll(() => sender.close());

interface Receiver extends AsyncDisposable {
  url: string;
  /** The number of requests that each connection has carried. */
  connections: Map<Socket, number>;
}

/** Starts a server that keeps its connections open. `answer` gets the number of requests that the connection has carried so far. */
async function receiver(
  answer: (response: ServerResponse, count: number, request: IncomingMessage) => void = (response) =>
    response.end(),
): Promise<Receiver> {
  const connections = new Map<Socket, number>();
  const server = createServer((request, response) => {
    const count = (connections.get(request.socket) ?? 0) + 1;
    connections.set(request.socket, count);
    request.resume().on('end', () => answer(response, count, request));
  });
  return { ...(await listening(server)), connections };
}

const send = async ({ url }: Receiver) => (await sender.send({ url, body: '{}' }, policy)).outcome;
const requests = ({ connections }: Receiver) =>
  [...connections.values()].reduce((sum, each) => sum + each, 0);

describe('connections of a sender', () => {
  test('one connection carries several requests, one after the other', async () => {
    await using server = await receiver();
    while (requests(server) < 100) expect(await send(server)).toBe('delivered');
    expect(server.connections.size).toBeLessThan(50);
  });

  test('concurrent requests use separate connections', async () => {
    const held: ServerResponse[] = [];
    await using server = await receiver((response) => {
      held.push(response);
      if (held.length === 3) for (const each of held) each.end();
    });
    await Promise.all([send(server), send(server), send(server)]);
    expect([...server.connections.values()]).toEqual([1, 1, 1]);
  });

  test('an unused connection is closed, and sooner if the server announces a short time in Keep-Alive', async () => {
    await using patient = await receiver();
    await using hasty = await receiver((response) => response.setHeader('keep-alive', 'timeout=1').end());
    await Promise.all([send(patient), send(hasty)]);
    const closed = [hasty, patient].map(async (server) => {
      const [socket] = server.connections.keys();
      if (!socket!.closed) await new Promise((resolve) => socket!.once('close', resolve));
      return server;
    });
    expect(await Promise.race(closed)).toBe(hasty);
    await Promise.all(closed);
  });
});

// A further attempt could exceed the number in the policy, because nobody knows if the receiver got the first request.
test('a request that fails on a reused connection is not sent again, and the next requests use new connections', async () => {
  await using server = await receiver((response, count, { socket }) => {
    if (count === 1) response.end();
    else socket.resetAndDestroy();
  });
  let sent = 0;
  for (let outcome = ''; outcome !== 'unreachable'; sent++) outcome = await send(server);
  expect(requests(server)).toBe(sent);
  const before = server.connections.size;
  for (let count = 1; count <= 20; count++) {
    expect(await send(server)).toBe('delivered');
    expect(server.connections.size).toBe(before + count);
  }
});

test('leastConnectMs returns the shortest recent connect time of an origin', async () => {
  const connections = new Connections((_hostname, _options, done) => done(null, '127.0.0.1', 4));
  const near = connections.acquire('http://near.example');
  const far = connections.acquire('http://far.example');
  expect([100, 120, 20, 300].map((took) => connections.leastConnectMs(near, took))).toEqual([
    100, 100, 20, 20,
  ]);
  expect(connections.leastConnectMs(far, 80)).toBe(80);
  expect(connections.leastConnectMs({ ...near, isOld: true }, 5)).toBe(0);
  await connections.close();
});

test('beyond 10,000 origins, the connect times of the least recently used origin are forgotten', async () => {
  const connections = new Connections((_hostname, _options, done) => done(null, '127.0.0.1', 4));
  const near = connections.acquire('http://near.example');
  expect(connections.leastConnectMs(near, 10)).toBe(10);
  for (let count = 0; count < 10_000; count++)
    connections.leastConnectMs({ ...near, origin: `http://shop-${count}.example` }, 10);
  expect(connections.leastConnectMs(near, 500)).toBe(500);
  await connections.close();
});
