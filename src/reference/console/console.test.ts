// Tests the console in a real browser. The service has the same parts as after `npm start`: a front end, a bot and a desk.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { policies } from '../../../generated/policies.ts';
import type { ChannelList } from '../../../generated/reference/desk/types.ts';
import { openBrowser } from '../../workshop/testing/browser.ts';
import { openStage, type Stage } from '../../workshop/testing/stage.ts';
import { isCutOff, openPage, violations } from '../../workshop/testing/use-browser.ts';
import { openReceiver } from '../service/testing/receiver.ts';

let browser: Browser;
let stage: Stage;
beforeAll(async () => {
  [browser, stage] = await Promise.all([openBrowser(), openStage()]);
});
afterAll(async () => {
  await browser.close();
  await stage[Symbol.asyncDispose]();
});

const told = (line: RegExp) => vi.waitUntil(() => stage.told.some((one) => line.test(one)));

test('the console needs the token of the desk, and removes it from the address of a sign-in link', async () => {
  const { origin } = new URL(stage.consoleLink);
  await using opened = await openPage(browser, `${origin}/`);
  const { page, requests, problems } = opened;
  expect(new URL(page.url()).pathname).toBe('/console/');
  const token = page.getByLabel('Desk token', { exact: true });
  await token.fill('a guess');
  await token.press('Enter');
  await page.getByRole('alert').getByText('not the token').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.goto(stage.consoleLink);
  await page.getByRole('navigation', { name: 'Chats', exact: true }).waitFor();
  expect(page.url()).toBe(`${origin}/console/#/chats`);
  await page.reload();
  await page.getByRole('navigation', { name: 'Chats', exact: true }).waitFor();
  const secret = new URLSearchParams(new URL(stage.consoleLink).hash.slice(1)).get('token')!;
  expect(requests.filter((url) => url.includes(secret) || new URL(url).origin !== origin)).toEqual([]);
  expect(problems).toEqual([]);

  await page.getByRole('button', { name: /your settings/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.reload();
  await page.getByLabel('Desk token', { exact: true }).waitFor();
});

// The test in src/reference/demo/newcomer.test.ts does the same with the widget as the customer's side.
test('the console sends an agent’s texts, files and typing notices to the front end', async () => {
  await using opened = await openPage(browser, stage.consoleLink);
  const { page, problems } = opened;
  const list = page.getByRole('navigation', { name: 'Chats', exact: true });
  const transcript = page.getByRole('region', { name: 'Transcript', exact: true });
  const write = (text: string) => fetch(stage.frontend.sayUrl, { method: 'POST', body: text });

  await write('Do you sell tables?');
  const row = list.getByRole('link', { name: 'A visitor' });
  await row.click();
  await transcript.getByText('I am a bot and heard', { exact: false }).waitFor();
  // The row in the list shows the customer's text, and has no badge while the bot has the chat.
  expect(await row.locator('.preview').textContent()).toBe('Do you sell tables?');
  expect(await row.locator('.badge').count()).toBe(0);
  await transcript.getByText('Delivered', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Reply' }).click();

  const field = page.getByLabel('Your reply', { exact: true });
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('words');
  await field.pressSequentially('Yes, three are left.');
  await told(/begins typing to visitor-1/);
  await field.press('Enter');
  await told(/an agent to visitor-1: Yes, three are left\./);
  await told(/stops typing to visitor-1/);
  await transcript.getByText('Delivered', { exact: true }).nth(1).waitFor();
  expect(await field.inputValue()).toBe('');
  // The console shows that the customer is typing.
  await stage.say({ type: 'typein' }, { id: 'visitor-1' });
  await transcript.getByText('is writing').waitFor();

  await page.getByRole('button', { name: 'Send a file or location', exact: true }).click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  const buffer = Buffer.from('ffd8ffe000104a464946', 'hex');
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'blue.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await told(/an agent to visitor-1: photo http.*\/files\/[\w-]{32}\/blue\.jpg/);
  expect(problems).toEqual([]);
});

// The following tests run in parallel, because each test waits most of the time.
test.concurrent('a new channel can be tested, and its failed delivery is shown and can be sent again', async () => {
  let isUp = false;
  await using frontend = await openReceiver(({ text }) =>
    isUp || text.includes('"type":"type') ? { result: 'ok' } : 503,
  );
  await using opened = await openPage(browser, stage.consoleLink);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Set-up', exact: true }).click();
  await page.getByRole('button', { name: 'New channel', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Market');
  await form
    .getByRole('textbox', { name: 'Webhook server URL (optional)', exact: true })
    .fill(`${frontend.url}/market`);
  await form.getByLabel('Send requests chunked', { exact: true }).check();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const card = page.getByRole('region', { name: 'Market', exact: true });
  const endpoint = (await card.getByText(stage.service.url).textContent())!;
  await card.getByText('chunked', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Test it', exact: true }).click();
  await card.getByText('The status is 503', { exact: false }).waitFor();
  await card.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Send requests chunked', { exact: true }).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await card.getByText('chunked', { exact: true }).waitFor({ state: 'detached' });
  expect(frontend.caught[0]!.headers['transfer-encoding']).toBe('chunked');
  expect(await violations(page)).toEqual([]);

  const sender = { id: 'm-1', name: 'Market visitor' };
  await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify({ sender, message: { type: 'text', text: 'Hello' } }),
  });
  await page.goto(stage.consoleLink);
  await page.getByRole('link', { name: 'Market visitor' }).click();
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Your reply', { exact: true }).fill('Good morning');
  await page.getByLabel('Your reply', { exact: true }).press('Enter');
  await page.getByText(/Attempt 2 of \d\s+in \d\.\d s/).waitFor();
  await page.getByText('Not delivered', { exact: true }).waitFor();
  await page.getByRole('log').getByText('answered with the status 503').waitFor();
  await page.getByRole('button', { name: 'Show the message', exact: true }).click();
  expect(await page.getByText('Unexpected status').count()).toBe(policies.sendAgentMessage.attempts);
  isUp = true;
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await page.getByText('Delivered', { exact: true }).waitFor();
  expect(await page.getByText('Not delivered', { exact: true }).count()).toBe(0);

  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await page.getByLabel('State', { exact: true }).selectOption('failed');
  await page.getByRole('listitem').filter({ hasText: 'Message' }).first().click();
  // The failed delivery was sent again above, so the log offers no button to send it again.
  await page.getByText(/sent again as no\. \d+/).waitFor();
  expect(await page.getByRole('button', { name: 'Send again', exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.concurrent('after a channel gets a new address, its former address works only if the agent has chosen that', async () => {
  const created = await stage.desk.createChannel({ body: { name: 'Fair', agents: [] } });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const { endpoint: first } = created.body;
  await using opened = await openPage(browser, stage.consoleLink);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Set-up', exact: true }).click();
  const card = page.getByRole('region', { name: 'Fair', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Renew the address of Fair?', exact: true });
  const shown = card.getByText(stage.service.url);
  const former = card.getByText('The old address works until', { exact: false });
  const renew = async (keepFormer: boolean, before: string) => {
    await card.getByRole('button', { name: 'Renew address', exact: true }).click();
    await dialog.getByLabel('Keep the old address working', { exact: false }).setChecked(keepFormer);
    if (keepFormer) expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Renew', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await vi.waitFor(async () => expect(await shown.textContent()).not.toBe(before), 10_000);
    return (await shown.textContent())!;
  };
  const status = async (endpoint: string) => (await fetch(`${endpoint}/status`)).status;
  const second = await renew(true, first);
  await former.waitFor();
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  const third = await renew(false, second);
  await former.waitFor({ state: 'detached' });
  expect([await status(second), await status(third)]).toEqual([404, 200]);
  expect(problems).toEqual([]);
});

test.concurrent('pages can load the widget of a new channel until the widget is removed', async () => {
  await using opened = await openPage(browser, stage.consoleLink);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Set-up', exact: true }).click();
  await page.getByRole('button', { name: 'New channel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Pages');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const card = page.getByRole('region', { name: 'Pages', exact: true });
  await card.getByText('reach only visitors of the widget').waitFor();
  await card.getByRole('button', { name: 'Add widget', exact: true }).click();
  const line = (await card.getByText('<script').textContent())!;
  const [, script] = /<script src="([^"]+)" async><\/script>$/.exec(line)!;
  expect((await fetch(script!)).headers.get('content-type')).toContain('javascript');

  const part = card.getByRole('button', { name: 'Remove widget', exact: true });
  await card.getByRole('button', { name: 'Change', exact: true }).last().click();
  await dialog.getByLabel('Hide links to other websites from agents', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const listed = await stage.desk.listChannels({});
  const { channels } = listed.status === 200 ? listed.body : { channels: [] };
  expect(channels.find(({ name }) => name === 'Pages')?.widget).toMatchObject({ safe_url: true });
  await part.click();
  await dialog.getByRole('button', { name: 'Remove widget', exact: true }).click();
  await card.getByText('No widget yet', { exact: false }).waitFor();
  expect((await fetch(script!)).status).toBe(404);
  expect(problems).toEqual([]);
});

test.concurrent('an agent can use the console by keyboard alone', async ({ expect }) => {
  await stage.say('One', { id: 'keys-1', name: 'First' });
  await stage.say('agent', { id: 'keys-1' });
  await using opened = await openPage(browser, stage.consoleLink);
  const { page } = opened;
  await page.getByRole('region', { name: 'Waiting' }).getByText('First', { exact: true }).waitFor();
  const press = (key: string) => page.keyboard.press(key);
  const focused = () =>
    page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent');

  await press('/');
  expect(await focused()).toBe('Search chats');
  await page.keyboard.type('First');
  await press('Escape');
  await press('j');
  await page.getByRole('region', { name: 'Chat with First', exact: true }).waitFor();
  await press('r');
  await expect.poll(focused).toBe('Your reply');
  await page.keyboard.type('jkl?');
  await press('Enter');
  await told(/an agent to keys-1: jkl\?/);
  await press('Escape');
  await press('l');
  await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor();
  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);

  // The Tab key moves the focus to the switch for the presence, and the space bar changes the presence.
  for (let steps = 0; (await focused()) !== 'Online' && steps < 40; steps++) await press('Tab');
  await press('Space');
  await page.getByRole('switch', { name: 'Offline', exact: true }).waitFor();
  await press('Space');
  await page.getByRole('switch', { name: 'Online', exact: true }).waitFor();
});

test.concurrent('the console loads a picture of a customer only after a click, and never over plain http', async ({
  expect,
}) => {
  const file = { type: 'photo', file_name: 'seven.jpg', file_size: 7 };
  const customer = { id: 'pictures', name: 'Painter', photo: 'https://files.example.com/face.jpg' };
  await stage.say({ ...file, file: 'http://files.example.com/plain.jpg' }, customer);
  await stage.say({ ...file, file: 'https://files.example.com/seven.jpg' }, customer);
  await using opened = await openPage(browser, stage.consoleLink);
  const { page } = opened;
  const loaded: string[] = [];
  await page.route('**://files.example.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await page.getByRole('link', { name: 'Painter' }).click();
  await page.getByText('seven.jpg').nth(1).waitFor();
  expect(loaded).toEqual([]);
  await page.getByRole('button', { name: 'Show the picture' }).click();
  await expect.poll(() => loaded).toEqual(['https://files.example.com/seven.jpg']);
});

test.concurrent.each([
  ['from left to right', 'en-GB'],
  ['from right to left', 'ar-XB'],
])('no view has accessibility violations, and no text is cut off: %s', async (_name, locale) => {
  await stage.say(
    { type: 'photo', file: 'https://files.example.com/1.jpg', file_name: 'one.jpg', file_size: 7 },
    { id: 'axe', name: 'Looked at' },
  );
  const { body } = await stage.desk.listChannels({});
  const [channel] = (body as ChannelList).channels;
  const path = { channel_id: channel!.channel_id };
  await stage.desk.submitOfflineForm({ path, body: { message: 'Hello '.repeat(60) } });
  await using opened = await openPage(browser, stage.consoleLink, { locale });
  const { page } = opened;
  const { origin } = new URL(stage.consoleLink);
  const isPseudo = locale === 'ar-XB';
  const check = async () => {
    expect(await isCutOff(page)).toBe(false);
    // In the pseudolocale, every text of the console has brackets. Axe has no rules for it, so axe checks only the other locale.
    if (isPseudo) expect(await unmarked(page)).toEqual([]);
    else expect(await violations(page)).toEqual([]);
  };
  /** Calls `look` for the page on a phone in dark colours, and then on a wide screen in light colours. */
  const each = async (look: (width: number) => Promise<unknown>) => {
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1360, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await look(width);
    }
  };
  const list = page.getByRole('navigation', { name: 'Chats' });
  await list.getByText('Looked at', { exact: true }).waitFor();
  await each(async (width) => {
    const { x, width: listWidth } = (await list.boundingBox())!;
    expect(isPseudo ? width - x - listWidth : x).toBe(width > 760 ? 76 : 0);
    await check();
  });
  await page.getByRole('link', { name: 'Looked at' }).click();
  await page.getByText('one.jpg').first().waitFor();
  await each(async (width) => {
    await check();
    if (width > 1000) return;
    const details = page.getByRole('button', { name: 'Visitor details' });
    await details.click();
    const visitor = page.getByRole('region', { name: isPseudo ? '⟦Visitor⟧' : 'Visitor', exact: true });
    await visitor.getByText('axe', { exact: true }).waitFor();
    await check();
    await visitor.getByRole('button').first().click();
  });
  if (isPseudo) {
    await page.emulateMedia({ forcedColors: 'active' });
    // With forced colours, the browser sets all backgrounds. So an outline marks the open chat and the open view.
    for (const [selector, outline] of [
      ['.chat-row[aria-current]', 'solid'],
      ['.rail nav a[aria-current]', 'solid'],
      ['.rail nav a:not([aria-current])', 'none'],
    ])
      expect(
        await page.evaluate(`getComputedStyle(document.querySelector('${selector}')).outlineStyle`),
      ).toBe(outline);
  }
  for (const view of ['inbox', 'log', 'notes', 'set-up']) {
    await page.goto(`${origin}/console/#/${view}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await each(check);
  }
});

/** Returns the labels and placeholders of a page that do not have the brackets of the pseudolocale. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(`['aria-label', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(':not(.card, li)[' + name + ']')].map((element) => element.getAttribute(name))
  ).filter((text) => /\\p{L}/u.test(text) && !text.includes('⟦'))`);
}

test('the service serves the console with a strict content security policy, and does not serve its sources', async () => {
  const { origin } = new URL(stage.consoleLink);
  const page = await fetch(`${origin}/console/`);
  const policy = page.headers.get('content-security-policy')!;
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await page.text()).not.toMatch(/<style|<script>|style=| on\w+=/);
  const etag = page.headers.get('etag')!;
  expect((await fetch(`${origin}/console/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const { headers } = await fetch(`${origin}/console/console.js`);
  expect(headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect((await fetch(`${origin}/console`)).url).toBe(`${origin}/console/`);
  expect((await fetch(`${origin}/`, { redirect: 'manual' })).headers.get('location')).toBe('console/');
  expect((await fetch(`${origin}/console/main.tsx`)).ok).toBe(false);
});
