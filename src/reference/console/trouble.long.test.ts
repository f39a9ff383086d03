// Tests the display of failures and unusual states in the console.
import { expect, test } from 'vitest';
import type { AgentMessage } from '../../../generated/channel/types.ts';
import { openStage } from '../../workshop/testing/stage.ts';
import { isCutOff, openPage, useBrowser, violations } from '../../workshop/testing/use-browser.ts';
import type { Store } from '../service/store/port.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import {
  createChannel,
  deskToken,
  followDesk,
  newestChat,
  openService,
  say,
} from '../service/testing/site.ts';
import { arrive, openWidget } from '../service/testing/visitor.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();

test('a failing destination is shown in its card and in the log, with a button that sends all failed deliveries again', async () => {
  await using crm = await openReceiver<{ message: string }>();
  let store: Store | undefined;
  const parts = { store: (good: Store) => (store = good) };
  await using service = await openService({ ...(await pagesOfDesk()), parts });
  const { desk } = service;
  const { channel_id } = await createChannel(desk, undefined);
  await desk.setWebhook({ path: { channel_id }, body: { url: `${crm.url}/crm` } });
  const since = Date.now() - 60_000;
  const url = `${crm.url}/crm`;
  const told = { event_name: 'offline_message', widget_id: channel_id, message: 'lost' };
  const request = { url, body: JSON.stringify(told) };
  const failed = {
    delivery_id: 1000,
    lane: 'x',
    operation: 'sendWebhookEvent',
    kind: 'webhook' as const,
    state: 'failed' as const,
  };
  await store!.work(async (tx) => {
    tx.put('deliveries', {
      delivery_id: 1000,
      state: 'failed',
      lane: failed.lane,
      partition: 0,
      chat_id: null,
      entry_id: null,
      kind: 'webhook',
      progress: { attempts: [] },
      data: { ...failed, request, recorded_at: since + 1 },
    });
    tx.put('outages', { url, data: { url, since, failed: 7, next_at: Date.now() + 600_000 } });
  });

  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Set-up', exact: true }).click();
  const card = page.getByRole('region', { name: 'Shop', exact: true });
  await card.getByText('7 failed deliveries in a row').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await isCutOff(page)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await page.getByText(`${crm.url}/crm: `, { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send failed ones again', exact: true }).click();
  await page.getByText('Sending 1 delivery again.').waitFor();
  const { body } = await crm.until(() => true);
  expect(body.message).toBe('lost');
  expect(problems).toEqual([]);
});

test('several rejected typing notices are shown once, and not as a failed message', async () => {
  await using frontend = await openReceiver<AgentMessage>(() => ({
    error: { code: 1, message: 'No typing here.' },
  }));
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { channel_id, endpoint } = await createChannel(desk, frontend.url);
  await say(endpoint, 'Hello', { id: 'v-1', name: 'Mara' });
  const { chat } = await newestChat(desk, channel_id);
  for (const typing of [true, false]) await desk.setTyping({ path: chat, body: { agent_id: 'ada', typing } });
  await expect.poll(async () => (await newestChat(desk, channel_id)).transcript).toHaveLength(3);

  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Mara' }).click();
  await page.getByText('The notice that you are writing was refused: No typing here.').first().waitFor();
  expect(await page.getByRole('log').getByText('No typing here.').count()).toBe(1);
  expect(await page.locator('.notice.bad').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a requested call is shown in the list and in the chat, and the agent can change its status', async () => {
  await using service = await openService(await pagesOfDesk());
  const widget = await openWidget(service, { callback: { enabled: true } });
  const { client, path, session } = await arrive(service, widget);
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await client.requestCall({ path, body: { phone: '+49 30 901820' } });
  const row = page.getByRole('region', { name: 'Waiting 1', exact: true }).getByRole('link');
  await row.getByText('Call +49 30 901820', { exact: true }).waitFor();
  await row.getByText(`Visitor ${session.visitor_number}`, { exact: true }).waitFor();
  await row.click();
  const card = page.getByRole('region', { name: 'Call', exact: true });
  await card.getByText('Call requested').waitFor();
  expect(await card.getByRole('link').getAttribute('href')).toBe('tel:+4930901820');
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Connected', exact: true }).click();
  await card.getByText('connected', { exact: false }).waitFor();
  await page.reload();
  await card.getByRole('button', { name: 'Ended', exact: true }).click();
  await card.getByText('Call ended').waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the agent’s typing notice ends when the agent leaves the page', async () => {
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { channel_id, endpoint } = await createChannel(desk, undefined);
  await say(endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel_id);
  await desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
  await using events = await followDesk(desk);
  const address = `${service.url}/console/#token=${deskToken}&chat=${chat.chat_id}`;
  await using opened = await openPage(browser(), address);
  await opened.page.getByRole('textbox', { name: 'Your reply', exact: true }).pressSequentially('W');
  await events.until(({ event, typing }) => event === 'agent_typing' && typing === true);
  // An intercepted request is lost when the page closes, so the test stops intercepting.
  await opened.page.unrouteAll();
  await opened.page.goto(`${service.url}/`);
  await events.until(({ event, typing }) => event === 'agent_typing' && typing === false);
});

test('a reply is shown as waiting during retries of an earlier reply, and a bot’s buttons appear as the customer sees them', async () => {
  await using provider = await openReceiver<{ chat_id: string }>();
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { channel_id, endpoint } = await createChannel(desk, 'http://127.0.0.1:9/in');
  await say(endpoint, 'Hello');
  const { chat } = await newestChat(desk, channel_id);
  await desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
  const widget = await openWidget(service);
  const bot = await desk.connectBot({
    path: { channel_id: widget },
    body: { bot_endpoint: `${provider.url}/in`, token: 'of-the-bot' },
  });
  if (bot.status !== 200) throw new Error(`${bot.status}`);
  const { client, path } = await arrive(service, widget);
  await client.sendVisitorMessage({ path, body: { message_id: 'message-1', text: 'Hi' } });
  const { body } = await provider.until(() => true);
  const message = {
    timestamp: 1,
    type: 'BUTTONS',
    title: 'How can I help?',
    text: 'I am a bot',
    buttons: [{ text: 'Hours' }],
  };
  await fetch(bot.body.endpoint, {
    method: 'POST',
    body: JSON.stringify({ event: 'BOT_MESSAGE', id: 'b-1', client_id: '1', chat_id: body.chat_id, message }),
  });
  await using opened = await openPage(
    browser(),
    `${service.url}/console/#token=${deskToken}&chat=${chat.chat_id}`,
  );
  const { page } = opened;
  // The list shows the customer's message, not the bot's message.
  const words = page.locator('.chat-row').getByText('Hi', { exact: true });
  await words.waitFor();
  const field = page.getByRole('textbox', { name: 'Your reply', exact: true });
  for (const text of ['first', 'second']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await page.getByText('Waiting for earlier messages', { exact: false }).waitFor();
  await field.fill('half a sen');
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('half a sen');
  await words.click();
  await page.getByRole('list', { name: 'Quick replies' }).waitFor();
  expect(await page.getByText('I am a bot').count()).toBe(0);
  await page.goto(`${service.url}/console/#/chats/99999`);
  await page.getByText('This chat does not exist, or was removed.', { exact: true }).waitFor();
});

test('a chat that cannot be rendered is replaced by an error text, and all other chats are shown', async () => {
  await using service = await openService(await pagesOfDesk());
  const { endpoint } = await createChannel(service.desk, undefined);
  for (const name of ['Ann', 'Ben']) await say(endpoint, 'Hello', { id: name, name });
  for (const chat_id of [1, 2])
    await service.desk.acceptChat({ path: { chat_id }, body: { agent_id: 'ada' } });
  const message = { type: 'text' as const, text: 'Hi' };
  await service.desk.writeMessage({ path: { chat_id: 1 }, body: { agent_id: 'ada', message } });
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page } = opened;
  const row = (name: string) => page.getByRole('link', { name });
  await row('Ben').waitFor();
  // A timestamp with a leap second is valid by RFC 3339, but browsers cannot read it as a date.
  const leap = { at: '2026-12-31T23:59:60Z', opened_at: '2026-12-31T23:59:60Z' };
  const odd = (_: string, each: { chat_id?: number; at?: string; opened_at?: string } | null) =>
    each?.chat_id === 1 && (each.at ?? each.opened_at) ? { ...each, ...leap } : each;
  await page.route(/desk\/chats(\?|\/1\b)/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: JSON.parse(await response.text(), odd) });
  });
  await page.reload();
  const broken = page.getByText('This part could not be displayed.', { exact: false });
  await row('Ben').waitFor();
  await expect.poll(() => broken.count()).toBe(1);
  await page.goto(`${service.url}/console/#/chats/1`);
  await expect.poll(() => broken.count()).toBe(2);
  await row('Ben').click();
  await page.getByRole('region', { name: 'Transcript', exact: true }).getByText('Hello').waitFor();
  expect(await broken.count()).toBe(1);
});

