import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import type {
  ChatWithTranscript,
  TranscriptEntry,
  WidgetSettings,
} from '../../../../generated/reference/desk/types.ts';
import { openBrowser } from '../../../workshop/testing/browser.ts';
import { newestChat, type OpenService, openService } from '../../service/testing/site.ts';
import { openWidget } from '../../service/testing/visitor.ts';
import { openShop, recorder, type ShopPage, visitPage } from './shop.ts';

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
