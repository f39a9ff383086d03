import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBotServiceClient } from '../../../../generated/bot/client.ts';
import {
  createChannelIntegratorClient,
  createChannelServiceClient,
} from '../../../../generated/channel/client.ts';
import { examples } from '../../../../generated/channel/examples.ts';
import type { AgentMessage, UserMessage } from '../../../../generated/channel/types.ts';
import { UnexpectedResponse } from '../../../../generated/client-runtime.ts';
import { createWebhookReceiverClient } from '../../../../generated/developer/client.ts';
import { examples as examplesOf } from '../../../../generated/developer/examples.ts';
import type {
  CallEvent,
  ChatAcceptedEvent,
  ChatUpdatedEvent,
} from '../../../../generated/developer/types.ts';
import { policies } from '../../../../generated/policies.ts';
import { createDeskClient } from '../../../../generated/reference/desk/client.ts';
import { examples as deskExamples } from '../../../../generated/reference/desk/examples.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** Starts a server that responds to every request by `answer`, and records the requests in `seen`. */
async function serving(answer: Answer) {
  const seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function json(status: number, body: unknown): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const path = { random_string: 'a/b c', channel_public_id: 'ünï' };
const message = Object.values(examples.UserMessage)[0] as UserMessage;

test('a call fills the parameters into the path, sends the body as JSON, and returns the response', async () => {
  const { baseUrl, seen } = await serving((_request, response) => response.writeHead(200).end());
  const client = createChannelServiceClient({ baseUrl: `${baseUrl}/`, headers: { 'x-trace': '1' } });
  const result = await client.sendUserMessage({ path, body: message });
  expect(result.status).toBe(200);
  expect(seen).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/a%2Fb%20c/%C3%BCn%C3%AF',
      body: JSON.stringify(message),
    }),
  ]);
  expect(seen[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'x-trace': '1' });
});

describe('a call returns an error response as its result', () => {
  test.each<[string, number, string, unknown]>([
    [
      'an error with the documented body',
      404,
      '{"error":{"code":"not_found"}}',
      { error: { code: 'not_found' } },
    ],
    ['an error with a body of another form', 400, '{"error":{"code":7}}', { error: { code: 7 } }],
    ['an error without a body', 404, '', undefined],
    ['an error with the HTML page of a proxy', 502, '<h1>Bad Gateway</h1>', '<h1>Bad Gateway</h1>'],
    [
      'an error with a status that the document does not have',
      418,
      '{"short":"and stout"}',
      { short: 'and stout' },
    ],
  ])('a call returns %s', async (_title, status, sent, body) => {
    const { baseUrl } = await serving((_request, response) => response.writeHead(status).end(sent));
    const result = await createChannelServiceClient({ baseUrl }).sendUserMessage({ path, body: message });
    expect(result).toEqual({ status, body, text: sent, headers: expect.any(Object) });
  });

  test('the result has the header fields of the response, such as Retry-After', async () => {
    const { baseUrl } = await serving((_request, response) =>
      response.writeHead(429, { 'Retry-After': '2' }).end(),
    );
    const result = await createChannelServiceClient({ baseUrl }).sendUserMessage({ path, body: message });
    if (result.status !== 429) throw new Error(`answered ${result.status}`);
    expect(result.headers['retry-after']).toBe('2');
  });
});

test('a call rejects if the response is a success with an undocumented status', async () => {
  const { baseUrl } = await serving(json(202, { when: 'later' }));
  const call = createChannelServiceClient({ baseUrl }).sendUserMessage({ path, body: message });
  await expect(call).rejects.toThrow(UnexpectedResponse);
  await expect(call).rejects.toMatchObject({
    operationId: 'sendUserMessage',
    status: 202,
    body: { when: 'later' },
  });
});

test('a call rejects if the response is a success with an invalid body, and the error names the place', async () => {
  const { baseUrl } = await serving(json(200, 2));
  const call = createChannelServiceClient({ baseUrl }).getChannelStatus({ path });
  await expect(call).rejects.toThrow(
    'getChannelStatus was answered 200: the body is 2, expected one of 0, 1',
  );
});

test('a call rejects with the body if the response is a success with a body that is not JSON', async () => {
  const { baseUrl } = await serving((_request, response) => response.writeHead(200).end('<h1>Yes</h1>'));
  const call = createChannelServiceClient({ baseUrl }).getChannelStatus({ path });
  await expect(call).rejects.toMatchObject({ name: 'UnexpectedResponse', body: '<h1>Yes</h1>' });
});

