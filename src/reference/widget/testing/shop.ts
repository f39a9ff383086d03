import { createServer } from 'node:http';
import type { Browser, BrowserContext } from 'playwright-core';
import { listening } from '../../../contract/serve/testing/listen.ts';

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

/** A script element for a page. Its functions record the widget's calls of them in `told`, in order. */
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
