import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createServer } from './server.ts';

test('after a pause of the whole machine, requests that began before the pause are not too late', async () => {
  const app = createServer({ stopGraceMs: 50 });
  app.post('/', () => 'served');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const request = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\nconnection: close\r\n\r\nbody';
  const callers = await Promise.all(
    [0, request.indexOf('host'), request.indexOf('body')].map(async (sent) => {
      const accepted = once(app.server, 'connection');
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(request.slice(0, sent));
      await accepted;
      return { socket, rest: request.slice(sent) };
    }),
  );
  // Waits until the server has read the parts of the requests, and has checked all connections once.
  await sleep(1500);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 62_000);
  await sleep(300);
  for (const { socket, rest } of callers) socket.write(rest);
  for (const { socket } of callers) expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*served$/);
  await app.close();
}, 90_000);
