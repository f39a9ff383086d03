// The demo site in a real browser, beside a service of its own.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFrontend } from '../../../docs/examples/channel-frontend/frontend.ts';
import type { SvcApi } from '../../../generated/widget/svc-api.d.ts';
import { isCutOff, violations } from '../../workshop/testing/axe.ts';
import { openBrowser } from '../../workshop/testing/browser.ts';
import { createChannel, newestChat, type OpenService, openService, write } from '../service/testing/site.ts';
import { type Demo, Messages, startDemo } from './demo.ts';

vi.setConfig({ testTimeout: 60_000 });

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
let service: OpenService;
let frontend: Awaited<ReturnType<typeof startFrontend>>;
let demo: Demo;
const messages = new Messages();
let channel_id: string;
beforeAll(async () => {
  service = await openService();
  frontend = await startFrontend((_, message) => messages.emit('message', message));
  const channel = await createChannel(service.desk, frontend.customerEndpoint);
  frontend.connect(channel.endpoint);
  channel_id = channel.channel_id;
  const widget = await service.desk.setWidget({
    path: { channel_id },
    body: { callback: { enabled: true } },
  });
  if (widget.status !== 200) throw new Error(JSON.stringify(widget.body));
  demo = await startDemo({ port: 0, scriptUrl: widget.body.script_url, sayUrl: frontend.sayUrl, messages });
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await demo?.close();
  await frontend?.close();
  await service?.[Symbol.asyncDispose]();
});

async function opened(url: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (line) => complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, complaints };
}

test('the shop has a button for every method, and logs results and callbacks', async () => {
  const { page, complaints } = await opened(demo.shopUrl);
  const log = page.getByRole('log', { name: 'What happened', exact: true });
  await log.getByText('svc_onLoadCallback()').waitFor();
  for (const method of Object.keys(methods)) {
    await page.getByRole('button', { name: method, exact: true }).click();
    await log.getByText(`${method} →`).first().waitFor();
  }
  expect(await log.getByText('undefined').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the chat page sends messages and shows the replies of agents', async () => {
  const { page, complaints } = await opened(demo.chatUrl);
  // A typing notice that comes before the page follows is not shown.
  await vi.waitFor(() => expect(messages.listenerCount('message')).toBeGreaterThan(0));
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Good day');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const { chat } = await vi.waitFor(() => newestChat(service.desk, channel_id));
  await service.desk.setTyping({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada', typing: true } });
  await page.getByText('Ada is writing').waitFor();
  await write(service.desk, chat.chat_id, 'Hello there');
  await page.getByRole('log').getByText('Hello there', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['shopUrl', 'chatUrl'] as const)(
  '%s has no accessibility violation and nothing cut off, wide or narrow',
  async (which) => {
    const { page } = await opened(demo[which]);
    for (const width of [1100, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await violations(page)).toEqual([]);
      expect(await isCutOff(page)).toBe(false);
    }
    await page.close();
  },
);
