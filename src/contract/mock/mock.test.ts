import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bot from '../../../generated/bot/client.ts';
import * as botExamples from '../../../generated/bot/examples.ts';
import * as botValidators from '../../../generated/bot/validators.js';
import * as channel from '../../../generated/channel/client.ts';
import * as channelExamples from '../../../generated/channel/examples.ts';
import * as channelValidators from '../../../generated/channel/validators.js';
import type { ClientOptions } from '../../../generated/client-runtime.ts';
import * as developer from '../../../generated/developer/client.ts';
import * as developerExamples from '../../../generated/developer/examples.ts';
import * as developerValidators from '../../../generated/developer/validators.js';
import { errorCodes, httpErrors } from '../../../generated/errors.ts';
import type { Operation, OperationResult, Parameter } from '../../../generated/operation.ts';
import * as desk from '../../../generated/reference/desk/client.ts';
import * as deskExamples from '../../../generated/reference/desk/examples.ts';
import * as deskValidators from '../../../generated/reference/desk/validators.js';
import { sides } from './judged.ts';
import { type RunningMock, startMock } from './mock.ts';

const root = join(import.meta.dirname, '../../..');

type Stories = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Client = Record<string, (input: object) => Promise<OperationResult>>;

const clients: Record<string, (options: ClientOptions) => object> = {
  'channel-service': channel.createChannelServiceClient,
  'channel-integrator': channel.createChannelIntegratorClient,
  'bot-service': bot.createBotServiceClient,
  'bot-provider': bot.createBotProviderClient,
  'webhook-receiver': developer.createWebhookReceiverClient,
  desk: desk.createDeskClient,
};

/** The valid examples of each schema, by the validator of the schema. */
const payloads = new Map<unknown, unknown[]>();
for (const [validators, { examples }] of [
  [channelValidators, channelExamples],
  [botValidators, botExamples],
  [developerValidators, developerExamples],
  [deskValidators, deskExamples],
] as [Record<string, unknown>, { examples: Stories }][]) {
  for (const [name, validate] of Object.entries(validators))
    payloads.set(validate, Object.values(examples[name.replace(/^validate/, '')] ?? {}));
}

const everyOperation = sides.flatMap((side) =>
  side.operations.map((operation) => [side.party, operation.operationId, operation] as const),
);

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock(sides, { host: '127.0.0.1', port: 0, dynamic: false });
});
afterAll(() => mock.close());

describe.each(everyOperation)('the mock of %s, operation %s', (party, operationId, operation) => {
  const successes = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status < 300);
  const errors = Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status >= 400);

  test('the mock responds to every example of a request with a response that the document defines', async () => {
    for (const input of inputsOf(operation)) {
      const result = await callOf(party, operationId, input);
      expect(successes).toContain(result.status);
      if (!operation.responses[result.status]!.streaming) continue;
      for await (const { data } of result.events!) {
        expect(deskValidators.validateDeskEvent(data)).toBe(true);
        break;
      }
    }
  });

  test.each(errors)('a request with Prefer: code=%i gets the error with that status', async (status) => {
    const result = await callOf(party, operationId, inputsOf(operation)[0]!, `code=${status}`);
    expect(result.status).toBe(status);
    const { code: stated } = operation.responses[status]!;
    if (stated === undefined) return;
    const { code } = (result.body as { error: { code: keyof typeof errorCodes } }).error;
    expect(errorCodes[code].status).toBe(status);
  });

  test('a request with Prefer: dynamic=true gets a generated response that is valid', async () => {
    const result = await callOf(party, operationId, inputsOf(operation)[0]!, 'dynamic=true');
    expect(successes).toContain(result.status);
  });
});

