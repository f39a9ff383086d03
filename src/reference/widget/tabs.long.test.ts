// Tests several tabs with the widget in one browser. A browser allows only six parallel requests to a host, and each stream is one.
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { newestChat, readChat, write } from '../service/testing/site.ts';
import { openWidget } from '../service/testing/visitor.ts';
import {
  evaluate,
  label,
  log,
  openShop,
  recorder,
  say,
  told,
  useScenes,
  visitPage,
} from './testing/scene.ts';

const scenes = useScenes();
const many = 4;

/** Returns a function that counts the open event streams. Closed pages do not count, because they do not report the end of requests. */
function streamsOf(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => request.url().endsWith('/events') && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

/** A script that lets the test set the visibility of a tab. In the browser of these tests, every tab counts as visible. */
const hideable = `
  let visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  window.look = (at) => {
    visibility = at ? 'visible' : 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };`;
const look = (page: Page, at: boolean) => page.evaluate(`look(${at})`);
/** Advances the test's clock in a page until a hidden tab closes its stream. */
const rest = (page: Page) => page.clock.runFor(30_000);
const words = (page: Page) => page.locator('.words').allTextContents();

test('all tabs share one event stream; each tab gets every event once, even after the tab with the stream closes', async () => {
  const { page: first, url, context, widget } = await scenes.open();
  const streams = streamsOf(context);
  const tabs = [first];
  while (tabs.length < many) tabs.push((await visitPage(scenes.browser, url, context)).page);
  await expect.poll(streams).toBe(1);
  const second = tabs[1]!;
  await label(second).click();
  await say(second, 'Can anybody hear me?');
  const chat_id = await scenes.accept(widget);
  const said = ['Can anybody hear me?'];
  // The tab that was opened last has the stream. When that tab closes, another tab opens a stream.
  for (let left = many - 1; left > 0; left -= 1) {
    const tab = tabs[left]!;
    said.push(`from ${left}`, `to ${left}`);
    await evaluate(tab, 'svc_api.open()');
    await say(tab, `from ${left}`);
    await scenes.untilChat(widget, (transcript) => transcript.some(({ text }) => text === `from ${left}`));
    await Promise.all([write(scenes.service.desk, chat_id, `to ${left}`), tab.close()]);
    for (const other of tabs.slice(0, left)) await expect.poll(() => words(other)).toEqual(said);
  }
  expect((await told(first)).filter((line) => line === 'onAccept')).toHaveLength(1);
  await expect.poll(streams).toBe(1);
});

test('a hidden tab closes its stream, unless its visitor has an open chat', async () => {
  const { page, context, url, widget } = await scenes.open(() => ({
    before: `<script>${hideable}</script>${recorder}`,
  }));
  const streams = streamsOf(context);
  await page.clock.install();
  await page.reload();
  await page.waitForFunction(() => 'svc_api' in globalThis);
  await expect.poll(streams).toBe(1);
  await look(page, false);
  await rest(page);
  await expect.poll(streams).toBe(0);
  await look(page, true);
  await expect.poll(streams).toBe(1);
  await label(page).click();
  await say(page, 'Hello');
  await scenes.untilChat(widget);
  await expect.poll(() => page.locator('.pending').count()).toBe(0);
  await look(page, false);
  await rest(page);
  const chat_id = await scenes.accept(widget);
  await write(scenes.service.desk, chat_id, 'Good day');
  await log(page).getByText('Good day', { exact: true }).waitFor();
  expect(await told(page)).toContain('onAccept');
  // Another visible tab opens the stream. All tabs get its events, even after that tab is hidden.
  const { page: other } = await visitPage(scenes.browser, url, context);
  await expect.poll(() => words(other)).toEqual(['Hello', 'Good day']);
  await look(other, false);
  await look(page, true);
  await write(scenes.service.desk, chat_id, 'Still there?');
  for (const tab of [page, other]) await expect.poll(() => words(tab)).toContain('Still there?');
  await expect.poll(streams).toBe(1);
});

test('hidden tabs of many sites close their streams, so that the visible tab can connect', async () => {
  const context = await scenes.browser.newContext();
  onTestFinished(() => context.close());
  const streams = streamsOf(context);
  const sites: { page: Page; widget: string }[] = [];
  while (sites.length < many) {
    const widget = await openWidget(scenes.service);
    const shop = await openShop(`${scenes.service.url}/widget/${widget}.js`, () => ({
      before: `<script>${hideable}</script>`,
    }));
    onTestFinished(() => shop[Symbol.asyncDispose]());
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(shop.url);
    await page.waitForFunction(() => 'svc_api' in globalThis);
    sites.push({ page, widget });
    if (sites.length === many) break;
    await look(page, false);
    await rest(page);
  }
  await expect.poll(streams).toBe(1);
  const { page, widget } = sites.at(-1)!;
  await label(page).click();
  await say(page, 'Hello');
  await scenes.untilChat(widget);
});

test.each([
  ['no locks', 'Object.defineProperty(Navigator.prototype, "locks", { value: undefined });'],
  ['locks that are forbidden', 'LockManager.prototype.request = () => Promise.reject(new Error("no"));'],
  ['no channels', 'window.BroadcastChannel = undefined;'],
])('in a browser with %s, each tab has its own event stream while it is visible', async (_name, without) => {
  const before = `<script>${without}${hideable}</script>${recorder}`;
  const { page, context, url, widget } = await scenes.open(() => ({ before }));
  const { page: other } = await visitPage(scenes.browser, url, context);
  await label(page).click();
  await say(page, 'Hello');
  const chat_id = await scenes.accept(widget);
  await write(scenes.service.desk, chat_id, 'Good day');
  for (const tab of [page, other]) await expect.poll(() => words(tab)).toEqual(['Hello', 'Good day']);
  const { page: third } = await visitPage(scenes.browser, url, context);
  await third.clock.install();
  const streams = streamsOf(context);
  await third.reload();
  await third.waitForFunction(() => 'svc_api' in globalThis);
  await expect.poll(streams).toBe(1);
  await look(third, false);
  await rest(third);
  await expect.poll(streams).toBe(0);
});

test('tabs without storage are separate visitors', async () => {
  const before = `<script>Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });</script>${recorder}`;
  const { page, context, url, widget } = await scenes.open(() => ({ before }));
  const { page: other } = await visitPage(scenes.browser, url, context);
  const numbers = new Set<unknown>();
  for (const tab of [page, other]) {
    numbers.add(await evaluate(tab, 'svc_api.getVisitorNumber()'));
    await label(tab).click();
    await say(tab, `I am ${numbers.size}`);
    await scenes.untilChat(widget, (transcript) =>
      transcript.some(({ text }) => text === `I am ${numbers.size}`),
    );
    const { chat } = await newestChat(scenes.service.desk, widget);
    await write(scenes.service.desk, chat.chat_id, `To ${numbers.size}`);
    expect((await readChat(scenes.service.desk, chat.chat_id)).transcript).toHaveLength(2);
  }
  expect(numbers.size).toBe(2);
  await expect.poll(() => words(page)).toEqual(['I am 1', 'To 1']);
  await expect.poll(() => words(other)).toEqual(['I am 2', 'To 2']);
});

test('the widget works in a sandboxed page', async () => {
  const { page, widget } = await scenes.open(() => ({
    before: recorder,
    headers: { 'content-security-policy': 'sandbox allow-scripts allow-forms' },
  }));
  await label(page).click();
  await say(page, 'Hello');
  const chat_id = await scenes.accept(widget);
  await write(scenes.service.desk, chat_id, 'Good day');
  await expect.poll(() => words(page)).toEqual(['Hello', 'Good day']);
});
