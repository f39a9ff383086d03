import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateChatFinishedEvent } from '../../../../generated/developer/validators.js';
import { limits, policies } from '../../../../generated/policies.ts';
import type { DeskChat, DeskEvent, VisitorReport } from '../../../../generated/reference/desk/types.ts';
import { bodyLimits, sizeLimits } from '../../limits.ts';
import { entriesOfClosedChat } from '../journal/desk-form.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import type { Store } from '../store/port.ts';
import type { Chat } from '../store/records.ts';
import { eventValidators, openReceiver, type Receiver } from '../testing/receiver.ts';
import {
  createChannel,
  type DeskFollower,
  followDesk,
  newestChat,
  notesOf,
  type OpenService,
  openService,
  readChat,
  say,
  write,
} from '../testing/site.ts';
import { panelOf } from './webhooks.ts';

interface WebhookEvent {
  event_name: string;
  [field: string]: unknown;
}

const ada = { agent_id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '+4930901821' };
const department = { id: 2, name: 'Orders' };
const secret = 'whsec_aGlkZGVuLXNpZ25pbmctc2VjcmV0LTQ3MTE=';
const logged: string[] = [];

let service: OpenService;
let events: DeskFollower;
let store: Store;
beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  service = await openService({
    log: pino({ level: 'trace' }, stream),
    parts: {
      store: (good) => (store = good),
    },
  });
  const { agent_id, ...known } = ada;
  await service.desk.putAgent({ path: { agent_id }, body: { ...known, department } });
  await service.desk.putAgent({ path: { agent_id: '12' }, body: { name: 'Twelve', online: true } });
  events = await followDesk(service.desk);
});
afterAll(async () => {
  await events[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Creates a channel whose events go to `receiver`, and opens a chat on it. */
async function openChat(receiver: Receiver<WebhookEvent>, sender: object = { id: 'visitor' }) {
  const channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat', { agents: ['ada', '12'] });
  const path = { channel_id: channel.channel_id };
  await service.desk.setWebhook({ path, body: { url: receiver.url } });
  await say(channel.endpoint, 'Hello', sender);
  const { chat } = await newestChat(service.desk, channel.channel_id);
  return { channel, chat, path: { chat_id: chat.chat_id } };
}

/** Accepts and closes a chat as an agent. Returns the body of the chat_finished event. */
async function takeAndClose(receiver: Receiver<WebhookEvent>, path: { chat_id: number }, agent_id = 'ada') {
  await service.desk.acceptChat({ path, body: { agent_id } });
  await service.desk.closeChat({ path, body: { agent_id } });
  const isIt = ({ body }: { body: WebhookEvent }) =>
    body.event_name === 'chat_finished' && body['chat_id'] === path.chat_id;
  const { body } = await receiver.until(isIt);
  return body;
}

function expectFit({ caught }: Receiver<WebhookEvent>): void {
  expect(caught).not.toEqual([]);
  for (const { body } of caught) {
    const validate = eventValidators[body.event_name]!;
    validate(body);
    expect([body.event_name, validate.errors ?? []]).toEqual([body.event_name, []]);
  }
}

const everything = {
  name: 'Mara Schmidt',
  email: 'mara@example.com',
  phone: '+4930901820',
  description: 'Buys for a school.',
  social: { 'chat-network': 'mara.s' },
  session: {
    geoip: { country: 'Germany', country_code: 'DE', city: 'Berlin', latitude: '52.52', longitude: '13.4' },
    utm: 'source=newsletter',
    utm_json: { source: 'newsletter', campaign: 'autumn' },
    ip_addr: '192.0.2.17',
    user_agent: 'Mozilla/5.0',
  },
  page: { url: 'https://shop.example/paper', title: 'Paper' },
  user_token: 'u-1',
} satisfies VisitorReport;
const nothingKnown = {
  session: {
    geoip: empty(
      'region_code',
      'country',
      'country_code',
      'region',
      'city',
      'latitude',
      'longitude',
      'organization',
    ),
    utm_json: empty('source', 'campaign', 'content', 'medium', 'term'),
    ...empty('utm', 'ip_addr', 'user_agent'),
  },
  page: empty('url', 'title'),
};

/** Returns an object with these fields, each with an empty text. */
function empty(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

describe.concurrent('webhook events', () => {
  test('an event about an unknown visitor has all fields of `session` and `page`, with empty texts', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { channel, chat, path } = await openChat(receiver);
    const finished = await takeAndClose(receiver, path, '12');
    const about = {
      widget_id: channel.channel_id,
      visitor: { number: String(chat.visitor_number), description: '', chats_count: 1 },
      ...nothingKnown,
      chat_id: chat.chat_id,
    };
    const agent = { id: '2', name: 'Twelve', email: '' };
    expect(receiver.caught[0]!.body).toEqual({ event_name: 'chat_accepted', ...about, agent });
    expect(finished).toEqual({
      event_name: 'chat_finished',
      ...about,
      agents: [agent],
      chat: {
        messages: [{ timestamp: expect.any(Number), type: 'visitor', message: 'Hello' }],
        rate: null,
        blacklisted: false,
      },
    });
    expectFit(receiver);
  });

  test('an event has all known data of the visitor and no field outside the contract, also in the visitor’s next chat', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({
      result: 'OK',
      enable_assign: true,
      crm_link: 'https://crm.example/7',
    }));
    const { channel, chat, path } = await openChat(receiver);
    const { geoip } = everything.session;
    const withStrays = {
      session: { ...everything.session, stray: 1, geoip: { ...geoip, stray: 1 } },
      page: { ...everything.page, stray: 1 },
    };
    const rated = { ...everything, ...withStrays, rate: 'negative', blacklisted: true } as const;
    expect((await service.desk.setVisitor({ path, body: rated })).status).toBe(200);
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await events.until((event) => event.chat?.chat_id === chat.chat_id && !!event.chat.panel);
    await service.desk.assignChat({ path, body: { agent_id: 'ada' } });
    await service.desk.setVisitor({ path, body: { description: 'Buys for two schools.' } });
    await service.desk.startCall({
      path,
      body: { type: 'outgoing', phone: '+4930901820', agent_id: 'ada' },
    });
    const finished = await takeAndClose(receiver, path);
    expect(receiver.distinct.map(({ body }) => body.event_name)).toEqual([
      'chat_accepted',
      'chat_assigned',
      'chat_updated',
      'call_event',
      'chat_finished',
    ]);
    const { name, email, phone, social, session, page, user_token } = everything;
    const { agent_id: _, ...contact } = ada;
    const number = String(chat.visitor_number);
    const visitor = { name, email, phone, social, number, chats_count: 1 };
    for (const { body, text } of receiver.caught) {
      expect(text).not.toContain('stray');
      expect(body).toMatchObject({ visitor, session, page, chat_id: chat.chat_id, department });
      if (body.event_name !== 'chat_finished') expect(body).toMatchObject({ agent: { id: '1', ...contact } });
      if (body.event_name !== 'call_event') expect(body).toMatchObject({ user_token });
    }
    expect(receiver.distinct[2]!.body).toMatchObject({ visitor: { description: 'Buys for two schools.' } });
    expect(finished).toMatchObject({ chat: { rate: 'negative', blacklisted: true } });
    expectFit(receiver);

    await say(channel.endpoint, 'Me again', { id: 'visitor' });
    const next = await newestChat(service.desk, channel.channel_id);
    const second = await takeAndClose(receiver, { chat_id: next.chat.chat_id });
    expect(second).toMatchObject({
      visitor: { social, number, chats_count: 2, description: 'Buys for two schools.' },
      session,
      user_token,
      chat: { rate: null, blacklisted: true },
    });
  });

  test('`chat_updated` is sent only after a change of a field that this event contains', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { channel, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    const more = { photo: 'https://a.example/1.png', url: 'https://shop.example/cart', invite: 'Hello?' };
    await say(channel.endpoint, 'Look', { id: 'visitor', ...more });
    await say(channel.endpoint, 'It is me', { id: 'visitor', phone: '7' });
    await takeAndClose(receiver, path);
    expect(receiver.distinct.map(({ body }) => body.event_name)).toEqual([
      'chat_accepted',
      'chat_updated',
      'chat_finished',
    ]);
    expect(receiver.distinct[1]!.body).toMatchObject({ visitor: { phone: '7' } });
  });

  test('`chat_finished` has the text of every message, the names of files and the titles of locations', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { channel, chat, path } = await openChat(receiver);
    const file = { type: 'document', file: 'https://files.example/1', file_name: 'order.pdf', file_size: 7 };
    await say(channel.endpoint, { ...file, text: 'My order', title: 'Not shown' });
    await say(channel.endpoint, file);
    await say(channel.endpoint, { type: 'location', latitude: 52.5, longitude: 13.4, title: 'Shop' });
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await write(service.desk, chat.chat_id, 'I see it.');
    const { chat: ended } = (await takeAndClose(receiver, path)) as unknown as {
      chat: { messages: { message: string }[] };
    };
    expect(ended.messages.map(({ message }) => message)).toEqual([
      'Hello',
      'My order\norder.pdf',
      'order.pdf',
      'Shop\n52.5, 13.4',
      'I see it.',
    ]);
    expectFit(receiver);
  });

  test('an agent without a number gets a number with the first event, and keeps the number', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { path } = await openChat(receiver);
    const old = { agent_id: 'old', name: 'Old', online: true };
    await workOf({ store, events: new EventLog(store), now: Date.now })(async (journal) =>
      journal.agent(old),
    );
    const message = { type: 'text' as const, text: 'Hi' };
    await service.desk.writeMessage({ path, body: { agent_id: 'old', message } });
    const { agents, chat: ended } = (await takeAndClose(receiver, path, 'old')) as unknown as {
      agents: { id: string }[];
      chat: { messages: { agent_id?: number }[] };
    };
    const { number } = (await store.get('agents', 'old'))!.data;
    expect(agents.map(({ id }) => id)).toEqual([String(number)]);
    expect(ended.messages.map(({ agent_id }) => agent_id)).toEqual([undefined, number]);
  });

  test('`chat_finished` lists each message with its author and time, and every agent who wrote a message', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { channel, chat, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await write(service.desk, chat.chat_id, 'Good day');
    const message = { type: 'text' as const, text: 'From me too' };
    await service.desk.writeMessage({ path, body: { agent_id: '12', message } });
    await say(channel.endpoint, 'Thank you');
    const { agents, chat: ended } = (await takeAndClose(receiver, path)) as unknown as {
      agents: { id: string }[];
      chat: { messages: { type: string; agent_id?: number; timestamp: number }[] };
    };
    expect(agents.map(({ id }) => id).toSorted()).toEqual(['1', '2']);
    expect(ended.messages.map(({ type, agent_id }) => [type, agent_id])).toEqual([
      ['visitor', undefined],
      ['agent', 1],
      ['agent', 2],
      ['visitor', undefined],
    ]);
    for (const { timestamp } of ended.messages)
      expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
    expectFit(receiver);
  });

  test('`call_event` names the agent, and has the link to the recording after the end of the call', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { path } = await openChat(receiver);
    const begun = await service.desk.startCall({
      path,
      body: { type: 'incoming', phone: '+4930901820', agent_id: '12' },
    });
    if (begun.status !== 201) throw new Error(JSON.stringify(begun.body));
    const call = { call_id: begun.body.call_id };
    await service.desk.moveCall({ path: call, body: { status: 'client_connected' } });
    const record_url = 'https://calls.example/1.mp3';
    await service.desk.moveCall({ path: call, body: { status: 'end', record_url } });
    await receiver.until(({ body }) => (body['call'] as { status: string }).status === 'end');
    expect(receiver.distinct.map(({ body }) => body['call'])).toEqual([
      { type: 'incoming', phone: '+4930901820', status: 'start' },
      { type: 'incoming', phone: '+4930901820', status: 'client_connected' },
      { type: 'incoming', phone: '+4930901820', status: 'end', record_url },
    ]);
    for (const { body } of receiver.caught) {
      expect(body).toMatchObject({ agent: { id: '2', name: 'Twelve', email: '' } });
      expect(body).not.toHaveProperty('department');
    }
    expectFit(receiver);
  });

  test('`offline_message` has the fields of the form, and the data of the visit', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { channel } = await openChat(receiver);
    const path = { channel_id: channel.channel_id };
    const { social: _, ...form } = everything;
    await service.desk.submitOfflineForm({ path, body: { message: 'least' } });
    const full = await service.desk.submitOfflineForm({ path, body: { message: 'most', ...form } });
    if (full.status !== 202) throw new Error(JSON.stringify(full.body));
    const least = await receiver.until(({ body }) => body['message'] === 'least');
    const most = await receiver.until(({ body }) => body['message'] === 'most');
    expect(least.body).toEqual({
      event_name: 'offline_message',
      widget_id: channel.channel_id,
      visitor: { number: expect.stringMatching(/^\d+$/), description: '', chats_count: 0 },
      ...nothingKnown,
      offline_message_id: expect.any(String),
      message: 'least',
    });
    const { name, email, phone, description, session, page, user_token } = form;
    expect(most.body).toMatchObject({
      visitor: { name, email, phone, description },
      session,
      page,
      user_token,
      offline_message_id: full.body.offline_message_id,
    });
    expectFit(receiver);
  });
});

