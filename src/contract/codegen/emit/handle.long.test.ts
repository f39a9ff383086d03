// Sends the same requests to the parties of all languages. Each language must give the same responses as the TypeScript handler.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { examples as botExamples } from '../../../../generated/bot/examples.ts';
import { botProviderOperations } from '../../../../generated/bot/operations.ts';
import { examples as channelExamples } from '../../../../generated/channel/examples.ts';
import {
  channelIntegratorOperations,
  channelServiceOperations,
} from '../../../../generated/channel/operations.ts';
import { examples as hookExamples } from '../../../../generated/developer/examples.ts';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';
import { limits } from '../../../../generated/policies.ts';
import { drawn, messagesIn } from '../../../workshop/testing/odd.ts';
import { isInstalled } from '../../../workshop/testing/programs.ts';
import { signatureHeaders } from '../../send/signature.ts';
import { errorAnswer } from '../../serve/errors.ts';
import { handler } from '../../serve/handler.ts';
import { commandOf, output, programsOf } from './testing/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-handle-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Response = [status: number, headers: Record<string, string>, body: string];

interface Sent {
  party: keyof typeof parties;
  method: string;
  path: string;
  body: string;
  headers?: Record<string, string>;
  isLatin?: true;
}

const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'];
const receiveChatAccepted = ({ body }: { body: { chat_id: number } }) =>
  ({ status: 200, body: { result: 'OK', crm_link: `https://crm.example.com/${body.chat_id}` } }) as const;
const parties = {
  'channel-integrator': handler(
    channelIntegratorOperations,
    {
      receiveAgentMessage({ body: { message } }) {
        const text = 'text' in message ? message.text : '';
        if (text === 'fail') throw new Error('a fault of the program');
        if (text === 'busy') return errorAnswer(503, 'Later.') as never;
        return { status: 200, body: { result: 'ok' } };
      },
    },
    { prefix: '/chat', failed: () => undefined },
  ),
  'channel-service': handler(
    channelServiceOperations,
    {
      getChannelStatus: () => ({ status: 200, body: 1 }),
      sendUserMessage: ({ path, body }) => ({ status: 200, body: { path, body } }),
    },
    { prefix: '/in' },
  ),
  'webhook-receiver': handler(webhookReceiverOperations, { receiveChatAccepted } as never),
  signed: handler(webhookReceiverOperations, { receiveChatAccepted } as never, { secrets }),
  'bot-provider': handler(
    botProviderOperations,
    { receiveClientMessage: () => ({ status: 200, body: {} }) } as never,
    {
      prefix: '/bot',
      authorize({ path, headers }) {
        if (path['token'] !== 'token-1') return errorAnswer(401, 'No.', 'invalid_client');
        return headers['authorization'] === 'agreed'
          ? undefined
          : errorAnswer(401, 'No.', 'unauthorized_client');
      },
    },
  ),
};

const text = (words: string, more: object = {}) => ({
  recipient: { id: '1' },
  message: { type: 'text', text: words },
  ...more,
});
const says = (words: string, sender: object = { id: 1 }) => ({
  sender,
  message: { type: 'text', text: words },
});
const post = (party: Sent['party'], path: string, body: unknown, headers?: Record<string, string>): Sent => ({
  party,
  method: 'POST',
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...(headers && { headers }),
});
const agreed = { Authorization: 'agreed' };
const accepted = JSON.stringify(Object.values(hookExamples.ChatAcceptedEvent)[0]);
const finished = Object.values(hookExamples.ChatFinishedEvent)[0]!;
const timestamp = Math.floor(Date.now() / 1000);
const signed = (of: string, ...by: string[]) =>
  signatureHeaders({ id: 'evt-1', timestamp, body: of, secret: by[0]!, ...(by[1] && { former: by[1] }) });
const eventsOf = (examples: object, party: Sent['party'], path: string, headers?: Record<string, string>) =>
  Object.entries(examples)
    .filter(
      ([name]) =>
        name.endsWith('Event') && name !== 'ProviderEvent' && !/^(BotMessage|InviteAgent)/.test(name),
    )
    .flatMap(([, stories]) =>
      Object.values(stories as object).map((body) => post(party, path, body, headers)),
    );

