// Tests the work of agents in the console: waiting customers, unread messages, notes, transfers, canned replies, search.
import { expect, onTestFinished, test } from 'vitest';
import { openPage, useBrowser, violations } from '../../workshop/testing/use-browser.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import {
  createChannel,
  deskToken,
  newestChat,
  openService,
  readChat,
  say,
  write,
} from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';

const browser = useBrowser();
const exact = true;

/** Opens a service with a channel. Returns functions that act as a customer or an agent, and that open the agent's page. */
async function openSite() {
  const service = await openService(await pagesOfDesk());
  onTestFinished(() => service[Symbol.asyncDispose]());
  const { desk } = service;
  const channel = await createChannel(desk, undefined, { agents: ['ada'] });
  const speak = async (name: string, text: string) => {
    await say(channel.endpoint, text, { id: name, name });
    return (await newestChat(desk, channel.channel_id)).chat.chat_id;
  };
  const take = (chat_id: number, agent_id = 'ada') =>
    desk.acceptChat({ path: { chat_id }, body: { agent_id } });
  const open = async (fragment = '') => {
    const opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}${fragment}`);
    onTestFinished(() => opened[Symbol.asyncDispose]());
    return opened;
  };
  return { service, desk, channel, speak, take, open };
}

test('in a new browser, only messages after the last reply are unread, and the longest wait is on top', async () => {
  const { desk, channel, speak, take, open } = await openSite();
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) {
    const chat_id = await speak(name, `I am ${name}`);
    await take(chat_id);
    if (name !== 'Dan') await write(desk, chat_id, `Hello ${name}`);
  }
  for (const name of ['Ben', 'Ann', 'Ben']) await speak(name, `${name} again`);
  const { page, requests, problems } = await open();
  const mine = page.getByRole('region', { name: 'Mine 4', exact });
  const rows = mine.getByRole('link');
  await expect.poll(() => rows.count()).toBe(4);
  const shown = async () =>
    (await rows.all()).length === 4
      ? Promise.all(
          (await rows.all()).map(async (row) => [
            await row.locator('.name').textContent(),
            await row.locator('.preview').textContent(),
            (await row.locator('.badge .hidden').allTextContents())[0] ?? '',
            await row.getByTitle('Waiting for', { exact: false }).count(),
          ]),
        )
      : [];
  expect(await shown()).toEqual([
    ['Dan', 'I am Dan', '1 unread', 1],
    ['Ben', 'Ben again', '2 unread', 1],
    ['Ann', 'Ann again', '1 unread', 1],
    ['Cleo', 'You: Hello Cleo', '', 0],
  ]);
  expect(await page.title()).toBe('(4) Parlance console');
  await page.getByRole('link', { name: /^4 unread/ }).waitFor();
  // Each list is read once, and no chat is read to count its messages.
  const ofDesk = requests.filter((url) => url.includes('/desk/')).map((url) => new URL(url));
  const lists = ofDesk.map(({ pathname, search }) => pathname + search.replace(/limit=\d+/, ''));
  expect(lists.filter((one, index) => lists.indexOf(one) !== index)).toEqual([]);
  expect(lists.filter((one) => /\/chats\/\d/.test(one))).toEqual([]);
  expect(ofDesk.length).toBeLessThanOrEqual(10);

  // A reply of another agent counts, too.
  const { chat } = await newestChat(desk, channel.channel_id);
  await write(desk, chat.chat_id, 'Hello Dan');
  await expect.poll(async () => (await shown()).map(([name]) => name)).toEqual(['Ben', 'Ann', 'Dan', 'Cleo']);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('many chats with the bot are folded, and have no badges', async () => {
  const { desk, channel, speak, open } = await openSite();
  await using bot = await openReceiver();
  const path = { channel_id: channel.channel_id };
  await desk.connectBot({
    path,
    body: { bot_endpoint: `${bot.url}/in`, token: 'of-the-bot', name: 'Helper' },
  });
  for (let number = 1; number <= 7; number++) await speak(`Customer ${number}`, 'Hello');
  const { page } = await open();
  const group = page.getByRole('region', { name: 'With the bot 7', exact });
  const toggle = group.getByRole('button', { name: 'Show', exact });
  await toggle.waitFor();
  expect(await group.getByRole('link').count()).toBe(0);
  await toggle.click();
  await expect.poll(() => group.getByRole('link').count()).toBe(7);
  expect(await group.locator('.badge').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await group.getByRole('button', { name: 'Hide', exact }).click();
  await expect.poll(() => group.getByRole('link').count()).toBe(0);
});

test('an agent writes a private note, and a transfer with a note is shown to the colleague', async () => {
  const { desk, speak, take, open } = await openSite();
  await desk.putAgent({ path: { agent_id: 'grace' }, body: { name: 'Grace', online: true } });
  const chat_id = await speak('Ann', 'My parcel is lost');
  await take(chat_id);
  const adas = await open(`&chat=${chat_id}`);
  const graces = await open();
  for (const [{ page }, name] of [
    [adas, 'Ada'],
    [graces, 'Grace'],
  ] as const)
    await page.getByRole('dialog').getByRole('button', { name, exact }).click();
  const { page } = adas;
  await page.getByRole('button', { name: 'Private note', exact }).click();
  const field = page.getByLabel('Your private note', { exact });
  await field.fill('She is a regular customer.');
  expect(await violations(page)).toEqual([]);
  await field.press('Enter');
  const log = page.getByRole('log');
  await log.getByText('Private note by you').waitFor();
  await log.getByText('She is a regular customer.', { exact }).waitFor();
  // After the note, the field writes to the customer again.
  await page.getByLabel('Your reply', { exact }).waitFor();

  await page.getByRole('button', { name: 'Transfer', exact }).click();
  const form = page.getByRole('dialog', { name: 'Transfer chat', exact });
  await form.getByLabel('To', { exact }).selectOption('Grace');
  await form.getByLabel(/^Note/).fill('She asks for a refund.');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Transfer', exact }).click();
  await log.getByText('You transferred the chat to Grace').waitFor();
  const notice = graces.page.getByText('Ada transferred the chat with Ann to you. She asks for a refund.', {
    exact,
  });
  await notice.waitFor();
  await graces.page.getByRole('link', { name: 'Ann' }).click();
  await graces.page.getByRole('log').getByText('Ada transferred the chat to you').waitFor();
  expect(await violations(graces.page)).toEqual([]);
  expect(await adas.page.getByText('transferred the chat with Ann to you').count()).toBe(0);
  const { transcript } = await readChat(desk, chat_id);
  expect(transcript.filter(({ from }) => from === 'agent')).toEqual([]);
  expect([...adas.problems, ...graces.problems]).toEqual([]);
});

test('an agent can add canned replies, and a slash inserts one with the names filled in', async () => {
  const { desk, speak, take, open } = await openSite();
  const chat_id = await speak('Ann', 'Hello');
  await take(chat_id);
  const { page, problems } = await open();
  await page.getByRole('link', { name: 'Set-up', exact }).click();
  const card = page.getByRole('region', { name: 'Canned replies', exact });
  for (const [name, text] of [
    ['Hello', 'Hello {name}, this is {agent}.'],
    ['refund', 'You get your money back.'],
  ] as const) {
    await card.getByRole('button', { name: 'New canned reply', exact }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact }).fill(name);
    await dialog.getByLabel('Text', { exact }).fill(text);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add', exact }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await card.getByRole('listitem', { name: 'hello', exact }).waitFor();
  await page.goto(`${page.url().split('#')[0]}#/chats/${chat_id}`);
  const field = page.getByLabel('Your reply', { exact });
  await field.pressSequentially('/');
  const menu = page.getByRole('listbox', { name: 'Canned replies', exact });
  await expect.poll(() => menu.getByRole('option').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await field.press('ArrowDown');
  expect(await menu.getByRole('option', { selected: true }).textContent()).toContain('/refund');
  await field.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await field.pressSequentially('hel');
  await expect.poll(() => menu.getByRole('option').count()).toBe(1);
  await field.press('Enter');
  expect(await field.inputValue()).toBe('Hello Ann, this is Ada.');
  await field.press('Enter');
  const texts = async () => (await readChat(desk, chat_id)).transcript.map(({ text }) => text);
  await expect.poll(texts).toContain('Hello Ann, this is Ada.');
  expect(problems).toEqual([]);
});