test('a call rejects if the body of the response exceeds the size limit', async () => {
  const chunk = new Uint8Array(8 * 1024 * 1024);
  let pulls = 0;
  const endless = new ReadableStream({
    pull(stream) {
      pulls += 1;
      stream.enqueue(chunk);
    },
  });
  const client = createChannelServiceClient({
    baseUrl: 'http://service.example',
    fetch: async () => new Response(endless),
  });
  await expect(client.getChannelStatus({ path })).rejects.toThrow(/the body is longer than \d+ bytes/);
  expect(pulls).toBeLessThan(12);
});

test('if the document has a class of statuses, such as 2XX, each status of the class is a success', async () => {
  const { baseUrl } = await serving((_request, response) => response.writeHead(204).end());
  const event = examplesOf.CallEvent.fullest as CallEvent;
  expect(await createWebhookReceiverClient({ baseUrl }).sendCallEvent({ body: event })).toMatchObject({
    status: 204,
  });
});

test.each(['', '<html>', '"OK"', '{}'])(
  "a service's 200 response to an event is a success with any body: %j",
  async (sent) => {
    const { baseUrl } = await serving((_request, response) => response.writeHead(200).end(sent));
    const bot = { provider_id: 'p', token: 't' };
    const body = { event: 'INVITE_AGENT', chat_id: '7' } as const;
    expect(await createBotServiceClient({ baseUrl }).sendProviderEvent({ path: bot, body })).toMatchObject({
      status: 200,
    });
  },
);

test('each 2xx response to a webhook is a success if it has the documented body', async () => {
  const { baseUrl } = await serving(json(201, { result: 'OK' }));
  const body = examplesOf.ChatUpdatedEvent.fullest as ChatUpdatedEvent;
  expect(await createWebhookReceiverClient({ baseUrl }).sendChatUpdated({ body })).toMatchObject({
    status: 201,
    body: { result: 'OK' },
  });
});

describe('the response to chat_accepted', () => {
  const sent = { body: examplesOf.ChatAcceptedEvent.smallest as ChatAcceptedEvent };

  test('if the result is not OK, the call returns only the field result', async () => {
    const { baseUrl } = await serving(json(200, { result: 'FAILURE', custom_data: 5 }));
    const result = await createWebhookReceiverClient({ baseUrl }).sendChatAccepted(sent);
    expect(result).toMatchObject({ status: 200, body: { result: 'FAILURE' } });
    expect(result.body).not.toHaveProperty('custom_data');
  });

  test.each([
    [{ result: 'ok', custom_data: 5 }, '/custom_data is 5'],
    [{ custom_data: [] }, 'has no `result`'],
    [null, 'the body is null'],
  ])('a response that the client reads is validated: %j', async (body, fault) => {
    const { baseUrl } = await serving(json(200, body));
    const call = createWebhookReceiverClient({ baseUrl }).sendChatAccepted(sent);
    await expect(call).rejects.toThrow(fault);
  });
});

test('the error of a call does not contain the address, which has a secret', async () => {
  const { baseUrl } = await serving(json(299, {}));
  const secret = { random_string: 'hush-hush', channel_public_id: 'shop' };
  const error = await createChannelServiceClient({ baseUrl })
    .sendUserMessage({ path: secret, body: message })
    .catch((reason: Error) => reason);
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('hush-hush');
});

test('a caller can abort a call', async () => {
  const { baseUrl } = await serving(() => {});
  const giveUp = new AbortController();
  const call = createChannelServiceClient({ baseUrl }).getChannelStatus({ path }, { signal: giveUp.signal });
  giveUp.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call yields the events of a stream, however the bytes are split, and ends the stream when the reader leaves', async () => {
  const lineEnds = { event: 'note_added', note: { text: '\u2028 and \u2029 and \u0085 end no line' } };
  const events = [...(Object.values(deskExamples.DeskEvent) as object[]), lineEnds];
  const bytes = Buffer.from(
    `: hello\n\n${events.map((event, index) => `id: ${index}\nevent: x\ndata: ${JSON.stringify(event)}\n\n`).join('')}`,
  );
  const left = Promise.withResolvers<void>();
  const { baseUrl } = await serving(async (_request, response) => {
    response.on('close', () => left.resolve());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let at = 0; at < bytes.length; at += 7) {
      response.write(bytes.subarray(at, at + 7));
      await new Promise(setImmediate);
    }
  });
  const result = await createDeskClient({ baseUrl }).streamEvents({ headers: {} });
  if (result.status !== 200 || !('events' in result)) throw new Error('no stream');
  const received = [];
  for await (const { id, data } of result.events) {
    received.push({ id, data });
    if (received.length === events.length) break;
  }
  expect(received).toEqual(events.map((data, index) => ({ id: String(index), data })));
  await left.promise;
});

test('a stream rejects if an event exceeds the size limit', async () => {
  const pieces = ['data: 1\n\ndata: "', ...Array<string>(70).fill('x'.repeat(1_000_000))];
  const events = await streamOf(pieces);
  expect(await events.next()).toMatchObject({ value: { data: 1 } });
  await expect(events.next()).rejects.toThrow(/An event of the stream is longer than \d+ characters/);
});