const requests: Sent[] = [
  ...Object.values(channelExamples.AgentMessage).map((body) =>
    post('channel-integrator', '/chat/shop', body),
  ),
  ...Object.values(channelExamples.UserMessage).map((body) => post('channel-service', '/in/r/shop', body)),
  ...eventsOf(hookExamples, 'webhook-receiver', '/'),
  ...eventsOf(botExamples, 'bot-provider', '/bot/token-1', agreed),
  post('channel-integrator', '/chat/shop?x=1', text('fail')),
  post('channel-integrator', '/chat/shop', text('busy')),
  post('channel-integrator', '/chat/shop', text('Hello', { sender: null })),
  post('channel-integrator', '/chat/shop', text('Hello', { recipient: null })),
  post('channel-integrator', '/chat/shop', text('Hello', { recipient: {}, message: { type: 'Text' } })),
  post('channel-integrator', '/chat/shop', { ...text('Hello'), message: { type: 'poll' } }),
  ...[
    '',
    '{',
    'null',
    '[]',
    '[{}]',
    '"{}"',
    '1',
    'NaN',
    '{"a":NaN}',
    '\ufeff{}',
    "{'a':1}",
    '{"a":1,}',
    '{} {}',
  ].map((body) => post('channel-integrator', '/chat/shop', body)),
  post('channel-integrator', '/chat/shop', `{"a":${'['.repeat(100_000)}`),
  post('channel-integrator', '/chat/shop', `"${'x'.repeat(1024 * 1024)}"`),
  { ...post('channel-integrator', '/chat/shop', '{"message":"é"}'), isLatin: true },
  ...['/', '/chat', '/chat/', '/chat/shop/', '/chat/shop/x', '/Chat/shop', '/chat/%ff', '/chat/a%00b'].map(
    (path) => post('channel-integrator', path, text('Hello')),
  ),
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({
    ...post('channel-integrator', '/chat/shop', ''),
    method,
  })),
  { party: 'channel-service', method: 'GET', path: '/in/r/shop/status', body: '' },
  { party: 'channel-service', method: 'DELETE', path: '/in/r/shop/status', body: '' },
  post('channel-service', '/in/a%2Fb%20%C3%A9/shop', says('Hello')),
  post('channel-service', '/in/r/shop', says('🦊'.repeat(limits.UserTextBody.truncate + 1))),
  post('channel-service', '/in/r/shop', says('Hello', { id: 1, name: null, photo: null, url: null })),
  post('channel-service', '/in/r/shop', says('Hello', { id: null })),
  post('channel-service', '/in/r/shop', '{"sender":{"id":1.0},"message":{"type":"text","text":"Hello"}}'),
  ...[
    '1.5',
    '1e400',
    '1.00000000000000000001',
    '4503599627370497.5',
    '9007199254740993e0',
    '9007199254740993.0',
    '0.9007199254740993e16',
    '1.25e2',
    '1.257e2',
    '-1e-400',
    '01e400',
    '-01e400',
    '9'.repeat(400),
    `${'9'.repeat(400)}.0`,
    '9'.repeat(5000),
  ].map((id) =>
    post('channel-service', '/in/r/shop', `{"sender":{"id":${id}},"message":{"type":"text","text":"1e400"}}`),
  ),
  post(
    'channel-service',
    '/in/r/shop',
    '{"sender":{"id":"\\u00e9\\ud83e\\udd8a"},"message":{"type":"text","text":"\\"1.00000000000000000001"}}',
  ),
  post(
    'channel-service',
    '/in/r/shop',
    '{"sender":{"id":1},"message":{"type":"location","latitude":9007199254740993.5,"longitude":1,"title":"\\ud800"}}',
  ),
  post('webhook-receiver', '/', { event_name: 'moon_rose' }),
  post('webhook-receiver', '/', { event_name: 7 }),
  post('webhook-receiver', '/', {
    ...finished,
    chat: { ...finished.chat, messages: Array(10_000).fill({}) },
  }),
  post('webhook-receiver', '/', { event_name: 'chat_assigned' }),
  post('bot-provider', '/bot/token-2', '{', agreed),
  post('bot-provider', '/bot/token-1', '{'),
  post('bot-provider', '/bot/token-1', '{', agreed),
  post('bot-provider', '/bot/token-1', { event: 'CHAT_CLOSED', id: null }, agreed),
  post('signed', '/', accepted),
  ...secrets.map((secret) => post('signed', '/', accepted, signed(accepted, secret))),
  post('signed', '/', accepted, signed(accepted, secrets[1]!, secrets[0]!)),
  post('signed', '/', `${accepted} `, signed(accepted, secrets[0]!)),
  post('signed', '/', '{', signed('{', 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')),
  ...['now', '9'.repeat(5000)].map((at) =>
    post('signed', '/', accepted, { ...signed(accepted, secrets[0]!), 'webhook-timestamp': at }),
  ),
];
const odd = Object.entries({
  'channel-integrator': ['openapi/channel', 'receiveAgentMessage', '/chat/shop'],
  'channel-service': ['openapi/channel', 'sendUserMessage', '/in/r/shop'],
  'webhook-receiver': ['openapi/developer', 'receive', '/'],
  'bot-provider': ['openapi/bot', 'receive', '/bot/token-1'],
} as const).flatMap(([party, [file, operations, path]]) => {
  const messages = messagesIn(file).filter(({ operationId }) => operationId.startsWith(operations));
  return [...drawn(messages, 100)].map(({ text }) => post(party as Sent['party'], path, text, agreed));
});
const file = join(folder, 'requests.json');
writeFileSync(file, JSON.stringify([...requests, ...odd]));

const expected = await Promise.all(requests.map(byTypeScript));

async function byTypeScript({ party, method, path, headers, body, isLatin }: Sent): Promise<Response> {
  const hasBody = !['GET', 'HEAD'].includes(method);
  const response = await parties[party](
    new Request(`http://localhost${path}`, {
      method,
      ...(headers && { headers }),
      ...(hasBody && { body: Buffer.from(body, isLatin ? 'latin1' : 'utf8') }),
    }),
  );
  return [response.status, Object.fromEntries(response.headers), await response.text()];
}

/** Returns the parts of a response that are the same in all languages: the status, the header Allow, and the body or its error code. */
function essence([status, headers, body]: Response): object {
  const parsed = JSON.parse(body);
  const allow = headers['Allow'] ?? headers['allow'];
  return { status, allow, body: status === 200 ? parsed : parsed.error.code };
}

test.for(programsOf('usual'))(
  'the generated handlers in %s give the same responses as those in TypeScript',
  ([program, language], { skip }) => {
    skip(!isInstalled(program), 'is not installed');
    const [command = '', ...args] = commandOf(program, language, 'respond', folder);
    const responses = JSON.parse(output(command, [...args, file])) as Response[];
    const told = requests.map(
      ({ party, method, path, body }) => `${party} ${method} ${path} ${body.slice(0, 200)}`,
    );
    const differences = told.flatMap((request, index) => {
      const [theirs, ours] = [essence(responses[index]!), essence(expected[index]!)];
      return isDeepStrictEqual(theirs, ours) ? [] : [{ request, theirs, ours }];
    });
    expect(differences).toEqual([]);
    expect(responses).toHaveLength(requests.length + odd.length);
    // Languages read unusual numbers and nested values differently, so only a server error counts as a fault here.
    expect(odd.filter((_, index) => responses[requests.length + index]![0] >= 500)).toEqual([]);
    expect(responses.filter(([, , body]) => body.length > 50_000)).toEqual([]);
  },
);

test('the party in TypeScript answers no unusual request with a server error', async () => {
  const statuses = (await Promise.all(odd.map(byTypeScript))).map(([status]) => status);
  console.log(`handlers: ${odd.length} odd messages`);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test('the test requests cause a response with every status', () => {
  const statuses = new Set(expected.map(([status]) => status));
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 400, 401, 404, 405, 500, 503]);
});
