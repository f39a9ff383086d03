import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { AgentMessage } from '../../../../generated/channel/types.ts';
import { limits } from '../../../../generated/policies.ts';
import { openReceiver } from '../testing/receiver.ts';
import { newestChat, ok, openService, say, write } from '../testing/site.ts';
import { arrive, openWidget } from '../testing/visitor.ts';

/**
 * Returns the field names of a record. A nested field has the names of its parents as a prefix, with dots. The items of a list of texts
 * are not fields.
 */
function fieldsOf(record: object, prefix = ''): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const parts = Array.isArray(value) ? value.filter((each) => typeof each === 'object') : [value];
    const nested = parts.filter((each) => typeof each === 'object' && each !== null && !Array.isArray(each));
    return [`${prefix}${name}`, ...nested.flatMap((each) => fieldsOf(each, `${prefix}${name}.`))];
  });
}

test('stored records keep the names of their fields', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ok);
  const service = await openService();
  const { desk } = service;
  const department = { id: 3, name: 'Sales' };
  const agent = {
    name: 'Ada',
    photo: 'https://x.example/a.png',
    email: 'ada@x.example',
    phone: '+491',
    online: true,
    department,
  };
  await desk.putAgent({ path: { agent_id: 'ada' }, body: agent });
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  const hours = { days: [...weekdays], from: '00:00', to: '24:00', time_zone: 'UTC' };
  const channel_id = await openWidget(service, {
    domains: ['shop.example.com'],
    safe_url: true,
    callback: { enabled: true, balance: 2, hours },
  });
  const path = { channel_id };
  await desk.changeChannel({ path, body: { customer_endpoint: frontend.url, chunked: false } });
  const renewed = await desk.renewAddress({ path, body: { keep_former: true } });
  if (renewed.status !== 200) throw new Error(JSON.stringify(renewed.body));
  const secret = `whsec_${Buffer.alloc(32, 's').toString('base64')}`;
  const waits = { mark_after_seconds: 60, hand_over_after_seconds: 0 };
  const bot = { bot_endpoint: frontend.url, token: 'of-the-bot', authorization: 'Basic eA==', ...waits };
  expect((await desk.connectBot({ path, body: bot })).status).toBe(200);
  const webhook = {
    url: `${frontend.url}/hook`,
    signing_secret: secret,
    former_signing_secret: `${secret}`,
  };
  expect((await desk.setWebhook({ path, body: webhook })).status).toBe(204);

  const guest = await arrive(service, channel_id);
  const at = { path: guest.path };
  await guest.client.setVisitorContact({
    ...at,
    body: { name: 'Kim', email: 'k@x.example', phone: '+492', description: 'new' },
  });
  await guest.client.setVisitorCustomData({
    ...at,
    body: { fields: [{ title: 'Cart', content: '2', key: 'items', link: 'https://shop.example.com/cart' }] },
  });
  await guest.client.setVisitorToken({ ...at, body: { token: 'of-the-page' } });
  const said = await guest.client.sendVisitorMessage({
    ...at,
    body: { message_id: 'message-1', text: 'Hello', department_id: 3 },
  });
  expect(said.body).toEqual({ entry_id: expect.any(Number) });
  expect((await guest.client.requestCall({ ...at, body: { phone: '+4930123456' } })).status).toBe(204);
  const {
    chat: { chat_id },
  } = await newestChat(desk, channel_id);
  await desk.moveCall({ path: { call_id: 1 }, body: { status: 'error', reason: 'busy' } });
  await desk.acceptChat({ path: { chat_id }, body: { agent_id: 'ada' } });
  await write(desk, chat_id, 'Welcome');
  await guest.client.leaveOfflineMessage({
    ...at,
    body: { message_id: 'message-2', form: { name: 'Lee', message: 'Call me' } },
  });
  await desk.settleOfflineMessage({ path: { number: 1 }, body: { agent_id: 'ada', state: 'done' } });
  await desk.reportPresence({ path: { agent_id: 'ada' } });
  await guest.client.rateChat({ ...at, body: { rate: 'positive' } });
  await desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
  const sender = {
    id: 7,
    name: 'Lee',
    phone: '+493',
    email: 'l@x.example',
    photo: 'https://x.example/l.png',
    invite: 'Hi',
    url: 'https://x.example',
  };
  expect(await say(renewed.body.endpoint, 'x'.repeat(limits.UserTextBody.truncate + 1), sender)).toBe(200);
  await say(renewed.body.endpoint, { type: 'typein' }, sender);
  await service.close();

  const file = new DatabaseSync(service.composition.data, { readOnly: true });
  const form = Object.fromEntries(
    ['agents', 'channels', 'visitors', 'chats', 'calls', 'notes', 'offline_messages', 'actions'].map(
      (table) => {
        const rows = file.prepare(`select data from ${table}`).all() as { data: string }[];
        return [table, [...new Set(rows.flatMap(({ data }) => fieldsOf(JSON.parse(data))))].toSorted()];
      },
    ),
  );
  const events = file.prepare('select event, data from events').all() as { event: string; data: string }[];
  form['events'] = [
    ...new Set(
      events.filter(({ event }) => event !== 'entry_added').flatMap(({ data }) => fieldsOf(JSON.parse(data))),
    ),
  ].toSorted();
  file.close();
  expect(form).toMatchInlineSnapshot(`
    {
      "actions": [
        "action_id",
        "at",
        "of",
        "of.agent_id",
        "of.channel_id",
        "operation",
      ],
      "agents": [
        "agent_id",
        "department",
        "department.id",
        "department.name",
        "email",
        "name",
        "number",
        "online",
        "phone",
        "photo",
        "seen_at",
      ],
      "calls": [
        "agent_id",
        "call_id",
        "chat_id",
        "phone",
        "reason",
        "requested_at",
        "status",
        "type",
      ],
      "channels": [
        "agents",
        "bot",
        "bot.authorization",
        "bot.bot_endpoint",
        "bot.hand_over_after_seconds",
        "bot.mark_after_seconds",
        "bot.name",
        "bot.provider_id",
        "bot.token",
        "channel_id",
        "chunked",
        "customer_endpoint",
        "former",
        "former.random_string",
        "former.until",
        "name",
        "random_string",
        "removed",
        "webhook",
        "webhook.former_signing_secret",
        "webhook.signing_secret",
        "webhook.url",
        "widget",
        "widget.callback",
        "widget.callback.balance",
        "widget.callback.enabled",
        "widget.callback.hours",
        "widget.callback.hours.days",
        "widget.callback.hours.from",
        "widget.callback.hours.time_zone",
        "widget.callback.hours.to",
        "widget.domains",
        "widget.safe_url",
      ],
      "chats": [
        "agent_id",
        "call",
        "call.agent_id",
        "call.call_id",
        "call.chat_id",
        "call.phone",
        "call.reason",
        "call.requested_at",
        "call.status",
        "call.type",
        "channel_id",
        "chat_id",
        "closed_at",
        "customer",
        "customer.description",
        "customer.email",
        "customer.id",
        "customer.invite",
        "customer.name",
        "customer.phone",
        "customer.photo",
        "customer.url",
        "customer_typing",
        "department_id",
        "handled_by",
        "opened_at",
        "page",
        "page.title",
        "page.url",
        "panel",
        "panel.content",
        "panel.key",
        "panel.kind",
        "panel.link",
        "panel.set_by",
        "panel.title",
        "session",
        "session.geoip",
        "session.ip_addr",
        "session.user_agent",
        "session.utm_json",
        "state",
        "unanswered_since",
        "via",
        "visitor_number",
      ],
      "events": [
        "agent_id",
        "call",
        "call.reason",
        "call.status",
        "call_id",
        "channel_id",
        "note_id",
        "offline_message",
        "online",
        "typing",
      ],
      "notes": [
        "about",
        "at",
        "channel_id",
        "chat_id",
        "note_id",
        "text",
      ],
      "offline_messages": [
        "at",
        "channel_id",
        "done_at",
        "done_by",
        "form",
        "form.message",
        "form.name",
        "form.page",
        "form.page.title",
        "form.page.url",
        "form.session",
        "form.session.geoip",
        "form.session.ip_addr",
        "form.session.user_agent",
        "form.session.utm_json",
        "form.user_token",
        "number",
        "offline_message_id",
        "visitor_number",
      ],
      "visitors": [
        "blacklisted",
        "channel_id",
        "chats",
        "chats_count",
        "customer_id",
        "last_chat",
        "open_chat",
        "rate",
        "report",
        "report.description",
        "report.email",
        "report.name",
        "report.page",
        "report.page.title",
        "report.page.url",
        "report.phone",
        "report.session",
        "report.session.geoip",
        "report.session.ip_addr",
        "report.session.user_agent",
        "report.session.utm_json",
        "report.user_token",
        "visitor_number",
        "widget",
        "widget.call_id",
        "widget.fields",
        "widget.fields.content",
        "widget.fields.key",
        "widget.fields.link",
        "widget.fields.title",
        "widget.taken",
      ],
    }
  `);
});

test('no file of the store imports types of the desk’s or the visitor’s document', () => {
  const folder = new URL('../store/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  expect(
    files.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('generated/reference/')),
  ).toEqual([]);
});