test('the customer’s earlier chats are shown above the open chat, beginning with the latest one', async () => {
  const { desk, speak, take, open } = await openSite();
  let chat_id = 0;
  for (const text of ['The first question', 'The second question', 'And one more question']) {
    if (chat_id > 0) await desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
    chat_id = await speak('Ann', text);
    await take(chat_id);
  }
  const { page, problems } = await open(`&chat=${chat_id}`);
  const earlier = page.getByRole('region', { name: 'Earlier chats', exact });
  await earlier.getByText('The second question', { exact }).waitFor();
  expect(await earlier.getByText('The first question', { exact }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show older messages', exact }).click();
  await earlier.getByText('The first question', { exact }).waitFor();
  expect(await page.getByRole('log').getByText('question').allTextContents()).toEqual([
    'And one more question',
  ]);
  expect(await page.getByRole('button', { name: 'Show older messages', exact }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a search shows the chats that it has found, and marks the search text', async () => {
  const { desk, speak, take, open } = await openSite();
  const chat_id = await speak('Ann', 'I have waited for days, and now I want a Refund for the blue chair');
  await take(chat_id);
  await write(desk, chat_id, 'I am sorry');
  const { page } = await open();
  await page.getByLabel('Search chats', { exact }).fill('refund');
  const found = page.getByRole('region', { name: /^In messages/ });
  await found.locator('mark').waitFor();
  expect(await found.locator('mark').textContent()).toBe('Refund');
  expect(await found.locator('.preview').textContent()).toBe('…and now I want a Refund for the blue chair');
  expect(await page.getByText('No matching', { exact: false }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Search chats', { exact }).fill('nobody said this');
  await page.getByText('No matching chats.', { exact }).waitFor();
});

test('the console asks once about sound and notifications, and keeps the agent signed in on request', async () => {
  const { service, open } = await openSite();
  const { page } = await open();
  const ask = page.getByRole('region', { name: 'Sound and notification for new messages', exact });
  await ask.getByRole('button', { name: 'Turn on', exact }).click();
  await ask.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /your settings/ }).click();
  const dialog = page.getByRole('dialog');
  const alerts = dialog.getByLabel('Sound and notification for new messages', { exact });
  expect(await alerts.inputValue()).toBe('on');
  await dialog.getByLabel('Keep me signed in on this device', { exact }).selectOption('Until I sign out');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close', exact }).click();
  // A new tab after the browser was closed has the local storage, but no session storage and no other tab.
  const storageState = await page.context().storageState();
  await page.context().close();
  await using later = await openPage(browser(), `${service.url}/console/`, { storageState });
  await later.page.getByRole('navigation', { name: 'Chats', exact }).waitFor();
  expect(await later.page.getByRole('region', { name: /^Sound and/ }).count()).toBe(0);
  await later.page.getByRole('button', { name: /your settings/ }).click();
  await later.page.getByRole('button', { name: 'Sign out', exact }).click();
  await later.page.reload();
  const remember = later.page.getByLabel('Keep me signed in on this device', { exact });
  await remember.waitFor();
  expect(await violations(later.page)).toEqual([]);
});

test('an agent signs in with a link as one agent and without the set-up, until the link is revoked', async () => {
  const { service, desk, open } = await openSite();
  await desk.putAgent({ path: { agent_id: 'grace' }, body: { name: 'Grace', online: true } });
  const admin = await open();
  const { page } = admin;
  await page.getByRole('dialog').getByRole('button', { name: 'Ada', exact }).click();
  await page.getByRole('link', { name: 'Set-up', exact }).click();
  const agent = page.getByRole('listitem', { name: 'Grace', exact });
  await agent.getByRole('button', { name: 'Sign-in link', exact }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign-in link of Grace', exact });
  await dialog.getByRole('button', { name: 'Make a link', exact }).click();
  const link = (await dialog.getByText('#token=', { exact: false }).textContent())!;
  expect(await violations(page)).toEqual([]);

  await using graces = await openPage(browser(), link);
  await graces.page.getByRole('navigation', { name: 'Chats', exact }).waitFor();
  expect(graces.page.url()).toBe(`${service.url}/console/#/chats`);
  expect(await graces.page.getByRole('dialog').count()).toBe(0);
  await graces.page.getByRole('button', { name: 'Grace: your settings', exact }).click();
  expect(await graces.page.getByLabel('You work as', { exact }).count()).toBe(0);
  expect(await violations(graces.page)).toEqual([]);
  await graces.page.getByRole('dialog').getByRole('button', { name: 'Close', exact }).click();
  expect(await graces.page.getByRole('link', { name: 'Set-up', exact }).count()).toBe(0);
  await graces.page.goto(`${service.url}/console/#/set-up`);
  await graces.page.getByRole('navigation', { name: 'Chats', exact }).waitFor();

  await dialog.getByRole('button', { name: 'Revoke the link', exact }).click();
  await graces.page.getByText('This token is no longer valid.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact }).first().click();
  await page.reload();
  const actions = page.getByText('Who did what', { exact });
  await actions.click();
  const first = page.getByRole('listitem').filter({ hasText: 'revoked the sign-in link of' });
  expect(await first.first().textContent()).toContain('Ada');
  expect(await violations(page)).toEqual([]);
  expect([...admin.problems, ...graces.problems]).toEqual([]);
});
