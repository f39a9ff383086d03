import { expect, test } from 'vitest';
import { startProvider } from '../../../../docs/examples/demo/bot.ts';
import type { AgentMessage } from '../../../../generated/channel/types.ts';
import { policies } from '../../../../generated/policies.ts';
import type { DeskClient } from '../../../../generated/reference/desk/client.ts';
import type { LoggedDelivery, TrialResult } from '../../../../generated/reference/desk/types.ts';
import { verifySignature } from '../../../contract/send/signature.ts';
import { eventValidators, openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  followDesk,
  must,
  newestChat,
  ok,
  openService,
  readChat,
  said,
  say,
  unfit,
  write,
} from '../testing/site.ts';

/** The policies with shorter intervals and timeouts, so that deliveries fail quickly. */
const soon = Object.fromEntries(
  Object.entries(policies).map(([name, policy]) => [
    name,
    { ...policy, ...('intervalMs' in policy && { intervalMs: 40 }), giveUpMs: 150 },
  ]),
);

async function log(
  desk: DeskClient,
  query: NonNullable<Parameters<DeskClient['listDeliveries']>[0]['query']> = {},
) {
  const answer = await desk.listDeliveries({ query });
  if (answer.status !== 200) throw new Error(`The desk answered ${answer.status}`);
  return answer.body;
}

const numbers = (deliveries: LoggedDelivery[]) => deliveries.map(({ delivery_id }) => delivery_id);

test('the desk lists deliveries with their requests and responses by kind, chat and state, in pages', async () => {
  let later = 2;
  await using frontend = await openReceiver<AgentMessage>((caught) =>
    said(caught) === undefined && later-- > 0 ? unfit : ok,
  );
  await using crm = await openReceiver(() => 500);
  await using service = await openService({ parts: { policies: soon } });
  const { desk } = service;
  const channel = await createChannel(desk, frontend.url);
  await desk.setWebhook({ path: channel, body: { url: `${crm.url}/hooks?key=secret` } });
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel.channel_id);
  await using events = await followDesk(desk);
  await desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
  await desk.setTyping({ path: chat, body: { agent_id: 'ada', typing: true } });
  const entry_id = await write(desk, chat.chat_id, 'Yes');
  await events.until(({ entry }) => entry?.entry_id === entry_id && entry.delivery?.state === 'delivered');
  await events.until(({ event }) => event === 'delivery_failed');
  await expect.poll(async () => (await log(desk, { state: 'pending' })).deliveries).toEqual([]);

  const { deliveries, has_older } = await log(desk);
  expect(has_older).toBe(false);
  expect(deliveries.map(({ kind, about, state }) => [kind, about, state])).toEqual([
    ['message', 'text', 'delivered'],
    ['typing', 'typein', 'delivered'],
    ['webhook', 'chat_accepted', 'failed'],
  ]);
  const [message, typing, webhook] = deliveries;
  expect(message).toMatchObject({
    chat_id: chat.chat_id,
    entry_id,
    to: `${frontend.url}/${channel.channel_id}`,
  });
  expect(JSON.parse(message!.request)).toMatchObject({ message: { type: 'text', text: 'Yes' } });
  expect(typing!.attempts).toMatchObject([
    { number: 1, outcome: 'invalid_answer', answer: '{"result":"later"}' },
    { number: 2, outcome: 'invalid_answer' },
    { number: 3, outcome: 'delivered', answer: '{"result":"ok"}' },
  ]);
  expect(webhook!.to).toBe(`${crm.url}/hooks`);
  expect(JSON.stringify(deliveries)).not.toContain('secret');

  expect(numbers((await log(desk, { kind: 'webhook' })).deliveries)).toEqual([webhook!.delivery_id]);
  expect(numbers((await log(desk, { kind: 'message' })).deliveries)).toEqual([message!.delivery_id]);
  expect(numbers((await log(desk, { state: 'delivered', kind: 'typing' })).deliveries)).toEqual([
    typing!.delivery_id,
  ]);
  expect((await log(desk, { chat_id: chat.chat_id + 1 })).deliveries).toEqual([]);
  const first = await log(desk, { limit: 1 });
  expect([numbers(first.deliveries), first.has_older]).toEqual([[message!.delivery_id], true]);
  const rest = await log(desk, { limit: 2, before: message!.delivery_id });
  expect([numbers(rest.deliveries), rest.has_older]).toEqual([numbers(deliveries.slice(1)), false]);
});

