import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotContent } from '../../../../generated/bot/types.ts';
import {
  validateAgentJoinedEvent,
  validateAgentUnavailableEvent,
  validateChatClosedEvent,
  validateClientMessageEvent,
} from '../../../../generated/bot/validators.js';
import type { AgentMessage } from '../../../../generated/channel/types.ts';
import { limits, policies } from '../../../../generated/policies.ts';
import type { ConnectedBot } from '../../../../generated/reference/desk/types.ts';
import { openReceiver, type Receiver } from '../testing/receiver.ts';
import {
  createChannel,
  type DeskFollower,
  followDesk,
  newestChat,
  notesOf,
  type OpenService,
  ok,
  openService,
  readChat,
  said,
  say,
} from '../testing/site.ts';

interface BotEvent {
  event: string;
  id: string;
  chat_id: string;
  client_id: string;
  message?: { type: string; text: string };
}

const token = 'tok-en_1.~';
let service: OpenService;
let events: DeskFollower;
beforeAll(async () => {
  service = await openService();
  events = await followDesk(service.desk);
});
afterAll(async () => {
  await events[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Creates a channel with a bot, and opens a chat that the bot handles. */
async function openBotChat(
  provider: Receiver<BotEvent>,
  settings: { authorization?: string; agents?: string[] } = {},
) {
  const frontend = await openReceiver<AgentMessage>(() => ok);
  const { agents, ...more } = settings;
  const channel = await createChannel(service.desk, frontend.url, agents ? { agents } : {});
  const connected = await service.desk.connectBot({
    path: { channel_id: channel.channel_id },
    body: { bot_endpoint: `${provider.url}/in`, token, name: 'Robin', ...more },
  });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  const bot: ConnectedBot = connected.body;
  await say(channel.endpoint, 'Hello, bot');
  const { chat } = await newestChat(service.desk, channel.channel_id);
  const send = (event: object, headers: Record<string, string> = {}, endpoint = bot.endpoint) =>
    fetch(endpoint, { method: 'POST', body: JSON.stringify(event), headers });
  const botSays = (message: unknown, more = {}) =>
    send({ event: 'BOT_MESSAGE', id: crypto.randomUUID(), chat_id: String(chat.chat_id), message, ...more });
  const invite = () =>
    send({
      event: 'INVITE_AGENT',
      id: crypto.randomUUID(),
      chat_id: String(chat.chat_id),
      client_id: String(chat.visitor_number),
    });
  return {
    frontend,
    channel,
    bot,
    chat_id: chat.chat_id,
    path: { chat_id: chat.chat_id },
    send,
    botSays,
    invite,
    /** Returns the texts of the bot's entries in the transcript. */
    async botSaid() {
      const { transcript } = await readChat(service.desk, chat.chat_id);
      return transcript.filter(({ from }) => from === 'bot').map(({ text }) => text);
    },
    [Symbol.asyncDispose]: () => frontend[Symbol.asyncDispose](),
  };
}

const isEvent = (name: string) => (caught: { body: BotEvent }) => caught.body.event === name;
const ada = { body: { agent_id: 'ada' } };

describe.concurrent('a chat with a bot', () => {
  test('the service sends each message of the customer to the provider, and the bot’s messages to the customer', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    await say(site.channel.endpoint, 'More');
    const more = await provider.until(({ body }) => body.message?.text === 'More');
    expect(more.path).toBe(`/in/${encodeURIComponent(token)}`);
    expect(more.headers['content-type']).toBe('application/json');
    expect(provider.caught.every(({ body }) => validateClientMessageEvent(body))).toBe(true);
    const [first, second] = provider.distinct.map(({ body }) => body);
    expect(first).toMatchObject({ event: 'CLIENT_MESSAGE', message: { type: 'TEXT', text: 'Hello, bot' } });
    expect(second!.chat_id).toBe(first!.chat_id);
    expect(second!.client_id).toBe(first!.client_id);
    expect(second!.id).not.toBe(first!.id);

    expect((await site.botSays({ type: 'TEXT', text: 'Good day' })).status).toBe(200);
    await events.until(({ entry }) => entry?.text === 'Good day' && entry.delivery?.state === 'delivered');
    expect(site.frontend.caught[0]!.body).toMatchObject({
      sender: { name: 'Robin' },
      recipient: { id: 'visitor' },
      message: { type: 'text', text: 'Good day' },
    });
    const { chat, transcript } = await readChat(service.desk, site.chat_id);
    expect(chat).toMatchObject({ handled_by: 'bot' });
    expect(transcript.map(({ from }) => from)).toEqual(['customer', 'customer', 'bot']);
  });

  test('the customer gets the text of a MARKDOWN or BUTTONS message, and nothing if the message has no text', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    const contents: BotContent[] = [
      { type: 'MARKDOWN', content: '**Hi** <b>', text: 'Hi' },
      { type: 'MARKDOWN', content: 'no fallback' },
      { type: 'BUTTONS', buttons: [{ text: 'Yes' }, { text: 'No' }], text: 'Yes or no?' },
      { type: 'BUTTONS', buttons: [{ text: 'Alone' }] },
      { type: 'TEXT', text: 'The end' },
    ];
    for (const message of contents) expect((await site.botSays(message)).status).toBe(200);
    await events.until(
      ({ entry }) =>
        entry?.chat_id === site.chat_id && entry.text === 'The end' && entry.delivery?.state === 'delivered',
    );
    expect(site.frontend.distinct.map(said)).toEqual(['Hi', 'Yes or no?', 'The end']);
    const { transcript } = await readChat(service.desk, site.chat_id);
    expect(transcript.filter(({ from }) => from === 'bot')).toMatchObject([
      { type: 'markdown', html: '<strong>Hi</strong> &lt;b&gt;' },
      { type: 'markdown' },
      { type: 'buttons', buttons: ['Yes', 'No'] },
      { type: 'buttons', buttons: ['Alone'] },
      { type: 'text' },
    ]);
  });

  test('the chat goes to the agents when the bot invites an agent, and later events of the bot are ignored', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    expect((await site.invite()).status).toBe(200);
    const transferred = await events.until(
      ({ event, chat }) => event === 'chat_transferred' && chat?.chat_id === site.chat_id,
    );
    expect(transferred).toMatchObject({ reason: 'bot_invited_agent', chat: { handled_by: 'agents' } });
    await service.desk.acceptChat({ path: site.path, ...ada });
    const joined = await provider.until(isEvent('AGENT_JOINED'));
    expect(validateAgentJoinedEvent(joined.body)).toBe(true);
    expect((await site.botSays({ type: 'TEXT', text: 'Still me' })).status).toBe(200);
    await say(site.channel.endpoint, 'To the agent');
    await service.desk.closeChat({ path: site.path, ...ada });
    const closed = await provider.until(isEvent('CHAT_CLOSED'));
    expect(validateChatClosedEvent(closed.body)).toBe(true);
    expect(provider.distinct.map(({ body }) => body.event)).toEqual([
      'CLIENT_MESSAGE',
      'AGENT_JOINED',
      'CHAT_CLOSED',
    ]);
    expect(JSON.stringify(await readChat(service.desk, site.chat_id))).not.toContain('Still me');
  });

  test('the chat stays with the bot if the bot invites an agent and no agent is on line', async () => {
    await using provider = await openReceiver<BotEvent>();
    await service.desk.putAgent({ path: { agent_id: 'nobody-there' }, body: { online: false } });
    await using site = await openBotChat(provider, { agents: ['nobody-there'] });
    expect((await site.invite()).status).toBe(200);
    const { body } = await provider.until(isEvent('AGENT_UNAVAILABLE'));
    expect(validateAgentUnavailableEvent(body)).toBe(true);
    expect((await readChat(service.desk, site.chat_id)).chat.handled_by).toBe('bot');
  });

  test('an agent can accept the chat without an invitation, and the provider gets an event', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    await service.desk.requestAgent({ path: site.path });
    await service.desk.acceptChat({ path: site.path, ...ada });
    await provider.until(isEvent('AGENT_JOINED'));
  });

  test('an event that the provider repeats is accepted once, and the desk has a note', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    const again = { id: 'the-same' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.botSays({ type: 'TEXT', text: 'Once' }, again)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await site.botSaid()).toEqual(['Once']);
    expect(await notesOf(service.desk, { chat_id: site.chat_id })).toMatchObject([
      { about: 'BOT_MESSAGE', text: expect.stringMatching(/came again .*"the-same"/) },
      { about: 'BOT_MESSAGE' },
    ]);
  });

  test('different messages with the same event id are accepted, in this chat and in another one', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using one = await openBotChat(provider);
    await using other = await openBotChat(provider);
    const constant = { id: '1' };
    for (const text of ['Good day', 'What is it about?', 'Thank you']) {
      expect((await one.botSays({ type: 'TEXT', text }, constant)).status).toBe(200);
    }
    await other.botSays({ type: 'TEXT', text: 'Good day' }, constant);
    expect(await one.botSaid()).toEqual(['Good day', 'What is it about?', 'Thank you']);
    expect(await other.botSaid()).toEqual(['Good day']);
    const notes = await notesOf(service.desk, { chat_id: one.chat_id });
    expect(notes.map(({ text }) => text)).toEqual([
      expect.stringContaining('the id "1", which another event'),
    ]);
    expect(await notesOf(service.desk, { chat_id: other.chat_id })).toEqual([]);
  });

  test('events without an id are accepted, and the desk has one note', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    for (const id of [undefined, null]) {
      expect((await site.botSays({ type: 'TEXT', text: 'Hi' }, { id })).status).toBe(200);
    }
    expect(await site.botSaid()).toEqual(['Hi', 'Hi']);
    const notes = await notesOf(service.desk, { chat_id: site.chat_id });
    expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('no id')]);
  });

  test('the chat goes to the agents after an INVITE_AGENT without client_id, and the desk has a note', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    const event = { event: 'INVITE_AGENT', id: '1', chat_id: String(site.chat_id) };
    expect((await site.send(event)).status).toBe(200);
    const { chat } = await readChat(service.desk, site.chat_id);
    expect(chat.handled_by).toBe('agents');
    const notes = await notesOf(service.desk, { chat_id: site.chat_id });
    expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('no client_id')]);
  });

  test('a BOT_MESSAGE with a timestamp in milliseconds is accepted, and the desk has a note', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    const timestamp = Date.now();
    expect((await site.botSays({ type: 'TEXT', text: 'Hi', timestamp }, { id: 'ms' })).status).toBe(200);
    const [note] = await notesOf(service.desk, { chat_id: site.chat_id });
    expect(note?.text).toMatch(
      /^In the event message\.timestamp is \d{13}, expected seconds since 1970, now \d{10}\. It was/,
    );
  });

  test('an event in a response of the provider is ignored, and the desk has a note', async () => {
    await using provider = await openReceiver<BotEvent>(({ body: { chat_id } }) => ({
      event: 'BOT_MESSAGE',
      id: '1',
      chat_id,
      message: { type: 'TEXT', text: 'Hi' },
    }));
    await using site = await openBotChat(provider);
    const { note } = await events.until((event) => event.note?.chat_id === site.chat_id);
    expect(note).toMatchObject({
      about: 'CLIENT_MESSAGE',
      channel_id: site.channel.channel_id,
      text: expect.stringMatching(/BOT_MESSAGE.*Post it to …\/webhooks\/\{provider_id\}\/\{token\}/),
    });
    expect(note!.text).not.toContain(token);
    expect(await site.botSaid()).toEqual([]);
  });

  test('the desk has notes on bot messages that the customer does not get', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    await site.botSays({ type: 'MARKDOWN', content: '**Hi**' });
    await service.desk.acceptChat({ path: site.path, ...ada });
    await site.botSays({ type: 'TEXT', text: 'Me too' });
    await service.desk.closeChat({ path: site.path, ...ada });
    await site.botSays({ type: 'TEXT', text: 'Bye' });
    const notes = await notesOf(service.desk, { chat_id: site.chat_id });
    expect(notes.map(({ text }) => text)).toEqual([
      expect.stringContaining('MARKDOWN message has no text'),
      expect.stringContaining('an agent has the chat'),
      expect.stringContaining('the chat was closed'),
    ]);
  });
});

