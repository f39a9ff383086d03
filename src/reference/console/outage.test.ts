// The behaviour of the console while the service cannot be reached.
import { expect, test } from 'vitest';
import { isCutOff, useBrowser, violations } from '../../workshop/testing/use-browser.ts';
import { createChannel, deskToken, openService, say } from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';
import { openPage } from './testing/open-console.ts';

const browser = useBrowser();

test('shows one notice during an outage, and reads the failed lists again after it', async () => {
  await using service = await openService(await pagesOfDesk());
  const { endpoint } = await createChannel(service.desk, undefined);
  const names = ['Ann', 'Ben', 'Cleo'];
  for (const name of names) await say(endpoint, 'Hello', { id: name, name });
  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  const chats = names.map((name) => page.getByRole('link', { name }));
  await chats[0]!.waitFor();
  await page.context().setOffline(true);

  const outage = page.getByText('The service cannot be reached.', { exact: true });
  for (const chat of chats) {
    await chat.click();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/accept'));
    await page.getByRole('button', { name: 'Reply' }).click();
    await failed;
  }
  await outage.first().waitFor();
  expect(await outage.count()).toBe(1);

  const unread = page.getByText('Loading failed. The service cannot be reached.');
  await page.getByRole('link', { name: 'Issues', exact: true }).click();
  await unread.waitFor();
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await unread.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await isCutOff(page)).toBe(false);

  await page.context().setOffline(false);
  await page.getByText('Nothing here yet.', { exact: false }).waitFor();
  await expect.poll(() => unread.count()).toBe(0);
  await page.getByRole('link', { name: 'Issues', exact: true }).click();
  await page.getByText('No issues', { exact: false }).waitFor();
  expect(problems).toEqual([]);
});