describe('the end of a long chat', () => {
  /** Opens a chat whose webhook receiver is unreachable. The test reads the events from the store. */
  const openLong = async () => {
    const channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
    const { channel_id } = channel;
    await service.desk.setWebhook({ path: { channel_id }, body: { url: 'http://127.0.0.1:9/hook' } });
    await say(channel.endpoint, 'Hello');
    const { chat } = await newestChat(service.desk, channel_id);
    return { channel, chat };
  };
  const toldAtEnd = async ({ chat_id }: DeskChat) => {
    await service.desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
    const rows = await store.find('deliveries', { chat_id, order: 'asc' });
    const { request } = rows.find(({ data }) => data.about === 'chat_finished')!.data;
    const event: unknown = JSON.parse(request.body);
    if (!validateChatFinishedEvent(event)) throw new Error(request.body.slice(0, 1000));
    return { messages: event.chat.messages, length: request.body.length };
  };

  test('`chat_finished` has all entries of a chat that just fits the limits of entries and bytes', async () => {
    const { chat } = await openLong();
    const text = '😀'.repeat(limits.UserTextBody.truncate);
    // Besides its text an entry has less than 200 bytes.
    const fitting = Math.floor(sizeLimits.page / (Buffer.byteLength(text) + 200));
    const count = Math.min(entriesOfClosedChat, fitting);
    await workOf({ store, events: new EventLog(store), now: Date.now })(async (journal) => {
      for (let each = 1; each < count; each++)
        await journal.entry(chat as Chat, 'customer', { type: 'text', text });
    });
    const { messages } = await toldAtEnd(chat);
    expect(messages).toHaveLength(count);
    expect(messages.slice(1).every(({ message }) => message === text)).toBe(true);
    const notes = await notesOf(service.desk, { chat_id: chat.chat_id });
    expect(notes.filter(({ text }) => text.startsWith('The chat is long'))).toEqual([]);
  });

  test('`chat_finished` has only the last entries of a chat that is too large, and the desk has a note about that', async () => {
    const { channel, chat } = await openLong();
    const title = '\u0001'.repeat(bodyLimits.words);
    const place = { type: 'location', latitude: 1, longitude: 1, title };
    // In JSON, each character of the title takes six characters.
    const count = Math.ceil(sizeLimits.page / (6 * bodyLimits.words)) + 1;
    for (let each = 0; each < count; each++) expect(await say(channel.endpoint, place)).toBe(200);
    const { transcript, has_older } = await readChat(service.desk, chat.chat_id);
    expect([has_older, transcript.length < count]).toEqual([true, true]);
    const { messages, length } = await toldAtEnd(chat);
    expect(messages).toHaveLength(transcript.length);
    expect(length).toBeLessThan(sizeLimits.page * 1.1);
    const notes = await notesOf(service.desk, { chat_id: chat.chat_id });
    expect(notes).toContainEqual(
      expect.objectContaining({
        about: 'chat_finished',
        text: expect.stringContaining(`last ${messages.length} entries`),
      }),
    );
  });
});

