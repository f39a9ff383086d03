import type { IncomingMessage, ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import type { PanelItem } from '../../../generated/reference/desk/types.ts';
import type { ServiceParts } from '../../../src/reference/service/index.ts';
import {
  createChannel,
  must,
  type OpenService,
  openService,
} from '../../../src/reference/service/testing/site.ts';
import { serveBrowser } from '../../targets/widget/browser.ts';
import { type Change, runsOf } from '../bend.ts';
import { Party } from '../independent/party.ts';
import type { Run } from '../selftest.ts';

/** A page with the widget of a reference service. Changes of its parts make other pages and other widgets. */
export class WidgetPage extends Party {
  script = '';
  after = '';
  headers: Record<string, string> = {};
  parts: ServiceParts = {};
  /** Returns the HTML of a field on the page that shows a chat to the agent. If null, the run has no such page. */
  field: ((item: PanelItem) => string) | null = rightField;
  protected override readonly path = '/';
  #service: OpenService | undefined;
  #scriptUrl = '';

  onGiven(_value: unknown): void {}

  override async open(): Promise<this> {
    this.#service = await openService({ parts: this.parts });
    const { desk } = this.#service;
    const { channel_id } = await createChannel(desk, undefined);
    this.#scriptUrl = must(await desk.setWidget({ path: { channel_id }, body: {} }), 200).body.script_url;
    return super.open();
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#service![Symbol.asyncDispose]();
  }

  override optionsOfRun() {
    const { deskUrl, deskToken } = this.#service!;
    const { url, field } = this;
    return { url, desk: deskUrl, deskToken, ...(field && { console: `${url}agent/{chat_id}` }) };
  }

  protected override async serve(
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    text: string,
  ): Promise<void> {
    if (url === '/given') this.onGiven(JSON.parse(text));
    const chat_id = Number(/^\/agent\/(\d+)/.exec(url)?.[1]);
    if (chat_id > 0 && this.field) {
      const found = await this.#service!.desk.getChat({ path: { chat_id } });
      const { panel = [] } = found.status === 200 ? found.body.chat : {};
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><title>Chat ${chat_id}</title>${panel.map(this.field).join('')}`);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html', ...this.headers });
    const script = this.script && `<script>${this.script}</script>`;
    response.end(`<!doctype html><html lang="en"><title>Shop</title>${script}
    <script src="${this.#scriptUrl}" async></script><h1>Shop</h1>${this.after}`);
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

const runOf = runsOf('widget', () => new WidgetPage());

/** Returns functions that make runs of the suite in one browser, and that close the browser. */
export function inOneBrowser() {
  const pool = pLimit(4);
  let browser: ReturnType<typeof serveBrowser> | undefined;
  return {
    runOf:
      (change: Change<WidgetPage>): Run =>
      (only) =>
        pool(async () => {
          browser ??= serveBrowser();
          return runOf(change, { browser: (await browser).wsEndpoint() })(only);
        }),
    async close(): Promise<void> {
      await (await browser)?.close();
    },
  };
}