test('during an outage, the console shows one notice, and afterwards it reads the failed lists again', async () => {
  await using service = await openService(await pagesOfDesk());
  const { endpoint } = await createChannel(service.desk, undefined);
  const names = ['Ann', 'Ben', 'Cleo'];
  for (const name of names) await say(endpoint, 'Hello', { id: name, name });
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  const chats = names.map((name) => page.getByRole('link', { name }));
  await chats[0]!.waitFor();
  await page.context().setOffline(true);

  const outage = page.getByText('The service cannot be reached.', { exact: true });
  for (const chat of chats) {
    await chat.click();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/accept'));
    await page.getByRole('button', { name: 'Reply' }).click();
    await failed;
  }
  await outage.first().waitFor();
  expect(await outage.count()).toBe(1);

  const unread = page.getByText('Loading failed. The service cannot be reached.');
  await page.getByRole('link', { name: 'Issues', exact: true }).click();
  await unread.waitFor();
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await unread.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await isCutOff(page)).toBe(false);

  await page.context().setOffline(false);
  await page.getByText('Nothing here yet.', { exact: false }).waitFor();
  await expect.poll(() => unread.count()).toBe(0);
  await page.getByRole('link', { name: 'Issues', exact: true }).click();
  await page.getByText('No issues', { exact: false }).waitFor();
  expect(problems).toEqual([]);
});

