// The site as it is built, read as files and in a browser: wide and narrow, light and dark, with and without scripts.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { botProviderEventKinds, providerEventKinds } from '../generated/bot/kinds.ts';
import { agentMessageKinds } from '../generated/channel/kinds.ts';
import { webhookReceiverEventKinds } from '../generated/developer/kinds.ts';
import { errorCodes } from '../generated/errors.ts';
import { limits } from '../generated/policies.ts';
import { openPoints, rules } from '../generated/rules.ts';
import { startMock } from '../src/contract/mock/mock.ts';
import { sides } from '../src/contract/mock/sides.ts';
import { openBrowser } from '../src/workshop/testing/browser.ts';
import { checkSite, heaviest } from './check.ts';
import { addressOf } from './src/contract/addresses.ts';
import { allEvents } from './src/contract/events.ts';
import { addressOfEvent, exchanges, formerAddresses } from './src/contract/exchanges.ts';
import { allOperations } from './src/contract/operations.ts';
import { former, interfacesOf } from './src/contract/versions.ts';
import { builtSite, dist, served } from './testing/site.ts';

// A browser beside other tests on two cores can be slow.
vi.setConfig({ testTimeout: 90_000 });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** One page of each kind, short ones: axe takes seconds for a long one. */
const kindsOfPages = [
  '/quickstarts/chat-front-end/',
  '/security/',
  '/states/',
  '/errors/',
  '/events/',
  '/tools/generators/',
  '/documents/',
  '/reference/channel/',
];
/** Those that have every colour between them, and columns where there is room. */
const richPages = ['/', '/delivery/', '/open-points/', '/reference/bot/receiveagentjoined/'];
/** Long ones of the same parts, which are only looked at for their width. */
const longPages = [
  '/flows/',
  '/rules/',
  '/sections/',
  '/conformance/',
  '/reference/bot/payloads/',
  '/reference/channel/receiveagentmessage/',
  '/reference/widget/',
  '/versions/0.1.0/channel/',
];
let browser: Browser | undefined;
let site: Awaited<ReturnType<typeof served>> | undefined;

