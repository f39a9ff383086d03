import { describe, expect, test } from 'vitest';
import type { BotContent } from '../../../generated/bot/types.ts';
import { validateBotMessageEvent, validateInviteAgentEvent } from '../../../generated/bot/validators.js';
import { openReceiver, type Receiver } from '../../reference/service/testing/receiver.ts';
import type { BotEvents, BotProviderOptions } from './bot-provider.ts';
import { mountBotProvider } from './mount.ts';
import { createServer } from './server.ts';

const token = 'tok-en_1.~';
interface Posted {
  event: string;
  id: string;
  chat_id: string;
  client_id?: string;
  message?: BotContent;
}

/** Starts a bot provider, and connects it to a receiver that acts as the service. */
async function openProvider(
  events: Partial<BotEvents>,
  { service, ...options }: Partial<BotProviderOptions> & { service?: Receiver<Posted> } = {},
) {
  const app = createServer();
  const failures: unknown[] = [];
  const failed = Promise.withResolvers<unknown>();
  const { connect } = mountBotProvider(
    app,
    { clientMessage() {}, ...events },
    {
      token,
      prefix: '/bot',
      failed: (error) => {
        failures.push(error);
        failed.resolve(error);
      },
      ...options,
    },
  );
  if (service) connect(`${service.url}/base/webhooks/acme/${token}`);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    connect,
    failures,
    /** Resolves with the first error that the option `failed` has got. */
    failed: failed.promise,
    async send(event: unknown, { end = token, headers = {} as Record<string, string> } = {}) {
      const response = await fetch(`${url}/bot/${end}`, {
        method: 'POST',
        body: JSON.stringify(event),
        headers,
      });
      return { status: response.status, body: (await response.json()) as { error?: { code: string } } };
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}

const ids = { client_id: 'client-3', chat_id: '7' };
const written = (text: string, id: string = crypto.randomUUID()) => ({
  event: 'CLIENT_MESSAGE',
  id,
  ...ids,
  message: { type: 'TEXT', text, timestamp: 1_700_000_000 },
});

describe.concurrent('a bot provider', () => {
  test("the provider answers each event with 200, and runs the bot's function for it", async () => {
    const heard: string[] = [];
    const last = Promise.withResolvers<void>();
    await using provider = await openProvider({
      clientMessage: ({ message }) => void heard.push(JSON.stringify(message)),
      agentJoined: ({ event }) => void heard.push(event),
      agentUnavailable: ({ event }) => void heard.push(event),
      chatClosed({ event }) {
        heard.push(event);
        last.resolve();
      },
    });
    const events = [
      written('Hello'),
      { event: 'AGENT_JOINED', id: 'j', ...ids },
      { event: 'AGENT_UNAVAILABLE', id: 'u', ...ids },
      { event: 'CHAT_CLOSED' },
    ];
    for (const event of events) expect(await provider.send(event)).toEqual({ status: 200, body: {} });
    await last.promise;
    expect(heard).toEqual([
      JSON.stringify(written('Hello').message),
      'AGENT_JOINED',
      'AGENT_UNAVAILABLE',
      'CHAT_CLOSED',
    ]);
  });

  test('the provider answers events for which the bot has no function', async () => {
    await using provider = await openProvider({});
    for (const event of ['AGENT_JOINED', 'AGENT_UNAVAILABLE', 'CHAT_CLOSED'])
      expect((await provider.send({ event, id: event, ...ids })).status).toBe(200);
    expect(provider.failures).toEqual([]);
  });

  test("the provider answers before the bot's function ends, and the function can send messages later", async () => {
    await using service = await openReceiver<Posted>();
    const think = Promise.withResolvers<void>();
    await using provider = await openProvider(
      {
        async clientMessage(_, chat) {
          await think.promise;
          await chat.say('Good day');
          await chat.say({ type: 'MARKDOWN', content: '**Hi**', text: 'Hi' });
          await chat.inviteAgent();
        },
      },
      { service },
    );
    expect((await provider.send(written('Hello'))).status).toBe(200);
    expect(service.caught).toEqual([]);
    think.resolve();
    await service.until(({ body }) => body.event === 'INVITE_AGENT');
    const [text, markdown, invitation] = service.caught;
    expect(text).toMatchObject({
      method: 'POST',
      path: `/base/webhooks/acme/${token}`,
      body: { event: 'BOT_MESSAGE', chat_id: '7', message: { type: 'TEXT', text: 'Good day' } },
    });
    expect(text!.headers).not.toHaveProperty('authorization');
    expect(markdown!.body.message).toEqual({ type: 'MARKDOWN', content: '**Hi**', text: 'Hi' });
    expect(invitation!.body).toMatchObject({ chat_id: '7', client_id: 'client-3' });
    for (const { body } of [text!, markdown!]) expect(validateBotMessageEvent(body)).toBe(true);
    expect(validateInviteAgentEvent(invitation!.body)).toBe(true);
    expect(new Set(service.caught.map(({ body }) => body.id)).size).toBe(3);
  });

  test("the provider ignores a retry of an event, also while the bot's function still runs", async () => {
    const heard: string[] = [];
    const over = Promise.withResolvers<void>();
    await using provider = await openProvider({
      clientMessage: ({ message }) => void heard.push(message.type === 'TEXT' ? message.text : ''),
      chatClosed: () => over.resolve(),
    });
    const [one, two] = [written('one', 'same'), written('two')];
    const answers = await Promise.all([one, one, one].map((event) => provider.send(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await provider.send(two)).status).toBe(200);
    expect((await provider.send(one)).status).toBe(200);
    await provider.send({ event: 'CHAT_CLOSED' });
    await over.promise;
    expect(heard).toEqual(['one', 'two']);
  });

  test('the provider handles every message of a service that gives all events the same id', async () => {
    const heard: string[] = [];
    const over = Promise.withResolvers<void>();
    await using provider = await openProvider({
      clientMessage: ({ chat_id, message }) =>
        void heard.push(`${chat_id} ${message.type === 'TEXT' ? message.text : ''}`),
      chatClosed: () => over.resolve(),
    });
    await provider.send(written('one', '1'));
    await provider.send(written('two', '1'));
    await provider.send({ ...written('two', '1'), chat_id: '8' });
    await provider.send({ event: 'CHAT_CLOSED' });
    await over.promise;
    expect(heard).toEqual(['7 one', '7 two', '8 two']);
  });

  test("the provider runs the bot's function for every CHAT_CLOSED, because this event has no id", async () => {
    let closed = 0;
    const both = Promise.withResolvers<void>();
    await using provider = await openProvider({ chatClosed: () => void (++closed === 2 && both.resolve()) });
    await provider.send({ event: 'CHAT_CLOSED' });
    await provider.send({ event: 'CHAT_CLOSED' });
    await both.promise;
  });

  test('the provider rejects a wrong token before it reads the body', async () => {
    const heard: unknown[] = [];
    await using provider = await openProvider({ clientMessage: (event) => void heard.push(event) });
    for (const end of ['x', `${token}x`, token.slice(1), token.toUpperCase()]) {
      for (const event of [written('Hello'), 'nonsense']) {
        const { status, body } = await provider.send(event, { end });
        expect([status, body.error?.code]).toEqual([401, 'invalid_client']);
        expect(JSON.stringify(body)).not.toContain(token);
      }
    }
    expect(heard).toEqual([]);
  });

  test('the provider requires the agreed Authorization header of requests, and sends it to the service', async () => {
    await using service = await openReceiver<Posted>();
    const authorization = 'Basic YTpi';
    await using provider = await openProvider(
      { clientMessage: (_, chat) => chat.say('Hi') },
      { service, authorization },
    );
    for (const headers of [{}, { authorization: 'Basic YTpj' }] as Record<string, string>[]) {
      const { status, body } = await provider.send(written('Hello'), { headers });
      expect([status, body.error?.code]).toEqual([401, 'unauthorized_client']);
    }
    const wrong = await provider.send(written('Hello'), { end: 'x', headers: { authorization } });
    expect(wrong.body.error?.code).toBe('invalid_client');
    expect((await provider.send(written('Hello'), { headers: { authorization } })).status).toBe(200);
    const said = await service.until(({ body }) => body.event === 'BOT_MESSAGE');
    expect(said.headers).toMatchObject({ authorization });
  });

  test.each([
    [{ event: 'CLIENT_MESSAGE', id: '1', ...ids }, 400, 'invalid_request'],
    [{ ...written('Hello'), chat_id: 7 }, 400, 'invalid_request'],
    [{ ...ids }, 400, 'invalid_request'],
    [{ event: 'BOT_MESSAGE', id: '1', ...ids }, 405, 'method_not_supported'],
  ])('the provider rejects the event %j', async (event, status, code) => {
    await using provider = await openProvider({
      clientMessage() {
        throw new Error('It ran.');
      },
    });
    const answer = await provider.send(event);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    expect(provider.failures).toEqual([]);
  });
});

describe.concurrent('the provider calls the option failed', () => {
  test.each([
    [
      'a function throws',
      () => {
        throw new Error('a fault');
      },
    ],
    ['a function rejects', () => Promise.reject(new Error('a fault'))],
  ])('if %s, failed gets the error, and the service gets 200', async (_, clientMessage) => {
    await using provider = await openProvider({ clientMessage });
    expect((await provider.send(written('Hello'))).status).toBe(200);
    expect(await provider.failed).toEqual(new Error('a fault'));
    expect((await provider.send(written('Again'))).status).toBe(200);
  });

  test.each([
    ['rejects a message', 401, /answered 401/],
    ['answers with an undocumented status', 418, /418/],
  ])('failed gets an error if the service %s', async (_, status, says) => {
    const answering = createServer();
    answering.post('/webhooks/*', (_request, reply) =>
      reply
        .code(status)
        .header('content-type', 'application/json')
        .send(JSON.stringify({ error: { code: 'invalid_client', message: 'No.' } })),
    );
    const url = await answering.listen({ host: '127.0.0.1', port: 0 });
    await using provider = await openProvider({ clientMessage: (_, chat) => chat.say('Hi') });
    provider.connect(`${url}/webhooks/acme/${token}`);
    await provider.send(written('Hello'));
    expect(String(await provider.failed)).toMatch(says);
    expect(String(await provider.failed)).not.toContain(token);
    await answering.close();
  });

  test('failed gets an error if the service is not connected or not reachable', async () => {
    await using provider = await openProvider({ clientMessage: (_, chat) => chat.inviteAgent() });
    await provider.send(written('Hello'));
    expect(String(await provider.failed)).toMatch(/not connected/);

    await using alone = await openProvider({ clientMessage: (_, chat) => chat.inviteAgent() });
    alone.connect(`http://127.0.0.1:9/webhooks/acme/${token}`);
    await alone.send(written('Hello'));
    expect(await alone.failed).toBeInstanceOf(Error);
  });

  test("connect() throws if the address is not that of a bot's endpoint at the service", async () => {
    await using provider = await openProvider({});
    for (const address of ['', 'http://127.0.0.1:9', 'http://127.0.0.1:9/webhooks/acme'])
      expect(() => provider.connect(address)).toThrow('/webhooks/{provider_id}/{token}');
  });
});
