// Puts a hundred hostile strings, such as script tags, into every field that an outsider can fill. The console must show them as text.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { createBotServiceClient } from '../../../generated/bot/client.ts';
import { hostileStrings } from '../../workshop/testing/odd.ts';
import { openPage, useBrowser } from '../../workshop/testing/use-browser.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import { createChannel, deskToken, newestChat, openService, say, write } from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();

/** A script that finds injected elements, event handlers in attributes, and addresses that can run a script. */
const strange = `[...document.querySelectorAll('#console *')].flatMap((element) => [
  ...(/^(script|iframe|object|embed|style|link|base|meta|template|math|foreignobject|animate|set|use|marquee|form-x)$/i.test(element.localName) ? [element.outerHTML] : []),
  ...[...element.attributes]
    .filter(({ name, value }) => /^on/i.test(name) || (/^(href|src|action|formaction|data|srcdoc|poster|xlink:href)$/i.test(name) && !/^(https?:|tel:|mailto:|#|icon\\.svg$)/i.test(value)))
    .map(({ name, value }) => element.localName + ' ' + name + '=' + value),
])`;

/** Clicks on "Show older messages" until the transcript shows its first message, "Hello". */
async function untilAll(page: Page): Promise<void> {
  const beginning = page.getByRole('log').getByText('Hello', { exact: true }).first();
  const older = page.getByRole('button', { name: 'Show older messages', exact: true });
  await older.or(beginning).first().waitFor();
  while (!(await beginning.isVisible())) {
    await older.click();
    await older.and(page.locator(':enabled')).or(beginning).first().waitFor();
  }
}