test('a failed message is sent again on demand, with new attempts', async () => {
  let isUp = false;
  await using frontend = await openReceiver<AgentMessage>(() => (isUp ? ok : unfit));
  await using service = await openService({ parts: { policies: soon } });
  const { desk } = service;
  const channel = await createChannel(desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel.channel_id);
  await using events = await followDesk(desk);
  const entry_id = await write(desk, chat.chat_id, 'Yes');
  const pending = await events.until(({ entry }) => entry?.delivery?.attempts.length === 1);
  expect(Date.parse(pending.entry!.delivery!.next_attempt_at!)).toBeGreaterThanOrEqual(
    Date.parse(pending.entry!.delivery!.attempts[0]!.started_at) + 40,
  );
  const path = { delivery_id: pending.entry!.delivery!.delivery_id! };
  expect(await desk.sendAgain({ path })).toMatchObject({ status: 400 });
  await events.until(({ event }) => event === 'delivery_failed');

  isUp = true;
  const again = await desk.sendAgain({ path });
  expect(again).toMatchObject({
    status: 202,
    body: { repeats: path.delivery_id, entry_id, state: 'pending' },
  });
  await events.until(({ entry }) => entry?.delivery?.state === 'delivered');
  const { attempts } = policies.sendAgentMessage;
  expect(frontend.caught).toHaveLength(attempts + 1);
  // The receiver gets the same message, including its id.
  expect(frontend.caught.at(-1)!.body).toEqual(frontend.caught[0]!.body);
  const { transcript } = await readChat(desk, chat.chat_id);
  expect(transcript.find((entry) => entry.entry_id === entry_id)?.delivery).toMatchObject({
    state: 'delivered',
  });
  const { deliveries } = await log(desk, { kind: 'message' });
  expect(deliveries.map(({ state, attempts: made }) => [state, made.length])).toEqual([
    ['delivered', 1],
    ['failed', attempts],
  ]);
  expect(await desk.sendAgain({ path: { delivery_id: 999 } })).toMatchObject({ status: 404 });
});

test('several requests repeat a failed delivery only once, and a failed repeat can be repeated', async () => {
  let isUp = false;
  await using frontend = await openReceiver<AgentMessage>(() => (isUp ? ok : unfit));
  await using service = await openService({ parts: { policies: soon } });
  const { desk } = service;
  const channel = await createChannel(desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel.channel_id);
  await using events = await followDesk(desk);
  await write(desk, chat.chat_id, 'Yes');
  const { entry } = await events.until(({ event }) => event === 'delivery_failed');
  const path = { delivery_id: entry!.delivery!.delivery_id! };
  const thrice = async () => {
    const answers = await Promise.all([1, 2, 3].map(() => desk.sendAgain({ path })));
    const [sent, ...others] = answers.filter(({ status }) => status === 202);
    expect(others).toEqual([]);
    return (sent!.body as LoggedDelivery).delivery_id;
  };
  const until = (delivery_id: number, state: string) =>
    expect
      .poll(async () => (await log(desk)).deliveries.find((each) => each.delivery_id === delivery_id))
      .toMatchObject({ state });

  const second = await thrice();
  await until(second, 'failed');
  isUp = true;
  // The request names the first failed delivery. The service repeats the latest delivery of the same message.
  const third = await thrice();
  await until(third, 'delivered');
  for (const delivery_id of [path.delivery_id, second]) {
    const text = `Delivery ${delivery_id} was sent again as ${third}, which is delivered. Only one that failed can be sent again.`;
    expect(await desk.sendAgain({ path: { delivery_id } })).toMatchObject({
      status: 400,
      body: { error: { message: text } },
    });
  }
  const { deliveries } = await log(desk);
  expect(deliveries.map(({ delivery_id, repeats, again }) => [delivery_id, repeats, again])).toEqual([
    [third, second, undefined],
    [second, path.delivery_id, third],
    [path.delivery_id, undefined, second],
  ]);
  expect(frontend.caught).toHaveLength(2 * policies.sendAgentMessage.attempts + 1);
});