describe.concurrent('the response to `chat_accepted`', () => {
  test.each([
    ['without a CRM card', { result: 'OK', enable_assign: true }],
    ['without an offer to assign', { result: 'OK', crm_link: 'https://crm.example/7' }],
    ['with a link of another scheme', { result: 'OK', enable_assign: true, crm_link: 'javascript:alert(1)' }],
  ])('the agent cannot assign a chat after a response %s', async (_, reply) => {
    await using receiver = await openReceiver<WebhookEvent>(() => reply);
    const { chat, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await events.until((event) => event.chat?.chat_id === chat.chat_id && !!event.chat.panel);
    const { status, body } = await service.desk.assignChat({ path, body: { agent_id: 'ada' } });
    expect([status, body]).toMatchObject([400, { error: { code: 'invalid_request' } }]);
    await takeAndClose(receiver, path);
    expect(receiver.distinct.map(({ body }) => body.event_name)).toEqual(['chat_accepted', 'chat_finished']);
  });

  test('the agent can work while the webhook receiver does not respond', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => new Promise(() => {}));
    const { chat, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await service.desk.closeChat({ path, body: { agent_id: 'ada' } });
    expect((await readChat(service.desk, chat.chat_id)).chat.state).toBe('closed');
    expect(receiver.caught.length).toBeLessThan(2);
  });

  test.each(['ok', 'Ok', 'OK'])(
    'the agent sees the data of a response with the result %s',
    async (result) => {
      const crm_link = 'https://crm.example/7';
      await using receiver = await openReceiver<WebhookEvent>(() => ({
        result,
        crm_link,
        custom_data: [{ content: 'Gold' }],
      }));
      const { chat, path } = await openChat(receiver);
      await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
      await events.until((event) => event.chat?.chat_id === chat.chat_id && !!event.chat.panel);
      expect((await readChat(service.desk, chat.chat_id)).chat.panel).toMatchObject([
        { kind: 'custom_field', content: 'Gold' },
        { kind: 'crm_button', link: crm_link },
      ]);
      const notes = await notesOf(service.desk, path);
      expect(notes.map(({ about, text }) => [about, text])).toEqual(
        result === 'OK' ? [] : [['chat_accepted', expect.stringContaining(`"${result}". It was read as OK`)]],
      );
    },
  );

  test('the agent sees the valid parts of a response, and the desk has notes on the invalid parts', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({
      result: 'OK',
      enable_assign: 'yes',
      custom_data: [{ content: 'Gold' }, { content: 7 }, { content: 'Card', link: 'javascript:alert(1)' }],
      contact_info: { phone: '+4930901820', email: null },
      crm_link: 'ftp://crm.example/7',
    }));
    const { chat, path } = await openChat(receiver, { id: 'visitor', name: 'Mara' });
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await events.until((event) => event.chat?.chat_id === chat.chat_id && !!event.chat.panel);
    const seen = (await readChat(service.desk, chat.chat_id)).chat;
    expect(seen.panel).toMatchObject([
      { kind: 'custom_field', content: 'Gold' },
      { kind: 'custom_field', content: 'Card' },
    ]);
    expect(seen.customer).toMatchObject({ name: 'Mara', phone: '+4930901820' });
    const notes = await notesOf(service.desk, path);
    // One note has both the invalid field and its effect.
    expect(notes.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^\/custom_data\/1\/content is 7 .*\/enable_assign is left out\. \/custom_data\/1\/content is left out\. Its other fields are shown\.$/,
      ),
      expect.stringMatching(/^\/custom_data\/2\/link is left out/),
      expect.stringMatching(/^\/crm_link is left out/),
    ]);
  });

  test.each([
    ['encoded twice', JSON.stringify({ result: 'OK', crm_link: 'https://crm.example/7' }), /encoded twice/],
    ['an empty PHP array', [], /PHP/],
    ['a refusal with data', { result: 'FAILURE', custom_data: [] }, /not OK.*custom_data/],
    ['without a result', { crm_link: 'https://crm.example/7' }, /no `result`/],
  ])(
    'the agent sees nothing of a response that is %s, and the desk has a note on the response',
    async (_, reply, says) => {
      await using receiver = await openReceiver<WebhookEvent>(() => reply);
      const { path } = await openChat(receiver);
      await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
      const isIt = ({ note }: DeskEvent) => note?.chat_id === path.chat_id;
      const { note } = await events.until(isIt);
      expect(note).toMatchObject({ about: 'chat_accepted', text: expect.stringMatching(says) });
      expect((await readChat(service.desk, path.chat_id)).chat).not.toHaveProperty('panel');
    },
  );

  test('the agent sees only the first custom fields if there are too many, and the desk has a note', async () => {
    const custom_data = Array.from({ length: 3000 }, (_, index) => ({ content: String(index) }));
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK', custom_data }));
    const { path } = await openChat(receiver);
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    const { note } = await events.until((event) => event.note?.chat_id === path.chat_id);
    expect(note).toMatchObject({
      about: 'chat_accepted',
      text: expect.stringMatching(/^\d+ of 3000 fields/),
    });
    await events.until((event) => event.chat?.chat_id === path.chat_id && !!event.chat.panel);
    const { panel } = (await readChat(service.desk, path.chat_id)).chat;
    expect(panel).toMatchObject(custom_data.slice(0, panel!.length));
    expect(JSON.stringify(panel).length / sizeLimits.panel).toBeCloseTo(1, 1);
  });

  test('the notes of the desk have the reason for a failed webhook', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => 404);
    const { path } = await openChat(receiver);
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    const { note } = await events.until((event) => event.note?.chat_id === path.chat_id);
    expect(note!.text).toMatch(
      new RegExp(
        `not delivered after ${policies.sendWebhookEvent.attempts} attempts.*status 404\\. The answer 404 has no body`,
      ),
    );
  });

  test('contact data of the CRM replace the customer’s data, except for data that the CRM lacks', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({
      result: 'OK',
      contact_info: { name: 'Mara Schmidt', email: 'mara@crm.example' },
    }));
    const { chat, path } = await openChat(receiver, { id: 'visitor', name: 'Mara', phone: '+4930901820' });
    await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
    await events.until(
      (event) => event.chat?.chat_id === chat.chat_id && event.chat.customer.email === 'mara@crm.example',
    );
    const finished = await takeAndClose(receiver, path);
    const known = { name: 'Mara Schmidt', phone: '+4930901820', email: 'mara@crm.example' };
    expect(finished).toMatchObject({ visitor: known });
    expect((await readChat(service.desk, chat.chat_id)).chat.customer).toMatchObject(known);
  });
});

