// Tests the site in a browser: in wide and narrow windows, light and dark mode, with and without scripts.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../generated/rules.ts';
import { sides } from '../src/contract/mock/judged.ts';
import { startMock } from '../src/contract/mock/mock.ts';
import { isCutOff, violations } from '../src/workshop/testing/use-browser.ts';
import { found, requestsElsewhere, useSite } from './testing/browsing.ts';
import { dist } from './testing/site.ts';

const open = useSite();

/** One short page of each kind. The pages are short, because axe takes seconds for a long page. */
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
/** Pages that together have every colour of the site, and columns in wide windows. */
const richPages = ['/', '/delivery/', '/open-points/', '/reference/bot/receiveagentjoined/'];
/** Long pages with the same parts as the short ones. The tests check only their width. */
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
test.each([
  { width: 1280, colorScheme: 'light' as const, addresses: richPages },
  { width: 320, colorScheme: 'dark' as const, addresses: [...richPages, ...kindsOfPages] },
])(
  'pages are accessible, load nothing from other hosts and are not wider than the window: $width, $colorScheme',
  async (how) => {
    const { width, colorScheme, addresses } = how;
    const page = await open('/', { viewport: { width, height: 900 }, colorScheme });
    const elsewhere = requestsElsewhere(page);
    const problems: string[] = [];
    for (const address of [...addresses, ...longPages]) {
      await page.goto(address);
      if (await isCutOff(page)) problems.push(`${address} is too wide`);
      if (longPages.includes(address)) continue;
      problems.push(...(await violations(page)).map((violation) => `${address} ${violation}`));
    }
    expect(elsewhere).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('in a narrow window, no word in a table is broken over two lines', async () => {
  const page = await open('/', { viewport: { width: 360, height: 740 } });
  for (const address of ['/outgrowing/', '/tools/generators/', '/tools/mock/', '/glossary/']) {
    await page.goto(address);
    expect(await page.evaluate(brokenWords), address).toEqual([]);
    expect(await isCutOff(page), address).toBe(false);
  }
});

/** Typical searches, by the address of the page that must be the first result. */
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
  '/watching/': ['metrics', 'prometheus', 'log'],
  '/running/': ['migration', 'backup', 'upgrade', 'docker'],
  '/behind-a-proxy/': ['nginx', 'proxy TLS', 'caddy'],
  '/security/': ['token', 'signature', 'signiture', 'gdpr', 'CORS'],
  '/tools/go/': ['golang'],
  '/tools/package/': ['react', 'hono', 'next.js', 'express'],
  '/tools/php/': ['laravel'],
  '/quickstarts/python/': ['python'],
  '/tools/python/': ['django', 'flask'],
  '/windows/': ['windows', 'powershell'],
};

test('the search finds pages by their names, by synonyms and by common misspellings', async () => {
  const page = await open('/');
  const first: string[] = [];
  const hidden: string[] = [];
  const expected = Object.entries(terms).flatMap(([address, all]) =>
    all.map((term) => [term, address] as const),
  );
  for (const [term] of expected) {
    const results = await found(page, term);
    first.push(`${term}: ${results[0]?.url}`);
    const excerpts = results.flatMap(({ excerpt, meta, sub_results }) => [
      excerpt,
      ...Object.values(meta),
      ...sub_results.map((part) => part.excerpt),
    ]);
    if (/\bzq[a-z]|retrys|webook|signiture|pyton/.test(excerpts.join(' '))) hidden.push(term);
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
    expect((await found(page, name))[0]!.content).toContain(name);
  const among: [string, string][] = [
    ['php webhook', '/security/'],
    ['go CLIENT_MESSAGE', '/reference/bot/receiveclientmessage/'],
    ['python chat_finished', '/reference/developer/receivechatfinished/'],
  ];
  for (const [words, address] of among)
    expect(
      (await found(page, words)).map(({ url }) => url),
      words,
    ).toContain(address);
  // The search form on the page uses the same search. No page has these words, although some words on pages begin with the same letters.
  await page.locator('button[data-open-modal]').click();
  const message = page.locator('.pagefind-ui__message');
  for (const words of ['xyzzy', 'kubernetes', 'xyzzy token']) {
    await page.locator('.pagefind-ui__search-input').fill(words);
    await expect.poll(() => message.textContent()).toBe(`No results for ${words}`);
  }
});

test('the one-page references share one script, and load nothing from other hosts', async () => {
  const scripts = readdirSync(join(dist, 'documents')).filter((file) => file.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  const page = await open('/404.html');
  const complaints = requestsElsewhere(page);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('/documents/channel.openapi.html');
  await page.getByRole('heading', { name: 'Channel API' }).first().waitFor();
  await page
    .getByRole('link', { name: /API docs by/ })
    .first()
    .waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});

test('no page is longer than 10,000 pixels', async () => {
  const page = await open('/', { viewport: { width: 1280, height: 900 } });
  const tooLong: string[] = [];
  for (const address of [
    ...richPages,
    ...longPages,
    '/tools/package/',
    '/quickstarts/go/',
    '/running/',
    '/reference/desk/payloads/',
  ]) {
    await page.goto(address);
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    if (height > 10_000) tooLong.push(`${address} is ${height} pixels long`);
  }
  expect(tooLong).toEqual([]);
});

test('readers can filter the rules by level and text, and the address of the page keeps the filter', async () => {
  const page = await open('/rules/?level=LOCAL');
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
});

test('all pages use the sample language that the reader chose', async () => {
  const page = await open('/reference/channel/receiveagentmessage/');
  const choices = page.locator('sample-picker[data-remember="language"] select');
  await choices.last().selectOption('curl');
  await choices.first().selectOption('typescript');
  // Every sample picker on the page shows the chosen language.
  await page.getByText('createChannelIntegratorClient({').waitFor();
  await choices.first().selectOption('python');
  await page.goto('/reference/bot/sendproviderevent/');
  await page.getByText('urllib.request.urlopen(').waitFor();
  await page.goto('/security/');
  await page.getByText('def is_signed(').waitFor();
});

test('the form "Try it" sends a request to a mock on this machine, and to no other host', async () => {
  const mock = await startMock([sides.find(({ party }) => party === 'channel-service')!], {
    host: '127.0.0.1',
    port: 0,
    dynamic: false,
  });
  const page = await open('/reference/channel/sendusermessage/');
  await page.getByText('Try it against the mock').click();
  await page.getByLabel('Address', { exact: true }).fill(mock.sides[0]!.url);
  await page.getByLabel('Wanted answer').selectOption('404');
  await page.getByRole('button', { name: 'Send POST' }).click();
  await page.getByLabel('Answer', { exact: true }).getByText('HTTP 404').waitFor();
  await page.getByLabel('Address', { exact: true }).fill('https://service.example');
  await page.getByRole('button', { name: 'Send POST' }).click();
  await page.getByText('service.example is not this machine').waitFor();
  await mock.close();
});

test('links and collapsed parts work without scripts', async () => {
  const page = await open('/reference/channel/receiveagentmessage/', { javaScriptEnabled: false });
  await page.getByText("body: { result: 'ok' }").waitFor();
  await page.locator('summary', { hasText: /^Python$/ }).click();
  await page.getByText('ThreadingHTTPServer((').waitFor();
  await page.locator('summary', { hasText: 'Who answers' }).click();
  await page.locator('main').getByRole('link', { name: 'CHN-RCV-01' }).click();
  await page.waitForURL(/\/rules\/#CHN-RCV-01$/);
  const ofParty = Object.values(rules).filter(({ party }) => party === 'channel-integrator');
  await expect.poll(() => page.locator('.entry:visible').count()).toBe(ofParty.length);
});

/** A script that runs in the page. It returns the words in table cells that are broken over more than one line. */
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