test('a repeated delivery goes to the channel’s current destination, without secrets of the former destination', async () => {
  const secrets = ['former', 'present'].map(
    (each) => `whsec_${Buffer.from(each.repeat(5)).toString('base64')}`,
  );
  await using former = await openReceiver(() => 500);
  await using present = await openReceiver<{ event?: string; event_name?: string }>(() => ({ result: 'OK' }));
  await using service = await openService({ parts: { policies: soon } });
  const { desk } = service;
  const since = new Date().toISOString();
  const connect = async (path: { channel_id: string }, { url }: { url: string }, which: number) => {
    const bot = { bot_endpoint: `${url}/bot`, token: 'bot-token', authorization: `Bearer ${which}` };
    await desk.connectBot({ path, body: { ...bot, provider_id: 'p' } });
    await desk.setWebhook({ path, body: { url: `${url}/hooks`, signing_secret: secrets[which]! } });
  };
  const channel = await createChannel(desk, former.url);
  const path = { channel_id: channel.channel_id };
  // This channel belongs to the same integrator, and must stay unchanged.
  const other = { channel_id: (await createChannel(desk, former.url)).channel_id };
  for (const each of [path, other]) {
    await connect(each, former, 0);
    await desk.submitOfflineForm({ path: each, body: { message: 'Hello' } });
  }
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel.channel_id);
  await desk.closeChat({ path: chat, body: { agent_id: 'ada' } });
  const failed = async () => (await log(desk, { state: 'failed' })).deliveries;
  await expect.poll(async () => (await failed()).length).toBe(5);
  const before = new Set(former.caught.map(({ headers }) => headers['webhook-id']));
  const event = (await failed()).find(({ about }) => about === 'CHAT_CLOSED')!;
  former.caught.length = 0;

  await connect(path, present, 1);
  expect(await desk.sendAgain({ path: event })).toMatchObject({ status: 202 });
  expect(await desk.sendAllAgain({ path, body: { kind: 'webhook', since } })).toMatchObject({
    status: 202,
    body: { sent: 2 },
  });
  const told = await present.until(({ body }) => body.event === 'CHAT_CLOSED');
  expect(told).toMatchObject({ path: '/bot/bot-token', headers: { authorization: 'Bearer 1' } });
  const { headers, text } = await present.until(({ body }) => body.event_name === 'offline_message');
  const wrongWith = (secret: string) => verifySignature(headers as Record<string, string>, text, secret);
  expect(secrets.map(wrongWith)).toEqual(['the signature does not match', undefined]);
  expect(before).toContain(headers['webhook-id']);
  // While a secret is being replaced, a sample event is signed with both secrets, like any event.
  const [former_signing_secret, signing_secret] = secrets as [string, string];
  await desk.setWebhook({
    path,
    body: { url: `${present.url}/hooks`, signing_secret, former_signing_secret },
  });
  await desk.tryConnection({ path, body: { of: 'webhook', event: 'call_event' } });
  const trial = await present.until(({ body }) => body.event_name === 'call_event');
  expect(
    secrets.map((secret) => verifySignature(trial.headers as Record<string, string>, trial.text, secret)),
  ).toEqual([undefined, undefined]);
  expect(former.caught).toEqual([]);

  const left = (await failed()).find(({ request }) => JSON.parse(request).widget_id === other.channel_id)!;
  await desk.removeWebhook({ path: other });
  expect(await desk.sendAgain({ path: left })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('sends no webhook anywhere now') } },
  });
});

test('the desk can try a connection: a sample event is sent, and the desk shows the faults of its response', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  await using crm = await openReceiver(({ body }) =>
    (body as { event_name: string }).event_name === 'chat_finished' ? 500 : { result: 'OK' },
  );
  const provider = await startProvider('token-of-the-bot', () => {});
  await using service = await openService();
  const { desk } = service;
  const path = await createChannel(desk, frontend.url);
  await using events = await followDesk(desk);
  const attempted = async (body: Parameters<DeskClient['tryConnection']>[0]['body']) =>
    (await desk.tryConnection({ path, body })).body as TrialResult;

  expect(await attempted({ of: 'customer_endpoint' })).toMatchObject({
    right: true,
    tried: [
      {
        event: 'agent_message',
        to: `${frontend.url}/${path.channel_id}`,
        right: true,
        attempt: { status: 200, answer: '{"result":"ok"}' },
      },
    ],
  });
  expect(frontend.caught).toHaveLength(1);
  expect(await desk.tryConnection({ path, body: { of: 'webhook' } })).toMatchObject({ status: 400 });

  await desk.setWebhook({ path, body: { url: crm.url } });
  expect(await attempted({ of: 'webhook', event: 'call_event' })).toMatchObject({ right: true });
  const all = await attempted({ of: 'webhook' });
  const wrong = all.tried.filter(({ right }) => !right);
  expect(all.right).toBe(false);
  expect(wrong).toMatchObject([{ event: 'chat_finished', says: expect.stringContaining('500') }]);
  const other = 'offline_messages';
  expect([...all.tried.map(({ event }) => event), other].toSorted()).toEqual(
    Object.keys(eventValidators).toSorted(),
  );
  expect(await desk.tryConnection({ path, body: { of: 'webhook', event: 'CHAT_CLOSED' } })).toMatchObject({
    status: 400,
  });

  const { endpoint } = must(
    await desk.connectBot({ path, body: { bot_endpoint: provider.botEndpoint, token: 'token-of-the-bot' } }),
    200,
  ).body;
  provider.connect(endpoint);
  const bot = await attempted({ of: 'bot', event: 'CHAT_CLOSED' });
  expect(bot).toMatchObject({ right: true, tried: [{ to: provider.botEndpoint }] });
  const { tried } = await attempted({ of: 'bot' });
  expect(tried).toMatchObject([
    {
      event: 'CLIENT_MESSAGE',
      right: true,
      says: expect.stringMatching(/^Answered 200, posted BOT_MESSAGE after/),
      posted: [{ event: 'BOT_MESSAGE', status: 200 }],
    },
    { event: 'CHAT_CLOSED', right: true },
  ]);
  expect(JSON.parse(tried[1]!.request).chat_id).toBe(JSON.parse(tried[0]!.request).chat_id);
  await provider.close();
  expect(await attempted({ of: 'bot' })).toMatchObject({
    right: false,
    tried: [{ event: 'CLIENT_MESSAGE', attempt: { outcome: 'unreachable' } }],
  });
  expect(await desk.listChats({})).toMatchObject({ body: { chats: [] } });
  expect(await desk.getChat({ path: { chat_id: 1 } })).toMatchObject({ status: 404 });
  expect(events.seen).toMatchObject([{ event: 'channel_changed' }]);
  expect((await log(desk)).deliveries).toEqual([]);
});

