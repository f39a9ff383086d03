import type { Browser, Page } from 'playwright-core';
import type { Send } from '../../src/contract/send/send.ts';
import { openStage, type Stage } from '../../src/workshop/testing/stage.ts';

/** One picture to take. */
export interface Scene {
  /** The name of the picture's file, without its ending. */
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** Brings the page into the state that the picture shows. */
  show(page: Page): Promise<void>;
}

/** The pictures that need the same preparation. */
export interface Story {
  title: string;
  /** Prepares the programs and the browser, passes the scenes to `take`, and cleans up. */
  tell(take: (scenes: readonly Scene[]) => Promise<void>, browser: Browser): Promise<void>;
}

const mug = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">
<rect width="320" height="200" fill="#e9e2d6"/><rect y="150" width="320" height="50" fill="#cdb99a"/>
<path d="M196 78h22a26 26 0 0 1 0 52h-22" fill="none" stroke="#2f5f9e" stroke-width="12"/>
<path d="M104 58h92v84a18 18 0 0 1-18 18h-56a18 18 0 0 1-18-18z" fill="#3a74be"/><path d="M104 58h92v12h-92z" fill="#2f5f9e"/>
</svg>`;

/** The address of a picture that a customer sends. The browser gets a drawing in place of the file at this address. */
const picture = 'https://pictures.example.com/mug.jpg';

/** Pictures of the agent console with some chats. */
const ofConsole: Story = {
  title: 'The console',
  async tell(take) {
    await using stage = await openStage({ parts: { send: failing } });
    await play(stage);
    const open =
      (view: string, then: (page: Page) => Promise<unknown> = async () => {}) =>
      async (page: Page) => {
        await page.route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body: mug }));
        await page.goto(stage.consoleLink);
        await page.getByRole('button', { name: 'Not now' }).click();
        await page.getByRole('navigation', { name: 'Chats' }).getByText('Mara').waitFor();
        await page.goto(`${stage.service.url}/console/#/${view}`);
        await then(page);
      };
    const chat = open('chats/1', (page) => page.getByText('Three are left').first().waitFor());
    const wide = { width: 1360, height: 850 };
    const narrow = { width: 390, height: 780 };
    const opened = (page: Page) => page.locator('.log-row.failed summary').first().click();
    const tried = async (page: Page) => {
      for (const button of await page.getByRole('button', { name: 'Test it' }).all()) await button.click();
      for (const last of ['agent_message', 'CHAT_CLOSED', 'call_event'])
        await page.locator('.trial', { hasText: last }).waitFor();
    };
    await take([
      { name: 'console', ...wide, theme: 'light', show: chat },
      { name: 'console-dark', ...wide, theme: 'dark', show: chat },
      { name: 'console-narrow', ...narrow, theme: 'light', show: chat },
      { name: 'console-narrow-list', ...narrow, theme: 'dark', show: open('chats') },
      { name: 'console-log', ...wide, theme: 'light', show: open('log', opened) },
      { name: 'console-set-up', ...wide, theme: 'light', show: open('set-up', tried) },
    ]);
  },
};

/** Makes customers, bot, CRM and agents act as the pictures show. */
async function play(stage: Stage): Promise<void> {
  const { desk, say } = stage;
  const mara = { id: 'visitor-1', name: 'Mara', email: 'mara@example.com', phone: '+45 55 01 23 45' };
  const chat = { path: { chat_id: 1 } };
  const body = { agent_id: 'ada' };
  const write = (chat_id: number, text: string) =>
    desk.writeMessage({ path: { chat_id }, body: { ...body, message: { type: 'text', text } } });
  const told = async (line: RegExp) => {
    while (!stage.told.some((one) => line.test(one))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await say('Hello! Is the blue mug still in stock?', mara);
  await told(/heard|an agent to visitor-1/);
  await say('I would rather talk to an agent', mara);
  await say('Nothing arrived at my address yet', { id: 'visitor-2', name: 'Jonas' });
  await say('agent please', { id: 'visitor-2', name: 'Jonas' });
  await say('What are your opening hours?', { id: 'visitor-3', name: 'Line' });
  await say('An agent, please: my parcel came broken', { id: 'visitor-4', name: 'Emil' });
  await desk.acceptChat({ ...chat, body });
  await desk.setVisitor({
    ...chat,
    body: {
      page: { url: 'https://shop.example.com/mugs/blue', title: 'Blue mug – Shop' },
      session: {
        geoip: { country: 'Denmark', city: 'Aarhus' },
        utm_json: { source: 'newsletter' },
        ip_addr: '203.0.113.7',
        user_agent: 'Firefox 156, Linux',
      },
    },
  });
  await write(1, 'Hello Mara, it is. Three are left, and they go out today.');
  await say(
    { type: 'photo', file: picture, file_name: 'mug.jpg', file_size: 48213, text: 'This one?' },
    mara,
  );
  await write(1, 'Yes, that is the one. Shall I keep it for you? https://shop.example.com/mugs/blue');
  await told(/Shall I keep it/);
  await desk.acceptChat({ path: { chat_id: 4 }, body });
  await write(4, 'I am sorry to hear that, Emil. A new one is on its way.');
  await desk.closeChat({ path: { chat_id: 4 }, body });
  await say('Yes please, that would be lovely!', mara);
  await write(1, `It is ${lost}.`);
  for (;;) {
    const page = await desk.listDeliveries({ query: { state: 'failed' } });
    if (page.status === 200 && page.body.deliveries.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const lost = 'kept for you until Friday';

/** One message is not delivered, so the pictures show a failed delivery. */
const failing =
  (good: Send): Send =>
  async (request, policy) => {
    if (!request.body.includes(lost)) return good(request, policy);
    const startedAt = Date.now();
    return {
      outcome: 'bad_status',
      status: 503,
      text: 'Deployment under way',
      startedAt,
      endedAt: startedAt + 38,
    };
  };

/** Pictures of the widget on the shop of the demo site: a visitor writes, and the bot replies. */
const ofWidget: Story = {
  title: 'The widget',
  async tell(take) {
    await using stage = await openStage();
    const demo = await stage.openDemo();
    const talks = async (page: Page) => {
      await page.goto(demo.shopUrl);
      await page.waitForFunction('window.svc_api !== undefined');
      await page.evaluate('svc_api.open()');
      const words = page.getByRole('textbox').last();
      await words.fill('Do you sell tables?');
      await words.press('Enter');
      await page.getByRole('button', { name: 'Opening hours' }).waitFor();
    };
    await take([
      { name: 'widget', width: 1100, height: 700, theme: 'light', show: talks },
      { name: 'widget-dark', width: 1100, height: 700, theme: 'dark', show: talks },
      { name: 'widget-narrow', width: 360, height: 640, theme: 'light', show: talks },
    ]);
    await demo.close();
  },
};

/** All stories, in the order in which their pictures are taken. */
export const stories: readonly Story[] = [ofConsole, ofWidget];
