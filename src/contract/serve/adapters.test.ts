import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../generated/channel/examples.ts';
import {
  type ChannelServiceHandlers,
  channelServiceOperations,
} from '../../../generated/channel/operations.ts';
import { examples as developerExamples } from '../../../generated/developer/examples.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import { limits } from '../../../generated/policies.ts';
import { type DeskHandlers, deskOperations } from '../../../generated/reference/desk/operations.ts';
import { signatureHeaders } from '../send/signature.ts';
import { errorAnswer, TemporaryFailure } from './errors.ts';
import { handler } from './handler.ts';
import { mount } from './mount.ts';
import { nodeHandler } from './node.ts';
import { createServer } from './server.ts';
import type { HandlerOptions } from './service.ts';

type Send = (path: string, request?: RequestInit) => Promise<Response>;
const host = 'http://localhost';

/** Serves `operations` by each adapter. Returns for each adapter a function that sends a request to it, and `close`. */
async function everywhere(
  operations: Parameters<typeof handler>[0],
  handlers: object,
  options: HandlerOptions = {},
): Promise<{ senders: [string, Send][]; close: () => void }> {
  const web = handler(operations, handlers as never, options);
  const server = http
    .createServer(nodeHandler(operations, handlers as never, options))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const app = createServer(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit });
  mount(app, operations, handlers as never, options);
  const fastifyUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const nodeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    senders: [
      ['handler', (path, request) => web(new Request(host + path, request))],
      ['nodeHandler', (path, request) => fetch(nodeUrl + path, request)],
      ['mount', (path, request) => fetch(fastifyUrl + path, request)],
    ],
    close: () => {
      server.closeAllConnections();
      server.close();
      void app.close();
    },
  };
}

const received: unknown[] = [];
const failures: unknown[] = [];
const service: ChannelServiceHandlers = {
  getChannelStatus: ({ path }) =>
    path.channel_public_id === 'gone' ? errorAnswer(404, 'Gone.') : { status: 200, body: 1 },
  sendUserMessage({ body }, { headers }) {
    if (headers['x-fail'] === 'later') throw new TemporaryFailure('the database restarts');
    if (headers['x-fail']) throw new Error('a secret of the inside');
    received.push(body);
    return { status: 200, body: {} };
  },
};
const options: HandlerOptions = {
  prefix: '/api',
  bodyLimit: 20_000,
  failed: (error) => failures.push(error),
  authorize({ path, query }) {
    if (query['key'] === 'a?b') return errorAnswer(403, 'No.');
    return path['random_string'] === 'wrong' ? errorAnswer(401, 'No.') : undefined;
  },
};
let all: Awaited<ReturnType<typeof everywhere>>;
beforeAll(async () => {
  all = await everywhere(channelServiceOperations, service, options);
});
afterAll(() => all.close());

const message = examples.UserMessage['fewest-fields'];
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
});

describe('the responses of all adapters', () => {
  test.each<[string, string, RequestInit | undefined, number]>([
    ['a request for a status', '/api/r/shop/status', undefined, 200],
    ['an encoded parameter', '/api/a%2Fb%20c/shop/status', undefined, 200],
    ["a handler's own error", '/api/r/gone/status', undefined, 404],
    ['a message', '/api/r/shop', post(message), 200],
    ['null for an optional field', '/api/r/shop', post({ ...message, sender: { id: 1, name: null } }), 200],
    ['a body that is not JSON', '/api/r/shop', post('{'), 400],
    ['a body that is not valid', '/api/r/shop', post({ sender: {} }), 400],
    ['a request without a body', '/api/r/shop', { method: 'POST' }, 400],
    ['a body that is too large', '/api/r/shop', post('x'.repeat(20_001)), 400],
    ['a caller that is not allowed', '/api/wrong/shop', post(message), 401],
    ['a question mark in the query', '/api/r/shop/status?key=a?b', undefined, 403],
    ['an address where nothing is served', '/elsewhere', undefined, 404],
    ['a parameter that cannot be decoded', '/api/%ff/shop/status', undefined, 404],
    ['an empty parameter', '/api//shop/status', undefined, 404],
    ['a method that the path does not have', '/api/r/shop', { method: 'PUT', body: '{}' }, 405],
    ['a failure that is temporary', '/api/r/shop', post(message, { 'x-fail': 'later' }), 503],
  ])('all adapters give the same response to %s', async (_, path, request, status) => {
    const told = await Promise.all(
      all.senders.map(async ([, send]) => {
        const response = await send(path, request);
        const { headers } = response;
        const named = ['content-type', 'allow', 'retry-after'].map((name) => headers.get(name));
        return { status: response.status, named, text: await response.text() };
      }),
    );
    expect(told[0]!.status).toBe(status);
    if (status === 405) expect(told[0]!.named[1]).toBe('POST');
    if (status >= 400)
      expect(JSON.parse(told[0]!.text)).toMatchObject({ error: { message: expect.any(String) } });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('each adapter answers 400 to a body far beyond the limit', async () => {
    for (const [, send] of all.senders.slice(0, 2)) {
      const response = await send('/api/r/shop', post('x'.repeat(3_000_000)));
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('larger than 20000'),
      ]);
    }
  });

  test('each adapter answers 400 to a body that ends early, and reports no failure of the handler', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    });
    const [, web] = all.senders[0]!;
    const before = failures.length;
    expect((await web('/api/r/shop', { method: 'POST', body, duplex: 'half' } as RequestInit)).status).toBe(
      400,
    );
    expect(failures).toHaveLength(before);
  });

  test('each adapter answers 500 to a request whose handler throws, without internal details', async () => {
    for (const [, send] of all.senders) {
      const response = await send('/api/r/shop', post(message, { 'x-fail': 'now' }));
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain('inside');
    }
    expect(failures).toContainEqual(new Error('a secret of the inside'));
  });

  test('each adapter cuts a long text to the limit of the contract, and splits no character (CHN-IN-17)', async () => {
    const limit = limits.UserTextBody.truncate;
    const text = '🦊'.repeat(limit + 1);
    for (const [, send] of all.senders) {
      await send('/api/r/shop', post({ sender: { id: 1 }, message: { type: 'text', text } }));
      expect(received.at(-1)).toMatchObject({ message: { text: '🦊'.repeat(limit) } });
    }
  });
});

