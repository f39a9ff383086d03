import { expect, test } from 'vitest';
import { openBrowser } from '../../workshop/testing/browser.ts';
import { openStage } from '../../workshop/testing/stage.ts';
import { violations } from '../../workshop/testing/use-browser.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import { createChannel, newestChat, say } from '../service/testing/site.ts';
import { openPage } from './testing/open-console.ts';

test('marks chats that a bot does not reply to, by its setting, above the others', async () => {
  await using stage = await openStage();
  const browser = await openBrowser();
  await using bot = await openReceiver();
  const { desk } = stage;
  const channel = await createChannel(desk, 'http://127.0.0.1:9/chat');
  const settings = { bot_endpoint: bot.url, token: 'secret', name: 'Silent', mark_after_seconds: 1 };
  await desk.connectBot({ path: channel, body: settings });
  await say(channel.endpoint, 'Is anybody there?', { id: 'a', name: 'Mara' });
  await stage.say('What are your opening hours?', { id: 'b', name: 'Jonas' });
  const since = Date.parse((await newestChat(desk, channel.channel_id)).chat.unanswered_since!);
  await expect.poll(() => Date.now() - since).toBeGreaterThan(1000);

  await using opened = await openPage(browser, stage.consoleLink);
  const { page, problems } = opened;
  const group = page.getByRole('region', { name: /^With the bot/ });
  await group.getByText('Jonas').waitFor();
  expect(await group.getByRole('link').allTextContents()).toEqual([
    expect.stringContaining('Mara'),
    expect.stringContaining('Jonas'),
  ]);
  expect(await group.getByTitle('No reply from the bot for', { exact: false }).count()).toBe(1);
  await group.getByRole('link', { name: 'Mara' }).click();
  await page.getByText('The bot has not replied for').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Set-up', exact: true }).click();
  const part = page.locator('section', { hasText: 'Silent' }).last();
  await part.getByRole('button', { name: 'Test it' }).click();
  await part.getByText('Answered 200 and posted nothing in 5 s: a customer would wait.').waitFor();
  await part.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  const mark = dialog.getByLabel('Seconds without a reply until a chat is marked', { exact: true });
  expect(await mark.inputValue()).toBe('1');
  await mark.fill('0');
  await dialog.getByLabel('Seconds without a reply until the agents get the chat', { exact: true }).fill('0');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await desk.listChannels({})).body).toMatchObject({
    channels: [{}, { bot: { mark_after_seconds: 0, hand_over_after_seconds: 0 } }],
  });
  await page.getByRole('link', { name: /^Chats/ }).click();
  await group.getByText('Mara').waitFor();
  expect(await group.getByTitle('No reply from the bot for', { exact: false }).count()).toBe(0);
  expect(problems).toEqual([]);
  await browser.close();
});