test('after a change of a channel, agents’ messages go to the new endpoint at once', async () => {
  await using before = await openReceiver<AgentMessage>(() => ok);
  await using after = await openReceiver<AgentMessage>(() => ok);
  await using service = await openService();
  const { desk } = service;
  const path = await createChannel(desk, before.url);
  await say(path.endpoint, 'Hello');
  const { chat } = await newestChat(desk, path.channel_id);
  await using events = await followDesk(desk);
  for (const body of [{ agents: ['nobody'] }, { customer_endpoint: 'http://example.com' }])
    expect(await desk.changeChannel({ path, body })).toMatchObject({ status: 400 });
  expect(
    await desk.changeChannel({ path, body: { name: 'Market', customer_endpoint: `${after.url}/` } }),
  ).toMatchObject({
    status: 200,
    body: { name: 'Market', customer_endpoint: after.url, agents: ['ada'] },
  });
  await events.until(({ event, channel }) => event === 'channel_changed' && channel?.name === 'Market');
  const entry_id = await write(desk, chat.chat_id, 'Here I am');
  await events.until(({ entry }) => entry?.entry_id === entry_id && entry.delivery?.state === 'delivered');
  expect([before.caught.length, after.caught.length]).toEqual([0, 1]);
  expect(await say(path.endpoint, 'And I')).toBe(200);
  expect(await desk.changeChannel({ path: { channel_id: 'none' }, body: {} })).toMatchObject({ status: 404 });
});

test('the desk’s lists show connections and the last entry of each chat, but no secrets', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  await using service = await openService();
  const { desk } = service;
  const channel = await createChannel(desk, frontend.url);
  const token = 'token-of-the-bot';
  await desk.connectBot({
    path: channel,
    body: { bot_endpoint: frontend.url, token, provider_id: 'p', name: 'Help' },
  });
  await desk.setWebhook({
    path: channel,
    body: {
      url: `${frontend.url}/hooks?key=hidden`,
      signing_secret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
  });
  const listed = (await desk.listChannels({})).body;
  expect(listed).toMatchObject({
    channels: [
      {
        bot: { provider_id: 'p', name: 'Help', bot_endpoint: frontend.url },
        webhook: { url: `${frontend.url}/hooks`, signed: true },
      },
    ],
  });
  for (const secret of [token, 'hidden', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', channel.randomString])
    expect(JSON.stringify(listed)).not.toContain(secret);

  await say(channel.endpoint, 'One');
  await say(channel.endpoint, 'Two');
  await say(channel.endpoint, 'Three', { id: 'another' });
  const chats = (await desk.listChats({})).body;
  expect(chats).toMatchObject({
    chats: [{ last_entry: { text: 'Three' } }, { last_entry: { text: 'Two' } }],
  });
});

test('the desk returns the data of a visitor', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  await using service = await openService();
  const { desk } = service;
  const channel = await createChannel(desk, frontend.url);
  await say(channel.endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel.channel_id);
  expect(await desk.getVisitor({ path: chat })).toEqual({
    status: 200,
    body: { visitor_number: chat.visitor_number, chats_count: 1, rate: null, blacklisted: false },
  });
  const page = { url: 'https://shop.example.com/blue', title: 'The blue one' };
  await desk.setVisitor({ path: chat, body: { page, description: 'Asked before', rate: 'positive' } });
  expect(await desk.getVisitor({ path: chat })).toMatchObject({
    body: { page, description: 'Asked before', rate: 'positive' },
  });
  expect(await desk.getVisitor({ path: { chat_id: 999 } })).toMatchObject({ status: 404 });
});
