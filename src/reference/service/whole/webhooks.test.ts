import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import {
  validateCallEvent,
  validateOfflineMessageEvent,
} from '../../../../generated/developer/validators.js';
import { policies } from '../../../../generated/policies.ts';
import { verifySignature } from '../../../contract/send/signature.ts';
import { eventValidators, openReceiver, type Receiver } from '../testing/receiver.ts';
import {
  createChannel,
  type DeskFollower,
  followDesk,
  newestChat,
  type OpenService,
  openService,
  readChat,
  say,
} from '../testing/site.ts';

interface WebhookEvent {
  event_name: string;
  widget_id: string;
  visitor: { number: string; name?: string; email?: string };
  [field: string]: unknown;
}

const secret = `whsec_${Buffer.from('a key of thirty-two bytes, nearly').toString('base64')}`;
const ada = { body: { agent_id: 'ada' } };

let service: OpenService;
let events: DeskFollower;
beforeAll(async () => {
  service = await openService();
  await service.desk.putAgent({ path: { agent_id: 'ada' }, body: { email: 'ada@example.com' } });
  events = await followDesk(service.desk);
});
afterAll(async () => {
  await events[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Creates a channel whose events go to `receiver`, and opens a chat on it. */
async function openChat(receiver: Receiver<WebhookEvent>, signing_secret?: string) {
  const channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  const set = await service.desk.setWebhook({
    path: { channel_id: channel.channel_id },
    body: { url: `${receiver.url}/crm?x=1`, ...(signing_secret && { signing_secret }) },
  });
  expect(set.status).toBe(204);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(service.desk, channel.channel_id);
  return { channel, chat_id: chat.chat_id, path: { chat_id: chat.chat_id } };
}

const isEvent = (name: string) => (caught: { body: WebhookEvent }) => caught.body.event_name === name;

describe.concurrent('webhook events', () => {
  test('the events of a chat arrive in order, each with the fields of its type and the user token of the page', async () => {
    const crm_link = 'https://crm.example/7';
    await using receiver = await openReceiver<WebhookEvent>(() => ({
      result: 'OK',
      enable_assign: true,
      crm_link,
    }));
    const { channel, chat_id, path } = await openChat(receiver);
    await service.desk.setVisitor({
      path,
      body: { user_token: 'user-7', description: 'a regular', rate: 'positive' },
    });
    await service.desk.acceptChat({ path, ...ada });
    await events.until(
      ({ event, chat }) => event === 'chat_changed' && chat?.chat_id === chat_id && !!chat.panel,
    );
    await say(channel.endpoint, 'It is me', { id: 'visitor', name: 'Kim', email: 'kim@example.com' });
    await service.desk.assignChat({ path, ...ada });
    await service.desk.closeChat({ path, ...ada });
    await receiver.until(isEvent('chat_finished'));
    const bodies = receiver.distinct.map(({ body }) => body);
    expect(bodies.map(({ event_name }) => event_name)).toEqual([
      'chat_accepted',
      'chat_updated',
      'chat_assigned',
      'chat_finished',
    ]);
    for (const body of bodies) {
      expect(
        eventValidators[body.event_name]!(body),
        JSON.stringify(eventValidators[body.event_name]!.errors),
      ).toBe(true);
      expect(body).toMatchObject({ widget_id: channel.channel_id, chat_id, user_token: 'user-7' });
    }
    expect(bodies[1]!.visitor).toMatchObject({ name: 'Kim', email: 'kim@example.com' });
    expect(bodies[2]).toMatchObject({ assign_to: crm_link });
    expect(bodies[3]).toMatchObject({
      agents: [{ id: '1', name: 'Ada', email: 'ada@example.com' }],
      chat: { rate: 'positive', blacklisted: false, messages: [{ type: 'visitor' }, { type: 'visitor' }] },
    });
    expect(receiver.caught[0]).toMatchObject({ method: 'POST', path: '/crm?x=1' });
    expect(receiver.caught[0]!.headers['content-type']).toBe('application/json');
    expect(receiver.caught[0]!.headers).not.toHaveProperty('webhook-signature');
  });

  test('the events of a call have each status, and a reason only for a failure', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => 204);
    const { path } = await openChat(receiver);
    const body = { type: 'callback' as const, phone: '+4512345678', agent_id: 'ada' };
    const begun = await service.desk.startCall({ path, body });
    if (begun.status !== 201) throw new Error(JSON.stringify(begun.body));
    const call = { call_id: begun.body.call_id };
    await service.desk.moveCall({ path: call, body: { status: 'agent_connected', reason: 'none' } });
    const backwards = await service.desk.moveCall({ path: call, body: { status: 'agent_connected' } });
    expect(backwards).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('client_connected, end, error') } },
    });
    await service.desk.moveCall({ path: call, body: { status: 'error', reason: 'busy' } });
    expect((await service.desk.moveCall({ path: call, body: { status: 'end' } })).status).toBe(400);
    await receiver.until(({ body }) => (body['call'] as { status: string }).status === 'error');
    expect(receiver.distinct.map((caught) => caught.body['call'])).toEqual([
      { type: 'callback', phone: '+4512345678', status: 'start' },
      { type: 'callback', phone: '+4512345678', status: 'agent_connected' },
      { type: 'callback', phone: '+4512345678', status: 'error', reason: 'busy' },
    ]);
    for (const { body } of receiver.caught) expect(validateCallEvent(body)).toBe(true);
  });

  test('the event of an offline form has no chat', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { channel } = await openChat(receiver);
    const left = await service.desk.submitOfflineForm({
      path: { channel_id: channel.channel_id },
      body: { message: 'Call me', name: 'Kim', user_token: 'user-9' },
    });
    expect(left.status).toBe(202);
    const { body } = await receiver.until(isEvent('offline_message'));
    expect(validateOfflineMessageEvent(body)).toBe(true);
    expect(body).toMatchObject({ message: 'Call me', user_token: 'user-9', visitor: { name: 'Kim' } });
    expect(body).not.toHaveProperty('chat_id');
    expect(body).not.toHaveProperty('agent');
  });

  test('events are signed if a secret is set, and each attempt has a new signature and the same id', async () => {
    await using receiver = await openReceiver<WebhookEvent>((_, before) =>
      before === 0 ? 500 : { result: 'OK' },
    );
    const { path } = await openChat(receiver, secret);
    await service.desk.acceptChat({ path, ...ada });
    await receiver.until(() => receiver.caught.length >= 2);
    const [first, second] = receiver.caught;
    for (const { headers, text, at } of [first!, second!]) {
      const known = headers as Record<string, string>;
      expect(verifySignature(known, text, secret, at)).toBeUndefined();
      expect(verifySignature(known, `${text} `, secret, at)).toMatch(/does not match/);
    }
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.text).toBe(first!.text);
    const [begun, repeated] = [first!, second!].map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(repeated! - begun!).toBeGreaterThanOrEqual(
      Math.floor(policies.sendWebhookEvent.intervalMs / 1000),
    );
  });

  test('no event is sent after the webhook is removed, and an internal address for a webhook is rejected', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => ({ result: 'OK' }));
    const { channel, path } = await openChat(receiver);
    const channelPath = { channel_id: channel.channel_id };
    expect(
      (await service.desk.setWebhook({ path: channelPath, body: { url: 'http://10.0.0.1/' } })).status,
    ).toBe(400);
    expect((await service.desk.removeWebhook({ path: channelPath })).status).toBe(204);
    await service.desk.acceptChat({ path, ...ada });
    await service.desk.closeChat({ path, ...ada });
    await events.until(({ event, chat }) => event === 'chat_closed' && chat?.chat_id === path.chat_id);
    expect(receiver.caught).toEqual([]);
  });
});

