import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { Desk, DeskRefused } from './desk.ts';
import { httpDriver } from './drivers/http.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function desk(answer: (response: ServerResponse, path: string) => void): Promise<Desk> {
  const server = createServer((request, response) => answer(response, request.url ?? ''));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Desk(httpDriver(`http://127.0.0.1:${(server.address() as { port: number }).port}`, undefined));
}

test('a desk that hangs is given up in seconds', { timeout: 20_000 }, async () => {
  const began = performance.now();
  await expect((await desk(() => undefined)).open()).rejects.toThrow(/no complete answer within/);
  expect(performance.now() - began).toBeLessThan(12_000);
});

test('a desk whose answer has no end is given up by its length', async () => {
  const before = process.memoryUsage().rss;
  const endless = await desk((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (response.writable && response.write('['.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  await expect(endless.open()).rejects.toThrow(DeskRefused);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

test('a desk that answers an agent’s move with no content has done it', async () => {
  const bare = await desk((response) => void response.writeHead(204).end());
  await expect(bare.write(1, 'ada', { type: 'text', text: 'Hello' })).resolves.not.toThrow();
});
