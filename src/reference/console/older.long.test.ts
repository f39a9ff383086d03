// Tests lists and transcripts that are longer than one page of the desk's responses.
import { expect, test } from 'vitest';
import type { ChatList } from '../../../generated/reference/desk/types.ts';
import { openPage, useBrowser, violations } from '../../workshop/testing/use-browser.ts';
import { createChannel, deskToken, newestChat, openService, say } from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();

test('a click shows older chats and messages, each once, and the visible messages do not move', async () => {
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { channel_id, endpoint } = await createChannel(desk, undefined);
  const many = Array.from({ length: 230 }, (_, index) => `No. ${index + 1} of many`);
  await Promise.all(many.map((text) => say(endpoint, text, { id: 'long', name: 'Talker' })));
  const { transcript: said } = await newestChat(desk, channel_id);
  const names = Array.from({ length: 60 }, (_, index) => `Visitor ${index + 1}.`);
  await Promise.all(names.map((name) => say(endpoint, 'Hello', { id: name, name })));
  const body = { agent_id: 'ada' };
  const close = async (chat_id: number) => {
    await desk.acceptChat({ path: { chat_id }, body });
    await desk.closeChat({ path: { chat_id }, body });
  };
  const [, ...others] = Array.from({ length: names.length + 1 }, (_, index) => index + 1);
  await Promise.all(others.map(close));

  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  const closed = page.getByRole('region', { name: 'Closed' }).getByRole('link');
  const olderChats = page.getByRole('button', { name: 'Show older chats', exact: true });
  await olderChats.waitFor();
  expect(await closed.count()).toBe(50);
  // A closed old chat appears in the list of closed chats. The other old chats can still be read.
  await page.getByRole('link', { name: 'Talker' }).click();
  await close(1);
  await closed.filter({ hasText: 'Talker' }).waitFor();
  await olderChats.click();
  await olderChats.waitFor({ state: 'detached' });
  expect((await closed.locator('.name').allTextContents()).toSorted()).toEqual(
    ['Talker', ...names].toSorted(),
  );

  const transcript = page.getByRole('region', { name: 'Transcript', exact: true });
  const entries = transcript.getByRole('log').getByText(/^No\. \d+ of many$/);
  const texts = said.map(({ text }) => text!);
  await transcript.getByText(texts.at(-1)!, { exact: true }).waitFor();
  expect(await entries.allTextContents()).toEqual(texts.slice(-200));
  expect(await violations(page)).toEqual([]);
  const older = page.getByRole('button', { name: 'Show older messages', exact: true });
  const first = transcript.getByText(texts.at(-200)!, { exact: true });
  await older.scrollIntoViewIfNeeded();
  const { y } = (await first.boundingBox())!;
  await older.click();
  await older.waitFor({ state: 'detached' });
  expect(Math.abs((await first.boundingBox())!.y - y)).toBeLessThan(60);
  expect(await entries.allTextContents()).toEqual(texts);
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Transcript');
  expect(problems).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search chats', exact: true }).fill('no. 7 OF');
  const hits = page.getByRole('region', { name: 'In messages 1', exact: true }).getByRole('link');
  await hits.filter({ hasText: 'No. 7 of many' }).click();
  await page.getByRole('region', { name: 'Chat with Talker', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('older closed chats that the agent requests stay visible while the console reads its lists again', async () => {
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { endpoint } = await createChannel(desk, undefined);
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  await Promise.all(numbers.map((id) => say(endpoint, 'Hello', { id, name: `C${id}.` })));
  for (const chat_id of numbers) await desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
  await using opened = await openPage(browser(), `${service.url}/console/`);
  const { page, problems } = opened;
  const olderRead = Promise.withResolvers<void>();
  let reads = 0;
  // The console reads its lists again when another tab takes the event stream. The test delays that response until the older chats are
  // shown.
  await page.route(/state=closed(?!.*before)/, async (route) => {
    reads += 1;
    const response = await route.fetch();
    if (reads === 2) await olderRead.promise;
    await route.fulfill({ response });
  });
  await page.goto(`${service.url}/console/#token=${deskToken}`);
  const rows = page.getByRole('region', { name: 'Closed' }).getByRole('link');
  const olderChats = page.getByRole('button', { name: 'Show older chats', exact: true });
  await olderChats.waitFor();
  const other = await page.context().newPage();
  await other.goto(`${service.url}/console/#token=${deskToken}`);
  await expect.poll(() => reads).toBe(2);
  await olderChats.click();
  await olderChats.waitFor({ state: 'detached' });
  const late = page.waitForResponse(/state=closed(?!.*before)/);
  olderRead.resolve();
  await late;
  await page.evaluate('new Promise(requestAnimationFrame)');
  await expect.poll(() => rows.count()).toBe(60);
  expect(await olderChats.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('while the agent reads older messages, the transcript has a button that scrolls to new messages', async () => {
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { endpoint } = await createChannel(desk, undefined);
  const talk = (text: string) => say(endpoint, text, { id: 'long', name: 'Talker' });
  for (let line = 1; line <= 40; line++) await talk(`line ${line}`);
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Talker' }).click();
  const transcript = page.getByRole('region', { name: 'Transcript', exact: true });
  const fromEnd = () => transcript.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  const below = page.getByRole('button', { name: 'New messages below', exact: true });
  await transcript.getByText('line 40', { exact: true }).waitFor();
  await talk('at the end');
  await transcript.getByText('at the end', { exact: true }).waitFor();
  await expect.poll(fromEnd).toBeLessThan(2);
  expect(await below.isVisible()).toBe(false);
  await transcript.evaluate((it) => it.scrollTo(0, 0));
  await expect.poll(fromEnd).toBeGreaterThan(200);
  await talk('while older ones are read');
  await below.waitFor();
  expect(await transcript.evaluate((it) => it.scrollTop)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await below.click();
  await expect.poll(fromEnd).toBeLessThan(2);
  await below.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the list has all open chats, the longest wait first, and counts each unread message once', async () => {
  await using service = await openService(await pagesOfDesk());
  const { endpoint } = await createChannel(service.desk, undefined);
  const many = 230;
  const numbers = Array.from({ length: many }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((number) => say(endpoint, `Hello ${number}`, { id: number, name: `C${number}.` })),
  );
  const { chats } = (await service.desk.listChats({ query: { limit: 1000 } })).body as ChatList;
  const oldest = chats.at(-1)!.customer.name;
  await using opened = await openPage(browser(), `${service.url}/console/`);
  const { page, problems } = opened;
  // Makes the desk return at most 100 chats in a response, so that the console needs several requests.
  await page.route(/limit=1000/, (route) =>
    route.continue({ url: route.request().url().replace('limit=1000', 'limit=100') }),
  );
  await page.goto(`${service.url}/console/#token=${deskToken}`);
  const waiting = page.getByRole('region', { name: `Waiting ${many}`, exact: true });
  await waiting.waitFor();
  const rows = waiting.getByRole('link');
  expect(await rows.count()).toBe(100);
  expect(await rows.first().locator('.name').textContent()).toBe(oldest);
  await expect.poll(() => waiting.locator('.badge').count()).toBe(100);
  expect(new Set(await waiting.locator('.badge .hidden').allTextContents())).toEqual(new Set(['1 unread']));
  expect(await page.title()).toBe(`(${many}) Parlance console`);
  await waiting.getByRole('button', { name: '130 more', exact: true }).click();
  expect(await rows.count()).toBe(200);
  // The browser lays out only rows near the view. Otherwise a burst of messages would block the page.
  const laidOut = await rows.evaluateAll((all) => {
    const isLaidOut = (row: { checkVisibility(of: object): boolean }) =>
      row.checkVisibility({ contentVisibilityAuto: true });
    return (all as unknown as Parameters<typeof isLaidOut>[0][]).filter(isLaidOut).length;
  });
  expect(laidOut).toBeGreaterThan(0);
  expect(laidOut).toBeLessThan(80);
  // After a reload, the console reads the list of chats again, and the list has the same counts.
  await page.reload();
  await expect.poll(() => page.title()).toBe(`(${many}) Parlance console`);
  expect(new Set(await waiting.locator('.badge .hidden').allTextContents())).toEqual(new Set(['1 unread']));
  // During a burst, the page renders at most once a frame, and it counts every message.
  const drawn = await page.evaluateHandle(`(() => {
    const seen = { times: 0, frames: 1 };
    const frame = () => { seen.frames += 1; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    new MutationObserver(() => { seen.times += 1; }).observe(document.querySelector('title'), { childList: true, characterData: true, subtree: true });
    return seen;
  })()`);
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      say(endpoint, `More ${index}`, { id: 1 + (index % 100), name: 'C' }),
    ),
  );
  await expect.poll(() => page.title()).toBe(`(${many + 200}) Parlance console`);
  const { times, frames } = (await drawn.jsonValue()) as { times: number; frames: number };
  expect(times).toBeLessThanOrEqual(frames);
  expect(problems).toEqual([]);
});
