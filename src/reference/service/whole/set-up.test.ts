// Tests changes of the desk's settings: an absent field leaves the setting unchanged, null removes it, and lists show no secrets.
import { expect, test } from 'vitest';
import type { BotSettings, WebhookSettings } from '../../../../generated/reference/desk/types.ts';
import { verifySignature } from '../../../contract/send/signature.ts';
import { openReceiver } from '../testing/receiver.ts';
import { createChannel, followDesk, openService } from '../testing/site.ts';

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [first, second] = [secretOf('a'), secretOf('b')];

test('absent settings of a webhook stay unchanged, and null removes a setting', async () => {
  await using crm = await openReceiver(() => ({ result: 'OK' }));
  await using service = await openService();
  const { desk } = service;
  const { channel_id } = await createChannel(desk, undefined);
  const path = { channel_id };
  const set = async (body: WebhookSettings) => (await desk.setWebhook({ path, body })).status;
  /** Causes a webhook. Returns the path of its request, and those secrets of the list with which the request is signed. */
  const told = async (secrets: readonly string[]) => {
    crm.caught.length = 0;
    await desk.submitOfflineForm({ path, body: { message: 'Hello' } });
    const { headers, text, path: at } = await crm.until(() => true);
    const signs = (secret: string) => !verifySignature(headers as Record<string, string>, text, secret);
    return { at, signed: secrets.filter(signs) };
  };
  const shown = async () => {
    const listed = await desk.listChannels({});
    return listed.status === 200 ? listed.body.channels[0]!.webhook : undefined;
  };

  expect(await set({ signing_secret: first })).toBe(400);
  expect(await set({ url: `${crm.url}/hooks?key=abc123`, signing_secret: first })).toBe(204);
  expect(await set({})).toBe(204);
  const all = { url: `${crm.url}/hooks`, has_query: true, signed: true, has_former_secret: false };
  expect(await shown()).toEqual(all);
  expect(await told([first, second])).toEqual({ at: '/hooks?key=abc123', signed: [first] });

  // After a change of the secret, both secrets sign a request, so that a receiver can still verify it with the former secret.
  expect(await set({ signing_secret: second })).toBe(204);
  expect(await shown()).toEqual({ ...all, has_former_secret: true });
  expect(await told([first, second])).toEqual({ at: '/hooks?key=abc123', signed: [first, second] });
  expect(await set({ url: `${crm.url}/moved` })).toBe(204);
  expect(await told([first, second])).toEqual({ at: '/moved', signed: [first, second] });
  expect(await set({ former_signing_secret: null })).toBe(204);
  expect(await told([first, second])).toEqual({ at: '/moved', signed: [second] });
  expect(await set({ signing_secret: first, former_signing_secret: null })).toBe(204);
  expect(await told([first, second])).toEqual({ at: '/moved', signed: [first] });
  expect(await set({ signing_secret: 'c2hvcnQ=' })).toBe(400);

  expect(await set({ signing_secret: second })).toBe(204);
  expect(await set({ signing_secret: null })).toBe(204);
  expect(await shown()).toEqual({
    url: `${crm.url}/moved`,
    has_query: false,
    signed: false,
    has_former_secret: false,
  });
  expect(await told([first, second])).toEqual({ at: '/moved', signed: [] });
});

