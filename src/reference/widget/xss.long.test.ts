// Puts a hundred hostile texts into every field that an outsider can fill. The widget must show these texts unchanged.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../../workshop/testing/browser.ts';
import { hostileStrings as attacks } from '../../workshop/testing/odd.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import { newestChat, type OpenService, openService } from '../service/testing/site.ts';
import { openWidget } from '../service/testing/visitor.ts';
import { openShop, visitPage } from './testing/scene.ts';

/** A script element that counts in `hits` the scripts that attacks have run. */
const trap =
  '<script>window.hits = 0; window.ran = () => { window.hits += 1; }; window.alert = window.ran;</script>';

let browser: Browser;
let service: OpenService;
let widget: string;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  service = await openService();
  browser = await openBrowser();
  widget = await openWidget(service, { callback: { enabled: true } });
  shop = await openShop(`${service.url}/widget/${widget}.js`, () => ({ before: trap }));
});
afterAll(async () => {
  await browser?.close();
  await shop?.[Symbol.asyncDispose]();
  await service?.[Symbol.asyncDispose]();
});

/** Returns the number of scripts that ran in a page, and the elements and attributes that could run a script later. */
async function suspicious(page: Page): Promise<string[]> {
  await page.waitForTimeout(200);
  return page.evaluate<string[]>(`(() => {
    const root = document.querySelector('svc-widget')?.shadowRoot ?? document.body;
    const all = [...root.querySelectorAll('*')];
    return [
      ...(window.hits === 0 ? [] : ['ran ' + window.hits + ' times']),
      ...all.filter(({ tagName }) => /^(script|iframe|object|embed|style|base|math)$/i.test(tagName)).map(({ outerHTML }) => outerHTML),
      ...all.filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on'))).map(({ outerHTML }) => outerHTML),
      ...all.filter((one) => /^(?!https?:)/i.test(one.getAttribute('href') ?? one.getAttribute('src') ?? 'https:')).map(({ outerHTML }) => outerHTML),
    ];
  })()`);
}

test('the list has a hundred different attacks, and the check finds more than ten attacks if they are parsed as markup', async () => {
  expect(new Set(attacks).size).toBe(100);
  const page = await browser.newPage();
  await page.setContent(`${trap}<div></div>`);
  await page.evaluate((texts) => {
    (globalThis as never as { document: { body: { innerHTML: string } } }).document.body.innerHTML =
      texts.join('');
  }, attacks as string[]);
  expect((await suspicious(page)).length).toBeGreaterThan(10);
  await page.close();
});

test('messages of the visitor are shown as text, before and after a reload', async () => {
  const { page } = await visitPage(browser, shop.url);
  await page.evaluate('svc_api.open()');
  await page.evaluate(`(async (texts) => {
    const area = document.querySelector('svc-widget').shadowRoot.querySelector('textarea');
    for (const text of texts) { area.value = text; area.form.requestSubmit(); }
  })(${JSON.stringify(attacks)})`);
  await vi.waitFor(async () =>
    expect((await newestChat(service.desk, widget)).transcript.length).toBe(attacks.length),
  );
  expect(await suspicious(page)).toEqual([]);
  await page.reload();
  await page.locator('.words').first().waitFor();
  expect(await page.locator('.words').allTextContents()).toEqual(attacks.map((text) => text.trim()));
  expect(await suspicious(page)).toEqual([]);
  await page.context().close();
});

test('values from methods of the script API are shown as text', async () => {
  const { page } = await visitPage(browser, shop.url);
  for (const text of attacks) {
    await page.evaluate(
      `((text) => {
        svc_api.setContactInfo({ name: text, email: text, phone: text, description: text });
        svc_api.setUserToken(text);
        svc_api.setCustomData([{ title: text, key: text, content: text, link: text }]);
        svc_api.setRules({ [text]: { text, url: text } });
        svc_api.startCall(text);
        svc_api.showProactiveInvitation(text);
        svc_api.sendOfflineMessage({ name: text, description: text, message: text });
      })(${JSON.stringify(text)})`,
    );
  }
  for (const name of ['Your contact details', 'Your contact details', 'Call me back'])
    await page.getByRole('button', { name, exact: true }).click();
  expect(await suspicious(page)).toEqual([]);
  await page.context().close();
});

test('messages of bots and agents are shown as text', async () => {
  await using provider = await openReceiver<{ event: string; chat_id: string }>();
  const own = await openWidget(service);
  await using site = await openShop(`${service.url}/widget/${own}.js`, () => ({ before: trap }));
  const bot = await service.desk.connectBot({
    path: { channel_id: own },
    body: { bot_endpoint: `${provider.url}/in`, token: 'token-of-attacks', name: attacks[1]! },
  });
  if (bot.status !== 200) throw new Error(JSON.stringify(bot.body));
  const { page } = await visitPage(browser, site.url);
  await page.evaluate('svc_api.open()');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Hello');
  await page.getByRole('textbox', { name: 'Message', exact: true }).press('Enter');
  const { body } = await provider.until(({ body: { event } }) => event === 'CLIENT_MESSAGE');
  for (const [index, text] of attacks.entries()) {
    for (const message of [
      { type: 'MARKDOWN', content: text, text, timestamp: 1 },
      { type: 'BUTTONS', title: text, text, buttons: [{ text }], timestamp: 1 },
    ])
      await fetch(bot.body.endpoint, {
        method: 'POST',
        body: JSON.stringify({
          event: 'BOT_MESSAGE',
          id: `${index} ${message.type}`,
          client_id: '1',
          chat_id: body.chat_id,
          message,
        }),
      });
  }
  await vi.waitFor(async () => expect(await page.locator('.entry').count()).toBe(1 + 2 * attacks.length));
  expect(await suspicious(page)).toEqual([]);
  await page.context().close();
});
