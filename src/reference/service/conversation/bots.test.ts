import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentMessage } from '../../../../generated/channel/types.ts';
import type { BotSettings } from '../../../../generated/reference/desk/types.ts';
import { exchange } from '../../../contract/serve/testing/http.ts';
import { openReceiver, type Receiver } from '../testing/receiver.ts';
import {
  createChannel,
  type DeskFollower,
  followDesk,
  newestChat,
  type OpenService,
  ok,
  openService,
  readChat,
  say,
} from '../testing/site.ts';

interface BotEvent {
  event: string;
  id: string;
  chat_id: string;
  client_id: string;
  message?: { type: string; text: string; timestamp: unknown };
}

const token = 'the-bots-own-secret';
const ada = { body: { agent_id: 'ada' } };
const logged: string[] = [];
let service: OpenService;
let events: DeskFollower;
beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  service = await openService({ log: pino({ level: 'trace' }, stream) });
  events = await followDesk(service.desk);
});
afterAll(async () => {
  await events[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Creates a channel with a bot, and opens a chat that the bot handles. */
async function openBotChat(provider: Receiver<BotEvent>, settings: Partial<BotSettings> = {}) {
  const frontend = await openReceiver<AgentMessage>(() => ok);
  const channel = await createChannel(service.desk, frontend.url);
  const connected = await service.desk.connectBot({
    path: { channel_id: channel.channel_id },
    body: { bot_endpoint: `${provider.url}/in`, token, ...settings },
  });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  const { endpoint } = connected.body;
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(service.desk, channel.channel_id);
  const bot = (text: string) => ({
    event: 'BOT_MESSAGE',
    id: crypto.randomUUID(),
    chat_id: String(chat.chat_id),
    message: { type: 'TEXT', text },
  });
  const post = (event: object, headers: Record<string, string> = {}) =>
    fetch(endpoint, { method: 'POST', body: JSON.stringify(event), headers });
  return {
    frontend,
    channel,
    endpoint,
    chat,
    path: { chat_id: chat.chat_id },
    bot,
    post,
    [Symbol.asyncDispose]: () => frontend[Symbol.asyncDispose](),
  };
}

const isEvent = (name: string) => (caught: { body: BotEvent }) => caught.body.event === name;
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe.concurrent('messages of customers to a bot', () => {
  test('a message has a timestamp in whole seconds; files and locations become text, typing notices are not sent', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    const { endpoint } = site.channel;
    for (const message of [
      { type: 'typein', text: 'Hel' },
      {
        type: 'photo',
        file: 'https://cdn.example/cat.png',
        file_name: 'cat.png',
        file_size: 7,
        text: 'My cat',
      },
      { type: 'location', latitude: 52.5, longitude: 13.4 },
    ]) {
      expect(await say(endpoint, message)).toBe(200);
    }
    const place = await provider.until(({ body }) => body.message?.text.includes('13.4') === true);
    expect(provider.caught.map(({ body }) => body.message?.text)).toEqual([
      'Hello',
      expect.stringMatching(/My cat\nhttps:\/\/cdn\.example\/cat\.png/),
      place.body.message!.text,
    ]);
    for (const { body, at } of provider.caught) {
      const { timestamp, type } = body.message!;
      expect(type).toBe('TEXT');
      expect(Number.isInteger(timestamp)).toBe(true);
      expect(Math.abs((timestamp as number) - at / 1000)).toBeLessThan(5);
    }
  });

  test('a message is never sent over plain http to another machine', async () => {
    const channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
    const path = { channel_id: channel.channel_id };
    for (const bot_endpoint of ['http://bot.example.com/in', 'HTTP://192.0.2.1/in', 'https://10.0.0.1/in']) {
      expect(await service.desk.connectBot({ path, body: { bot_endpoint, token } })).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('/bot_endpoint') } },
      });
    }
    await say(channel.endpoint, 'Hello');
    expect((await newestChat(service.desk, channel.channel_id)).chat).not.toHaveProperty('handled_by');
  });

  test('a message in a customer’s next chat has the same client id and another chat id', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    await service.desk.closeChat({ path: site.path, ...ada });
    await provider.until(isEvent('CHAT_CLOSED'));
    await say(site.channel.endpoint, 'Me again');
    const again = await provider.until(({ body }) => body.message?.text === 'Me again');
    const [first, closed] = provider.caught;
    expect(closed!.body).toMatchObject({
      chat_id: first!.body.chat_id,
      client_id: first!.body.client_id,
    });
    expect(again.body.client_id).toBe(first!.body.client_id);
    expect(again.body.chat_id).not.toBe(first!.body.chat_id);
    expect((await newestChat(service.desk, site.channel.channel_id)).chat.handled_by).toBe('bot');
  });

  test('a message goes to the agents after the bot is disconnected, and the service then rejects the bot’s address', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider, { provider_id: 'leaver' });
    await provider.until(isEvent('CLIENT_MESSAGE'));
    const channel = { channel_id: site.channel.channel_id };
    expect((await service.desk.disconnectBot({ path: channel })).status).toBe(204);
    await say(site.channel.endpoint, 'Anybody there?', { id: 'somebody-else' });
    expect((await newestChat(service.desk, channel.channel_id)).chat.handled_by).not.toBe('bot');
    expect((await site.post(site.bot('Still here'))).status).toBe(404);
    expect(provider.caught).toHaveLength(1);
  });
});

