import { expect, test } from 'vitest';
import { createServer } from '../../http/server.ts';
import type { Reader } from '../store/port.ts';
import { serveScript } from './script.ts';

test('a script that could not be built is built for who comes next', async () => {
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
  expect((await get()).body).toBe('the script');
  expect(builds).toBe(2);
  await app.close();
});
