import { createServer } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import type {
  ChatWithTranscript,
  TranscriptEntry,
  WidgetSettings,
} from '../../../../generated/reference/desk/types.ts';
import { listening } from '../../../contract/serve/testing/http.ts';
import { openBrowser } from '../../../workshop/testing/browser.ts';
import { newestChat, type OpenService, openService } from '../../service/testing/site.ts';
import { openWidget } from '../../service/testing/visitor.ts';

/** A site with its own widget, and a page of it that a visitor has just opened. */
export interface Scene {
  widget: string;
  url: string;
  page: Page;
  context: BrowserContext;
}

/** A browser and a service for the tests of one file, and the steps that these tests share. */
export class Scenes {
  browser!: Browser;
  service!: OpenService;

  async open(
    shopPage: (path: string) => ShopPage = () => ({ before: recorder }),
    settings: WidgetSettings = {},
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<Scene> {
    const widget = await openWidget(this.service, settings);
    const shop = await openShop(`${this.service.url}/widget/${widget}.js`, shopPage);
    const context = await this.browser.newContext(options);
    onTestFinished(async () => {
      await context.close();
      await shop[Symbol.asyncDispose]();
    });
    const { page } = await visitPage(this.browser, `${shop.url}/`, context);
    return { widget, url: shop.url, page, context };
  }

  /** Resolves with the newest chat of a widget, once its transcript satisfies `isThere`. */
  async untilChat(
    widget: string,
    isThere: (transcript: TranscriptEntry[]) => boolean = () => true,
  ): Promise<ChatWithTranscript> {
    return vi.waitFor(
      async () => {
        const found = await newestChat(this.service.desk, widget);
        if (!isThere(found.transcript)) throw new Error(JSON.stringify(found.transcript));
        return found;
      },
      { interval: 50 },
    );
  }

  async accept(widget: string): Promise<number> {
    const { chat } = await this.untilChat(widget);
    await this.service.desk.acceptChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
    return chat.chat_id;
  }
}

/** Opens a browser and a service before the tests of a file, and closes both afterwards. */
export function useScenes(): Scenes {
  const scenes = new Scenes();
  beforeAll(async () => {
    [scenes.browser, scenes.service] = await Promise.all([openBrowser(), openService()]);
  });
  afterAll(async () => {
    await scenes.browser?.close();
    await scenes.service?.[Symbol.asyncDispose]();
  });
  return scenes;
}

/** Returns the widget's calls of the page's functions so far, as names with arguments. `onResizeCallback` and `without` are left out. */
export async function told(page: Page, ...without: string[]): Promise<string[]> {
  const all = await page.evaluate<unknown[][]>('told');
  return all
    .map(([name, ...given]) => [name, ...given.map((each) => JSON.stringify(each))].join(' '))
    .filter((line) => !['onResizeCallback', ...without].includes(line));
}

export const label = (page: Page) => page.getByRole('button', { name: 'Chat with us', exact: true });
export const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const log = (page: Page) => page.getByRole('log');

/** Returns the label or the text of the focused element. */
export const focused = (page: Page) =>
  page.evaluate<string>(
    `(() => { const at = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement; return at.getAttribute('aria-label') ?? at.textContent.trim() })()`,
  );

export async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

export const evaluate = <T>(page: Page, script: string) => page.evaluate<T>(script);

/** The parts of a test page that a test can set. */
export interface ShopPage {
  /** Markup before the script that loads the widget. */
  before?: string;
  after?: string;
  /** More attributes for the script element that loads the widget. */
  attributes?: string;
  html?: string;
  headers?: Record<string, string>;
}

/** Serves a customer's site on its own origin. Each of its pages includes the widget. `page` returns the other parts of a page. */
export async function openShop(script: string, page: (path: string) => ShopPage = () => ({})) {
  const server = createServer((request, response) => {
    const shown = page(request.url!);
    const { before = '', after = '', attributes = '', html = '<html lang="en">', headers } = shown;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(`<!doctype html>${html}<head><title>Shop</title><meta name="viewport" content="width=device-width">
${before}<script src="${script}" async ${attributes}></script></head>
<body><main><h1>Shop</h1><p>Chairs and tables.</p><button>Buy</button></main>${after}</body></html>`);
  });
  return listening(server);
}

/** A script element that defines the page's callbacks. They record the widget's calls in `told`, in order. */
export const recorder = `<script>
window.told = [];
for (const name of ['onLoadCallback', 'onOpen', 'onMessageSent', 'onAccept', 'onClose', 'onIntroduction',
  'onResizeCallback', 'onCallStart', 'onCallEnd', 'onChangeState'])
  window['svc_' + name] = (...given) => window.told.push([name, ...given]);
</script>`;

/** Opens a page in `context`, or in a new browser context, and waits until the widget can be used. */
export async function visitPage(browser: Browser, url: string, context?: BrowserContext) {
  const own = context ?? (await browser.newContext());
  const page = await own.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'svc_api' in globalThis);
  return { page, context: own };
}