describe('the mock rejects requests that do not match the contract', () => {
  test.each([
    ['channel-service', '/random/shop-app', '{"message":{"type":"text"},"sender":{"id":1}}', 400],
    ['channel-service', '/random/shop-app', 'no JSON', 400],
    ['channel-service', '/random', '{}', 404],
    ['channel-service', '/random/shop-app/status', '{}', 405],
    ['bot-provider', '/token', '{"event":"SOMETHING_ELSE"}', 405],
    ['bot-provider', '/token', '{"event":"CLIENT_MESSAGE"}', 400],
    ['webhook-receiver', '', '{"event_name":"something_else"}', 405],
    ['webhook-receiver', '', '{}', 400],
    ['desk', '/channels', '{}', 401],
  ])(
    'at %s, POST %s with %s gets the status %i and the error body of the contract',
    async (party, path, body, status) => {
      const response = await fetch(`${urlOf(party)}${path}`, { method: 'POST', body });
      expect(response.status).toBe(status);
      const { error } = (await response.json()) as { error: { code: string } };
      expect(error.code).toBe(httpErrors[status as keyof typeof httpErrors].code);
    },
  );

  test('if Prefer has a status that the document does not define, the error lists the defined ones', async () => {
    const response = await fetch(`${urlOf('channel-service')}/random/shop-app/status`, {
      headers: { prefer: 'code=418' },
    });
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('200, 401') } });
  });
});

test('a request with Prefer: example=NAME gets the example of that name', async () => {
  const answerTo = async (event: unknown, prefer: string) => {
    const response = await fetch(urlOf('webhook-receiver'), {
      method: 'POST',
      headers: { prefer },
      body: JSON.stringify(event),
    });
    return response.json();
  };
  const { ChatAcceptedEvent } = developerExamples.examples;
  expect(await answerTo(ChatAcceptedEvent.smallest, 'example=result-alone')).toEqual({ result: 'OK' });
  expect(await answerTo(ChatAcceptedEvent.smallest, 'example="all-fields"')).toHaveProperty('custom_data');
});

test('a page of another origin may send requests to the mock', async () => {
  const response = await fetch(`${urlOf('channel-service')}/random/shop-app`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'prefer' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('prefer');
});

test('startMock rejects if a port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const started = startMock(sides.slice(0, 1), { host: '127.0.0.1', port, dynamic: false });
  await expect(started).rejects.toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
});

test('the Prism command on the docs page about the mock serves a bundle', async () => {
  const page = readFileSync(join(root, 'docs/src/content/docs/tools/mock.mdx'), 'utf8');
  const [, name] = /npx @stoplight\/prism-cli mock \S+\/openapi\/(\S+)\.json/.exec(page)!;
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const child = spawn(
    process.execPath,
    [
      join(dirname(prism), 'dist/index.js'),
      'mock',
      join(root, `generated/openapi/${name}.json`),
      '--port',
      '0',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  try {
    const [, url] = await printedBy(child, /listening on (http:\S+)/);
    const [story] = Object.values(channelExamples.examples.AgentMessage);
    const post = (body: unknown) =>
      fetch(`${url}/shop-app`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post(story)).status).toBe(200);
    expect((await post({ recipient: {} })).status).toBeGreaterThanOrEqual(400);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});

/** Waits until the output of a program matches `text`, and returns the match. Rejects if the output ends without a match. */
function printedBy({ stdout }: ChildProcessByStdio<null, Readable, null>, text: RegExp) {
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
  let said = '';
  stdout.on('data', (piece) => {
    said += piece;
    const found = text.exec(said);
    if (found) resolve(found);
  });
  stdout.once('end', () => reject(new Error(said)));
  return promise;
}

function urlOf(party: string): string {
  return mock.sides.find(({ side }) => side.party === party)!.url;
}

function callOf(party: string, operationId: string, input: object, prefer?: string) {
  const headers = { authorization: 'Bearer any', ...(prefer !== undefined && { prefer }) };
  const client = clients[party]!({ baseUrl: urlOf(party), headers }) as Client;
  const { operations } = sides.find((side) => side.party === party)!;
  // A client has its functions in the order of the operations, but their names differ from the operationIds.
  const index = operations.findIndex((operation) => operation.operationId === operationId);
  return Object.values(client)[index]!(input);
}

/** Returns one input of an operation for each example of its body; a single input if it has no body. */
function inputsOf({ parameters, body }: Operation): object[] {
  const given = (place: string) => {
    const needed = parameters.filter((parameter) => parameter.in === place && parameter.required);
    return Object.fromEntries(needed.map((one) => [one.name, sampleOf(one)]));
  };
  const input = { path: given('path'), query: given('query') };
  if (!body) return [input];
  const all = payloads.get(body.validate)!;
  expect(all.length).toBeGreaterThan(0);
  return all.map((payload) => ({ ...input, body: payload }));
}

function sampleOf({ schema }: Parameter): unknown {
  const type = schema['type'] ?? 'integer';
  return type === 'integer' || type === 'number' ? 7 : 'example';
}