beforeAll(async () => {
  await builtSite();
  site = await served();
  browser = await openBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('the site has no broken link, no resource of another host and no heavy page', () => {
  const checked = checkSite(dist);
  expect(checked.problems).toEqual([]);
  expect(checked.pages).toBeGreaterThan(60);
  expect(checked.heaviest.bytes).toBeLessThan(heaviest);
});

test('every document of the package can be downloaded', () => {
  const bundles = globSync([
    'generated/{,reference/}{openapi,asyncapi}/*.json',
    'specs/flows/*.arazzo.yaml',
  ]).map((file) =>
    file.startsWith('specs')
      ? basename(file).replace('.yaml', '.json')
      : `${basename(file, '.json')}.${basename(dirname(file))}.json`,
  );
  const list = page('/documents/');
  for (const file of bundles) {
    expect(list).toContain(`href="/documents/${file}"`);
    expect(() => JSON.parse(readFileSync(join(dist, 'documents', file), 'utf8'))).not.toThrow();
  }
});

test('one-page documents link into themselves, also without scripts', () => {
  const pages = readdirSync(join(dist, 'documents')).filter((file) =>
    /\.(openapi|asyncapi)\.html$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(5);
  for (const file of pages) {
    const html = readFileSync(join(dist, 'documents', file), 'utf8');
    expect(html, file).toMatch(/<a [^>]*href="#\/[^"]/);
    expect(html, file).not.toMatch(/<a [^>]*href="\//);
  }
});

test('every rule, open point and error code has an address', () => {
  expect(Object.keys(rules).filter((id) => !page('/rules/').includes(`id="${id}"`))).toEqual([]);
  expect(Object.keys(openPoints).filter((id) => !page('/open-points/').includes(`id="${id}"`))).toEqual([]);
  expect(Object.keys(errorCodes).filter((code) => !page('/errors/').includes(`id="${code}"`))).toEqual([]);
});

test('the page of a customer’s file shows all fields and where its comment is cut', () => {
  const rows = page('/reference/channel/receiveusermessage/').split('<div class="field"');
  const row = (field: string) =>
    rows.find((each) => each.includes(`<code class="name">message.${field}</code>`));
  expect(row('file_name')).toBeDefined();
  const comments = rows.filter((each) => each.includes('<code class="name">message.text</code>'));
  expect(comments).toHaveLength(3);
  for (const comment of comments) expect(comment).toContain(`${limits.UserTextBody.truncate} characters`);
});

test('choices of the reference have a badge: fields, figures, error codes, calls of the widget', () => {
  const badge = (id: string) => new RegExp(`class="level (open|local) choice"[^>]*href="[^"]*#${id}"`);
  const delivery = page('/delivery/').split('<h2 id=');
  const webhooks = delivery.find((part) => part.startsWith('"sendWebhookEvent"'));
  expect(webhooks).toMatch(badge('OPEN-29'));
  expect(delivery.find((part) => part.startsWith('"sendAgentMessage"'))).toMatch(badge('OPEN-30'));
  const codes = page('/errors/').split('<h3 id=').slice(1);
  for (const [code, { choice }] of Object.entries<{ status: number; choice?: string }>(errorCodes)) {
    const part = codes.find((each) => each.startsWith(`"${code}"`))!.split('</p>')[0];
    if (choice === undefined) expect(part, code).not.toContain('OPEN-32');
    else expect(part, code).toMatch(badge(choice));
  }
  expect(page('/reference/channel/payloads/')).toMatch(badge('CHN-IN-18'));
  expect(page('/reference/widget/')).toMatch(badge('OPEN-06'));
  expect(page('/reference/developer/onchatfinished/')).toMatch(badge('OPEN-29'));
});

test('every rule is shown at an operation, message or schema that it binds', () => {
  const shownPages = files('reference').map((file) => readFileSync(file, 'utf8'));
  const lost = Object.keys(rules).filter(
    (id) => !shownPages.some((html) => html.includes(addressOf.rule(id))),
  );
  expect(lost).toEqual([]);
});

test('every operation and event has a page under its name', () => {
  for (const { of, operationId } of allOperations)
    expect(page(addressOf.operation(of.name, operationId))).toContain(operationId);
  for (const event of allEvents) expect(page(addressOfEvent(event).split('#')[0]!)).toContain(event.name);
});

test('former addresses of events lead to the page of the exchange', () => {
  expect(Object.keys(formerAddresses)).toHaveLength(
    allEvents.filter(({ of }) => of.name !== 'widget').length,
  );
  for (const [from, to] of Object.entries(formerAddresses)) expect(page(from)).toContain(`url=${to}"`);
});

test('the catalogue, titles and side bar show events under the names that are sent', () => {
  const names = [
    ...agentMessageKinds,
    ...botProviderEventKinds,
    ...providerEventKinds,
    ...webhookReceiverEventKinds,
  ];
  const catalogue = page('/events/');
  const sidebar = catalogue.slice(0, catalogue.indexOf('<main'));
  for (const name of [...names, 'svc_onCallEnd']) {
    expect(catalogue).toContain(`<code class="name">${name}</code>`);
    expect(sidebar, name).toMatch(new RegExp(`>[^<]*\\b${name}\\b[^<]*</span>`));
  }
  for (const { names, address } of exchanges.filter((exchange) => [1, 2].includes(exchange.names.length)))
    expect(/<h1[^>]*>([^<]*)/.exec(page(address))![1]).toContain(names[0]);
});

test('nested fields are shown to the last level, each with an anchor', () => {
  const finished = page('/reference/developer/onchatfinished/');
  for (const field of [
    'session.geoip.country_code',
    'agents.email',
    'chat.messages:AgentChatMessage.agent_id',
  ])
    expect(finished).toContain(`href="#body.${field}"`);
  expect(page('/reference/bot/receiveclientmessage/')).toContain(
    'href="#body.message:ButtonsContent.buttons.text"',
  );
});

test('former versions have a page for each interface, and the page before and after leads to a page', () => {
  for (const version of former)
    for (const { name } of interfacesOf(version))
      expect(page(`/versions/${version}/${name}/`)).toContain(version);
  for (const file of files('reference'))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/<a href="[^"]*#[^"]*" rel="(prev|next)"/);
});

test('llms.txt links to pages, and the feed has every change', () => {
  const links = [...readFileSync(join(dist, 'llms.txt'), 'utf8').matchAll(/\]\(([^)#]+)/g)].map(
    ([, link]) => link!,
  );
  expect(links.length).toBeGreaterThan(100);
  const lost = links.filter(
    (link) => !existsSync(join(dist, link.endsWith('/') ? `${link}index.html` : link)),
  );
  expect(lost).toEqual([]);
  const changes = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8').match(/^### /gm)!;
  const feed = readFileSync(join(dist, 'changelog.rss'), 'utf8');
  expect(feed.match(/<item>/g)!.length).toBeGreaterThanOrEqual(changes.length);
  expect(feed).toMatch(/0\.1\.0: Added<\/title>.*<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</);
  expect(feed).not.toMatch(/Unreleased: [^<]*<\/title>[^\n]*<pubDate>/);
});

test('fields have types, code can be copied, and methods of the widget show their own rules only', () => {
  const untyped = files('reference').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /<code class="name">([\w.]+)<\/code><\/a>[^/]*<\/span><\/dt> <dd><span class="type">any value/g,
    ),
  ]);
  // The source gives an address that integrators send no meaning, leaves the code of an error open, and nobody reads who types.
  expect(new Set(untyped.map(([, field]) => field))).toEqual(
    new Set(['sender', 'sender.url', 'url', 'code', 'error.code']),
  );
  for (const { of, operationId } of allOperations)
    expect(page(addressOf.operation(of.name, operationId))).not.toMatch(/status: .{0,400}FAILURE/);
  const methods = page('/reference/widget/').split('<section').slice(1);
  for (const method of methods) expect(method.match(/class="rule-head"/g)?.length ?? 0).toBeLessThan(6);
});

test('every page can be read without a script', () => {
  for (const file of files('.').filter((file) => !isRedirect(file))) {
    const text = readFileSync(file, 'utf8')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(text.trim().length, file).toBeGreaterThan(300);
    expect(text, file).not.toContain('[object Object]');
    if (file.includes('/reference/')) expect(text, file).not.toMatch(/\bundefined\b/);
  }
});

test('the check finds a resource of another host and a broken link', () => {
  const { problems } = checkSite(fileURLToPath(new URL('testing/broken-site', import.meta.url)));
  expect(problems.map(({ message }) => message).sort()).toEqual([
    'links to #nowhere, but nothing on that page has this id',
    'links to /missing/, where nothing is',
    'loads https://cdn.example.com/font.css from another host',
  ]);
});

test.each([
  { width: 1280, colorScheme: 'light' as const, addresses: richPages },
  { width: 320, colorScheme: 'dark' as const, addresses: [...richPages, ...kindsOfPages] },
])(
  'accessible, on one host and no wider than the window: $width, $colorScheme',
  { timeout: 60_000 },
  async (how) => {
    const { width, colorScheme, addresses } = how;
    const context = await browser!.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site!.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(site!.url + address);
      if (await isTooWide(page)) found.push(`${address} is too wide`);
      const violating = await violations(page, address, address === addresses[0], colorScheme);
      found.push(...violating.map((violation) => `${address} ${violation}`));
    }
    for (const address of longPages) {
      await page.goto(site!.url + address);
      if (await isTooWide(page)) found.push(`${address} is too wide`);
    }
    await context.close();
    expect(elsewhere).toEqual([]);
    expect(found).toEqual([]);
  },
);