test('hostile strings in every field are shown as text, and none of them runs as a script', async () => {
  let refusal = '';
  await using frontend = await openReceiver(() =>
    refusal === ''
      ? { result: 'ok' }
      : { result: 'error', error: { code: 'invalid_request', message: refusal } },
  );
  await using crm = await openReceiver(({ body }) =>
    (body as { event_name: string }).event_name === 'chat_accepted'
      ? {
          result: 'OK',
          custom_data: hostileStrings.map((text) => ({ title: text, key: text, content: text, link: text })),
          contact_info: { name: hostileStrings[0], phone: hostileStrings[1], email: hostileStrings[2] },
          crm_link: 'javascript:window.ran(1)',
          enable_assign: true,
        }
      : { result: hostileStrings[3] },
  );
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const plain = await createChannel(desk, frontend.url);
  const withBot = await createChannel(desk, frontend.url);
  await desk.setWebhook({ path: plain, body: { url: crm.url } });
  const bot = await desk.connectBot({
    path: withBot,
    body: { bot_endpoint: frontend.url, token: 'token', provider_id: 'p', name: 'Bot' },
  });
  if (bot.status !== 200) throw new Error(`${bot.status}`);

  await say(plain.endpoint, 'Hello');
  await say(withBot.endpoint, 'Hello', { id: 'of-the-bot' });
  const { chat } = await newestChat(desk, plain.channel_id);
  const { chat: botChat } = await newestChat(desk, withBot.channel_id);
  await desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });

  const client = createBotServiceClient({ baseUrl: bot.body.endpoint.replace(/\/webhooks\/.*$/, '') });
  for (const [index, text] of hostileStrings.entries()) {
    const tail = text.replaceAll(/\s/g, '');
    const contact = {
      name: text,
      phone: text,
      email: text,
      invite: text,
      url: text,
      photo: `https://x.invalid/${tail}`,
    };
    const media = {
      file: `https://x.invalid/${tail}`,
      thumb: `https://x.invalid/${tail}`,
      file_name: text,
      file_size: 1,
    };
    const type = ['photo', 'sticker', 'document', 'audio', 'video', 'voice'][index % 6];
    const path = { provider_id: 'p', token: 'token' };
    const event = { event: 'BOT_MESSAGE' as const, chat_id: String(botChat.chat_id), client_id: '2' };
    const statuses = await Promise.all([
      say(plain.endpoint, text, { id: 'visitor', ...contact }),
      say(
        plain.endpoint,
        { type, ...media, text, emoji: text, title: text, performer: text },
        { id: 'visitor' },
      ),
      say(
        plain.endpoint,
        { type: 'location', latitude: 1, longitude: 2, title: text, text },
        { id: 'visitor' },
      ),
      client
        .sendProviderEvent({
          path,
          body: {
            ...event,
            id: `m-${index}`,
            message: { type: 'MARKDOWN', content: text, text, timestamp: 1 },
          },
        })
        .then(({ status }) => status),
      client
        .sendProviderEvent({
          path,
          body: {
            ...event,
            id: `b-${index}`,
            message: { type: 'BUTTONS', title: text, text, buttons: [{ text }], timestamp: 1 },
          },
        })
        .then(({ status }) => status),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  }
  const text = hostileStrings[12]!;
  await desk.setVisitor({
    path: chat,
    body: {
      description: text,
      social: Object.fromEntries(hostileStrings.map((name) => [name, name])),
      user_token: text,
      page: { url: 'javascript:window.ran(1)', title: text },
      session: {
        geoip: { country: text, city: text },
        utm_json: { source: text },
        ip_addr: text,
        user_agent: text,
      },
    },
  });
  for (refusal of hostileStrings) await write(desk, chat.chat_id, 'What do you say?');
  await vi.waitUntil(
    () => frontend.caught.filter(({ text: sent }) => sent.includes('What do you say?')).length === 100,
  );

  // The test switches off the content security policy, because the page must be safe without it.
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`, {
    bypassCSP: true,
  });
  const { page } = opened;
  const ran: unknown[] = [];
  await page.exposeFunction('ran', (what: unknown) => ran.push(what));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${service.url}/console/#/chats/${chat.chat_id}`);
  const shown = async () => ({ ran: [...ran], strange: await page.evaluate(strange) });
  const clean = { ran: [], strange: [] };
  await untilAll(page);
  expect(await shown()).toEqual(clean);
  // The strings are shown as text: in messages, in rejections and in the fields of the CRM.
  const transcript = (await page.getByRole('log').textContent())!;
  expect(hostileStrings.filter((one) => !transcript.includes(one))).toEqual([]);
  const panel = page.getByRole('region', { name: 'Visitor', exact: true });
  await panel.getByText('Session', { exact: true }).waitFor();
  const known = (await panel.textContent())!;
  expect(hostileStrings.filter((one) => !known.includes(one))).toEqual([]);
  expect(await panel.getByRole('link', { name: 'Open the card' }).count()).toBe(0);
  // A message that arrives while the page is open must also be shown as text.
  await say(plain.endpoint, `Live ${text}`, { id: 'visitor', name: text });
  await page.getByRole('log').getByText(`Live ${text}`, { exact: true }).waitFor();
  // Injected handlers, such as `onmouseover` and `onfocus`, would run on these events.
  await page.evaluate(`for (const element of document.querySelectorAll('#console *')) {
    for (const type of ['pointerover', 'pointerenter', 'mouseover', 'focus']) element.dispatchEvent(new Event(type));
  }`);
  expect(await shown()).toEqual(clean);

  await page.goto(`${service.url}/console/#/chats/${botChat.chat_id}`);
  // The page still shows the first chat until it has handled the change of the address.
  await page.getByText(`Chat ${botChat.chat_id} ·`).first().waitFor();
  await untilAll(page);
  expect(await shown()).toEqual(clean);
  for (const [view, sign] of [
    ['log', 'chat_updated'],
    ['notes', ''],
    ['set-up', 'Agents'],
  ] as const) {
    await page.goto(`${service.url}/console/#/${view}`);
    if (view === 'log') await page.getByLabel('Kind', { exact: true }).selectOption('webhook');
    await page
      .getByText(sign === '' ? /Unusual/ : sign)
      .first()
      .waitFor();
    expect(await shown()).toEqual(clean);
  }
});