describe.concurrent('the response to chat_accepted', () => {
  const reply: ChatAcceptedReply = {
    result: 'OK',
    enable_assign: true,
    custom_data: [
      { title: 'Order', content: '<b>7</b>', link: 'https://crm.example/o/7' },
      { key: 'Status', content: 'paid', link: 'javascript:alert(1)' },
    ],
    contact_info: { name: 'Kim of the CRM', phone: '+4512345678' },
    crm_link: 'https://crm.example/kim',
  };

  test('the agent sees the response’s data in order, without links of other schemes, also in the closed chat', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => reply);
    const { chat_id, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, ...ada });
    await events.until(({ event, chat }) => event === 'chat_changed' && chat?.chat_id === chat_id);
    await service.desk.closeChat({ path, ...ada });
    const { chat } = await readChat(service.desk, chat_id);
    expect(chat.panel).toMatchObject([
      { kind: 'assign_button' },
      { kind: 'custom_field', title: 'Order', content: '<b>7</b>', link: 'https://crm.example/o/7' },
      { kind: 'custom_field', key: 'Status', content: 'paid' },
      { kind: 'crm_button', link: 'https://crm.example/kim' },
    ]);
    expect(chat.customer).toMatchObject({ name: 'Kim of the CRM', phone: '+4512345678' });
  });

  test.each([
    ['another result', { ...reply, result: 'FAILURE' }],
    ['no result', { ...reply, result: undefined }],
    ['a body that is not an object', [reply]],
    ['another status', 500],
  ])('the agent sees nothing of a response with %s', async (_, wrong) => {
    await using receiver = await openReceiver<WebhookEvent>((_, before) =>
      before === 0 ? wrong : { result: 'NO' },
    );
    const { chat_id, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, ...ada });
    await service.desk.closeChat({ path, ...ada });
    await receiver.until(isEvent('chat_finished'));
    const { chat } = await readChat(service.desk, chat_id);
    expect(chat).not.toHaveProperty('panel');
    expect(chat.customer.name).toBe('Anonymous');
  });

  test('a response changes only the chat of its event, even if the customer already has a new chat', async () => {
    const late = Promise.withResolvers<ChatAcceptedReply>();
    await using receiver = await openReceiver<WebhookEvent>((_, before) =>
      before === 0 ? late.promise : { result: 'OK' },
    );
    const { channel, chat_id, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, ...ada });
    await service.desk.closeChat({ path, ...ada });
    await say(channel.endpoint, 'Me again');
    late.resolve(reply);
    await receiver.until(isEvent('chat_finished'));
    await say(channel.endpoint, 'Still me');
    const { chat, transcript } = await newestChat(service.desk, channel.channel_id);
    expect(transcript.map(({ text }) => text)).toEqual(['Me again', 'Still me']);
    expect(chat.customer.name).toBe('Anonymous');
    expect((await readChat(service.desk, chat_id)).chat).toMatchObject({
      state: 'closed',
      customer: { name: 'Kim of the CRM' },
    });
  });
});

describe.concurrent('a receiver that fails', () => {
  test('the receiver gets the request until the last attempt, and the chat does not show the failure to the agents', async () => {
    await using receiver = await openReceiver<WebhookEvent>(() => 500);
    const { chat_id, path } = await openChat(receiver);
    await service.desk.acceptChat({ path, ...ada });
    await events.until(({ event, chat }) => event === 'delivery_failed' && chat?.chat_id === chat_id);
    expect(receiver.caught).toHaveLength(policies.sendWebhookEvent.attempts);
    expect(new Set(receiver.caught.map(({ text }) => text)).size).toBe(1);
    const { transcript } = await readChat(service.desk, chat_id);
    expect(transcript.filter(({ type }) => type === 'error')).toEqual([]);
  });
});
