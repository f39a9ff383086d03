// Tests chats with the widget in a real browser. The page and the service have different origins, as on real sites.
import { describe, expect, test, vi } from 'vitest';
import { limits } from '../../../generated/policies.ts';
import { violations } from '../../workshop/testing/use-browser.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import { newestChat, openService, readChat, write } from '../service/testing/site.ts';
import { openWidget } from '../service/testing/visitor.ts';
import {
  evaluate,
  focused,
  label,
  log,
  message,
  openShop,
  recorder,
  Scenes,
  say,
  told,
  useScenes,
  visitPage,
} from './testing/scene.ts';

const scenes = useScenes();
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
describe('a chat in the widget', () => {
  test('a chat has the messages of visitor and agent, and the widget calls the functions of the page at each step', async () => {
    const { page, widget } = await scenes.open();
    await label(page).click();
    await say(page, 'Is the blue one in stock?');
    await say(page, 'Or the green one?');
    const chat_id = await scenes.accept(widget);
    await write(scenes.service.desk, chat_id, 'Both are.');
    await log(page).getByText('Both are.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Minimise', exact: true }).click();
    await page.getByRole('button', { name: 'Open the chat', exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
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

  test('the chat has the same messages after a reload and in another tab, each message once', async () => {
    const { page, widget, url, context } = await scenes.open();
    await label(page).click();
    await say(page, 'one');
    const chat_id = await scenes.accept(widget);
    await write(scenes.service.desk, chat_id, 'two');
    await log(page).getByText('two', { exact: true }).waitFor();
    const number = await evaluate(page, 'svc_api.getVisitorNumber()');
    await page.reload();
    await log(page).getByText('two', { exact: true }).waitFor();
    const { page: other } = await visitPage(scenes.browser, url, context);
    await label(other).click();
    await say(other, 'three');
    await log(page).getByText('three', { exact: true }).waitFor();
    expect(await evaluate(other, 'svc_api.getVisitorNumber()')).toBe(number);
    for (const tab of [page, other])
      expect(await tab.locator('.words').allTextContents()).toEqual(['one', 'two', 'three']);
    expect((await told(page)).filter((line) => line === 'onAccept')).toEqual([]);
    const { transcript } = await newestChat(scenes.service.desk, widget);
    expect(transcript.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  test('the log shows its end when the window is opened again, and does not scroll while the visitor reads older entries', async () => {
    const { page, widget } = await scenes.open();
    await label(page).click();
    for (let line = 1; line <= 20; line++) await say(page, `line ${line}`);
    const chat_id = await scenes.accept(widget);
    const hears = async (text: string) => {
      await write(scenes.service.desk, chat_id, text);
      await page.locator('.log').getByText(text, { exact: true }).waitFor({ state: 'attached' });
    };
    const fromEnd = () => log(page).evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await hears('while it is open');
    await expect.poll(fromEnd).toBeLessThan(2);
    await button('Minimise').click();
    await hears('while it is small');
    await button('Open the chat').click();
    await expect.poll(fromEnd).toBeLessThan(2);
    await button('Close').click();
    await hears('while it is closed');
    await page.getByRole('button', { name: /^Chat with us/ }).click();
    await expect.poll(fromEnd).toBeLessThan(2);
    await page.reload();
    await hears('after a reload');
    await expect.poll(fromEnd).toBeLessThan(2);
    await log(page).evaluate((it) => it.scrollTo(0, 0));
    await expect.poll(fromEnd).toBeGreaterThan(100);
    await hears('while older words are read');
    expect(await log(page).evaluate((it) => it.scrollTop)).toBe(0);
    await button('New messages below').click();
    await expect.poll(fromEnd).toBeLessThan(2);
    expect(await button('New messages below').isVisible()).toBe(false);
    await log(page).evaluate((it) => it.scrollTo(0, 0));
    await expect.poll(fromEnd).toBeGreaterThan(100);
    await say(page, 'my own words');
    await expect.poll(fromEnd).toBeLessThan(2);
  });

  test('after a lost connection, the chat continues: messages are sent once, in order, and missed events arrive', async () => {
    const { page, widget, context } = await scenes.open();
    await label(page).click();
    await say(page, 'before');
    const chat_id = await scenes.accept(widget);
    // The service stores these messages, but its responses are lost.
    let lost = 0;
    await page.route('**/messages', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await say(page, 'first');
    await say(page, 'second');
    await vi.waitFor(() => expect(lost).toBeGreaterThan(1));
    await context.setOffline(true);
    await write(scenes.service.desk, chat_id, 'missed');
    await page.unroute('**/messages');
    await say(page, 'third');
    await context.setOffline(false);
    const { transcript } = await scenes.untilChat(widget, (entries) =>
      entries.some(({ text }) => text === 'third'),
    );
    expect(transcript.map(({ text }) => text)).toEqual(['before', 'first', 'missed', 'second', 'third']);
    await log(page).getByText('missed', { exact: true }).waitFor();
    await vi.waitFor(async () => expect(await page.locator('.pending').count()).toBe(0));
    expect(await page.locator('.words').allTextContents()).toEqual(transcript.map(({ text }) => text));
  });

  test('after a restart of the service, the chat continues: messages are sent once, in order', async () => {
    await using service = await openService();
    const widget = await openWidget(service);
    await using shop = await openShop(`${service.url}/widget/${widget}.js`, () => ({ before: recorder }));
    const { page, context } = await visitPage(scenes.browser, shop.url);
    await label(page).click();
    await say(page, 'before');
    const { chat } = await vi.waitFor(() => newestChat(service.desk, widget));
    await service.desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
    await write(service.desk, chat.chat_id, 'Good day');
    await log(page).getByText('Good day', { exact: true }).waitFor();

    await service.close();
    await say(page, 'first');
    await say(page, 'second');
    await expect.poll(() => page.locator('.pending').count()).toBe(2);
    const { port } = new URL(service.url);
    await using again = await openService({ ...service.composition, port: Number(port) });
    const { desk } = again;
    const sent = ['before', 'Good day', 'first', 'second'];
    const texts = async () => (await readChat(desk, chat.chat_id)).transcript.map(({ text }) => text);
    await expect.poll(texts).toEqual(sent);
    await write(desk, chat.chat_id, 'Here again');
    await log(page).getByText('Here again', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.pending').count()).toBe(0);
    expect(await page.locator('.words').allTextContents()).toEqual([...sent, 'Here again']);
    await context.close();
    expect(await texts()).toEqual([...sent, 'Here again']);
  });

  test('the window shows a lost connection when a response is late, even while the stream is open', async () => {
    const { page, widget } = await scenes.open();
    await label(page).click();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/messages', async (route) => {
      await held;
      await route.continue();
    });
    await say(page, 'Hello?');
    const lost = page.getByRole('status').filter({ hasText: 'Connection lost. Reconnecting…' });
    await lost.waitFor();
    expect(await page.locator('.pending').count()).toBe(1);
    letGo();
    await scenes.untilChat(widget);
    await expect.poll(() => page.locator('.pending').count()).toBe(0);
    await expect.poll(() => lost.count()).toBe(0);
  });

  test('the window warns the visitor that a pasted text was cut, until the text is shorter', async () => {
    const { page, context } = await scenes.open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await label(page).click();
    const { truncate } = limits.UserTextBody;
    const paste = async (text: string) => {
      await evaluate(page, `navigator.clipboard.writeText(${JSON.stringify(text)})`);
      await message(page).press('ControlOrMeta+v');
    };
    const cut = page.getByRole('status').filter({ hasText: `limited to ${truncate} characters` });
    await message(page).focus();
    await paste('a\r\n'.repeat(truncate / 2));
    expect(await message(page).inputValue()).toHaveLength(truncate);
    expect(await cut.count()).toBe(0);
    await paste('b');
    await cut.waitFor();
    await message(page).press('Backspace');
    await expect.poll(() => cut.count()).toBe(0);
    await message(page).fill('c'.repeat(truncate - 10));
    await message(page).press('End');
    await paste('d'.repeat(11));
    await cut.waitFor();
    expect(await message(page).inputValue()).toBe(`${'c'.repeat(truncate - 10)}${'d'.repeat(10)}`);
    expect(await violations(page)).toEqual([]);
    await message(page).press('Enter');
    await expect.poll(() => cut.count()).toBe(0);
  });

  test('a message that was not sent when the visitor left the page is sent from the next page', async () => {
    const { page, widget, context, url } = await scenes.open();
    await label(page).click();
    await page.route('**/messages', (route) => route.abort());
    await say(page, 'not lost');
    await page.close();
    const { page: later } = await visitPage(scenes.browser, url, context);
    const { transcript } = await scenes.untilChat(widget);
    expect(transcript.map(({ text }) => text)).toEqual(['not lost']);
    await later.close();
  });

  test('after an undocumented response status, a message is shown as not sent, and the next message is sent', async () => {
    const { page, widget } = await scenes.open();
    await label(page).click();
    await page.route('**/messages', (route) => route.fulfill({ status: 202 }));
    await say(page, 'one');
    const rejected = log(page).getByText('not sent', { exact: true });
    await rejected.waitFor();
    await page.unroute('**/messages');
    await say(page, 'two');
    const { transcript } = await scenes.untilChat(widget, ({ length }) => length > 0);
    expect(transcript.map(({ text }) => text)).toEqual(['two']);
    expect(await rejected.count()).toBe(1);
  });

  test('a bot’s Markdown and buttons are shown, and a click on a button sends the button’s text', async () => {
    await using provider = await openReceiver<{
      event: string;
      chat_id: string;
      message?: { text: string };
    }>();
    const { page, widget } = await scenes.open();
    const connected = await scenes.service.desk.connectBot({
      path: { channel_id: widget },
      body: { bot_endpoint: `${provider.url}/in`, token: `token-${widget}`, name: 'Robin' },
    });
    if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
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
      buttons: [{ text: 'Blue' }, { text: 'Green' }, { text: 'One of another colour that takes a line' }],
    });
    const chair = page.getByRole('link', { name: 'chair', exact: true });
    await chair.waitFor();
    expect(await chair.getAttribute('href')).toBe('https://shop.example.com/a?b=1&c=2');
    expect(await log(page).locator('strong').allTextContents()).toEqual(['bold']);
    expect(await log(page).locator('em').allTextContents()).toEqual(['fine']);
    expect(await log(page).getByText('& <b>more</b>').count()).toBe(1);
    // The heading is only as wide as its words, even if the buttons below it need two lines.
    const [heading] = await page
      .locator('.words')
      .filter({ hasText: 'Which colour?' })
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
    expect(heading).toBeLessThan(200);
    await page.getByRole('button', { name: 'Green', exact: true }).click();
    expect(await focused(page)).toBe('Message');
    await provider.until((caught) => caught.body.message?.text === 'Green');
    await page.getByRole('button', { name: 'Green', exact: true }).waitFor({ state: 'detached' });
  });

  test('the next page has the number of unseen entries, the draft and the invitation', async () => {
    const { page, widget, url } = await scenes.open();
    await label(page).click();
    await say(page, 'Hello');
    const chat_id = await scenes.accept(widget);
    await write(scenes.service.desk, chat_id, 'Seen');
    await log(page).getByText('Seen', { exact: true }).waitFor();
    await message(page).fill('half a sen');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await write(scenes.service.desk, chat_id, 'Unseen');
    const badge = (count: number) =>
      page.getByRole('button', { name: `Chat with us ${count} new`, exact: true });
    await badge(1).waitFor();
    await page.goto('about:blank');
    await write(scenes.service.desk, chat_id, 'Between two pages');
    await page.goto(`${url}/next`);
    await badge(2).click();
    expect(await message(page).inputValue()).toBe('half a sen');
    await page.reload();
    await message(page).waitFor();
    expect(await page.locator('.badge').count()).toBe(0);
    await scenes.service.desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
    await log(page).getByText('The chat has ended').waitFor();
    await evaluate(page, "svc_api.showProactiveInvitation('Ten per cent off?')");
    await page.goto(`${url}/third`);
    await log(page).getByText('Ten per cent off?', { exact: true }).waitFor();
  });

  test('the text of the offline form moves into the chat when an agent comes online, and back when the agent goes offline', async () => {
    await using service = await openService();
    const own = Object.assign(new Scenes(), { browser: scenes.browser, service });
    const { page } = await own.open();
    const online = (is: boolean) =>
      service.desk.putAgent({ path: { agent_id: 'ada' }, body: { online: is } });
    await online(false);
    await page.getByRole('button', { name: 'Leave a message', exact: true }).click();
    await message(page).fill('Do you deliver to Oslo?');
    const field = page.getByPlaceholder('Write a message');
    await online(true);
    await field.waitFor();
    expect([await field.inputValue(), await focused(page)]).toEqual(['Do you deliver to Oslo?', 'Message']);
    await field.press('End');
    await page.keyboard.type(' Or Bergen?');
    await online(false);
    await field.waitFor({ state: 'detached' });
    expect(await message(page).inputValue()).toBe('Do you deliver to Oslo? Or Bergen?');
  });

  test('the window stops showing that an agent is typing if no further notice arrives', async () => {
    const { page, widget } = await scenes.open();
    await page.clock.install();
    await page.reload();
    await label(page).click();
    await say(page, 'Hello');
    const chat_id = await scenes.accept(widget);
    await scenes.service.desk.setTyping({ path: { chat_id }, body: { agent_id: 'ada', typing: true } });
    const notice = page.getByText('Ada is writing…', { exact: true });
    await notice.waitFor();
    await page.clock.runFor(10_000);
    await notice.waitFor({ state: 'detached' });
  });

  test('consecutive messages of one author have one heading, and the greeting has buttons below it', async () => {
    const { page, widget } = await scenes.open(() => ({
      before: '<script type="application/json" id="w">{ "helloAnswers": "Opening hours|Delivery" }</script>',
      attributes: 'data-texts="w"',
    }));
    await page.route('https://files.example.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    const { desk } = scenes.service;
    const photo = 'https://files.example.com/ada.svg';
    await desk.putAgent({ path: { agent_id: 'ada' }, body: { photo } });
    await label(page).click();
    expect(await page.locator('.words').allTextContents()).toEqual(['Hello! How can we help?']);
    await page.getByRole('button', { name: 'Delivery', exact: true }).click();
    expect(await focused(page)).toBe('Message');
    const chat_id = await scenes.accept(widget);
    for (const text of ['one', 'two']) await write(desk, chat_id, text);
    await log(page).getByText('two', { exact: true }).waitFor();
    expect(
      await page.locator('.agent .face').evaluateAll((all) => all.map((it) => it.getAttribute('src'))),
    ).toEqual([photo]);
    expect(await page.locator('.log time').count()).toBe(2);
    expect(await page.locator('.log time').last().textContent()).toMatch(/^\d{1,2}:\d\d/);
    expect(await violations(page)).toEqual([]);
  });

  test('the log shows pictures, players, files with their size, and locations with their title', async () => {
    const { page, widget } = await scenes.open();
    await page.route('https://files.example.com/**', (route) =>
      route.request().url().endsWith('gone.png')
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await label(page).click();
    await say(page, 'Hello');
    const chat_id = await scenes.accept(widget);
    const sends = async (message: object) =>
      scenes.service.desk.writeMessage({
        path: { chat_id },
        body: { agent_id: 'ada', message: message as never },
      });
    const file = (file_name: string) => ({
      file: `https://files.example.com/${encodeURIComponent(file_name)}`,
      file_name,
      file_size: 1_234_567,
    });
    await sends({ type: 'voice', ...file('voice.wav'), duration: 65 });
    await sends({ type: 'video', ...file('chair.mp4'), thumb: 'https://files.example.com/chair.svg' });
    await sends({ type: 'document', ...file('Price list.pdf') });
    await sends({ type: 'photo', ...file('gone.png') });
    await sends({ type: 'location', title: 'Our shop in Oslo', latitude: 59.9, longitude: 10.7 });
    await page.getByRole('link', { name: 'Our shop in Oslo', exact: true }).waitFor();
    expect(
      await page.locator('audio').evaluate((it) => [it.getAttribute('aria-label'), it.getAttribute('title')]),
    ).toEqual(['voice.wav', '1:05, 1.2 MB']);
    expect(await page.locator('video').getAttribute('poster')).toBe('https://files.example.com/chair.svg');
    await page.getByText('Price list.pdf 1.2 MB', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'gone.png', exact: true }).filter({ hasText: 'gone.png' }).waitFor();
    expect(await log(page).getByRole('img').count()).toBe(0);
  });

  test('after the end of a chat, the widget asks once for a rating, and the chat stays visible above the next chat', async () => {
    const { page, widget } = await scenes.open();
    await label(page).click();
    await say(page, 'Hello');
    const chat_id = await scenes.accept(widget);
    await write(scenes.service.desk, chat_id, '10 % off with AUTUMN');
    await log(page).getByText('10 % off', { exact: false }).waitFor();
    const question = page.getByRole('group', { name: 'How was this chat?', exact: true });
    expect(await question.count()).toBe(0);
    await scenes.service.desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
    await log(page).getByText('The chat has ended').waitFor();
    const rated = page.waitForResponse((response) => response.url().endsWith('/rating'));
    await question.getByRole('button', { name: 'Good', exact: true }).click();
    expect((await rated).status()).toBe(204);
    await page.getByText('Thank you for your rating.').waitFor();
    expect(await focused(page)).toBe('Message');
    const known = await scenes.service.desk.getVisitor({ path: { chat_id } });
    expect(known).toMatchObject({ body: { rate: 'positive' } });
    await say(page, 'Once more');
    await vi.waitFor(async () => expect(await told(page)).toContain('onMessageSent'));
    expect((await told(page)).filter((line) => line === 'onMessageSent')).toHaveLength(2);
    await scenes.untilChat(widget, (transcript) => transcript.some(({ text }) => text === 'Once more'));
    for (const again of [false, true]) {
      if (again) await page.reload();
      await log(page).getByText('New conversation', { exact: true }).waitFor();
      expect(await page.locator('.words').allTextContents()).toEqual([
        'Hello',
        '10 % off with AUTUMN',
        'Once more',
      ]);
      expect(await question.count()).toBe(0);
    }
  });
});