test('absent settings of a bot stay unchanged, and the bot’s credentials never go to another host', async () => {
  await using provider = await openReceiver(() => ({}));
  await using service = await openService();
  const { desk } = service;
  const { channel_id } = await createChannel(desk, undefined);
  const path = { channel_id };
  const connect = (body: BotSettings) => desk.connectBot({ path, body });
  const asked = async () => {
    provider.caught.length = 0;
    await desk.tryConnection({ path, body: { of: 'bot', event: 'CHAT_CLOSED' } });
    const { path: at, headers } = provider.caught[0]!;
    return { at, authorization: headers['authorization'] };
  };
  const wrong = (field: string) => ({
    status: 400,
    body: { error: { message: expect.stringContaining(`/${field} is missing`) } },
  });

  expect(await connect({ token: 't0k3n' })).toMatchObject(wrong('bot_endpoint'));
  const bot_endpoint = `${provider.url}/bot`;
  expect(await connect({ bot_endpoint })).toMatchObject(wrong('token'));
  const connected = await connect({
    bot_endpoint,
    token: 't0k3n',
    authorization: 'Basic abc',
    name: 'Helper',
  });
  expect(connected.status).toBe(200);
  // The provider id and the address stay unchanged when other settings are sent.
  expect(await connect({})).toEqual(connected);
  expect(await connect({ bot_endpoint: `${provider.url}/v2/` })).toMatchObject({ status: 200 });
  expect(await asked()).toEqual({ at: '/v2/t0k3n', authorization: 'Basic abc' });
  expect(await desk.listChannels({})).toMatchObject({
    body: {
      channels: [{ bot: { name: 'Helper', bot_endpoint: `${provider.url}/v2`, has_authorization: true } }],
    },
  });

  const placed = `${provider.url}/{token}/v3/`;
  expect(await connect({ bot_endpoint: `${placed}?key=1` })).toMatchObject({ status: 200 });
  expect(await asked()).toMatchObject({ at: '/t0k3n/v3/?key=1' });
  expect(await desk.listChannels({})).toMatchObject({
    body: { channels: [{ bot: { bot_endpoint: placed.slice(0, -1) } }] },
  });
  const deliveries = await desk.listDeliveries({ query: {} });
  expect(JSON.stringify(deliveries)).not.toContain('t0k3n');

  const elsewhere = 'https://bot.example.com/in';
  expect(await connect({ bot_endpoint: elsewhere })).toMatchObject(wrong('token'));
  expect(await connect({ bot_endpoint: elsewhere, token: 'x' })).toMatchObject(wrong('authorization'));
  expect(await asked()).toEqual({ at: '/t0k3n/v3/?key=1', authorization: 'Basic abc' });
  expect(await connect({ bot_endpoint: elsewhere, token: 'x', authorization: null })).toMatchObject({
    status: 200,
  });
  expect(await connect({ bot_endpoint, token: 't0k3n' })).toMatchObject({ status: 200 });
  expect(await asked()).toEqual({ at: '/bot/t0k3n', authorization: undefined });
});

test('a failed copy of the store gets the status 503 with the reason', async () => {
  const full = { backup: () => Promise.reject(new Error('database or disk is full')) };
  await using service = await openService({ parts: { store: (good) => Object.assign(good, full) } });
  expect(await service.desk.backUp({})).toMatchObject({
    status: 503,
    body: { error: { code: 'unavailable', message: expect.stringContaining('database or disk is full') } },
  });
});

test('lists and events contain the public address of a widget’s script', async () => {
  await using service = await openService({ publicUrl: 'https://chat.example.com/talk' });
  const { desk } = service;
  await using events = await followDesk(desk);
  const { channel_id } = await createChannel(desk, undefined);
  const path = { channel_id };
  const set = await desk.setWidget({ path, body: {} });
  const widget = { script_url: `https://chat.example.com/talk/widget/${channel_id}.js` };
  expect(set).toMatchObject({ body: widget });
  expect(await desk.listChannels({})).toMatchObject({ body: { channels: [{ channel_id, widget }] } });
  expect(await desk.changeChannel({ path, body: { name: 'Renamed' } })).toMatchObject({ body: { widget } });
  const named = await events.until(({ channel }) => channel?.name === 'Renamed');
  expect(named.channel).toMatchObject({ widget });
  // A stream that is opened later sends the same event.
  await using later = await followDesk(desk, 0);
  const told = await later.until(({ event }) => event === 'channel_changed');
  expect(told.channel).toMatchObject({ widget });
});
