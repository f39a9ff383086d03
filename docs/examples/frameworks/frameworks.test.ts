import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Target, TargetOptions } from '../../../conformance/index.ts';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import { host, start, stopAll, wrong } from '../testing/programs.ts';

const servers: Server[] = [];
beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));
afterAll(() => {
  stopAll();
  for (const server of servers) server.close();
});

/** Starts a program that listens on a port. Resolves with the address of the program. */
async function run(name: string, ...args: string[]): Promise<string> {
  const port = await freePort();
  await start(port, [process.execPath, `${import.meta.dirname}/${name}`, String(port), ...args]);
  return `http://${host}:${port}`;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Serves a function that takes a `Request` and returns a `Response`, as in Next.js and Workers. */
async function serve(handle: Fetch): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method = '', url, headers } = request;
    const body = method === 'GET' ? {} : { body: Readable.toWeb(request), duplex: 'half' };
    const init = { method, headers: headers as Record<string, string>, ...body } as RequestInit;
    const answer = await handle(new Request(`http://${host}${url}`, init));
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }).listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** The suite leaves out the rules about sent messages, because these front ends only receive messages. */
const reading = { channelId: 'shop', skip: ['CHN-RCV-10', 'CHN-RCV-12'] };
const [token, providerId] = ['token-of-the-bot', 'acme'];

describe.concurrent('the example programs for frameworks', () => {
  test.each<[string, Target, () => Promise<TargetOptions>]>([
    [
      'express.mts',
      'channel-integrator',
      async () => ({ url: `${await run('express.mts')}/chat`, ...reading }),
    ],
    [
      'hono.mts',
      'webhook-receiver',
      async () => ({ url: `${await serve((await import('./hono.mts')).default.fetch)}/hooks` }),
    ],
    [
      'next-route.mts',
      'webhook-receiver',
      async () => {
        const route = (await import('./next-route.mts')) as Record<string, Fetch>;
        return { url: `${await serve((request) => route[request.method]!(request))}/hooks` };
      },
    ],
    [
      'worker.mts',
      'channel-integrator',
      async () => ({
        url: `${await serve((await import('./worker.mts')).default.fetch)}/chat`,
        ...reading,
      }),
    ],
    [
      'node-http.mts',
      'bot-provider',
      async () => {
        const port = await freePort();
        const url = await run('node-http.mts', `http://${host}:${port}`, providerId, token);
        return { url: `${url}/bot`, token, providerId, listen: { host, port } };
      },
    ],
  ])('%s passes the suite', async (_, target, open) => {
    expect(await wrong(target, await open())).toEqual([]);
  });
});

const programs = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mts'));

test.each(programs)('the program %s is shorter than 40 lines', (name) => {
  const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(40);
});