test('a webhook receiver that handles one event of several accepts the others', async () => {
  const seen: string[] = [];
  const receiver = await everywhere(webhookReceiverOperations, {
    receiveChatAccepted: ({ body }: { body: { event_name: string } }) => {
      seen.push(body.event_name);
      return { status: 200, body: { result: 'OK', crm_link: 'https://crm.example.com/1' } };
    },
  });
  for (const [, send] of receiver.senders) {
    const accepted = await send('/', post(Object.values(developerExamples.ChatAcceptedEvent)[0]));
    expect(await accepted.json()).toMatchObject({ crm_link: 'https://crm.example.com/1' });
    const assigned = await send('/', post(Object.values(developerExamples.ChatAssignedEvent)[0]));
    expect([assigned.status, await assigned.json()]).toEqual([200, { result: 'OK' }]);
    const unknown = await send('/', post({ event_name: 'moon_rose' }));
    expect(unknown.status).toBe(405);
    expect((await send('/', post({ event_name: 'chat_assigned' }))).status).toBe(400);
  }
  expect(seen).toEqual(['chat_accepted', 'chat_accepted', 'chat_accepted']);
  receiver.close();
});

describe('signed requests to a webhook receiver', () => {
  const [old, current, strange] = ['old', 'current', 'strange'].map(
    (word) => `whsec_${Buffer.from(word.repeat(8)).toString('base64')}`,
  ) as [string, string, string];
  const body = JSON.stringify(Object.values(developerExamples.ChatAcceptedEvent)[0]);
  const signed = (secret: string, of = body) =>
    signatureHeaders({ id: 'msg-1', timestamp: Math.floor(Date.now() / 1000), body: of, secret });

  test('the receiver accepts a request only if one of its secrets has signed the received bytes', async () => {
    const receiveChatAccepted = vi.fn(() => ({ status: 200, body: { result: 'OK' } }));
    const receiver = await everywhere(
      webhookReceiverOperations,
      { receiveChatAccepted },
      { secrets: [current, old] },
    );
    for (const [, send] of receiver.senders) {
      for (const secret of [current, old])
        expect((await send('/', post(body, signed(secret)))).status).toBe(200);
      expect(receiveChatAccepted).toHaveBeenCalledTimes(2);
      for (const headers of [{}, signed(strange), signed(current, `${body} `)]) {
        const rejected = await send('/', post(body, headers));
        expect(rejected.status).toBe(401);
        expect(await rejected.json()).toMatchObject({ error: { message: expect.stringContaining('sign') } });
      }
      // The request is rejected before its body is parsed.
      expect((await send('/', post('{', signed(strange)))).status).toBe(401);
      expect(receiveChatAccepted).toHaveBeenCalledTimes(2);
      receiveChatAccepted.mockClear();
    }
    receiver.close();
  });

  test.each([
    ['an empty secret', ''],
    ['no secret', []],
    ['a secret that is not base64', 'whsec_%%%'],
  ])('the adapter throws if the option secrets is %s', (_, secrets) => {
    const receiveChatAccepted = () => ({ status: 200, body: { result: 'OK' } }) as const;
    expect(() => handler(webhookReceiverOperations, { receiveChatAccepted }, { secrets })).toThrow(/secret/);
  });
});

