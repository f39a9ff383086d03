// The widget in a real browser, on pages of another origin than the service, as sites are.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBrowser } from '../../conformance/targets/widget/browser.ts';
import type { TranscriptEntry } from '../../generated/desk/types.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import { newestChat, type OpenService, openService, write } from '../service/testing/site.ts';
import { openWidget } from '../service/testing/visitor.ts';
import { buildWidget } from '../service/widget/build.ts';
import { openShop, recorder, type ShopPage, visitPage } from './testing/shop.ts';

// A browser beside other tests on two cores can be slow.
vi.setConfig({ testTimeout: 90_000 });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The largest script that a page has to load for the widget, in bytes as they are sent. */
const largest = 14 * 1024;

let browser: Browser;
let service: OpenService;
beforeAll(async () => {
  service = await openService();
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await service?.[Symbol.asyncDispose]();
});

interface Scene {
  widget: string;
  url: string;
  page: Page;
  context: BrowserContext;
}

/** A site with a widget of its own, and somebody who has just come to it. */
async function scene(
  shopPage: (path: string) => ShopPage = () => ({ before: recorder }),
  settings: Parameters<typeof openWidget>[1] = {},
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Scene> {
  const widget = await openWidget(service, settings);
  const shop = await openShop(`${service.url}/widget/${widget}.js`, shopPage);
  const context = await browser.newContext(options);
  onTestFinished(async () => {
    await context.close();
    await shop[Symbol.asyncDispose]();
  });
  const { page } = await visitPage(browser, `${shop.url}/`, context);
  return { widget, url: shop.url, page, context };
}

/** What the widget called, each as its name and what it was given. */
async function told(page: Page, ...without: string[]): Promise<string[]> {
  const all = await page.evaluate<unknown[][]>('told');
  return all
    .map(([name, ...given]) => [name, ...given.map((each) => JSON.stringify(each))].join(' '))
    .filter((line) => !['onResizeCallback', ...without].includes(line));
}

const label = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

/** The newest chat of a widget once something is in it. */
async function untilChat(widget: string, isThere: (transcript: TranscriptEntry[]) => boolean = () => true) {
  return vi.waitFor(
    async () => {
      const found = await newestChat(service.desk, widget);
      if (!isThere(found.transcript)) throw new Error(JSON.stringify(found.transcript));
      return found;
    },
    { timeout: 10_000, interval: 50 },
  );
}

async function accept(widget: string): Promise<number> {
  const { chat } = await untilChat(widget);
  await service.desk.acceptChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
  return chat.chat_id;
}

const evaluate = <T>(page: Page, script: string) => page.evaluate<T>(script);

test('the script is small, and has no global but svc_api', async () => {
  expect(gzipSync(await buildWidget(), { level: 9 }).length).toBeLessThan(largest);
  const { page } = await scene(() => ({ before: '<script>window.before = Object.keys(window);</script>' }));
  expect(
    await evaluate(page, 'Object.keys(window).filter((key) => !before.includes(key) && key !== "before")'),
  ).toEqual(['svc_api']);
});

describe('a chat', () => {
  test('goes there and back, and the page is told of each step', async () => {
    const { page, widget } = await scene();
    await label(page).click();
    await say(page, 'Is the blue one in stock?');
    await say(page, 'Or the green one?');
    const chat_id = await accept(widget);
    await write(service.desk, chat_id, 'Both are.');
    await log(page).getByText('Both are.').waitFor();
    await page.getByRole('button', { name: 'Minimise' }).click();
    await page.getByRole('button', { name: 'Open the chat' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await told(page)).toEqual([
      'onLoadCallback',
      'onChangeState "chat"',
      'onOpen',
      'onMessageSent',
      'onAccept',
      'onChangeState "chat/min"',
      'onChangeState "chat"',
      'onOpen',
      'onChangeState "label"',
      'onClose',
    ]);
    expect(
      await evaluate<unknown[]>(page, 'told.filter(([name]) => name === "onResizeCallback").length'),
    ).toBeGreaterThan(2);
  });

  test('is the same after a reload and in another tab, with nothing doubled', async () => {
    const { page, widget, url, context } = await scene();
    await label(page).click();
    await say(page, 'one');
    const chat_id = await accept(widget);
    await write(service.desk, chat_id, 'two');
    await log(page).getByText('two').waitFor();
    const number = await evaluate(page, 'svc_api.getVisitorNumber()');
    await page.reload();
    await log(page).getByText('two').waitFor();
    const { page: other } = await visitPage(browser, url, context);
    await label(other).click();
    await say(other, 'three');
    await log(page).getByText('three').waitFor();
    expect(await evaluate(other, 'svc_api.getVisitorNumber()')).toBe(number);
    for (const tab of [page, other])
      expect(await tab.locator('.words').allTextContents()).toEqual(['one', 'two', 'three']);
    expect((await told(page)).filter((line) => line === 'onAccept')).toEqual([]);
    const { transcript } = await newestChat(service.desk, widget);
    expect(transcript.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  test('goes on after a lost connection: what was written is sent once, in order, and what was missed is told', async () => {
    const { page, widget, context } = await scene();
    await label(page).click();
    await say(page, 'before');
    const chat_id = await accept(widget);
    // The service takes these, and the answers are lost.
    let lost = 0;
    await page.route('**/messages', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await say(page, 'first');
    await say(page, 'second');
    await vi.waitFor(() => expect(lost).toBeGreaterThan(1), { timeout: 10_000 });
    await context.setOffline(true);
    await write(service.desk, chat_id, 'missed');
    await page.unroute('**/messages');
    await say(page, 'third');
    await context.setOffline(false);
    const { transcript } = await untilChat(widget, (entries) => entries.some(({ text }) => text === 'third'));
    expect(transcript.map(({ text }) => text)).toEqual(['before', 'first', 'missed', 'second', 'third']);
    await log(page).getByText('missed').waitFor();
    await vi.waitFor(async () => expect(await page.locator('.pending').count()).toBe(0), { timeout: 10_000 });
    expect(await page.locator('.words').allTextContents()).toEqual(transcript.map(({ text }) => text));
  });

  test('keeps what was written when the page is left before it could be sent', async () => {
    const { page, widget, context, url } = await scene();
    await label(page).click();
    await page.route('**/messages', (route) => route.abort());
    await say(page, 'not lost');
    await page.close();
    const { page: later } = await visitPage(browser, url, context);
    const { transcript } = await untilChat(widget);
    expect(transcript.map(({ text }) => text)).toEqual(['not lost']);
    await later.close();
  });

  test('with a bot has links, bold, italic and buttons that answer', async () => {
    await using provider = await openReceiver<{
      event: string;
      chat_id: string;
      message?: { text: string };
    }>();
    const { page, widget } = await scene();
    const connected = await service.desk.connectBot({
      path: { channel_id: widget },
      body: { bot_endpoint: `${provider.url}/in`, token: `token-${widget}`, name: 'Robin' },
    });
    if (connected.status !== 200) throw new Error(connected.body.error.message);
    await label(page).click();
    await say(page, 'Hello');
    const { body } = await provider.until((caught) => caught.body.event === 'CLIENT_MESSAGE');
    const botSays = (content: object) =>
      fetch(connected.body.endpoint, {
        method: 'POST',
        body: JSON.stringify({
          event: 'BOT_MESSAGE',
          id: `${widget} ${JSON.stringify(content)}`,
          client_id: '1',
          chat_id: body.chat_id,
          message: { timestamp: 1, ...content },
        }),
      });
    const content = 'A **bold** and *fine* [chair](https://shop.example.com/a?b=1&c=2) & <b>more</b>';
    await botSays({ type: 'MARKDOWN', content, text: 'plain' });
    await botSays({
      type: 'BUTTONS',
      title: 'Which colour?',
      buttons: [{ text: 'Blue' }, { text: 'Green' }],
    });
    const chair = page.getByRole('link', { name: 'chair' });
    await chair.waitFor();
    expect(await chair.getAttribute('href')).toBe('https://shop.example.com/a?b=1&c=2');
    expect(await log(page).locator('strong').allTextContents()).toEqual(['bold']);
    expect(await log(page).locator('em').allTextContents()).toEqual(['fine']);
    expect(await log(page).getByText('& <b>more</b>').count()).toBe(1);
    await page.getByRole('button', { name: 'Green' }).click();
    await provider.until((caught) => caught.body.message?.text === 'Green');
    await page.getByRole('button', { name: 'Green' }).waitFor({ state: 'detached' });
  });

  test('can be rated, and the rating is in the webhook when it ends', async () => {
    await using crm = await openReceiver<{ event_name: string; chat?: { rate: string } }>(() => ({
      result: 'OK',
    }));
    const { page, widget } = await scene();
    await service.desk.setWebhook({ path: { channel_id: widget }, body: { url: crm.url } });
    await label(page).click();
    await say(page, 'Hello');
    const chat_id = await accept(widget);
    const good = page.getByRole('group', { name: 'Rate this chat' }).getByRole('button', { name: 'Good' });
    const rated = page.waitForResponse((response) => response.url().endsWith('/rating'));
    await good.click();
    await vi.waitFor(async () => expect(await good.getAttribute('aria-pressed')).toBe('true'));
    await rated;
    await service.desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
    const { body } = await crm.until((caught) => caught.body.event_name === 'chat_finished');
    expect(body.chat?.rate).toBe('positive');
    await log(page).getByText('The chat has ended').waitFor();
    await say(page, 'Once more');
    await vi.waitFor(async () => expect(await told(page)).toContain('onMessageSent'));
    expect((await told(page)).filter((line) => line === 'onMessageSent')).toHaveLength(2);
  });
});

describe('the script API', () => {
  test('reads and writes who the visitor is', async () => {
    const { page, widget } = await scene();
    await evaluate(page, "svc_api.setContactInfo({ name: 'Grace', description: 'Buys for a school' })");
    expect(await evaluate(page, 'svc_api.getContactInfo()')).toEqual({
      name: 'Grace',
      email: null,
      phone: null,
      description: 'Buys for a school',
    });
    await label(page).click();
    await page.getByRole('button', { name: 'Your contact details' }).click();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Grace');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('grace@example.com');
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await told(page)).toContain('onIntroduction');
    await say(page, 'Hello');
    const { chat } = await untilChat(widget);
    expect(chat.customer).toMatchObject({
      name: 'Grace',
      email: 'grace@example.com',
      description: 'Buys for a school',
    });
    const numbers = await evaluate(
      page,
      'Promise.all([svc_api.getVisitorNumber(), new Promise((done) => svc_api.getVisitorNumber((...given) => done(given)))])',
    );
    expect(numbers).toEqual([chat.visitor_number, [null, chat.visitor_number]]);
    expect(chat).toMatchObject({
      page: { title: 'Shop' },
      session: { user_agent: expect.stringContaining('Chrome') },
    });
  });

  test('shows fields to the agent at once, and says what is no array', async () => {
    const { page, widget } = await scene();
    await label(page).click();
    await say(page, 'Hello');
    await untilChat(widget);
    const results = await evaluate(
      page,
      '[[{ title: "Basket", content: "3 chairs" }], {}, "text", null, undefined].map((given) => svc_api.setCustomData(given).result)',
    );
    expect(results).toEqual(['ok', 'fail', 'fail', 'fail', 'fail']);
    const panel = async () =>
      (await newestChat(service.desk, widget)).chat.panel?.map(({ content }) => content);
    await vi.waitFor(async () => expect(await panel()).toEqual(['3 chairs']));
    await evaluate(page, 'svc_api.setCustomData([{ content: "4 chairs" }, { content: 5 }])');
    await vi.waitFor(async () => expect(await panel()).toEqual(['4 chairs', '5']));
  });

  test('calls the visitor where calls are to be had, and tells how it ended', async () => {
    const { page, widget } = await scene(undefined, { callback: { enabled: true, balance: 2 } });
    const asked = () =>
      evaluate<{ result: string }>(page, 'new Promise((done) => svc_api.isCallbackEnabled(done))');
    expect(await asked()).toEqual({ result: 'ok' });
    expect(await evaluate(page, 'svc_api.startCall("not a number").result')).toBe('fail');
    await evaluate(page, "svc_api.open({ start: 'call' })");
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+49 30 901820');
    await page.getByRole('button', { name: 'Call me', exact: true }).click();
    await page.getByText('We are calling you').waitFor();
    expect(await asked()).toEqual({ result: 'fail', reason: 'Callback unavaiable' });
    expect(await evaluate(page, 'svc_api.startCall("+49 30 901820").result')).toBe('fail');
    const move = async (
      number: number,
      body: { status: 'end' | 'error' | 'client_connected'; reason?: string },
    ) => service.desk.moveCall({ path: { call_id: number }, body });
    const first = await lastCall(widget);
    await move(first, { status: 'client_connected' });
    await page.getByText('You are connected').waitFor();
    await move(first, { status: 'end' });
    await page.getByRole('textbox', { name: 'Phone number' }).waitFor();
    await evaluate(page, 'svc_api.close()');
    await vi.waitFor(async () => expect(await asked()).toEqual({ result: 'ok' }));
    expect(await evaluate(page, 'svc_api.startCall("030 901820")')).toEqual({ result: 'ok' });
    await move(await lastCall(widget, first), { status: 'error', reason: 'busy' });
    await vi.waitFor(async () =>
      expect(await told(page)).toEqual([
        'onLoadCallback',
        'onChangeState "chat/call"',
        'onOpen',
        'onChangeState "call"',
        'onCallStart',
        'onChangeState "chat/call"',
        'onCallEnd {"result":"ok"}',
        'onChangeState "label"',
        'onClose',
        'onChangeState "call"',
        'onCallStart',
        'onChangeState "label"',
        'onCallEnd {"result":"fail","reason":"busy"}',
      ]),
    );
    // The balance is used up.
    expect(await asked()).toEqual({ result: 'fail', reason: 'Callback unavaiable' });
    await service.desk.setWidget({ path: { channel_id: widget }, body: { callback: { enabled: false } } });
    expect(await asked()).toEqual({ result: 'fail', reason: 'Callback disabled' });
    await vi.waitFor(async () =>
      expect(await evaluate(page, 'svc_api.startCall("030 901820")')).toEqual({
        result: 'fail',
        reason: 'Callback disabled',
      }),
    );
  });

  test('invites, by itself and by rules that take the place of each other', async () => {
    const { page, widget } = await scene();
    await evaluate(
      page,
      `svc_api.setRules({ old: { text: 'The old one', delay: 0.4 } });
       svc_api.setRules({ elsewhere: { text: 'Elsewhere', url: '*/elsewhere' }, often: { text: 'Often', visits: 2 },
         wrong: {}, now: { text: 'May I help?', delay: 0.1, url: '*127.0.0.1*', visits: 1, department_id: 7 } })`,
    );
    await log(page).getByText('May I help?').waitFor();
    expect(await told(page)).toContain('onOpen');
    await say(page, 'Yes, please');
    const { chat } = await untilChat(widget);
    expect(chat).toMatchObject({ customer: { invite: 'May I help?' }, department_id: 7 });
    await page.waitForTimeout(500);
    expect(await page.locator('.words').allTextContents()).toEqual(['Yes, please']);
    await evaluate(page, "svc_api.close(); svc_api.showProactiveInvitation('One more thing')");
    await log(page).getByText('One more thing').waitFor();
  });

  test('takes offline messages, by the form and by the page, and says what is wrong in them', async () => {
    await using crm = await openReceiver<{ event_name: string; message: string }>(() => ({ result: 'OK' }));
    const { page, widget } = await scene();
    await service.desk.setWebhook({ path: { channel_id: widget }, body: { url: crm.url } });
    const results = await evaluate<{ result: string }[]>(
      page,
      `[{ name: 'Grace', message: 'From the page' }, { message: '' }, { message: 'x', email: 'no address' }, { message: 5 }, undefined]
        .map((form) => svc_api.sendOfflineMessage(form))`,
    );
    expect(results.map(({ result }) => result)).toEqual(['ok', 'fail', 'fail', 'fail', 'fail']);
    await crm.until(({ body }) => body.message === 'From the page');
    await service.desk.putAgent({ path: { agent_id: 'ada' }, body: { online: false } });
    onTestFinished(async () => {
      await service.desk.putAgent({ path: { agent_id: 'ada' }, body: { online: true } });
    });
    await vi.waitFor(async () => expect(await evaluate(page, 'svc_api.chatMode()')).toBe('offline'));
    await page.getByRole('button', { name: 'Leave a message' }).click();
    await message(page).fill('From the form');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Your message is with us').waitFor();
    await crm.until(({ body }) => body.message === 'From the form');
  });

  test('gives the visitor the id of the site', async () => {
    const { page } = await scene();
    expect(await evaluate(page, "['abc', '', 7].map((token) => svc_api.setUserToken(token))")).toEqual([
      { result: 'ok', token: 'abc' },
      { result: 'fail', token: '' },
      { result: 'fail', token: false },
    ]);
  });
});

/** The number of the newest call of a widget's chat, later than another. */
async function lastCall(widget: string, after = 0): Promise<number> {
  const { chat } = await untilChat(widget);
  return vi.waitFor(async () => {
    // Calls are told of by events only.
    for (let call_id = after + 1; call_id < after + 50; call_id++) {
      const moved = await service.desk.moveCall({ path: { call_id }, body: { status: 'agent_connected' } });
      if (moved.status === 200 && moved.body.chat_id === chat.chat_id) return call_id;
    }
    throw new Error('no call');
  });
}

describe('pages of the world', () => {
  test('have functions that throw, are declared after the script, or none at all', async () => {
    const throwing = recorder.replace(
      'window.told.push([name, ...given]);',
      '{ window.told.push([name, ...given]); throw new Error(name); }',
    );
    const { page, widget } = await scene(() => ({ before: throwing }));
    await label(page).click();
    await say(page, 'Hello');
    await untilChat(widget);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await told(page)).toEqual([
      'onLoadCallback',
      'onChangeState "chat"',
      'onOpen',
      'onMessageSent',
      'onChangeState "label"',
      'onClose',
    ]);
    const { page: after } = await scene(() => ({
      after: `<script>var calls = []; function svc_onLoadCallback() { calls.push('load'); svc_api.showProactiveInvitation('Welcome'); }
        function svc_onOpen() { calls.push('open'); }</script>`,
    }));
    await log(after).getByText('Welcome').waitFor();
    expect(await evaluate(after, 'calls')).toEqual(['load', 'open']);
    const { page: none } = await scene(() => ({}));
    await label(none).click();
    await say(none, 'Hello');
  });

  test('forbid styles, markup from texts and scripts of others', async () => {
    const headers = {
      'content-security-policy': `default-src 'none'; script-src 'unsafe-inline' ${service.url}; style-src 'self'; connect-src ${service.url}; require-trusted-types-for 'script'; trusted-types 'none'`,
    };
    const { page } = await scene(() => ({ before: recorder, headers }));
    const complaints: string[] = [];
    page.on('console', (line) => complaints.push(line.text()));
    await label(page).click();
    await say(page, 'Good morning');
    await log(page).getByText('Good morning').waitFor();
    const box = await page.getByRole('dialog', { name: 'Chat' }).boundingBox();
    expect(box!.x + box!.width).toBeGreaterThan(1200);
    expect(complaints).toEqual([]);
  });

  test('include the script twice, have words and looks of their own, and are read from right to left', async () => {
    const { page } = await scene(() => ({
      html: '<html lang="ar" dir="rtl">',
      attributes: 'data-texts="words" lang="ar" data-theme="dark"',
      before: '<script type="application/json" id="words">{"label": "تحدث معنا"}</script>',
      after: `<script src="${service.url}/widget/x.js"></script>`,
    }));
    const box = await page.getByRole('button', { name: 'تحدث معنا' }).boundingBox();
    expect(box!.x).toBeLessThan(100);
  });
});

describe('anybody', () => {
  test('can do everything by keyboard, and the focus is kept and comes back', async () => {
    const { page, widget } = await scene();
    const focused = () =>
      evaluate<string>(
        page,
        `(() => { const at = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement; return at.getAttribute('aria-label') ?? at.textContent.trim() })()`,
      );
    await page.getByRole('button', { name: 'Buy' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Chat with us');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Message');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Message');
    const chat_id = await accept(widget);
    await page.getByRole('button', { name: 'Good' }).waitFor();
    await write(service.desk, chat_id, 'Good day');
    await log(page).getByText('Good day').waitFor();
    expect(await focused()).toBe('Message');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Good');
    await page.keyboard.press('Space');
    expect(await focused()).toBe('Good');
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Chat with us');
    await write(service.desk, chat_id, 'Still there?');
    await page.getByRole('button', { name: 'Chat with us 1 new' }).waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'Ada: Still there?' }).count()).toBe(1);
  });

  test('who opens the window by the page keeps the focus where it was', async () => {
    const { page } = await scene();
    await page.getByRole('button', { name: 'Buy' }).focus();
    await evaluate(page, 'svc_api.open()');
    await message(page).waitFor();
    expect(await evaluate(page, 'document.activeElement.textContent')).toBe('Buy');
  });

  test.each([
    ['light and wide', {}],
    ['dark', { colorScheme: 'dark' as const }],
    ['narrow', { viewport: { width: 320, height: 560 } }],
  ])('finds nothing in the way: %s', async (_, options) => {
    const { page, widget } = await scene(undefined, { callback: { enabled: true } }, options);
    const look = async (of: string) => {
      await evaluate(page, axe);
      const found = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
        'axe.run(document, { rules: { region: { enabled: true } } })',
      );
      const seen = found.violations.map(
        ({ id, nodes }) => `${of}: ${id} ${nodes.map(({ html }) => html).join(' ')}`,
      );
      expect(seen).toEqual([]);
      expect(await evaluate(page, 'document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    };
    await look('label');
    await label(page).click();
    await page.waitForTimeout(300);
    await look('window');
    await say(page, 'Hello');
    const chat_id = await accept(widget);
    await write(service.desk, chat_id, 'Good day, see https://example.com/');
    await page.getByRole('link').waitFor();
    await look('chat');
    await page.getByRole('button', { name: 'Your contact details' }).click();
    await look('contact');
    await page.getByRole('button', { name: 'Your contact details' }).click();
    await page.getByRole('button', { name: 'Call me back' }).click();
    await look('call');
    await page.getByRole('button', { name: 'Minimise' }).click();
    await look('minimised');
  });
});
