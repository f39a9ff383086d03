import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { exchange } from '../http/exchange.ts';
import { freePort } from '../http/stand-in.ts';
import { inRun } from './patience.ts';
import { type Gone, watchOver } from './presence.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(port: number): Promise<void> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
  });
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
}

const ask = (url: string) => exchange({ url, method: 'GET' });

test('a server that keeps refusing connections counts as stopped since its first refusal', () =>
  inRun(async () => {
    const url = `http://127.0.0.1:${await freePort()}/`;
    const presence = watchOver([url]);
    const before = performance.now();
    await ask(url);
    const after = performance.now();
    expect(presence.gone.aborted).toBe(false);
    await presence.settled();
    const { since, why } = presence.gone.reason as Gone;
    expect(since).toBeGreaterThan(before);
    expect(since).toBeLessThan(after);
    expect(why).toContain(`${new URL(url).host} refuses connections`);
    presence.stop();
  }));

test('a server that restarts, or that the suite does not watch, does not count as stopped', () =>
  inRun(async () => {
    const [port, other] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}/`;
    const presence = watchOver([url]);
    await Promise.all([ask(url), ask(`http://127.0.0.1:${other}/`)]);
    await listen(port);
    await presence.settled();
    expect(presence.gone.aborted).toBe(false);
    presence.stop();
  }));

test('a server that the suite no longer watches does not count as stopped', () =>
  inRun(async () => {
    const url = `http://127.0.0.1:${await freePort()}/`;
    const presence = watchOver([url]);
    await ask(url);
    presence.stop();
    await presence.settled();
    expect(presence.gone.aborted).toBe(false);
  }));
