// Tests several tabs with the console in one browser, and replies that cannot be sent.
import type { Page, Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { isCutOff, openPage, useBrowser, violations } from '../../workshop/testing/use-browser.ts';
import { createChannel, deskToken, newestChat, openService, readChat, say } from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();
const many = 4;

/** Opens a service with one chat, which an agent has accepted. */
async function openChat() {
  const service = await openService(await pagesOfDesk());
  onTestFinished(() => service[Symbol.asyncDispose]());
  const { desk } = service;
  const { endpoint, channel_id } = await createChannel(desk, undefined);
  const speak = (text: string) => say(endpoint, text, { id: 'ann', name: 'Ann' });
  await speak('Hello');
  const { chat } = await newestChat(desk, channel_id);
  await desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
  const texts = async () =>
    (await readChat(desk, chat.chat_id)).transcript.flatMap(({ type, text }) =>
      type === 'text' ? text! : [],
    );
  const address = `${service.url}/console/#token=${deskToken}`;
  const opened = await openPage(browser(), address);
  onTestFinished(() => opened[Symbol.asyncDispose]());
  return { ...opened, address, texts, speak };
}

const field = (page: Page) => page.getByLabel('Your reply', { exact: true });
const bubbles = (page: Page) => page.locator('.bubble').allTextContents();

async function reply(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('all tabs share one event stream; each tab gets every event once, even after the tab with the stream closes', async () => {
  const { page: first, address, texts, speak, problems } = await openChat();
  // The first tab opens its stream before these listeners exist, so that stream is not counted.
  const streams = new Set<Request>();
  const context = first.context();
  context.on('request', (request) => request.url().endsWith('/events') && streams.add(request));
  context.on('requestfinished', (request) => streams.delete(request));
  context.on('requestfailed', (request) => streams.delete(request));
  const tabs = [first];
  while (tabs.length < many) {
    const page = await context.newPage();
    await page.goto(address);
    tabs.push(page);
  }
  for (const tab of tabs) await tab.getByRole('link', { name: 'Ann' }).click();
  const said = ['Hello'];
  // The tab that was opened last has the stream. When that tab closes, another tab opens a stream.
  for (let left = many - 1; left > 0; left -= 1) {
    const tab = tabs[left]!;
    said.push(`from ${left}`, `to ${left}`);
    await reply(tab, `from ${left}`);
    await expect.poll(texts).toContain(`from ${left}`);
    expect([...streams].filter((request) => !request.frame().page().isClosed())).toHaveLength(1);
    await Promise.all([speak(`to ${left}`), tab.close()]);
    for (const other of tabs.slice(0, left)) await expect.poll(() => bubbles(other)).toEqual(said);
  }
  expect(await texts()).toEqual(said);
  expect(await first.getByText('Connection lost', { exact: false }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('after an outage, the console sends the unsent replies in order, each once, also after a reload of the page', async () => {
  const { page, texts, problems } = await openChat();
  await page.getByRole('link', { name: 'Ann' }).click();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/messages', async (route) => {
    await held;
    await route.abort();
  });
  await reply(page, 'one');
  await reply(page, 'two');
  await expect.poll(() => bubbles(page)).toEqual(['Hello', 'one', 'two']);
  expect(await page.getByText('Sending', { exact: true }).count()).toBe(2);
  expect(await field(page).inputValue()).toBe('');
  await page.context().setOffline(true);
  letGo();
  await page.getByText('Not sent yet.', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await isCutOff(page)).toBe(false);

  // The service stores each reply, but the responses are lost.
  await page.unroute('**/messages');
  await page.route('**/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.context().setOffline(false);
  await expect.poll(texts).toEqual(['Hello', 'one', 'two']);
  await expect.poll(() => page.locator('.waits').count()).toBe(0);

  await page.unroute('**/messages');
  await page.route('**/messages', (route) => route.abort());
  await reply(page, 'three');
  await reply(page, 'four');
  await page.getByText('Not sent yet.', { exact: false }).waitFor();
  await page.unroute('**/messages');
  await page.reload();
  await expect.poll(texts).toEqual(['Hello', 'one', 'two', 'three', 'four']);
  await expect.poll(() => bubbles(page)).toEqual(['Hello', 'one', 'two', 'three', 'four']);
  expect(problems).toEqual([]);
});

test('a rejected reply is shown with the reason, and can be sent again or edited', async () => {
  const { page, texts, problems } = await openChat();
  await page.getByRole('link', { name: 'Ann' }).click();
  const error = { code: 'invalid_request', message: 'Chat 1 is closed.' };
  await page.route('**/messages', (route) => route.fulfill({ status: 400, json: { error } }));
  await reply(page, 'one');
  await reply(page, 'two');
  const failed = page.getByRole('listitem').filter({ hasText: 'Not sent. Chat 1 is closed.' });
  await expect.poll(() => failed.count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/messages');
  await failed.first().getByRole('button', { name: 'Send again', exact: true }).click();
  await expect.poll(() => failed.count()).toBe(1);
  await field(page).fill('three');
  await failed.getByRole('button', { name: 'Edit', exact: true }).click();
  expect(await field(page).inputValue()).toBe('two\nthree');
  await field(page).press('Enter');
  const sent = page.getByRole('log').getByRole('listitem').filter({ hasText: 'two\nthree' });
  await expect.poll(() => sent.count()).toBe(1);
  await expect.poll(texts).toEqual(['Hello', 'one', 'two\nthree']);
  await expect.poll(() => page.locator('.waits').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a new tab signs in with the token of another tab, and does not ask for the agent again', async () => {
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { endpoint, channel_id } = await createChannel(desk, undefined);
  await say(endpoint, 'Hello', { id: 'ann', name: 'Ann' });
  await desk.putAgent({ path: { agent_id: 'grace' }, body: { name: 'Grace', online: true } });
  const { chat } = await newestChat(desk, channel_id);
  const address = `${service.url}/console/#token=${deskToken}`;
  await using graces = await openPage(browser(), address);
  await using adas = await openPage(browser(), address);
  for (const [{ page }, name] of [
    [graces, 'Grace'],
    [adas, 'Ada'],
  ] as const) {
    const who = page.getByRole('dialog', { name: 'Who are you?', exact: true });
    await who.getByRole('button', { name, exact: true }).click();
    await who.waitFor({ state: 'detached' });
  }
  const tab = await graces.page.context().newPage();
  await tab.goto(`${service.url}/console/#/chats/${chat.chat_id}`);
  await tab.getByRole('region', { name: 'Chat with Ann', exact: true }).waitFor();
  expect(await tab.getByRole('dialog').count()).toBe(0);

  // Both agents press Reply. The second agent gets a notice, and then takes over the chat.
  await adas.page.getByRole('link', { name: 'Ann' }).click();
  await adas.page.route('**/accept', async (route) => {
    await desk.acceptChat({ path: chat, body: { agent_id: 'grace' } });
    await route.continue();
  });
  await adas.page.getByRole('button', { name: 'Reply', exact: true }).click();
  const notice = adas.page.getByText('Grace already took this chat.', { exact: true });
  await notice.waitFor();
  const { y, height } = (await notice.boundingBox())!;
  expect(y + height).toBeLessThan((await adas.page.locator('.composer').boundingBox())!.y);
  await adas.page.getByRole('button', { name: 'Take over', exact: true }).click();
  const owner = async () => (await newestChat(desk, channel_id)).chat.agent_id;
  await expect.poll(owner).toBe('ada');
  await adas.page.getByRole('button', { name: 'Transfer', exact: true }).click();
  const form = adas.page.getByRole('dialog', { name: 'Transfer chat', exact: true });
  await form.getByLabel('To', { exact: true }).selectOption('Grace');
  expect(await violations(adas.page)).toEqual([]);
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect.poll(owner).toBe('grace');
  const back = await desk.transferChat({ path: chat, body: { agent_id: 'grace' } });
  expect([back.status, await owner()]).toEqual([200, undefined]);
  await tab.getByRole('region', { name: 'Waiting 1', exact: true }).waitFor();
  expect((await desk.transferChat({ path: chat, body: { agent_id: 'grace', to: 'nobody' } })).status).toBe(
    400,
  );
  const taken = await desk.transferChat({ path: chat, body: { agent_id: 'grace', to: 'ada' } });
  expect(taken).toMatchObject({ status: 200, body: { agent_id: 'ada' } });
});