describe('handlers that do not fit the operations', () => {
  test.each<[string, object, RegExp]>([
    ['no handler', {}, /webhook-receiver lack receiveChatAccepted/],
    [
      'a handler with a misspelt name',
      { receiveChatAcepted() {} },
      /webhook-receiver has no operation receiveChatAcepted.*receiveChatAccepted/,
    ],
    ['handlers of another interface', { sendUserMessage() {} }, /no operation sendUserMessage/],
    [
      'a handler that is not a function',
      { receiveChatAccepted() {}, receiveChatUpdated: 'ok' },
      /lack receiveChatUpdated/,
    ],
  ])('each adapter throws for %s', (_, handlers, words) => {
    for (const serve of [handler, nodeHandler] as const)
      expect(() => serve(webhookReceiverOperations, handlers as never)).toThrow(words);
    expect(() => mount(createServer(), webhookReceiverOperations, handlers as never)).toThrow(words);
  });

  test('the compiler rejects handlers that do not fit the operations', () => {
    const status200 = { status: 200, body: { result: 'OK' } } as const;
    const uses = [
      // @ts-expect-error A receiver handles at least one event.
      () => handler(webhookReceiverOperations, {}),
      // @ts-expect-error There is no such operation.
      () => handler(webhookReceiverOperations, { receiveChatAcepted: () => status200 }),
      // @ts-expect-error These are the handlers of the service.
      () => handler(webhookReceiverOperations, service),
      // @ts-expect-error Both operations of the service need a handler.
      () => nodeHandler(channelServiceOperations, { getChannelStatus: service.getChannelStatus }),
      // @ts-expect-error The result of the event has no such form.
      () => handler(webhookReceiverOperations, { receiveChatAccepted: () => ({ status: 200, body: {} }) }),
    ];
    for (const use of uses.slice(0, 4)) expect(use).toThrow();
  });
});

test('an event stream sends each event at once, and the events end when the reader leaves', async () => {
  const over = Promise.withResolvers<void>();
  async function* events() {
    try {
      while (true) {
        yield { id: '1', data: 'one' };
        await new Promise(setImmediate);
      }
    } finally {
      over.resolve();
    }
  }
  async function* few() {
    yield { id: '1', event: 'said', data: 'two\nlines' };
  }
  const operations = deskOperations.filter(({ operationId }) => operationId === 'streamEvents');
  const serve = (stream: () => AsyncIterable<unknown>) =>
    handler(operations, {
      streamEvents: () => ({ status: 200, events: stream() }),
    } as unknown as DeskHandlers);
  const ended = await serve(few)(new Request(`${host}/events`));
  expect(ended.headers.get('content-type')).toBe('text/event-stream');
  expect(await ended.text()).toBe(': begin\n\nid: 1\nevent: said\ndata: "two\\nlines"\n\n');
  const open = (await serve(events)(new Request(`${host}/events`))).body!.getReader();
  await open.read();
  await open.cancel();
  await over.promise;
});

test('an event stream ends if its events throw an error, and the server continues', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first event.
  async function* failing(): AsyncGenerator<never> {
    throw new Error('no more');
  }
  const operations = deskOperations.filter(({ operationId }) => operationId === 'streamEvents');
  const handlers = { streamEvents: () => ({ status: 200, events: failing() }) };
  const failed = vi.fn();
  const { senders, close } = await everywhere(operations, handlers, { failed });
  for (const [, send] of senders.slice(0, 2)) await (await send('/events')).text().catch(() => '');
  expect(failed).toHaveBeenCalledWith(new Error('no more'), '');
  expect((await senders[1]![1]('/elsewhere')).status).toBe(404);
  close();
});

test('nodeHandler reports to the developer that another middleware has read the body', async () => {
  const failed = vi.fn();
  const listener = nodeHandler(channelServiceOperations, service, { failed });
  const server = http.createServer(async (request, response) => {
    for await (const _ of request);
    await listener(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r/shop`;
  expect((await fetch(url, post(message))).status).toBe(500);
  expect(String(failed.mock.calls[0])).toContain('Mount the handler before a middleware that reads bodies');
  server.closeAllConnections();
  server.close();
});

test('a bundle of the handler has no module of Node, and stays small', async () => {
  const { outputFiles, warnings } = await esbuild.build({
    stdin: {
      contents: `import { handler } from './serve.ts';
        import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
        export default { fetch: handler(webhookReceiverOperations, { receiveChatAccepted: () => ({ status: 200, body: { result: 'OK' } }) }) };`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  const code = outputFiles[0]!.contents;
  console.log(`a webhook receiver: ${code.length} bytes, ${gzipSync(code).length} gzipped`);
  expect(gzipSync(code).length).toBeLessThan(25_000);
  const { default: worker } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  expect((await worker.fetch(new Request(host, post('{}')))).status).toBe(400);
});
