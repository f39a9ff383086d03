// Tests the demo site in a real browser: the stage, which plays a story, the shop, the page for developers and the chat page.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SvcApi } from '../../../generated/widget/svc-api.d.ts';
import { openBrowser } from '../../workshop/testing/browser.ts';
import { openStage, type Stage } from '../../workshop/testing/stage.ts';
import { isCutOff, openPage, violations } from '../../workshop/testing/use-browser.ts';
import { newestChat, write } from '../service/testing/site.ts';
import type { Demo } from './demo.ts';

const methods: Record<keyof SvcApi, true> = {
  open: true,
  close: true,
  chatMode: true,
  getContactInfo: true,
  getVisitorNumber: true,
  setContactInfo: true,
  setCustomData: true,
  setRules: true,
  setUserToken: true,
  showProactiveInvitation: true,
  startCall: true,
  isCallbackEnabled: true,
  sendOfflineMessage: true,
};

let browser: Browser;
let stage: Stage;
let demo: Demo;
beforeAll(async () => {
  [browser, stage] = await Promise.all([openBrowser(), openStage()]);
  demo = await stage.openDemo();
});
afterAll(async () => {
  await browser?.close();
  await demo?.close();
  await stage?.[Symbol.asyncDispose]();
});

const texts = JSON.parse(readFileSync(new URL('pages/texts.json', import.meta.url), 'utf8'));
const open = (url: string) => openPage(browser, url, { foreign: [stage.service.url] });
const openOnStage = () =>
  openPage(browser, `${demo.stageUrl}${new URL(stage.consoleLink).hash}`, {
    foreign: [stage.service.url],
    viewport: { width: 1440, height: 900 },
  });

/** Returns the frames of the stage: the shop and the console. */
function panesOf(page: Page): { shop: FrameLocator; desk: FrameLocator } {
  return { shop: page.frameLocator('#shop'), desk: page.frameLocator('#console') };
}

test('the story has a visitor, a bot, an agent and a CRM, the stage shows their requests, and a user can pause the story', async () => {
  await using opened = await openOnStage();
  const { page } = opened;
  const { shop, desk } = panesOf(page);
  const caption = page.locator('#caption');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const says = (step: string) => caption.getByText(texts.story[step], { exact: true }).waitFor();
  const transcript = desk.getByRole('region', { name: 'Transcript', exact: true });
  const wire = page.getByRole('list', { name: 'Requests', exact: true });
  await desk.getByRole('navigation', { name: 'Chats', exact: true }).waitFor();

  await button('Play the story').click();
  await button('Pause').click();
  for (const [step, after] of Object.entries<() => Promise<unknown>>({
    ready: () => shop.getByRole('heading', { name: 'The blue chair' }).waitFor(),
    ask: () => shop.getByRole('log').getByText('three are left').waitFor(),
    wish: () => shop.getByRole('log').getByText('I’ve asked an agent').waitFor(),
    accept: () => desk.getByText('Card: no. 1', { exact: true }).waitFor(),
    reply: () => transcript.getByText(texts.story_reply, { exact: true }).waitFor(),
    thanks: () => transcript.getByText(texts.story_thanks, { exact: true }).waitFor(),
    assign: () => wire.getByText('belongs to the card').waitFor(),
    close: () => shop.getByRole('log').getByText('The chat has ended').waitFor(),
  })) {
    await says(step);
    await after();
    // While the story is paused, the button runs a single step.
    await button('Next step').click();
  }
  await button('Play it again').waitFor();
  const card = await caption.getByRole('link', { name: texts.story_card }).getAttribute('href');
  const cardPage = await (await fetch(card!)).text();
  expect(cardPage).toContain('Ada took chat 1');
  expect(cardPage).toContain('chat 1 ended after 4 messages');

  // The list "Requests" shows each request in words, with the status of its response.
  const rows = await wire.locator('li').allInnerTexts();
  const told = rows
    .map((row) =>
      row
        .split(/\n+/)
        .slice(0, 2)
        .join(' ')
        .replace(/ in \d+ ms/, ''),
    )
    .toReversed();
  for (const line of [
    `Service → Bot 200 The visitor wrote: “${texts.story_question}”`,
    'Bot → Service 200 The bot says: “Yes, the blue chair is in stock: three are left.”',
    'Bot → Service 200 The bot asks for an agent',
    'Service → CRM 200 Ada took chat 1; the CRM may add data about the visitor',
    'Service → CRM 200 Chat 1 has ended; the CRM gets the transcript',
  ])
    expect(told).toContain(line);
  await wire.getByText('Request', { exact: true }).first().click();
  await wire.locator('pre').first().waitFor();
  expect(await page.content()).not.toContain(stage.endpoint.split('/').at(-2));
  expect(opened.problems).toEqual([]);

  // If the story is played again, it has a new visitor.
  await button('Play it again').click();
  for (const step of ['ready', 'ask']) {
    await says(step);
    await button('Next step').click();
  }
  await says('wish');
  expect((await newestChat(stage.desk, stage.channel_id)).chat).toMatchObject({ chat_id: 2, state: 'open' });
});

test('a story that cannot continue shows the reason, and can be played again', async () => {
  await using opened = await openOnStage();
  const { page } = opened;
  await page.route('**/demo/story/*', (route) => route.fulfill({ status: 503, body: 'the service is away' }));
  await page.getByRole('button', { name: 'Play the story' }).click();
  await page.getByText('The story stopped: the service is away.').waitFor();
  await page.getByRole('button', { name: 'Play it again' }).waitFor();
});