test('no word of a table is broken in a narrow window', async () => {
  const context = await browser!.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const address of ['/outgrowing/', '/tools/generators/', '/tools/mock/', '/glossary/']) {
    await page.goto(site!.url + address);
    expect(await page.evaluate(brokenWords), address).toEqual([]);
    expect(await isTooWide(page), address).toBe(false);
  }
  await context.close();
});

/** What readers type, and the page that they get first. */
const terms: Record<string, string[]> = {
  '/conformance/': ['exit code', 'exit status'],
  '/conformance/build-machines/': ['github action'],
  '/conformance/your-service/': ['ngrok', 'tunnel'],
  '/delivery/': ['retry', 'retries', 'retrys', 'duplicate', 'webhook timeout', 'idempotency', 'backoff'],
  '/documents/': ['postman', 'bruno', 'swagger'],
  '/errors/': ['400', '401', '403', '429', '503', 'error codes'],
  '/events/': ['file upload'],
  '/faq/': ['faq', 'ECONNREFUSED', 'localhost', 'troubleshooting'],
  '/limits/': ['message length', 'pagination', 'rate limit', 'file size'],
  '/quickstarts/go/': ['golang'],
  '/watching/': ['metrics', 'prometheus', 'log'],
  '/running/': ['migration', 'backup', 'upgrade', 'docker'],
  '/behind-a-proxy/': ['nginx', 'proxy TLS', 'caddy'],
  '/security/': ['token', 'signature', 'signiture', 'gdpr', 'CORS'],
  '/tools/package/': ['react', 'hono', 'next.js', 'express'],
  '/tools/php/': ['laravel'],
  '/tools/python/': ['python', 'django', 'flask'],
  '/windows/': ['windows', 'powershell'],
};