describe.concurrent('a provider that fails', () => {
  test('after an agent accepts the chat, the provider gets none of the waiting messages, and the desk has a note', async () => {
    await using provider = await openReceiver<BotEvent>(({ body }) =>
      body.event === 'CLIENT_MESSAGE' ? new Promise(() => {}) : {},
    );
    await using site = await openBotChat(provider);
    // The messages are sent at once, because the agent must accept the chat before the delivery to the bot is given up.
    await Promise.all(Array.from({ length: 5 }, (_, count) => say(site.channel.endpoint, `More ${count}`)));
    await service.desk.acceptChat({ path: site.path, ...ada });
    const notes = await notesOf(service.desk, { chat_id: site.chat_id });
    expect(notes).toMatchObject([{ about: 'CLIENT_MESSAGE', text: expect.stringMatching(/^5 messages/) }]);
    // The first request gets no response. After it, the bot gets AGENT_JOINED, and none of the five messages.
    await provider.until(isEvent('AGENT_JOINED'));
    expect(provider.caught.map(({ body }) => body.message?.text ?? body.event)).toEqual([
      ...Array.from({ length: policies.sendBotEvent.attempts }, () => 'Hello, bot'),
      'AGENT_JOINED',
    ]);
    // The five messages and the first message cannot be sent again.
    const log = await service.desk.listDeliveries({ query: { ...site.path, state: 'failed' } });
    const failed = log.status === 200 ? log.body.deliveries : [];
    expect(failed).toHaveLength(6);
    for (const path of [failed[0]!, failed.at(-1)!])
      expect(await service.desk.sendAgain({ path })).toMatchObject({
        status: 400,
        body: { error: { message: expect.stringContaining('The agents have the chat') } },
      });
    const body = { kind: 'bot_event' as const, since: new Date(0).toISOString() };
    const all = { path: { channel_id: site.channel.channel_id }, body };
    expect((await service.desk.sendAllAgain(all)).body).toEqual({ sent: 0, has_more: false });
  });

  test('after error statuses, the provider gets the same request until the last attempt, and then the agents get the chat', async () => {
    await using provider = await openReceiver<BotEvent>(() => 500);
    await using site = await openBotChat(provider);
    await events.until(
      ({ event, chat, reason }) =>
        event === 'chat_transferred' && chat?.chat_id === site.chat_id && reason === 'bot_failed',
    );
    expect(new Set(provider.caught.map(({ text }) => text)).size).toBe(1);
    expect(provider.caught).toHaveLength(policies.sendBotEvent.attempts);
  });

  test('after one failure, the provider gets the request a second time', async () => {
    await using provider = await openReceiver<BotEvent>((_, before) => (before === 0 ? 503 : {}));
    await using site = await openBotChat(provider);
    await say(site.channel.endpoint, 'And then');
    await provider.until(({ body }) => body.message?.text === 'And then');
    expect(provider.caught.map(({ body }) => body.message!.text)).toEqual([
      'Hello, bot',
      'Hello, bot',
      'And then',
    ]);
    expect((await readChat(service.desk, site.chat_id)).chat.handled_by).toBe('bot');
  });

  test('if the provider does not respond, the agents get the chat when the delivery is given up', async () => {
    const began = Date.now();
    await using provider = await openReceiver<BotEvent>(() => new Promise(() => {}));
    await using site = await openBotChat(provider);
    await events.until(({ event, chat }) => event === 'chat_transferred' && chat?.chat_id === site.chat_id);
    const { attempts, giveUpMs } = policies.sendBotEvent;
    expect(Date.now() - began).toBeGreaterThanOrEqual(giveUpMs);
    expect(provider.caught).toHaveLength(attempts);
  });
});