test('pages of other sites can neither act as the agent nor read the requests of the demo', async () => {
  const asked = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      const asking = request(new URL(path, demo.stageUrl), { method, headers }, (response) => {
        response.destroy();
        resolve(response.statusCode!);
      });
      asking.on('error', reject).end(method === 'POST' ? '{}' : undefined);
    });
  expect(await asked('/demo/wire', {})).toBe(200);
  expect(await asked('/demo/wire', { host: 'evil.example.com' })).toBe(403);
  for (const path of ['/demo/story/ready', '/demo/chat/say'])
    expect(await asked(path, { 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403);
  const { headers } = await fetch(`${stage.service.url}/console/`);
  expect(headers.get('content-security-policy')).toContain(
    `frame-ancestors ${new URL(demo.stageUrl).origin};`,
  );
});

test('each chair has its own page, and the desk knows which page the visitor is on', async () => {
  await using opened = await open(demo.shopUrl);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'The red chair' }).click();
  await page.getByRole('heading', { name: 'The red chair' }).waitFor();
  expect(page.url()).toBe(`${demo.shopUrl}/red`);
  await page.getByRole('button', { name: 'Chat with us', exact: true }).waitFor();
  await page.getByRole('button', { name: texts.buy, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Shipping', exact: true }).click();
  await page.getByRole('log').getByText('two to three days').waitFor();
  const { chat } = await newestChat(stage.desk, stage.channel_id);
  expect(JSON.stringify(chat)).toContain(JSON.stringify(page.url()));
  expect(problems).toEqual([]);
});

test('the page for developers has a button for every method, and shows results and callbacks', async () => {
  await using opened = await open(`${demo.shopUrl}/developers`);
  const { page, problems } = opened;
  const log = page.getByRole('log', { name: 'What happened', exact: true });
  await log.getByText('svc_onLoadCallback()').waitFor();
  for (const method of Object.keys(methods)) {
    await page.getByRole('button', { name: method, exact: true }).click();
    await log.getByText(`${method} →`).first().waitFor();
  }
  expect(await log.getByText('undefined').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the chat page sends messages and shows the replies of agents', async () => {
  await using opened = await open(demo.chatUrl);
  const { page, problems } = opened;
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Good day');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').getByText('I am a bot and heard "Good day"').waitFor();
  const { chat_id } = (await newestChat(stage.desk, stage.channel_id)).chat;
  await stage.desk.acceptChat({ path: { chat_id }, body: { agent_id: 'ada' } });
  await stage.desk.setTyping({ path: { chat_id }, body: { agent_id: 'ada', typing: true } });
  await page.getByText('Ada is writing').waitFor();
  await write(stage.desk, chat_id, 'Hello there');
  await page.getByRole('log').getByText('Hello there', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('the chat page shows the type of a message that it does not support', async () => {
  await using opened = await open(demo.chatUrl);
  const { page } = opened;
  const line = { from: 'service', to: 'front end', result: 200, request: { message: { type: 'poll' } } };
  const body = `data: ${JSON.stringify(line)}\n\n`;
  await page.route('**/demo/wire', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await page.reload();
  await page.getByRole('log').getByText('A message of the kind poll', { exact: true }).waitFor();
});

test.each(['/', '/demo', '/demo/blue', '/demo/developers', '/demo/chat'])(
  'the page %s has no accessibility violation, and no text is cut off on a wide or narrow screen',
  async (path) => {
    await using opened = await open(new URL(path, demo.stageUrl).href);
    const { page } = opened;
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await isCutOff(page)).toBe(false);
    }
    expect(await violations(page)).toEqual([]);
  },
);

test('the agent of the demo’s script works in the console of the demo page, also if there is a second agent', async () => {
  await stage.desk.putAgent({ path: { agent_id: 'grace' }, body: { name: 'Grace' } });
  await using opened = await openOnStage();
  const { page } = opened;
  const { desk } = panesOf(page);
  const isAda = () => desk.getByRole('button', { name: 'Ada: your settings', exact: true }).waitFor();
  await isAda();
  expect(await desk.getByText('Who are you?').count()).toBe(0);
  // In another tab of the same browser, the user chooses the other agent.
  const other = await page.context().newPage();
  await other.goto(stage.consoleLink);
  await other.getByRole('button', { name: 'Ada: your settings', exact: true }).click();
  await other.getByRole('combobox', { name: 'You work as', exact: true }).selectOption('grace');
  await other.close();
  await desk.getByRole('button', { name: 'Grace: your settings', exact: true }).waitFor();
  await page.goto('about:blank');
  await page.goto(`${demo.stageUrl}${new URL(stage.consoleLink).hash}`);
  await isAda();
});

test('the HTML files of the demo contain no texts: all texts are in one file', () => {
  const named = (name: string) => readFileSync(new URL(`pages/${name}.html`, import.meta.url), 'utf8');
  for (const name of ['layout', 'stage', 'shop', 'good', 'product', 'developers', 'chat']) {
    const words = named(name)
      .replaceAll(/<[^>]*>|\{\w+\}/g, '')
      .match(/\w+/g);
    expect(words, name).toBe(null);
  }
});
