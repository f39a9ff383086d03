import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { Installation } from './package.ts';

/** Resolves with the address of a new database on the server that all tests share. */
export const newDatabase = () => ask<string>('/database');

/** Resolves with the installed package that all tests share. A test that changes the project's folder must copy it first. */
export const installation = () => ask<Installation>('/package');

/** Waits until the site is built from its current sources. */
export const builtSite = () => ask<null>('/site');

/** Requests something that all tests share. It has no time limit of its own, unlike `fetch`: that of the calling hook or test applies. */
async function ask<T>(path: string): Promise<T> {
  const [response] = (await once(get(`${inject('shared')}${path}`), 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(body);
  return JSON.parse(body) as T;
}