test('a long event in many pieces is read in linear time', async () => {
  const long = 'x'.repeat(20_000_000);
  const events = await streamOf(`data: ${JSON.stringify(long)}\r\n\r\n`.match(/.{1,16384}/gs)!);
  const before = process.cpuUsage().user;
  expect(await events.next()).toMatchObject({ value: { data: long } });
  // The test would take twelve seconds if each new piece was searched together with all pieces before it.
  expect(process.cpuUsage().user - before).toBeLessThan(4_000_000);
});

/** Returns the events that a client reads if the server sends `pieces`. */
async function streamOf(pieces: string[]) {
  const { baseUrl } = await serving((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    pipeline(Readable.from(pieces, { objectMode: false }), response, () => {});
  });
  const result = await createDeskClient({ baseUrl }).streamEvents({ headers: {} });
  if (result.status !== 200 || !('events' in result)) throw new Error('no stream');
  return result.events[Symbol.asyncIterator]();
}

test('a call rejects at a redirect, and does not send the body to the other address', async () => {
  const { baseUrl, seen } = await serving((_request, response) =>
    response.writeHead(301, { location: 'https://other.example.com/hush-hush/c' }).end(),
  );
  const error = await createChannelServiceClient({ baseUrl })
    .sendUserMessage({ path, body: message })
    .catch((reason: UnexpectedResponse) => reason);
  expect(error).toMatchObject({
    name: 'UnexpectedResponse',
    status: 301,
    location: 'https://other.example.com/hush-hush/c',
    message: expect.stringContaining('a redirect to https://other.example.com, which is not followed'),
  });
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('hush-hush');
  expect(seen).toHaveLength(1);
});

test('a call rejects after the time limit if the response is not complete', async () => {
  const { baseUrl } = await serving(() => {});
  const client = createChannelServiceClient({ baseUrl, timeoutMs: 20 });
  await expect(client.getChannelStatus({ path })).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'getChannelStatus had no response within 20 ms',
  });
  const halves = await serving((_request, response) => response.writeHead(200).write('1'));
  await expect(
    createChannelServiceClient({ baseUrl: halves.baseUrl }).getChannelStatus({ path }, { timeoutMs: 50 }),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
});

describe('a request that does not match the document', () => {
  type Sent = Parameters<ReturnType<typeof createChannelServiceClient>['sendUserMessage']>[0];
  test.each<[string, unknown, string]>([
    ['no path', { body: message }, 'random_string in the path is missing'],
    [
      'an empty identifier',
      { path: { ...path, random_string: '' }, body: message },
      'random_string in the path is empty',
    ],
    [
      'a path segment that URLs leave out',
      { path: { ...path, random_string: '..' }, body: message },
      'must not be . or ..',
    ],
    ['no body', { path }, 'the body is missing'],
    [
      'a message of an unknown type, without a sender',
      { path, body: { message: { type: 'nope' } } },
      '/message/type is "nope", expected one of "text"',
    ],
    [
      'a photo that is not a web address, although services accept it',
      { path, body: { ...message, sender: { id: 'c', photo: 'javascript:alert(1)' } } },
      '/sender/photo is "javascript:alert(1)"',
    ],
    [
      'a url that is not a string',
      { path, body: { ...message, sender: { id: 'c', url: 7 } } },
      '/sender/url is 7',
    ],
  ])('a call with %s rejects, and sends no request', async (_, input, fault) => {
    const { baseUrl, seen } = await serving(json(200, {}));
    const call = createChannelServiceClient({ baseUrl }).sendUserMessage(input as Sent);
    await expect(call).rejects.toMatchObject({
      name: 'InvalidRequest',
      message: expect.stringContaining(fault),
    });
    expect(seen).toEqual([]);
  });
});

describe('a client with a complete endpoint address', () => {
  test('a call takes the path parameters from the endpoint address', async () => {
    const { baseUrl, seen } = await serving(json(200, 1));
    const client = createChannelServiceClient({ endpoint: `${baseUrl}/base/a%2Fb/shop` });
    expect((await client.getChannelStatus({})).status).toBe(200);
    await client.sendUserMessage({ body: message });
    expect(seen.map(({ url }) => url)).toEqual(['/base/a%2Fb/shop/status', '/base/a%2Fb/shop']);
  });

  test('a call keeps the last slash in the address of a webhook receiver', async () => {
    const { baseUrl, seen } = await serving(json(200, { result: 'OK' }));
    const body = examplesOf.ChatUpdatedEvent.smallest as ChatUpdatedEvent;
    for (const end of ['/hooks/', '/hooks', '/hooks?key=7'])
      await createWebhookReceiverClient({ endpoint: `${baseUrl}${end}` }).sendChatUpdated({ body });
    expect(seen.map(({ url }) => url)).toEqual(['/hooks/', '/hooks', '/hooks?key=7']);
  });

  test('an address of another form is rejected, and the error does not repeat the address', () => {
    const create = () => createChannelServiceClient({ endpoint: 'hush-hush/shop' });
    // A program in JavaScript may pass the address alone.
    for (const wrong of ['hush-hush/shop', null, {}])
      expect(() => createChannelServiceClient(wrong as never)).toThrow('Pass an object: { endpoint }');
    expect(create).toThrow(/does not have the form http\(s\):\/\/…\/\{random_string\}/);
    expect(create).not.toThrow(/hush-hush/);
  });
});

