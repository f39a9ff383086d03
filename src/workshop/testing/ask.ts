import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { Installation } from '../release/testing/install.ts';

/** The address of a new database on the server that all tests share. */
export const newDatabase = () => ask<string>('/database');

/** The installed package that all tests share: they copy the folder of its consumer before they change it. */
export const installation = () => ask<Installation>('/package');

/** Waits until the site is built from what it is made from today. */
export const builtSite = () => ask<null>('/site');

/** The hook or test that asks has the time limit; fetch would have one of its own. */
async function ask<T>(path: string): Promise<T> {
  const [response] = (await once(get(`${inject('shared')}${path}`), 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(body);
  return JSON.parse(body) as T;
}
