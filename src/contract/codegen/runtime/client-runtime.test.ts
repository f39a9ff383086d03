import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { createChannelServiceClient } from '../../../../generated/channel/client.ts';
import { examples } from '../../../../generated/channel/examples.ts';
import type { UserMessage } from '../../../../generated/channel/types.ts';
import { UnexpectedResponse } from '../../../../generated/client-runtime.ts';
import { createWebhookReceiverClient } from '../../../../generated/developer/client.ts';
import { examples as examplesOf } from '../../../../generated/developer/examples.ts';
import type { CallEvent } from '../../../../generated/developer/types.ts';
import { createDeskClient } from '../../../../generated/reference/desk/client.ts';
import { examples as deskExamples } from '../../../../generated/reference/desk/examples.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server that answers everything in one way, and keeps what it was asked. */
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

test('a call fills in the path, sends the body as JSON, and gives the typed answer', async () => {
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

describe('an error is a result like any other', () => {
  test.each<[string, number, string, unknown]>([
    [
      'with the body that the reference sends',
      404,
      '{"error":{"code":"not_found"}}',
      { error: { code: 'not_found' } },
    ],
    ['with a body of another form', 400, '{"error":{"code":7}}', { error: { code: 7 } }],
    ['without a body', 404, '', undefined],
    ['with a page of a proxy', 502, '<h1>Bad Gateway</h1>', '<h1>Bad Gateway</h1>'],
    ['with a code that the document does not have', 418, '{"short":"and stout"}', { short: 'and stout' }],
  ])('%s', async (_title, status, sent, body) => {
    const { baseUrl } = await serving((_request, response) => response.writeHead(status).end(sent));
    const result = await createChannelServiceClient({ baseUrl }).sendUserMessage({ path, body: message });
    expect(result).toEqual({ status, body, headers: expect.any(Object) });
  });

  test('with header fields that say what to do', async () => {
    const { baseUrl } = await serving((_request, response) =>
      response.writeHead(429, { 'Retry-After': '2' }).end(),
    );
    const result = await createChannelServiceClient({ baseUrl }).sendUserMessage({ path, body: message });
    if (result.status !== 429) throw new Error(`answered ${result.status}`);
    expect(result.headers['retry-after']).toBe('2');
  });
});

test('a yes with a code that the document does not have rejects', async () => {
  const { baseUrl } = await serving(json(202, { when: 'later' }));
  const call = createChannelServiceClient({ baseUrl }).sendUserMessage({ path, body: message });
  await expect(call).rejects.toThrow(UnexpectedResponse);
  await expect(call).rejects.toMatchObject({
    operationId: 'receiveUserMessage',
    status: 202,
    body: { when: 'later' },
  });
});

test('a yes whose body does not fit rejects, and says where', async () => {
  const { baseUrl } = await serving(json(200, 2));
  const call = createChannelServiceClient({ baseUrl }).getChannelStatus({ path });
  await expect(call).rejects.toThrow('getChannelStatus was answered 200: the body must be equal to one of');
});

test('a yes whose body is no JSON rejects with what came', async () => {
  const { baseUrl } = await serving((_request, response) => response.writeHead(200).end('<h1>Yes</h1>'));
  const call = createChannelServiceClient({ baseUrl }).getChannelStatus({ path });
  await expect(call).rejects.toMatchObject({ name: 'UnexpectedResponse', body: '<h1>Yes</h1>' });
});

test('a class of codes in the document stands for each code of it', async () => {
  const { baseUrl } = await serving((_request, response) => response.writeHead(204).end());
  const event = examplesOf.CallEvent.fullest as CallEvent;
  expect(await createWebhookReceiverClient({ baseUrl }).sendCallEvent({ body: event })).toMatchObject({
    status: 204,
  });
});

test('an error names no part of the address, which holds a secret', async () => {
  const { baseUrl } = await serving(json(299, {}));
  const secret = { random_string: 'hush-hush', channel_public_id: 'shop' };
  const error = await createChannelServiceClient({ baseUrl })
    .sendUserMessage({ path: secret, body: message })
    .catch((reason: Error) => reason);
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('hush-hush');
});

test('a call can be given up', async () => {
  const { baseUrl } = await serving(() => {});
  const giveUp = new AbortController();
  const call = createChannelServiceClient({ baseUrl }).getChannelStatus({ path }, { signal: giveUp.signal });
  giveUp.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a stream gives its events, however the bytes are cut, and ends when the reader leaves', async () => {
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