describe('the retries of a call', () => {
  const agentMessage = Object.values(examples.AgentMessage)[0] as AgentMessage;
  const to = { path: { channel_public_id: 'shop' }, body: agentMessage };
  /** The policy of the operation with a much shorter interval. */
  const { intervalMs, ...own } = policies.sendAgentMessage;
  const quick = { ...own, intervalMs: intervalMs / 100 };

  test('a call with the option `retry` repeats the request until a success, as the policy says', async () => {
    const answers = [json(503, {}), json(200, 'nonsense'), json(200, { result: 'ok' })];
    const { baseUrl, seen } = await serving((...exchange) => (answers.shift() ?? json(200, {}))(...exchange));
    const client = createChannelIntegratorClient({ baseUrl });
    expect((await client.sendAgentMessage(to)).status).toBe(503);
    answers.unshift(json(503, {}));
    const start = performance.now();
    expect(await client.sendAgentMessage(to, { retry: quick })).toEqual({
      status: 200,
      body: { result: 'ok' },
    });
    expect(performance.now() - start).toBeGreaterThanOrEqual(2 * quick.intervalMs - 5);
    expect(seen).toHaveLength(4);
  });

  test('the result of the last attempt is returned if no attempt was a success', async () => {
    const { baseUrl, seen } = await serving(json(500, {}));
    const client = createChannelIntegratorClient({ baseUrl, retry: quick });
    expect((await client.sendAgentMessage(to)).status).toBe(500);
    expect(seen).toHaveLength(policies.sendAgentMessage.attempts);
  });

  test("the client's options apply if the options of the call are undefined", async () => {
    const { baseUrl } = await serving(() => {});
    const client = createChannelIntegratorClient({ baseUrl, retry: quick, timeoutMs: 20 });
    const attempts = vi.spyOn(globalThis, 'fetch');
    const sent = client.sendAgentMessage(to, { retry: undefined, timeoutMs: undefined });
    await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(attempts).toHaveBeenCalledTimes(policies.sendAgentMessage.attempts);
    attempts.mockRestore();
  });

  test('after an attempt that took longer than the interval, the next one starts at once', async () => {
    const { baseUrl } = await serving((...exchange) => void setTimeout(() => json(500, {})(...exchange), 20));
    const client = createChannelIntegratorClient({ baseUrl, retry: { ...quick, intervalMs: 1 } });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await client.sendAgentMessage(to);
    const delays = timers.mock.calls.map(([, delay = 0]) => delay);
    timers.mockRestore();
    expect(delays.filter((delay) => delay < 0)).toEqual([]);
  });

  test('no retry is made after the caller has aborted', async () => {
    const giveUp = new AbortController();
    const { baseUrl, seen } = await serving((...exchange) => {
      json(500, {})(...exchange);
      setTimeout(() => giveUp.abort(), 5);
    });
    const call = createChannelIntegratorClient({ baseUrl, retry: true }).sendAgentMessage(to, giveUp);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
  });
});

test('the type of a documented error depends on its status', async () => {
  const { baseUrl } = await serving(json(401, { error: { code: 'invalid_client', message: 'Who?' } }));
  const result = await createBotServiceClient({
    endpoint: `${baseUrl}/webhooks/acme/token`,
  }).sendProviderEvent({
    body: { event: 'INVITE_AGENT', id: '1', client_id: '2', chat_id: '3' },
  });
  if (result.status !== 401) throw new Error(`answered ${result.status}`);
  const code: string | undefined = result.body?.error.code;
  expect(code).toBe('invalid_client');
});

test('a bundle of a client has no module of Node, and stays small', async () => {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: "export { createChannelServiceClient } from './generated/channel/client.ts';",
      resolveDir: fileURLToPath(new URL('../../../..', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  const size = gzipSync(outputFiles[0]!.contents).length;
  console.log(`a client of the channel API: ${outputFiles[0]!.contents.length} bytes, ${size} gzipped`);
  expect(size).toBeLessThan(12_000);
});
