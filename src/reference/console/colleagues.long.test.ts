// Tests the console except for replies: presence, colleagues, offline messages, files, and actions that ask for confirmation.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isCutOff,
  type Opened,
  openPage,
  useBrowser,
  violations,
} from '../../workshop/testing/use-browser.ts';
import {
  createChannel,
  deskToken,
  followDesk,
  newestChat,
  type OpenService,
  openService,
  say,
} from '../service/testing/site.ts';
import { arrive, openWidget } from '../service/testing/visitor.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();
let service: OpenService;
beforeAll(async () => {
  service = await openService(await pagesOfDesk());
});
afterAll(() => service[Symbol.asyncDispose]());

const exact = true;
let opened: Opened | undefined;
afterAll(() => opened?.[Symbol.asyncDispose]());
/** Opens the view of the chats in the console. All tests use the same page. */
const open = async () => {
  if (opened) {
    await opened.page.goto(`${service.url}/console/#/chats`);
    return opened;
  }
  const localStorage = [{ name: 'parlance.agent', value: 'ada' }];
  const storageState = { cookies: [], origins: [{ origin: service.url, localStorage }] };
  opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`, { storageState });
  return opened;
};
const agent = async (agent_id: string) => {
  const listed = await service.desk.listAgents({});
  return listed.status === 200 ? listed.body.agents.find((one) => one.agent_id === agent_id) : undefined;
};
/** Creates a chat between a customer of this name and the agent Ada, in a new channel. */
async function chatOf(name: string) {
  const { channel_id, endpoint } = await createChannel(service.desk, undefined);
  await say(endpoint, 'Hello', { id: name, name });
  const { chat } = await newestChat(service.desk, channel_id);
  await service.desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
  return { chat_id: chat.chat_id, channel_id, endpoint };
}

test('an open console reports the presence of its agent, and the agent can choose to stay online without a console', async () => {
  const path = { agent_id: 'ada' };
  await service.desk.putAgent({ path, body: { online: true } });
  const { page, problems } = await open();
  await expect.poll(async () => (await agent('ada'))?.seen_at).toBeDefined();
  const presence = page.getByRole('switch');
  await presence.click();
  await page.getByRole('switch', { name: 'Offline', exact }).waitFor();
  // The reports of the console do not change the state of an agent who chose to be offline.
  await expect.poll(async () => (await agent('ada'))?.seen_at).toBeDefined();
  expect(await agent('ada')).toMatchObject({ online: false });
  await presence.click();
  await page.getByRole('switch', { name: 'Online', exact }).waitFor();
  await page.getByRole('button', { name: /your settings/ }).click();
  await page.getByLabel('When I close the console', { exact }).selectOption('stay');
  await expect.poll(async () => (await agent('ada'))?.stays_online).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
});

test('agents can be changed and removed; the removal asks for confirmation and puts the agent’s chats into the queue', async () => {
  const put = (agent_id: string, body: object) => service.desk.putAgent({ path: { agent_id }, body });
  await put('grace', { name: 'Grace', email: 'grace@example.com' });
  const { chat_id } = await chatOf('Of Grace');
  await service.desk.transferChat({ path: { chat_id }, body: { agent_id: 'ada', to: 'grace' } });
  const { page, problems } = await open();
  await page.getByRole('region', { name: 'With colleagues' }).getByText('Of Grace').waitFor();
  await page.getByRole('link', { name: 'Set-up', exact }).click();
  await page.getByRole('listitem', { name: 'Grace', exact }).getByRole('button', { name: 'Change' }).click();
  const form = page.getByRole('dialog', { name: 'Change Grace', exact });
  await form.getByLabel('Name', { exact }).fill('Grace Hopper');
  await form.getByLabel('E-mail (optional)', { exact }).fill('');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save', exact }).click();
  const row = page.getByRole('listitem', { name: 'Grace Hopper', exact });
  await row.waitFor();
  expect(await agent('grace')).toMatchObject({ name: 'Grace Hopper' });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await isCutOff(page)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await agent('grace')).not.toHaveProperty('email');
  const asked = page.getByRole('dialog', { name: 'Remove Grace Hopper?', exact });
  await row.getByRole('button', { name: 'Remove', exact }).click();
  await asked.getByRole('button', { name: 'Cancel', exact }).click();
  expect(await agent('grace')).toBeDefined();
  await row.getByRole('button', { name: 'Remove', exact }).click();
  await asked.getByRole('button', { name: 'Remove', exact }).click();
  await row.waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  await page.getByRole('region', { name: 'Waiting' }).getByText('Of Grace').waitFor();
  expect(problems).toEqual([]);
});

test('the inbox shows offline messages and their number, and the agent can mark a message as done', async () => {
  const { channel_id } = await createChannel(service.desk, undefined);
  const leave = (message: string) =>
    service.desk.submitOfflineForm({
      path: { channel_id },
      body: { message, name: 'Jakub', email: 'jakub@example.com', phone: '+49 30 1234' },
    });
  await leave('Do you ship to Oslo?');
  const { page, problems } = await open();
  await page.getByRole('navigation', { name: 'Chats', exact }).waitFor();
  await page.keyboard.press('i');
  await page.getByRole('heading', { name: 'Inbox', exact, level: 1 }).waitFor();
  await leave('And how long does it take?');
  const messages = page.getByRole('listitem', { name: 'Jakub', exact });
  await messages.filter({ hasText: 'how long' }).waitFor();
  expect(await messages.locator('.said').allTextContents()).toEqual([
    'And how long does it take?',
    'Do you ship to Oslo?',
  ]);
  const badge = page.getByRole('link', { name: /Inbox/ }).getByText('2 messages');
  await badge.waitFor();
  expect(await messages.first().getByRole('link').first().getAttribute('href')).toBe(
    'mailto:jakub@example.com',
  );
  expect(await violations(page)).toEqual([]);
  await messages.first().getByRole('button', { name: 'Mark as done', exact }).click();
  await badge.waitFor({ state: 'detached' });
  expect(await messages.count()).toBe(1);
  await page.getByLabel('Show', { exact }).selectOption('done');
  await messages.getByText('Done by Ada').waitFor();
  await messages.getByRole('button', { name: 'Reopen', exact }).click();
  await badge.waitFor();
  expect(problems).toEqual([]);
});

test('the inbox shows a message that arrives while the console reads the list of messages', async () => {
  const { channel_id } = await createChannel(service.desk, undefined);
  const { page } = await open();
  await page.getByRole('navigation', { name: 'Chats', exact }).waitFor();
  const read = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  await page.route('**/desk/offline-messages?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    read.resolve();
    await left.promise;
    // With `has_older`, the page shows the button "Show older messages". When the test finds it, the page has processed the response.
    await route.fulfill({ response, json: { ...json, has_older: true } });
  });
  await page.keyboard.press('i');
  await read.promise;
  await service.desk.submitOfflineForm({
    path: { channel_id },
    body: { message: 'Meanwhile', name: 'Maria', email: 'maria@example.com' },
  });
  const message = page.getByRole('listitem', { name: 'Maria', exact });
  await message.waitFor();
  left.resolve();
  await page.getByRole('button', { name: 'Show older messages', exact }).waitFor();
  expect(await message.count()).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the agent can choose or drop a file, and both agent and visitor see a picture', async () => {
  const widget_id = await openWidget(service);
  const guest = await arrive(service, widget_id);
  const path = { widget_id };
  await guest.client.sendVisitorMessage({ path, body: { message_id: 'message-1', text: 'A photo?' } });
  const { chat } = await newestChat(service.desk, widget_id);
  await service.desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
  const { page, problems } = await open();
  await page.goto(`${service.url}/console/#/chats/${chat.chat_id}`);
  const dialog = page.getByRole('dialog', { name: 'Send a file or location', exact });
  await page.getByRole('button', { name: 'Send a file or location', exact }).click();
  await dialog.getByLabel('File', { exact }).setInputFiles({
    name: 'blue.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  });
  await dialog.getByLabel('Comment (optional)', { exact }).fill('The blue one');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send', exact }).click();
  await dialog.waitFor({ state: 'detached' });
  const picture = page.getByRole('img', { name: 'blue.gif', exact });
  await expect
    .poll(() => picture.evaluate((it) => (it as unknown as { naturalWidth: number }).naturalWidth))
    .toBe(1);
  const { entries } = (await arrive(service, widget_id, guest.token)).session;
  expect(entries.at(-1)).toMatchObject({ type: 'photo', file_name: 'blue.gif', text: 'The blue one' });

  const drop = (name: string, size: number) =>
    page.evaluate(`(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(${size})], '${name}'));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('.transcript').dispatchEvent(event);
    })()`);
  await drop('too-large.bin', 5_000_001);
  await dialog.getByText('Files can have 5.0 MB at most').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send', exact }).isEnabled()).toBe(false);
  await dialog.getByRole('button', { name: 'Cancel', exact }).click();
  await drop('price list.bin', 7);
  await dialog.getByText('price list.bin · 7 B').waitFor();
  await dialog.getByRole('button', { name: 'Send', exact }).click();
  await page.getByRole('log').getByRole('link', { name: 'price list.bin', exact }).waitFor();
  expect(problems).toEqual([]);
});

test('the panel links to the former chats of a visitor', async () => {
  const { chat_id, channel_id, endpoint } = await chatOf('Regular');
  await service.desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
  await say(endpoint, 'Me again', { id: 'Regular' });
  const { chat } = await newestChat(service.desk, channel_id);
  const { page } = await open();
  await page.goto(`${service.url}/console/#/chats/${chat.chat_id}`);
  const panel = page.getByRole('region', { name: 'Visitor', exact });
  await panel.getByRole('button', { name: '2: show former chats', exact }).click();
  await panel.getByRole('link', { name: `Chat ${chat_id}`, exact }).click();
  await page.getByRole('region', { name: 'Transcript', exact }).getByText('Hello').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the name of the channel does not cut off the name of the customer', async () => {
  const { channel_id } = await chatOf('Jakub Nowakowski');
  await service.desk.changeChannel({ path: { channel_id }, body: { name: 'Example from the catalogue' } });
  const { page } = await open();
  const row = page.getByRole('link', { name: 'Jakub Nowakowski' });
  await row.getByText('Example from the catalogue').waitFor();
  expect(await row.locator('.name').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test.each(['a click', 'a key'])('closing a chat asks for confirmation, after %s', async (by) => {
  const { chat_id } = await chatOf(`Ended by ${by}`);
  const { page } = await open();
  await page.goto(`${service.url}/console/#/chats/${chat_id}`);
  const close = page.getByRole('button', { name: 'Close chat', exact });
  await close.waitFor();
  const state = async () => {
    const read = await service.desk.getChat({ path: { chat_id } });
    return read.status === 200 && read.body.chat.state;
  };
  const asked = page.getByRole('dialog', { name: `Close the chat with Ended by ${by}?`, exact });
  const ask = () => (by === 'a key' ? page.keyboard.press('e') : close.click());
  await ask();
  await asked.getByRole('button', { name: 'Cancel', exact }).click();
  await asked.waitFor({ state: 'detached' });
  expect(await state()).toBe('open');
  await ask();
  await asked.getByRole('button', { name: 'Close chat', exact }).click();
  await expect.poll(state).toBe('closed');
});

test('the set-up asks for confirmation before it disconnects a bot or webhook or removes a widget', async () => {
  const { channel_id } = await createChannel(service.desk, undefined, { agents: ['ada'] });
  const path = { channel_id };
  await service.desk.changeChannel({ path, body: { name: 'Asked' } });
  await service.desk.setWidget({ path, body: {} });
  await service.desk.setWebhook({ path, body: { url: 'https://crm.example.com/hooks' } });
  await service.desk.connectBot({ path, body: { bot_endpoint: 'https://bots.example.com', token: 'abc' } });
  const { page } = await open();
  // The desk has no event for a new bot or webhook, so the test reloads the page to show them.
  await page.reload();
  await page.getByRole('link', { name: 'Set-up', exact }).click();
  const card = page.getByRole('region', { name: 'Asked', exact });
  const dialog = page.getByRole('dialog');
  const channel = async () => {
    const listed = await service.desk.listChannels({});
    return listed.status === 200
      ? listed.body.channels.find((one) => one.channel_id === channel_id)
      : undefined;
  };
  for (const [part, label, last] of [
    ['webhook', 'Disconnect', true],
    ['bot', 'Disconnect', false],
    ['widget', 'Remove widget', false],
  ] as const) {
    const buttons = card.getByRole('button', { name: label, exact });
    await (last ? buttons.last() : buttons.first()).click();
    expect(await channel()).toHaveProperty(part);
    await dialog.getByRole('button', { name: label, exact }).click();
    await expect.poll(channel).not.toHaveProperty(part);
    await dialog.waitFor({ state: 'detached' });
  }
});

test('a typing notice ends when the console is closed', async () => {
  const { chat_id } = await chatOf('Waits for words');
  await using events = await followDesk(service.desk);
  const isTyping = (typing: boolean) =>
    events.until((event) => event.event === 'agent_typing' && event.typing === typing);
  const { page } = await open();
  await page.goto(`${service.url}/console/#/chats/${chat_id}`);
  await page.getByLabel('Your reply', { exact }).pressSequentially('I am');
  await isTyping(true);
  await page.goto('about:blank');
  await isTyping(false);
});

test('a sign-in link works, even while the console asks other tabs for the token', async () => {
  await using opened = await openPage(browser(), `${service.url}/console/`);
  const { page } = opened;
  await page.goto(`${service.url}/console/#token=${deskToken}`);
  await page.getByRole('navigation', { name: 'Chats', exact }).waitFor();
  await expect.poll(() => page.evaluate('performance.now()')).toBeGreaterThan(1500);
  expect(await page.getByLabel('Desk token', { exact }).count()).toBe(0);
});
