import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { patience } from '../../src/workshop/testing/patience.ts';
import { Addressing } from '../targets/shared/service-context.ts';
import { Desk, DeskRefused } from './desk.ts';
import { httpDriver } from './http-driver.ts';

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

test('the desk client reports within seconds that a desk does not respond', async () => {
  const began = performance.now();
  await expect((await desk(() => undefined)).open()).rejects.toThrow(
    /did not answer listAgents: no complete response within/,
  );
  expect(performance.now() - began).toBeLessThan(patience(12_000));
});

test('the desk client aborts an endless response of a desk at the length limit', async () => {
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

test('the desk client treats a 204 response of the desk as success', async () => {
  const bare = await desk((response) => void response.writeHead(204).end());
  await expect(
    bare.writeMessage(1, { agent_id: 'ada', message: { type: 'text', text: 'Hello' } }),
  ).resolves.not.toThrow();
});

const answering = (statusAt: (path: string) => number) =>
  desk((response, path) => void response.writeHead(statusAt(path)).end('{"chats": []}'));

test.each([404, 405, 501])(
  'a desk that responds with %d to the list of agents counts as reachable',
  async (status) => {
    const bare = await answering((path) => (path.startsWith('/chats') ? 200 : status));
    await expect(bare.open()).resolves.not.toThrow();
  },
);

test.each([
  [401, /refuses the token: 401.*--desk-token/],
  [404, /no desk is served there.*--desk/],
  [500, /answered listAgents with 500/],
])(
  'the desk client rejects a desk that responds to every request with %d, and gives the reason',
  async (status, why) => {
    await expect((await answering(() => status)).open()).rejects.toThrow(why);
  },
);

test('if a service accepts only HTTPS, the suite tries each scheme once, and the error of every call names the option to use', async () => {
  const asked: string[] = [];
  const set = async (url: string) => {
    asked.push(url);
    if (url.startsWith('http://')) throw new DeskRefused('createChannel', 400, 'HTTPS');
  };
  const addressing = new Addressing();
  for (let time = 0; time < 2; time += 1)
    await expect(addressing.tell('channel', 'http://127.0.0.1:9/hook', set)).rejects.toMatchObject({
      isItsFault: false,
      message: expect.stringMatching(/HTTPS only.*--tls-ca/),
    });
  expect(asked).toEqual(['http://127.0.0.1:9/hook', 'https://127.0.0.1:9/hook']);
});

test('a service that also rejects the https address does not count as HTTPS only', async () => {
  const refuse = async () => {
    throw new DeskRefused('createChannel', 400, 'no agents');
  };
  await expect(new Addressing().tell('channel', 'http://127.0.0.1:9/', refuse)).rejects.toThrow(
    /400 no agents$/,
  );
});

test.each([
  [409, true],
  [404, true],
  [501, true],
  [500, false],
  [401, false],
])('the suite continues with a chat if the response to its acceptance is %d: %s', async (status, goesOn) => {
  const accepting = (await answering(() => status)).accept(1, 'ada');
  if (goesOn) await expect(accepting).resolves.toBeUndefined();
  else await expect(accepting).rejects.toThrow(`the desk answered acceptChat with ${status}`);
});

test.each([
  ['listChats', 'null'],
  ['listChats', '{"chats": [null]}'],
  ['createChannel', '{"channel_id": "c", "endpoint": "data: x"}'],
  ['createChannel', '{"channel_id": "c", "endpoint": "http:// x"}'],
  ['getChat', '['.repeat(50_000) + ']'.repeat(50_000)],
] as const)('an invalid response to %s is a fault of the desk', async (operation, text) => {
  const odd = await desk((response) => void response.setHeader('content-type', 'application/json').end(text));
  const channel = { name: 'c', customer_endpoint: 'https://a.example', agents: [] };
  const asked = {
    listChats: () => odd.listChats({ limit: 1 }),
    createChannel: () => odd.createChannel(channel),
    getChat: () => odd.getChat(1),
  };
  await expect(asked[operation]()).rejects.toMatchObject({
    isItsFault: true,
    message: expect.stringMatching(/^.{0,1500}$/),
  });
});

test('the desk client does not follow a redirect of a desk', async () => {
  let followed = false;
  const elsewhere = await desk((response, path) => {
    followed ||= path.startsWith('/elsewhere');
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await expect(elsewhere.open()).rejects.toThrow(/redirect|307/i);
  expect(followed).toBe(false);
});
