import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { PanelItem } from '../../../generated/reference/desk/types.ts';
import type { ServiceParts } from '../../../src/reference/service/index.ts';
import { createChannel, openService } from '../../../src/reference/service/testing/site.ts';
import type { Result } from '../../run/verdicts.ts';
import { runTarget } from '../../targets/index.ts';
import { serveBrowser } from '../../targets/widget/browser.ts';

export interface Otherwise {
  script?: string;
  after?: string;
  headers?: Record<string, string>;
  parts?: ServiceParts;
  /** Returns the HTML of a field on the page that shows a chat to the agent. If null, the run has no such page. */
  field?: ((item: PanelItem) => string) | null;
  onGiven?(value: unknown): void;
}

async function runAgainst(
  { script = '', after = '', headers = {}, parts, field = rightField, onGiven }: Otherwise,
  only: readonly string[] = [],
  browser?: string,
): Promise<Result[]> {
  await using service = await openService({ ...(parts && { parts }) });
  const { desk, deskToken } = service;
  const { channel_id } = await createChannel(desk, undefined);
  const widget = await desk.setWidget({ path: { channel_id }, body: {} });
  if (widget.status !== 200) throw new Error(JSON.stringify(widget.body));
  const html = `<!doctype html><html lang="en"><title>Shop</title>${script === '' ? '' : `<script>${script}</script>`}
    <script src="${widget.body.script_url}" async></script><h1>Shop</h1>${after}`;
  const page = createServer(async (request, response) => {
    if (request.url === '/given') onGiven?.(await json(request));
    const chat_id = Number(/^\/agent\/(\d+)/.exec(request.url!)?.[1]);
    if (chat_id > 0 && field) {
      const found = await desk.getChat({ path: { chat_id } });
      const { panel = [] } = found.status === 200 ? found.body.chat : {};
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(`<!doctype html><title>Chat ${chat_id}</title>${panel.map(field).join('')}`);
    }
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    return response.end(html);
  });
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}/`;
    return await runTarget('widget', {
      url,
      desk: service.deskUrl,
      deskToken,
      only,
      ...(field && { console: `${url}agent/{chat_id}` }),
      ...(browser && { browser }),
    });
  } finally {
    page.closeAllConnections();
    page.close();
  }
}

export function rightField({ title = '', key = '', content = '', link = '' }: PanelItem): string {
  const text = (words: string) =>
    words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<section><h4>${text(title)}</h4><p><b>${text(key)}</b>: <a href="${text(link)}">${text(content)}</a></p></section>`;
}

/** Returns a script that replaces methods of `window.svc_api`. `changed` is the code of a function from the correct API to the replacements. */
export const api = (changed: string): string => `(() => {
  let present;
  Object.defineProperty(window, 'svc_api', {
    configurable: true,
    get: () => present,
    set: (good) => { present = { ...good, ...(${changed})(good) }; },
  });
})();`;

/** Returns a script that wraps the page's callback `name`. `change` is a function from the page's callback to the replacement. */
export const callback = (name: string, change: string): string => `(() => {
  const { get } = Object.getOwnPropertyDescriptor(window, '${name}');
  Object.defineProperty(window, '${name}', { configurable: true, set() {}, get: () => (${change})(get()) });
})();`;

export const showing = (change: (item: PanelItem) => PanelItem): ServiceParts => ({
  deskHandlers: (good) => ({
    ...good,
    async getChat(input, context) {
      const answer = await good.getChat(input, context);
      if (answer.status !== 200) return answer;
      const { chat, transcript } = answer.body;
      const panel = (chat.panel ?? []).map(change);
      return { status: 200, body: { chat: { ...chat, panel }, transcript } };
    },
  }),
});

/** Returns functions that run the suite in one browser, and that close the browser. */
export function inOneBrowser() {
  const pool = pLimit(4);
  let browser: ReturnType<typeof serveBrowser> | undefined;
  return {
    async run(widget: Otherwise, only?: readonly string[]): Promise<Result[]> {
      browser ??= serveBrowser();
      const address = (await browser).wsEndpoint();
      return pool(() => runAgainst(widget, only, address));
    },
    async close(): Promise<void> {
      await (await browser)?.close();
    },
  };
}
