import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { Installation } from './package.ts';
import { noteMissing } from './programs.ts';

// All tests share some resources that are slow to make: a PostgreSQL server, the installed package, and the built site. Vitest's main
// process makes each resource when the first test requests it, and removes it after the last test.

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which tests request the shared resources. */
    shared: string;
  }
}

export default async function share({ provide }: TestProject): Promise<() => Promise<void>> {
  const ended = new AsyncDisposableStack();
  ended.defer(noteMissing());
  const server = shared(async () => {
    const { startServer } = await import('../../reference/service/store/engines/postgres/testing/server.ts');
    return ended.use(await startServer());
  });
  const resources: Record<string, () => Promise<unknown>> = {
    '/database': async () => (await server()).database(),
    '/package': shared(async () => ended.use(await (await import('./package.ts')).install())),
    '/site': shared(async () => (await import('../../../docs/testing/site.ts')).builtSite()),
  };
  const http = createServer(async ({ url }, response) => {
    try {
      response.end(JSON.stringify((await resources[url!]!()) ?? null));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  provide('shared', `http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  return async () => {
    http.closeAllConnections();
    http.close();
    await ended.disposeAsync();
  };
}

/** Returns a function that calls `make` at its first call. Later calls return the same promise. */
function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Resolves with the address of a new database on the PostgreSQL server that all tests share. */
export const newDatabase = () => ask<string>('/database');

/** Resolves with the installed package that all tests share. A test that changes the project's folder must copy this folder first. */
export const installation = () => ask<Installation>('/package');

export const builtSite = () => ask<null>('/site');

/** Requests a shared resource, such as the built site. The request has only the time limit of the calling hook or test. */
async function ask<T>(path: string): Promise<T> {
  const [response] = (await once(get(`${inject('shared')}${path}`), 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(body);
  return JSON.parse(body) as T;
}
