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

/** Opens a site of somebody else, on an origin of its own; `page` makes its pages, which include the widget. */
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

/** Writes down what the widget calls, in the order in which it does. */
export const recorder = `<script>
window.told = [];
for (const name of ['onLoadCallback', 'onOpen', 'onMessageSent', 'onAccept', 'onClose', 'onIntroduction',
  'onResizeCallback', 'onCallStart', 'onCallEnd', 'onChangeState'])
  window['svc_' + name] = (...given) => window.told.push([name, ...given]);
</script>`;

/** Loads a page as somebody new, or in a browser that was there before, and waits until the widget can be used. */
export async function visitPage(browser: Browser, url: string, context?: BrowserContext) {
  const own = context ?? (await browser.newContext());
  const page = await own.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'svc_api' in globalThis);
  return { page, context: own };
}
