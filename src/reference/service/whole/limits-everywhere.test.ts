import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateErrorBody } from '../../../../generated/bot/validators.js';
import { bodyLimits } from '../../limits.ts';
import { createChannel, newestChat, type OpenService, openService, say } from '../testing/site.ts';
import { arrive, openWidget } from '../testing/visitor.ts';

/** An interface that accepts bodies. `body` returns a valid body with the identifier `id`. */
interface Place {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body: (id: string) => Record<string, unknown>;
}

let service: OpenService;
let places: Record<string, Place>;
beforeAll(async () => {
  service = await openService();
  const { desk, deskUrl, url } = service;
  const channel = await createChannel(desk, 'http://127.0.0.1:9/chat');
  const bot = { bot_endpoint: 'http://127.0.0.1:9/bot', token: 'token' };
  const connected = await desk.connectBot({ path: { channel_id: channel.channel_id }, body: bot });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel.channel_id);
  const widget_id = await openWidget(service);
  const guest = await arrive(service, widget_id);
  const message = { type: 'TEXT', text: 'Hi', timestamp: 1_700_000_000 };
  const ids = { client_id: String(chat.visitor_number), chat_id: String(chat.chat_id) };
  places = {
    'the channel API': {
      method: 'POST',
      url: channel.endpoint,
      body: (id) => ({ sender: { id }, message: { type: 'text', text: 'Hi' } }),
    },
    'the bot API': {
      method: 'POST',
      url: connected.body.endpoint,
      body: (id) => ({ event: 'BOT_MESSAGE', id, ...ids, message }),
    },
    'the desk': {
      method: 'POST',
      url: `${deskUrl}/chats/${chat.chat_id}/messages`,
      headers: { authorization: `Bearer ${service.deskToken}` },
      body: (id) => ({ agent_id: 'ada', message: { type: 'text', text: 'Hi', id } }),
    },
    'the widget’s visitor': {
      method: 'POST',
      url: `${url}/visitor/${widget_id}/messages`,
      headers: { authorization: `Bearer ${guest.token}` },
      body: (id) => ({ message_id: id, text: 'Hi' }),
    },
  };
});
afterAll(() => service[Symbol.asyncDispose]());

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

describe.each(['the channel API', 'the bot API', 'the desk', 'the widget’s visitor'])('%s', (name) => {
  const answer = async (more: object, id = 'an identifier') => {
    const { method, url, headers = {}, body } = places[name]!;
    const response = await fetch(url, { method, headers, body: JSON.stringify({ ...body(id), ...more }) });
    return { status: response.status, text: await response.text() };
  };
  const expectRefused = ({ status, text }: Awaited<ReturnType<typeof answer>>) => {
    expect([status, text]).toEqual([400, expect.stringContaining('"error"')]);
    expect(validateErrorBody(JSON.parse(text))).toBe(true);
  };

  test('a body within the limits is accepted', async () => {
    expect(await answer({})).toMatchObject({ status: 200 + (name === 'the desk' ? 2 : 0) });
  });

  test.each([
    'identifier \ud800',
    '\udc00 identifier',
    'identifier \u0000',
    'x'.repeat(bodyLimits.identifier + 1),
  ])('an identifier that the service could not return unchanged is rejected: %#', async (id) =>
    expectRefused(await answer({}, id)),
  );

  test.each([
    ['a field', { other: 'x'.repeat(bodyLimits.field + 1) }],
    ['a text', { other: { description: 'x'.repeat(bodyLimits.words + 1) } }],
    ['the nesting', { other: deep(bodyLimits.depth) }],
    ['a list', { other: Array.from({ length: bodyLimits.values }, () => 1) }],
    ['the name of a field', { ['x'.repeat(bodyLimits.identifier + 1)]: 1 }],
  ])('a body with %s beyond the limit is rejected', async (_, more) => expectRefused(await answer(more)));
});
