import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createServer } from '../../../contract/serve/server.ts';
import type { Reader } from '../store/port.ts';
import { serveFiles } from './files.ts';

test('readers of one file that read slowly share its bytes', async () => {
  const bytes = Buffer.alloc(5_000_000, 7);
  let reads = 0;
  const get = async () => {
    reads++;
    const type = 'application/octet-stream';
    return {
      file_id: 'a',
      at: 0,
      size: bytes.length,
      type,
      name: 'a.bin',
      content: bytes.toString('base64'),
    };
  };
  const app = createServer();
  serveFiles(app, { get } as unknown as Reader);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const slow = ['bytes=0-', 'bytes=1-'].map((range) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
    socket.write(`GET /files/a/a.bin HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\n\r\n`);
    return socket;
  });
  await once(slow[0]!, 'readable');
  await once(slow[1]!, 'readable');
  const response = await fetch(`${url}/files/a/a.bin`);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  expect(reads).toBe(1);
  for (const socket of slow) socket.destroy();
  await app.close();
});
