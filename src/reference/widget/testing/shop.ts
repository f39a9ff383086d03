import { createServer } from 'node:http';
import type { Browser, BrowserContext } from 'playwright-core';
import { listening } from '../../../contract/serve/testing/listen.ts';

/** The parts of a page of the site. */
export interface ShopPage {
  /** Markup before the script that loads the widget. */
  before?: string;
  after?: string;
  /** Attributes of the script that loads the widget. */
  attributes?: string;
  html?: string;
  headers?: Record<string, string>;
}

/** Opens a customer's site on its own origin. `page` returns the parts of its pages, which include the widget. */
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

/** Records the calls of the widget, in order. */
export const recorder = `<script>
window.told = [];
for (const name of ['onLoadCallback', 'onOpen', 'onMessageSent', 'onAccept', 'onClose', 'onIntroduction',
  'onResizeCallback', 'onCallStart', 'onCallEnd', 'onChangeState'])
  window['svc_' + name] = (...given) => window.told.push([name, ...given]);
</script>`;

/** Loads a page in a new browser context, or in a given one, and waits until the widget can be used. */
export async function visitPage(browser: Browser, url: string, context?: BrowserContext) {
  const own = context ?? (await browser.newContext());
  const page = await own.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'svc_api' in globalThis);
  return { page, context: own };
}
