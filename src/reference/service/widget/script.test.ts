import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createServer } from '../../../contract/serve/server.ts';
import type { Reader } from '../store/port.ts';
import { serveScript } from './script.ts';

test('after a failed build, the next request builds the script again', async () => {
  const store = { get: async () => ({ data: { widget: {} } }) } as unknown as Reader;
  let builds = 0;
  const build = async () => {
    if (++builds === 1) throw new Error('too many open files');
    return 'the script';
  };
  const app = createServer();
  serveScript(app, store, build);
  const get = () => app.inject('/widget/w.js');
  expect((await get()).statusCode).toBe(500);
  expect((await get()).body).toBe('the script');
  await app.close();
});

test('the script is sent compressed, with an ETag of its content, and browsers may cache it', async () => {
  const store = { get: async () => ({ data: { widget: {} } }) } as unknown as Reader;
  const script = 'the script '.repeat(99);
  const app = createServer();
  serveScript(app, store, async () => script);
  const get = (headers: Record<string, string>) => app.inject({ url: '/widget/w.js', headers });
  const readers = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [name, read] of Object.entries(readers)) {
    const { headers, rawPayload } = await get({ 'accept-encoding': name });
    expect(headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding' });
    expect(headers['cache-control']).toContain('max-age=600');
    expect(read(rawPayload).toString()).toBe(script);
  }
  const { headers, body } = await get({ 'accept-encoding': 'gzip;q=0, br;q=0' });
  expect([headers['content-encoding'], body]).toEqual([undefined, script]);
  const again = await get({ 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.close();
});

test('the response for an unknown widget is a script that logs a warning', async () => {
  const app = createServer();
  const row = { data: { removed: true, widget: {} } };
  const store = { get: async (_: string, id: string) => (id === 'removed' ? row : undefined) };
  serveScript(app, store as unknown as Reader, async () => 'the script');
  for (const id of ['nobody', 'removed', '%27)%3Balert(1)%2F%2F']) {
    const { statusCode, headers, body } = await app.inject(`/widget/${id}.js`);
    expect(statusCode).toBe(404);
    // A page of another origin can read the status of the response only if the response is a script.
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    const said: string[] = [];
    runInNewContext(body, { console: { warn: (words: string) => said.push(words) } });
    expect(said).toEqual([expect.stringContaining('No widget has the id')]);
  }
  expect((await app.inject('/widget/nobody')).json()).toMatchObject({ error: { code: 'not_found' } });
  await app.close();
});
