// What fails, as the console shows it.
import { expect, test, vi } from 'vitest';
import { isCutOff, violations } from '../../workshop/testing/axe.ts';
import { useBrowser } from '../../workshop/testing/use-browser.ts';
import type { Store } from '../service/store/port.ts';
import { openReceiver } from '../service/testing/receiver.ts';
import {
  createChannel,
  deskToken,
  newestChat,
  openFrontend,
  openService,
  say,
} from '../service/testing/site.ts';
import { pagesOfDesk } from './desk-pages.ts';
import { openPage } from './testing/open-console.ts';

vi.setConfig({ testTimeout: 90_000 });

const browser = useBrowser();

test('shows a failing destination at its card and in the log, with a button that sends all failed deliveries again', async () => {
  await using crm = await openReceiver<{ message: string }>();
  let store: Store | undefined;
  const parts = { store: (good: Store) => (store = good) };
  await using service = await openService({ ...(await pagesOfDesk()), parts });
  const { desk } = service;
  const { channel_id } = await createChannel(desk, undefined);
  await desk.setWebhook({ path: { channel_id }, body: { url: `${crm.url}/crm` } });
  const since = Date.now() - 60_000;
  const url = `${crm.url}/crm`;
  const told = { event_name: 'offline_message', widget_id: channel_id, message: 'lost' };
  const request = { url, body: JSON.stringify(told) };
  const failed = {
    delivery_id: 1000,
    lane: 'x',
    operation: 'sendWebhookEvent',
    kind: 'webhook' as const,
    state: 'failed' as const,
  };
  await store!.work(async (tx) => {
    tx.put('deliveries', {
      delivery_id: 1000,
      state: 'failed',
      lane: failed.lane,
      partition: 0,
      chat_id: null,
      entry_id: null,
      kind: 'webhook',
      progress: { attempts: [] },
      data: { ...failed, request, recorded_at: since + 1 },
    });
    tx.put('outages', { url, data: { url, since, failed: 7, next_at: Date.now() + 600_000 } });
  });

  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Set-up', exact: true }).click();
  const card = page.getByRole('region', { name: 'Shop', exact: true });
  await card.getByText('7 deliveries in a row').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await isCutOff(page)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await page.getByText(`${crm.url}/crm: `, { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send again what failed', exact: true }).click();
  await page.getByText('On its way again: 1.').waitFor();
  const { body } = await crm.until(() => true);
  expect(body.message).toBe('lost');
  expect(problems).toEqual([]);
});

test('shows rejected typing notices once, and not as lost messages', async () => {
  await using frontend = await openFrontend(() => ({ error: { code: 1, message: 'No typing here.' } }));
  await using service = await openService(await pagesOfDesk());
  const { desk } = service;
  const { channel_id, endpoint } = await createChannel(desk, frontend.endpoint);
  await say(endpoint, 'Hello', { id: 'v-1', name: 'Mara' });
  const { chat } = await newestChat(desk, channel_id);
  for (const typing of [true, false]) await desk.setTyping({ path: chat, body: { agent_id: 'ada', typing } });
  await expect.poll(async () => (await newestChat(desk, channel_id)).transcript).toHaveLength(3);

  await using opened = await openPage(browser(), `${service.url}/console/#token=${deskToken}`);
  const { page, problems } = opened;
  await page.getByRole('link', { name: 'Mara' }).click();
  await page.getByText('That you are writing was refused: No typing here.').first().waitFor();
  expect(await page.getByRole('log').getByText('No typing here.').count()).toBe(1);
  expect(await page.locator('.notice.bad').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