describe('the provider’s address', () => {
  test('an event is accepted only with the token of the address, and with the Authorization value if one is configured', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider, { authorization: 'Basic abc' });
    expect((await provider.until(isEvent('CLIENT_MESSAGE'))).headers['authorization']).toBe('Basic abc');
    const event = {
      event: 'BOT_MESSAGE',
      id: 'x',
      chat_id: String(site.chat_id),
      message: { type: 'TEXT', text: 'Hi' },
    };
    const right = { authorization: 'Basic abc' };
    const wrongToken = `${site.bot.endpoint}x`;
    const unknown = site.bot.endpoint.replace(site.bot.provider_id, 'stranger');
    for (const [endpoint, headers, status, code] of [
      [wrongToken, right, 401, 'invalid_client'],
      [site.bot.endpoint, {}, 401, 'unauthorized_client'],
      [site.bot.endpoint, { authorization: 'Basic abd' }, 401, 'unauthorized_client'],
      [`${site.bot.endpoint}?token=x`, right, 400, 'invalid_request'],
      [unknown, right, 404, 'not_found'],
    ] as const) {
      const response = await site.send(event, headers, endpoint);
      const { error } = (await response.json()) as { error: { code: string; message: string } };
      expect([response.status, error.code]).toEqual([status, code]);
      expect(error.message).not.toContain(token);
    }
    expect((await site.send(event, right)).status).toBe(200);
  });

  test('requests that the contract does not define are rejected', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using site = await openBotChat(provider);
    const { maxItems } = limits['ButtonsContent.buttons'];
    const buttons = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `${index}` }));
    for (const message of [
      undefined,
      { type: 'TEXT' },
      { type: 'VIDEO', text: 'x' },
      { type: 'BUTTONS', buttons: buttons(maxItems + 1) },
      { type: 'BUTTONS', buttons: [{}] },
    ]) {
      expect((await site.botSays(message)).status).toBe(400);
    }
    expect((await site.botSays({ type: 'BUTTONS', buttons: buttons(maxItems) })).status).toBe(200);
    expect((await site.botSays({ type: 'TEXT', text: 'Hi' }, { chat_id: '999999' })).status).toBe(400);
    const twice = `{"event":"BOT_MESSAGE","id":"d","chat_id":"${site.chat_id}","chat_id":"${site.chat_id}","message":{"type":"TEXT","text":"Hi"}}`;
    const doubled = await fetch(site.bot.endpoint, { method: 'POST', body: twice });
    expect([doubled.status, await doubled.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_request', message: expect.stringContaining('chat_id') } },
    ]);
    for (const event of ['CLIENT_MESSAGE', 'CHAT_CLOSED', 'NONSENSE']) {
      expect((await site.botSays({ type: 'TEXT', text: 'Hi' }, { event })).status).toBe(405);
    }
    expect((await fetch(site.bot.endpoint)).status).toBe(405);
  });

  test('an event for a chat of another channel is rejected', async () => {
    await using provider = await openReceiver<BotEvent>();
    await using one = await openBotChat(provider);
    await using other = await openBotChat(provider);
    expect((await one.botSays({ type: 'TEXT', text: 'Hi' }, { chat_id: String(other.chat_id) })).status).toBe(
      400,
    );
  });
});
