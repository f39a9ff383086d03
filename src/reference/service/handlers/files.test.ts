import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '../../../contract/serve/server.ts';
import { sizeLimits } from '../../limits.ts';
import type { Store } from '../store/port.ts';
import { engines, type Place } from '../store/testing/engines.ts';
import { serveFiles } from './files.ts';

const bytes = randomBytes(sizeLimits.file);
const file = {
  file_id: 'a',
  at: 0,
  size: bytes.length,
  type: 'application/octet-stream',
  name: 'a.bin',
  content: bytes.toString('base64'),
};

describe.each(engines)('serving files from $name', (engine) => {
  let place: Place;
  let store: Store;
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    place = await engine.place();
    store = await place.open();
    await store.work(async (tx) => tx.put('files', file));
    app = createServer();
    serveFiles(app, store);
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await place[Symbol.asyncDispose]();
  });

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url}/files/a/a.bin`, { headers, method });

  test('a GET request returns the file unchanged', async () => {
    const response = await get();
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=393215-393216', 393_215, 393_216],
    ['bytes=1000000-4000001', 1_000_000, 4_000_001],
    ['bytes=4999999-', 4_999_999, 4_999_999],
  ])('a GET request for the range %s returns only this range', async (range, first, last) => {
    const response = await get({ range });
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes.length}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(first, last + 1))).toBe(true);
  });

  test('a HEAD request returns only the length, and the server does not read the content', async () => {
    const find = vi.spyOn(store, 'find');
    const { headers } = await get({}, 'HEAD');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(find.mock.calls.map(([name]) => name)).toEqual(['fileHead']);
    find.mockRestore();
  });

  test('the server reads each slice once for all slow clients, and no slice before a client needs it', async () => {
    // A slice that is wholly in the system's buffers may be collected, and is read again for the next client. Here it is kept.
    vi.stubGlobal(
      'WeakRef',
      class<Held> {
        readonly deref: () => Held;
        constructor(held: Held) {
          this.deref = () => held;
        }
      },
    );
    const find = vi.spyOn(store, 'find');
    const slow = ['bytes=0-', 'bytes=1-'].map((range) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
      socket.write(`GET /files/a/a.bin HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\n\r\n`);
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, 'readable')));
    expect((await (await get({ range: 'bytes=0-9' })).arrayBuffer()).byteLength).toBe(10);
    const parts = () => find.mock.calls.filter(([name]) => name === 'filePart');
    const asked = parts().map(([, of]) => (of as { from: number }).from);
    // No slice is read twice. The server has read only the slices that fit into the system's buffers for the responses.
    expect(new Set(asked).size).toBe(asked.length);
    for (const socket of slow) socket.destroy();
    find.mockRestore();
    vi.unstubAllGlobals();
  });
});