test('chats in which the bot has not replied for the configured time have a mark, and are above the other chats', async () => {
  await using stage = await openStage();
  await using bot = await openReceiver();
  const { desk } = stage;
  const channel = await createChannel(desk, 'http://127.0.0.1:9/chat');
  const settings = { bot_endpoint: bot.url, token: 'secret', name: 'Silent', mark_after_seconds: 1 };
  await desk.connectBot({ path: channel, body: settings });
  await say(channel.endpoint, 'Is anybody there?', { id: 'a', name: 'Mara' });
  await stage.say('What are your opening hours?', { id: 'b', name: 'Jonas' });
  const since = Date.parse((await newestChat(desk, channel.channel_id)).chat.unanswered_since!);
  await expect.poll(() => Date.now() - since).toBeGreaterThan(1000);

  await using opened = await openPage(browser(), stage.consoleLink);
  const { page, problems } = opened;
  const group = page.getByRole('region', { name: /^With the bot/ });
  await group.getByText('Jonas').waitFor();
  expect(await group.getByRole('link').allTextContents()).toEqual([
    expect.stringContaining('Mara'),
    expect.stringContaining('Jonas'),
  ]);
  expect(await group.getByTitle('No reply from the bot for', { exact: false }).count()).toBe(1);
  await group.getByRole('link', { name: 'Mara' }).click();
  await page.getByText('The bot has not replied for').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Set-up', exact: true }).click();
  const part = page.locator('section', { hasText: 'Silent' }).last();
  await part.getByRole('button', { name: 'Test it' }).click();
  await part.getByText('Answered 200 and posted nothing in 5 s: a customer would wait.').waitFor();
  await part.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  const mark = dialog.getByLabel('Seconds without a reply until a chat is marked', { exact: true });
  expect(await mark.inputValue()).toBe('1');
  await mark.fill('0');
  await dialog.getByLabel('Seconds without a reply until the agents get the chat', { exact: true }).fill('0');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await desk.listChannels({})).body).toMatchObject({
    channels: [{}, { bot: { mark_after_seconds: 0, hand_over_after_seconds: 0 } }],
  });
  await page.getByRole('link', { name: /^Chats/ }).click();
  await group.getByText('Mara').waitFor();
  expect(await group.getByTitle('No reply from the bot for', { exact: false }).count()).toBe(0);
  expect(problems).toEqual([]);
});
