// Tests the first minutes after `npm start`, with a visitor in one browser window and an agent in another window.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatFinishedEvent } from '../../../generated/developer/types.ts';
import { openBrowser } from '../../workshop/testing/browser.ts';
import { openStage, type Stage } from '../../workshop/testing/stage.ts';
import { openPage } from '../../workshop/testing/use-browser.ts';
import type { Demo } from './demo.ts';

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

/** Returns the events of all webhook deliveries to the CRM so far, newest first. */
async function webhooks(): Promise<(ChatFinishedEvent | { event_name: 'chat_assigned' })[]> {
  const page = await stage.desk.listDeliveries({ query: { kind: 'webhook' } });
  if (page.status !== 200) throw new Error(JSON.stringify(page.body));
  return page.body.deliveries.map(({ request }) => JSON.parse(request));
}

test('a visitor chats with the bot and an agent; widget, console and CRM get every step', async () => {
  await using agentsWindow = await openPage(browser, stage.consoleLink);
  await using visitorsWindow = await openPage(browser, `${demo.shopUrl}/developers`, {
    foreign: [stage.service.url],
  });
  const { page: desk } = agentsWindow;
  const { page: shop } = visitorsWindow;
  const list = desk.getByRole('navigation', { name: 'Chats', exact: true });
  const inGroup = (group: string) => list.getByRole('region', { name: group }).getByRole('link');
  const window = shop.getByRole('dialog', { name: 'The Chair Shop', exact: true });
  const log = window.getByRole('log');
  const happened = shop.getByRole('log', { name: 'What happened', exact: true });
  const calls = (method: string) => shop.getByRole('button', { name: method, exact: true }).click();

  // The visitor asks a question, and the bot answers with buttons.
  await shop.getByRole('button', { name: 'Chat with us', exact: true }).click();
  await window.getByRole('textbox', { name: 'Message', exact: true }).fill('Do you sell tables?');
  await shop.keyboard.press('Enter');
  await inGroup('With the bot').click();
  const transcript = desk.getByRole('region', { name: 'Transcript', exact: true });
  await transcript.getByText('Do you sell tables?', { exact: true }).waitFor();
  await log.getByRole('button', { name: 'Opening hours', exact: true }).waitFor();
  await log.getByRole('button', { name: 'Talk to an agent', exact: true }).click();

  // The agent takes over the chat, and sees the data that the CRM sent.
  await inGroup('Waiting').waitFor();
  await desk.getByRole('button', { name: 'Reply' }).click();
  await happened.getByText('svc_onAccept()', { exact: true }).waitFor();
  const panel = desk.getByRole('region', { name: 'Visitor', exact: true });
  await panel.getByText('Card: no. 1', { exact: true }).waitFor();
  const card = panel.getByRole('link', { name: 'Open the card', exact: true });
  const cardOf = async () => (await fetch((await card.getAttribute('href'))!)).text();
  expect(await cardOf()).toContain('Ada took chat 1');
  await desk.getByRole('textbox', { name: 'Your reply', exact: true }).fill('Three are left.');
  await desk.keyboard.press('Enter');
  await log.getByText('Three are left.', { exact: true }).waitFor();

  // The console shows each change of the page's custom data, of the contact data and of the rating at once.
  await calls('setCustomData');
  await panel.getByText('Chairs: 1', { exact: true }).waitFor();
  await calls('setCustomData');
  await panel.getByText('Chairs: 2', { exact: true }).waitFor();
  expect(await panel.getByText('Chairs: 1', { exact: true }).count()).toBe(0);
  await window.getByRole('button', { name: 'Your contact details', exact: true }).click();
  await window.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin');
  await window.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByText('Robin', { exact: true }).waitFor();
  await window.getByRole('button', { name: 'Your contact details', exact: true }).click();
  await window.getByRole('button', { name: 'Good', exact: true }).click();
  await panel.getByText('Good', { exact: true }).waitFor();

  // The agent assigns the chat to the CRM card and closes the chat.
  await panel.getByRole('button', { name: 'Assign to CRM', exact: true }).click();
  await expect
    .poll(async () => (await webhooks()).map(({ event_name }) => event_name))
    .toContain('chat_assigned');
  await panel.getByText('Assigned to the CRM card', { exact: true }).waitFor();
  expect(await panel.getByRole('button', { name: 'Assign to CRM', exact: true }).count()).toBe(0);
  await desk.getByRole('button', { name: 'Close chat', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Close chat', exact: true }).click();
  await log.getByText('The chat has ended').waitFor();
  await inGroup('Closed').filter({ hasText: 'Robin' }).waitFor();

  // The CRM got an event for each step. The last event contains the whole chat.
  await desk
    .getByRole('navigation', { name: 'Views', exact: true })
    .getByRole('link', { name: 'Requests', exact: true })
    .click();
  await desk.getByLabel('Kind', { exact: true }).selectOption('webhook');
  for (const event of ['chat_accepted', 'chat_updated', 'chat_assigned', 'chat_finished']) {
    const row = desk.getByRole('listitem').filter({ hasText: event });
    await row.getByText('Delivered', { exact: true }).first().waitFor();
  }
  const finished = (await webhooks()).find(
    ({ event_name }) => event_name === 'chat_finished',
  ) as ChatFinishedEvent;
  expect(finished).toMatchObject({
    event_name: 'chat_finished',
    visitor: { name: 'Robin' },
    page: { url: `${demo.shopUrl}/developers` },
    chat: { rate: 'positive' },
  });
  const said = finished.chat.messages.map(({ type, message }) => `${type}: ${message}`);
  expect(said).toEqual([
    'visitor: Do you sell tables?',
    'visitor: Talk to an agent',
    'agent: Three are left.',
  ]);
  expect(stage.told).toContainEqual(expect.stringMatching(/chat 1 ended after 3 messages/));
  expect([...agentsWindow.problems, ...visitorsWindow.problems]).toEqual([]);
});
