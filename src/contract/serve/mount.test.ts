import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botProviderOperations } from '../../../generated/bot/operations.ts';
import { validateErrorBody } from '../../../generated/bot/validators.js';
import { examples as channelExamples } from '../../../generated/channel/examples.ts';
import { channelServiceOperations } from '../../../generated/channel/operations.ts';
import { examples as developerExamples } from '../../../generated/developer/examples.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import { httpErrors } from '../../../generated/errors.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';
import { errorAnswer } from './errors.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';
import { exchange } from './testing/http.ts';

const message = channelExamples.UserMessage['fewest-fields'];
const secret = 'tVq-secret-random-string';
const logged: string[] = [];
const calls: { operationId: string; input: unknown }[] = [];
let app: FastifyInstance;
let url: string;

/** Makes handlers that record their inputs. `answers` has the functions that return the results, by operationId. */
function recording(answers: Record<string, (input: never) => unknown> = {}): never {
  return new Proxy(
    {},
    {
      get: (_, operationId: string) => (input: never) => {
        calls.push({ operationId, input });
        return answers[operationId]?.(input) ?? { status: 200 };
      },
    },
  ) as never;
}

beforeAll(async () => {
  const log = pino({}, { write: (line) => void logged.push(line) });
  app = createServer({ log, bodyLimit: 10_000 });
  mount(
    app,
    channelServiceOperations,
    recording({
      getChannelStatus: () => ({ status: 200, body: 1 }),
      sendUserMessage: ({ body }: { body: { message: { text?: string } } }) => {
        if (body.message.text === 'explode') throw new Error('a thing that callers must not read');
        return { status: 200 };
      },
    }),
  );
  mount(app, webhookReceiverOperations, recording(), { prefix: '/hook' });
  mount(app, botProviderOperations, recording(), { prefix: '/bot' });
  mount(app, deskOperations, recording({ listChats: () => ({ status: 200, body: { chats: [] } }) }), {
    prefix: '/desk',
    authorize: ({ headers }) =>
      headers['authorization'] === 'Bearer right' ? undefined : errorAnswer(401, 'Who are you?'),
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

type Body = string | Buffer;

interface Told {
  status: number;
  headers: Headers;
  body: unknown;
}

async function ask(
  method: string,
  path: string,
  body?: Body,
  headers?: Record<string, string>,
): Promise<Told> {
  const response = await fetch(url + path, {
    method,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

const post = (body: Body, headers?: Record<string, string>) => ask('POST', `/${secret}/shop`, body, headers);

/** Checks that a response is the contract's error of the status. Its message must match `words`, and must have no internal details. */
function expectError(told: Told, status: keyof typeof httpErrors, words: RegExp): void {
  expect(told).toMatchObject({ status, body: { error: { code: httpErrors[status].code } } });
  expect(validateErrorBody(told.body)).toBe(true);
  expect((told.body as { error: { message: string } }).error.message).toMatch(words);
  expect(JSON.stringify(told.body)).not.toMatch(/FST_|node:|\.ts|stack/);
  expect(JSON.stringify(told.body)).not.toContain(secret);
}

describe('mount, for a valid request', () => {
  test('the handler gets the validated input, and its result is sent as JSON', async () => {
    calls.length = 0;
    const told = await ask('GET', `/${secret}/shop/status`);
    expect(told).toMatchObject({ status: 200, body: 1 });
    expect(told.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(calls).toEqual([
      {
        operationId: 'getChannelStatus',
        input: { path: { random_string: secret, channel_public_id: 'shop' }, query: {}, headers: {} },
      },
    ]);
  });

  test.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml; charset=latin1',
    '',
    'json',
    ';',
  ])('the body of a request is read with any content type: %s', async (type) => {
    const told = await post(
      Buffer.from(JSON.stringify(message)),
      type === undefined ? {} : { 'content-type': type },
    );
    expect(told.status).toBe(200);
  });

  test('the handler gets an integer that a number cannot represent as a string of its digits', async () => {
    for (const [sent, taken] of [
      ['7', 7],
      ['90071992547409931234', '90071992547409931234'],
      ['9007199254740993.0', '9007199254740993.0'],
      ['1e400', '1e400'],
    ] as const) {
      await post(`{"sender":{"id":${sent}},"message":{"type":"typein"}}`);
      expect(calls.at(-1)!.input).toMatchObject({ body: { sender: { id: taken } } });
    }
  });

  test('a request may have coordinates that JavaScript would round to an integer', async () => {
    const place = '"type":"location","latitude":52.0000000000000000001,"longitude":-1e-400';
    expect((await post(`{"sender":{"id":7},"message":{${place}}}`)).status).toBe(200);
  });

  test('a request may have any number in an unknown field (CHN-IN-20)', async () => {
    expect((await post('{"sender":{"id":7},"message":{"type":"typein","latitude":1e400}}')).status).toBe(200);
  });

  test('a request may have null in an optional field, and the handler does not get the field', async () => {
    const told = await post(
      '{"sender":{"id":1,"phone":null},"message":{"type":"text","text":"Hi","id":null}}',
    );
    expect(told.status).toBe(200);
    expect(calls.at(-1)!.input).toMatchObject({
      body: { sender: { id: 1 }, message: { type: 'text', text: 'Hi' } },
    });
    expect(JSON.stringify(calls.at(-1)!.input)).not.toContain('null');
  });

  test('the handler gets the parameters in the types that the document declares', async () => {
    await ask('GET', '/desk/chats?limit=7&state=open&other=x', undefined, { authorization: 'Bearer right' });
    expect(calls.at(-1)!.input).toMatchObject({ query: { limit: 7, state: 'open' } });
    expect(calls.at(-1)!.input).not.toHaveProperty('query.other');
  });
});

describe('a request with an invalid body', () => {
  test.each<[string, Body, RegExp]>([
    ['that is missing', '', /body is missing/],
    ['that is not JSON', '{"sender":', /not JSON/],
    ['that is two JSON values', '{} {}', /not JSON/],
    ['that is not UTF-8', Buffer.from('{"sender":{"id":"\xe9"}}', 'latin1'), /not UTF-8/],
    ['that is compressed', gzipSync('{}'), /The body is compressed/],
    ['that is not an object', '[]', /object/],
    ['that is an empty PHP array', '[]', /PHP/],
    ['that is encoded twice', JSON.stringify(JSON.stringify(message)), /encoded twice/],
    ['that is null', 'null', /object/],
    [
      'that is too large',
      JSON.stringify({ ...message, more: 'x'.repeat(10_000) }),
      /larger than 10000 bytes/,
    ],
    ['that lacks the sender', '{"message":{"type":"typein"}}', /sender/],
    ['with an unknown type', '{"sender":{"id":1},"message":{"type":"hologram"}}', /message/],
    [
      'with a wrong field',
      '{"sender":{"id":1},"message":{"type":"text","text":7}}',
      /\/message\/text is .* but must be string/,
    ],
    [
      'with a number for a sender that only rounds to an integer',
      '{"sender":{"id":1.0000000000000001},"message":{"type":"typein"}}',
      /\/sender\/id is .* but must be string,integer/,
    ],
    [
      'with a number beyond all numbers',
      '{"sender":{"id":1},"message":{"type":"location","latitude":1e400,"longitude":1}}',
      /\/message\/latitude is .* but must be number/,
    ],
  ])('a body %s is answered with 400, and the handler is not called', async (_, body, words) => {
    calls.length = 0;
    expectError(await post(body), 400, words);
    expect(calls).toEqual([]);
  });

  test('a body that is chunked and too large is answered with 400', async () => {
    const stream = ReadableStream.from([Buffer.alloc(8000, ' '), Buffer.alloc(8000, ' ')]);
    const response = await fetch(`${url}/${secret}/shop`, { method: 'POST', body: stream, duplex: 'half' });
    expectError(
      { status: response.status, headers: response.headers, body: await response.json() },
      400,
      /larger/,
    );
  });
});

describe('mount, for a request with an invalid parameter', () => {
  const desk = (path: string) => ask('GET', `/desk${path}`, undefined, { authorization: 'Bearer right' });

  test.each([
    ['limit=0', /limit in the query must be at least 1/],
    ['limit=1.5', /limit in the query must be an integer/],
    ['limit=', /limit in the query must be an integer/],
    ['limit=1e9', /limit in the query must be at most 1000/],
    ['state=ajar', /state in the query must be one of open, closed/],
    ['limit=1&limit=2', /limit in the query is given more than once/],
  ])('an invalid parameter in the query is answered with 400: %s', async (query, words) => {
    expectError(await desk(`/chats?${query}`), 400, words);
  });

  test('an invalid parameter in the path is answered with 404', async () => {
    expectError(await desk('/chats/first'), 404, /chat_id in the path must be an integer/);
  });
});

describe('mount, for a wrong address or method', () => {
  test.each(['/', '/one', '/one/two/three', '/one/two/status/', `/${'x'.repeat(500)}`])(
    'an address where no operation is served is answered with 404: %s',
    async (path) => expectError(await ask('GET', path), 404, /Nothing is served/),
  );

  test.each(['/%', '/%zz/shop', '/one/%c3%28/status'])(
    'an address that cannot be decoded is answered with 404: %s',
    async (path) => {
      const told = await ask('GET', path);
      expectError(told, 404, /Nothing is served/);
    },
  );

  test.each([
    ['PUT', '', 'POST'],
    ['DELETE', '', 'POST'],
    ['PATCH', '', 'POST'],
    ['GET', '', 'POST'],
    ['OPTIONS', '', 'POST'],
    ['POST', '/status', 'GET'],
  ])('%s on …%s is answered with 405, and the header field Allow is %s', async (method, under, allow) => {
    const told = await ask(
      method,
      `/${secret}/shop${under}`,
      ['GET', 'OPTIONS'].includes(method) ? undefined : '{}',
    );
    expectError(told, 405, new RegExp(`${method} is not served here. Use ${allow}`));
    expect(told.headers.get('allow')).toBe(allow);
  });

  test('HEAD is answered with 405', async () => {
    const response = await fetch(`${url}/${secret}/shop/status`, { method: 'HEAD' });
    expect(response.status).toBe(405);
  });

  const other = (method: string, path: string) =>
    exchange(url, `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);

  test.each(['PROPFIND', 'TRACE', 'QUERY', 'M-SEARCH', 'LINK'])(
    'the unusual method %s is answered with 405 and Allow (CHN-IN-28)',
    async (method) => {
      const told = await other(method, `/${secret}/shop`);
      expect(told).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: POST\r\n/s);
      expect(told).toContain(`"${method} is not served here. Use POST."`);
      expect(await other(method, '/one/two/three')).toMatch(/^HTTP\/1\.1 404 .*Nothing is served/s);
    },
  );

  test('a method that does not exist is answered with 400', async () => {
    const told = await other('BREW', `/${secret}/shop`);
    expect(told).toMatch(/^HTTP\/1\.1 400 .*\{"error":\{"code":"\w+","message":"[^"]+"\}\}$/s);
  });
});

describe('mount, for events that share an address', () => {
  const accepted = Object.values(developerExamples.ChatAcceptedEvent)[0]!;

  test('an event goes to the handler of its name', async () => {
    await ask('POST', '/hook', JSON.stringify(accepted));
    expect(calls.at(-1)!.operationId).toBe('receiveChatAccepted');
    const finished = Object.values(developerExamples.ChatFinishedEvent)[0]!;
    await ask('POST', '/hook', JSON.stringify(finished));
    expect(calls.at(-1)!.operationId).toBe('receiveChatFinished');
  });

  test('an event with an unknown name is answered with 405, and the error lists the known names', async () => {
    const told = await ask('POST', '/hook', JSON.stringify({ ...accepted, event_name: 'chat_dreamt' }));
    expectError(told, 405, /event_name "chat_dreamt" is not supported here. Known are chat_accepted, /);
    const inherited = await ask('POST', '/bot/token', JSON.stringify({ event: 'constructor' }));
    expectError(inherited, 405, /Known are CLIENT_MESSAGE, /);
  });

  test.each(['{}', '{"event_name":7}', 'null'])(
    'an event without a name is answered with 400: %s',
    async (body) => {
      expectError(await ask('POST', '/hook', body), 400, /event_name must be a string/);
    },
  );

  test('an event that is not an object is answered with 400, and the error names its type', async () => {
    expectError(await ask('POST', '/hook', '[]'), 400, /empty array/);
    expectError(
      await ask('POST', '/hook', '"chat_accepted"'),
      400,
      /is a string where an object is expected/,
    );
    expectError(await ask('POST', '/bot/token', JSON.stringify('{"event":"x"}')), 400, /encoded twice/);
  });

  test('an event is validated by the schema of its own name', async () => {
    expectError(await ask('POST', '/hook', '{"event_name":"chat_accepted"}'), 400, /has no `\w+`/);
  });
});

describe('mount, for a failure', () => {
  test('a failure of a handler is logged, and the caller gets no details', async () => {
    logged.length = 0;
    const told = await post(
      JSON.stringify({ sender: { id: 1 }, message: { type: 'text', text: 'explode' } }),
    );
    expectError(told, 500, /could not be processed. Quote req-\w+ /);
    expect(JSON.stringify(told.body)).not.toContain('callers must not read');
    expect(logged.join('')).toContain('a thing that callers must not read');
    expect(logged.join('')).not.toContain(secret);
  });

  test('a failed authorization ends the request before the body is read', async () => {
    calls.length = 0;
    expectError(await ask('POST', '/desk/channels', 'not even JSON'), 401, /Who are you/);
    expect(calls).toEqual([]);
  });

  test.each([
    ['without authorization', 'POST /desk/channels', 401],
    ['at an address where no operation is served', 'POST /one/two/three', 404],
    ['with a method that the path does not have', `PUT /${secret}/shop`, 405],
  ])('a caller %s gets the response before the body arrives', async (_, line, status) => {
    for (const length of [9000, 90_000]) {
      const head = `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${length}\r\n`;
      expect(await exchange(url, `${head}content-type: ?\r\n\r\n{`)).toMatch(
        new RegExp(`^HTTP/1\\.1 ${status} `),
      );
    }
  });

  test.each([
    ['bytes that are not HTTP', 'hello?\r\n\r\n'],
    ['two lengths', 'POST /a/b HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd'],
    [
      'a length and chunks',
      'POST /a/b HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n',
    ],
    ['broken chunks', 'POST /a/b HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['a header of 100 kB', `GET /a/b/status HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(100_000)}\r\n\r\n`],
  ])('a request that is not valid HTTP is answered with 400: %s', async (_, bytes) => {
    const told = await exchange(url, bytes);
    expect(told).toMatch(/^HTTP\/1\.1 400 /);
    expect(told).toMatch(/\{"error":\{"code":"invalid_request","message":"[^"]+"\}\}$/);
  });

  test('after failed requests, a valid request is answered with 200', async () => {
    expect((await post(JSON.stringify(message))).status).toBe(200);
  });
});

test('mount does not change the other routes of an existing app', async () => {
  const own = Fastify();
  mount(own, webhookReceiverOperations, recording(), { prefix: '/hook' });
  own.post('/own', ({ body }) => ({ given: body }));
  const post = (to: string, payload: string, type = 'application/json') =>
    own.inject({ method: 'POST', url: to, payload, headers: { 'content-type': type } });
  const [path, good] = ['/hook', JSON.stringify(Object.values(developerExamples.ChatAcceptedEvent)[0])];
  expect((await post(path, good)).statusCode).toBe(200);
  expect((await post(path, good, 'text/plain')).statusCode).toBe(200);
  expect((await post(path, '{')).json()).toMatchObject({ error: { code: httpErrors[400].code } });
  expect((await post('/own', '{"a": 1}')).json()).toEqual({ given: { a: 1 } });
  expect((await post('/own', '{')).json()).toMatchObject({ code: expect.stringMatching(/^FST_/) });
  await own.close();
});