describe('the agent’s panel', () => {
  test('the panel has the assign button, the fields in their order, and the button for the CRM card last', () => {
    const fields = Array.from({ length: 20 }, (_, index) => ({ title: `${index}`, content: 'x' }));
    const crm_link = 'HTTPS://crm.example/7';
    const panel = panelOf({ crm_link, custom_data: fields, enable_assign: true });
    expect(panel).toMatchObject([
      { kind: 'assign_button' },
      ...fields.map((field) => ({ kind: 'custom_field', set_by: 'webhook', ...field })),
      { kind: 'crm_button', link: crm_link },
    ]);
  });

  test('the panel is empty after a response without data to show', () => {
    expect(panelOf({})).toEqual([]);
    expect(panelOf({ enable_assign: false, custom_data: [] })).toEqual([]);
  });
});

test('the signing secret is in no log and in no list of the desk', async () => {
  await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
  const { channel, path } = await openChat(receiver);
  await service.desk.setWebhook({
    path: { channel_id: channel.channel_id },
    body: { url: receiver.url, signing_secret: secret },
  });
  await takeAndClose(receiver, path);
  expect(receiver.caught[0]!.headers).toHaveProperty('webhook-signature');
  expect(logged).not.toEqual([]);
  const listed = [await service.desk.listChannels({}), await service.desk.listChats({ query: {} })];
  expect(JSON.stringify([listed, events.seen, logged])).not.toContain(secret.slice('whsec_'.length));
});