test('every chat of a bot goes to the agents as soon as the bot is disconnected', async () => {
  await using provider = await openReceiver<BotEvent>();
  await using site = await openBotChat(provider);
  const { endpoint, channel_id } = site.channel;
  const others = Array.from({ length: 60 }, (_, each) => `customer ${each}`);
  await Promise.all(others.map((id) => say(endpoint, 'Hello', { id })));
  await service.desk.closeChat({ path: site.path, ...ada });
  expect((await service.desk.disconnectBot({ path: { channel_id } })).status).toBe(204);
  const listed = await service.desk.listChats({ query: { channel_id, limit: 1000 } });
  const chats = listed.status === 200 ? listed.body.chats : [];
  expect(chats.map(({ handled_by }) => handled_by)).toEqual([...others.map(() => 'agents'), 'bot']);
  const [newest] = chats;
  const transferred = await events.until(
    ({ event, chat }) => event === 'chat_transferred' && chat?.chat_id === newest!.chat_id,
  );
  expect(transferred).toMatchObject({ reason: 'bot_disconnected', chat: { handled_by: 'agents' } });
});

describe.concurrent('events of a bot', () => {
  test('an event for a closed chat is ignored', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    await service.desk.closeChat({ path: site.path, ...ada });
    expect((await site.post(site.bot('Too late'))).status).toBe(200);
    const { chat, transcript } = await readChat(service.desk, site.chat.chat_id);
    expect(chat.state).toBe('closed');
    expect(transcript.map(({ text }) => text)).not.toContain('Too late');
    expect(site.frontend.caught).toEqual([]);
  });

  test('an event is ignored if the service accepted the same event before a restart', async () => {
    await using provider = await openReceiver<BotEvent>();
    const own = await openService();
    const channel = await createChannel(own.desk, `${provider.url}/chat`);
    const path = { channel_id: channel.channel_id };
    const body = { bot_endpoint: `${provider.url}/in`, token };
    const connected = await own.desk.connectBot({ path, body });
    if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
    await say(channel.endpoint, 'Hello');
    const { chat } = await newestChat(own.desk, channel.channel_id);
    const event = JSON.stringify({
      event: 'BOT_MESSAGE',
      id: 'kept',
      chat_id: String(chat.chat_id),
      message: { type: 'MARKDOWN', content: 'Hi' },
    });
    const { pathname } = new URL(connected.body.endpoint);
    const post = async ({ url }: { url: string }) => {
      const response = await fetch(url + pathname, { method: 'POST', body: event });
      return response.status;
    };
    expect(await post(own)).toBe(200);
    await own.close();
    await using again = await openService({ data: own.composition.data });
    expect(await post(again)).toBe(200);
    const { transcript } = await readChat(again.desk, chat.chat_id);
    expect(transcript.filter(({ from }) => from === 'bot')).toHaveLength(1);
  });

  test('a bot without its Authorization value cannot write in a chat, even with the same provider id and token', async () => {
    await using provider = await openReceiver<BotEvent>();
    const both = { provider_id: 'twofold' };
    await using open = await openBotChat(provider, both);
    await using guarded = await openBotChat(provider, { ...both, authorization: 'Basic abc' });
    expect((await open.post(open.bot('Hi'))).status).toBe(200);
    expect((await guarded.post(guarded.bot('Let me in'))).status).toBe(400);
    expect((await guarded.post(guarded.bot('Hi'), { authorization: 'Basic abc' })).status).toBe(200);
    const { transcript } = await readChat(service.desk, guarded.chat.chat_id);
    expect(transcript.filter(({ from }) => from === 'bot').map(({ text }) => text)).toEqual(['Hi']);
  });

  test('an event with two Authorization headers is rejected', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider, { authorization: 'Basic abc' });
    const { pathname, host } = new URL(site.endpoint);
    const body = JSON.stringify(site.bot('Hi'));
    const header = 'authorization: Basic abc\r\n';
    const answer = await exchange(
      service.url,
      `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\n${header}${header}connection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"invalid_request"');
  });

  test('an event with wrong credentials is rejected before its body is read', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    const wrong = `${site.endpoint}x`;
    for (const body of ['{', '{"a":1,"a":2}', '']) {
      const response = await fetch(wrong, { method: 'POST', body });
      expect([response.status, await codeOf(response)]).toEqual([401, 'invalid_client']);
    }
  });
});

test('the token and the Authorization value are in no log and in no list of the desk', async () => {
  const secrets = { token: 'hidden-token-9431', authorization: 'Basic hidden-value-7718' };
  await using provider = await openReceiver<BotEvent>(() => 500);
  await using site = await openBotChat(provider, secrets);
  const right = { authorization: secrets.authorization };
  await site.post(site.bot('Hi'), right);
  await site.post({ event: 'NONSENSE' }, right);
  await site.post(site.bot('Hi'), { authorization: 'Basic wrong' });
  await fetch(`${site.endpoint}?token=${secrets.token}`, { method: 'POST', body: '{' });
  await fetch(`${site.endpoint}/more`, { method: 'POST', body: '{' });
  await events.until(
    ({ event, chat }) => event === 'chat_transferred' && chat?.chat_id === site.chat.chat_id,
  );
  const shown = JSON.stringify([
    await service.desk.listChannels({}),
    await service.desk.listChats({ query: {} }),
    await readChat(service.desk, site.chat.chat_id),
    events.seen,
    logged,
  ]);
  expect(logged).not.toEqual([]);
  expect(shown).not.toContain('hidden-value-7718');
  expect(shown).not.toContain('hidden-token-9431');
});