test('search finds pages by their names, by synonyms and by common misspellings', async () => {
  const context = await browser!.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${site!.url}/`);
  const found = (term: string) =>
    page.evaluate<
      { url: string; text: string; excerpts: string }[]
    >(`import('/pagefind/pagefind.js').then(async ({ search }) => {
      const { results } = await search(${JSON.stringify(term)});
      const all = await Promise.all(results.slice(0, 8).map((result) => result.data()));
      return all.map(({ url, content, excerpt, sub_results }) => ({ url, text: content, excerpts: [excerpt, ...sub_results.map((part) => part.excerpt)].join(' ') }));
    })`);
  const first: string[] = [];
  const hidden: string[] = [];
  const expected = Object.entries(terms).flatMap(([address, all]) =>
    all.map((term) => [term, address] as const),
  );
  for (const [term] of expected) {
    const results = await found(term);
    first.push(`${term}: ${results[0]?.url}`);
    if (results.some(({ excerpts }) => /\bzq[a-z]|retrys|webook|signiture|pyton/.test(excerpts)))
      hidden.push(term);
  }
  expect(first).toEqual(expected.map(([term, address]) => `${term}: ${address}`));
  expect(hidden).toEqual([]);
  for (const name of [
    'CHN-OUT-09',
    'invalid_client',
    'chat_accepted',
    'recipient',
    'svc_onChangeState',
    'OPEN-12',
  ])
    expect((await found(name))[0]!.text).toContain(name);
  const among: [string, string][] = [
    ['php webhook', '/security/'],
    ['go CLIENT_MESSAGE', '/reference/bot/receiveclientmessage/'],
    ['python chat_finished', '/reference/developer/onchatfinished/'],
  ];
  for (const [words, address] of among)
    expect(
      (await found(words)).map(({ url }) => url),
      words,
    ).toContain(address);
  // The form of the site uses the same search. No page has these words, though words of pages begin so.
  await page.locator('button[data-open-modal]').click();
  const message = page.locator('.pagefind-ui__message');
  for (const words of ['xyzzy', 'kubernetes', 'xyzzy token']) {
    await page.locator('.pagefind-ui__search-input').fill(words);
    await expect.poll(() => message.textContent(), { timeout: 20_000 }).toBe(`No results for ${words}`);
  }
  await context.close();
});

test('each page has Markdown, a button that copies it, and a part of llms-full.txt', async () => {
  const delivery = readFileSync(join(dist, 'delivery.md'), 'utf8');
  expect(delivery).toMatch(/^# Delivery and retries\n/);
  expect(delivery).toContain('## Order');
  expect(delivery).toContain('[CHN-OUT-09](/rules/#CHN-OUT-09)');
  expect(readFileSync(join(dist, 'quickstarts/bot.md'), 'utf8')).toContain('```python\n"""A bot:');
  expect(readFileSync(join(dist, 'llms-full.txt'), 'utf8')).toContain(delivery);
  const lost = files('.').filter(
    (file) => !isRedirect(file) && !file.includes('404') && !existsSync(markdownAt(file)),
  );
  expect(lost).toEqual([]);
  const context = await browser!.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site!.url}/delivery/`);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(delivery);
  await context.close();
});

test('the pages of documents share one script, and ask no other host', async () => {
  const scripts = readdirSync(join(dist, 'documents')).filter((file) => file.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  const context = await browser!.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob:|data:)/.test(request.url()) && !request.url().startsWith(site!.url))
      complaints.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${site!.url}/documents/channel.openapi.html`);
  await page.getByRole('heading', { name: 'Channel API' }).first().waitFor();
  await page
    .getByRole('link', { name: /API docs by/ })
    .first()
    .waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('one collection has the requests of all interfaces', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(dist, `documents/${name}.postman.json`), 'utf8'));
  const whole = read('parlance');
  const names = ['bot', 'channel', 'desk', 'developer', 'visitor'];
  const parts = names.map(read);
  expect(whole.item.flatMap(({ item }: { item: unknown[] }) => item).sort(byText)).toEqual(
    parts.flatMap(({ item }) => item).sort(byText),
  );
  expect(whole.variable.map(({ key }: { key: string }) => key).sort()).toEqual(
    [...new Set(parts.flatMap(({ variable }) => variable.map(({ key }: { key: string }) => key)))].sort(),
  );
});

test('no page is longer than 10,000 pixels, and shows code of its own templates', async () => {
  const context = await browser!.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const found: string[] = [];
  for (const address of [
    ...richPages,
    ...longPages,
    '/tools/package/',
    '/quickstarts/go/',
    '/running/',
    '/reference/desk/payloads/',
  ]) {
    await page.goto(site!.url + address);
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    if (height > 10_000) found.push(`${address} is ${height} pixels long`);
  }
  await context.close();
  for (const file of files('.'))
    if (/\{'\{|\{&#39;\{/.test(readFileSync(file, 'utf8').replaceAll(/<pre[\s\S]*?<\/pre>/g, '')))
      found.push(`${file} shows a template`);
  expect(found).toEqual([]);
});

test('the rules are filtered by level and text, and the address keeps the filter', async () => {
  const context = await browser!.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${site!.url}/rules/?level=LOCAL`);
  const local = Object.values(rules).filter(({ level }) => level === 'LOCAL');
  const shown = page.locator('.entry:visible');
  await expect.poll(() => shown.count()).toBe(local.length);
  await page.getByLabel('Party').selectOption('widget');
  await expect.poll(() => shown.count()).toBe(local.filter(({ party }) => party === 'widget').length);
  await page.getByLabel('Words').fill('no such word');
  await expect.poll(() => shown.count()).toBe(0);
  await page.evaluate("location.hash = '#CHN-OUT-09'");
  await page
    .locator('.entry')
    .filter({ has: page.locator('#CHN-OUT-09') })
    .waitFor();
  await context.close();
});

test('the chosen language of samples is kept from page to page', async () => {
  const context = await browser!.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${site!.url}/reference/channel/receiveagentmessage/`);
  const choices = page.locator('sample-picker[data-remember="language"] select');
  await choices.last().selectOption('curl');
  await choices.first().selectOption('typescript');
  // Every picker of the page follows.
  await page.getByText('createChannelIntegratorClient({').waitFor();
  await choices.first().selectOption('python');
  await page.goto(`${site!.url}/reference/bot/receiveproviderevent/`);
  await page.getByText('urllib.request.urlopen(').waitFor();
  await page.goto(`${site!.url}/security/`);
  await page.getByText('def is_signed(').waitFor();
  await context.close();
});

test('a request is sent to a mock on this machine, and to no other host', async () => {
  const mock = await startMock([sides.find(({ party }) => party === 'channel-service')!], {
    host: '127.0.0.1',
    port: 0,
    dynamic: false,
  });
  const context = await browser!.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${site!.url}/reference/channel/receiveusermessage/`);
  await page.getByText('Try it against the mock').click();
  await page.getByLabel('Address').fill(mock.sides[0]!.url);
  await page.getByLabel('Wanted answer').selectOption('404');
  await page.getByRole('button', { name: 'Send POST' }).click();
  await page.getByLabel('Answer', { exact: true }).getByText('HTTP 404').waitFor();
  await page.getByLabel('Address').fill('https://service.example');
  await page.getByRole('button', { name: 'Send POST' }).click();
  await page.getByText('service.example is not this machine').waitFor();
  await context.close();
  await mock.close();
});

test('links and folded parts work without scripts', async () => {
  const context = await browser!.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${site!.url}/reference/channel/receiveagentmessage/`);
  await page.getByText("body: { result: 'ok' }").waitFor();
  await page.locator('summary', { hasText: /^Python$/ }).click();
  await page.getByText('ThreadingHTTPServer((').waitFor();
  await page.locator('summary', { hasText: 'Who answers' }).click();
  await page.locator('main').getByRole('link', { name: 'CHN-RCV-01' }).click();
  expect(page.url()).toBe(`${site!.url}/rules/#CHN-RCV-01`);
  const ofParty = Object.values(rules).filter(({ party }) => party === 'channel-integrator');
  expect(await page.locator('.entry:visible').count()).toBe(ofParty.length);
  await context.close();
});

const isTooWide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

/** Words in cells of tables that stand on more than one line. */
const brokenWords = `[...document.querySelectorAll('main :is(td, th)')].flatMap((cell) => {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { index, 0: word } of text.textContent.matchAll(/[\\p{L}\\d]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  return broken;
})`;

/**
 * What axe finds: everything on the first page, and the contents on the left, the same on every page, only there. A rich page shows the
 * colours of code, others repeat them; in another scheme a page differs by its colours alone.
 */
async function violations(
  page: Page,
  address: string,
  isFirst: boolean,
  colorScheme: string,
): Promise<string[]> {
  await page.evaluate(axe);
  const excluded = ['nav.sidebar', ...(richPages.includes(address) ? [] : ['pre'])];
  const where = isFirst ? 'document' : JSON.stringify({ exclude: excluded.map((each) => [each]) });
  const colours = !isFirst && colorScheme === 'light' && { runOnly: ['color-contrast'] };
  const how = { resultTypes: ['violations'], preload: false, ...colours };
  return page.evaluate(`axe.run(${where}, ${JSON.stringify(how)}).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ html }) => id + ': ' + html.slice(0, 200))))`);
}

const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));

const markdownAt = (file: string) =>
  file.replace(/\/index\.html$/, '.md').replace(/docs\/dist\.md$/, 'docs/dist/index.md');

const isRedirect = (file: string) => /\/events\/\w+\/index\.html$/.test(file);

function page(address: string): string {
  return readFileSync(join(dist, address, 'index.html'), 'utf8');
}

function files(folder: string): string[] {
  return readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => join(dist, folder, file));
}
