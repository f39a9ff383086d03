// Checks the files of the built site, and opens one page in a browser.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { botProviderEventKinds, providerEventKinds } from '../generated/bot/kinds.ts';
import { agentMessageKinds } from '../generated/channel/kinds.ts';
import { webhookReceiverEventKinds } from '../generated/developer/kinds.ts';
import { errorCodes } from '../generated/errors.ts';
import { limits } from '../generated/policies.ts';
import { openPoints, rules } from '../generated/rules.ts';
import { isCutOff, violations } from '../src/workshop/testing/use-browser.ts';
import { checkSite, heaviest } from './check.ts';
import { addressOf } from './src/contract/addresses.ts';
import { allEvents } from './src/contract/events.ts';
import { addressOfEvent, exchanges, formerAddresses } from './src/contract/exchanges.ts';
import { allOperations } from './src/contract/operations.ts';
import { former, interfacesOf } from './src/contract/versions.ts';
import { found, useSite } from './testing/browsing.ts';
import { dist } from './testing/site.ts';

const open = useSite();

test('the site has no broken link, no resource of another host and no heavy page', async () => {
  const checked = await checkSite(dist);
  expect(checked.problems).toEqual([]);
  expect(checked.pages).toBeGreaterThan(60);
  expect(checked.heaviest.bytes).toBeLessThan(heaviest);
});

test('every document of the package can be downloaded from the site', () => {
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

test('the one-page references link to their own parts, also without scripts', () => {
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

test('every rule, open point and error code has an anchor on its page', () => {
  expect(Object.keys(rules).filter((id) => !page('/rules/').includes(`id="${id}"`))).toEqual([]);
  expect(Object.keys(openPoints).filter((id) => !page('/open-points/').includes(`id="${id}"`))).toEqual([]);
  expect(Object.keys(errorCodes).filter((code) => !page('/errors/').includes(`id="${code}"`))).toEqual([]);
});

test('the page of sendUserMessage shows all fields of a file and the length limit of its comment', () => {
  const rows = page('/reference/channel/sendusermessage/').split('<div class="field"');
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
  expect(page('/reference/developer/receivechatfinished/')).toMatch(badge('OPEN-29'));
});

test('the reference pages show every rule at an operation, message or schema that the rule binds', () => {
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

test('the old address of an event leads to the page of its exchange', () => {
  expect(Object.keys(formerAddresses)).toHaveLength(
    allEvents.filter(({ of }) => of.name !== 'widget').length,
  );
  for (const [from, to] of Object.entries(formerAddresses)) expect(page(from)).toContain(`url=${to}"`);
});

test('the catalogue, the titles and the side bar use the event names of requests', () => {
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

test('the pages show nested fields to the last level, each field with an anchor', () => {
  const finished = page('/reference/developer/receivechatfinished/');
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

test('each old version has a page for each interface, with links to the previous and next page', () => {
  for (const version of former)
    for (const { name } of interfacesOf(version))
      expect(page(`/versions/${version}/${name}/`)).toContain(version);
  for (const file of files('reference'))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/<a href="[^"]*#[^"]*" rel="(prev|next)"/);
});

test('llms.txt links only to pages that exist, and the feed has every change', () => {
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

test('fields have types, code can be copied, and methods of the widget show only their own rules', () => {
  const untyped = files('reference').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /<code class="name">([\w.]+)<\/code><\/a>[^/]*<\/span>\s*<\/dt>\s*<dd>\s*<span class="type">\s*any value/g,
    ),
  ]);
  // These fields may have any type. The source leaves the code of an error open, and no program reads the sender of a typing notice.
  expect(new Set(untyped.map(([, field]) => field))).toEqual(new Set(['sender', 'code', 'error.code']));
  for (const { of, operationId } of allOperations)
    expect(page(addressOf.operation(of.name, operationId))).not.toMatch(/status: .{0,400}FAILURE/);
  const methods = page('/reference/widget/').split('<section').slice(1);
  for (const method of methods) expect(method.match(/class="rule-head"/g)?.length ?? 0).toBeLessThan(6);
});

test('every page is readable without scripts, and shows no template code', () => {
  for (const file of files('.').filter((file) => !isRedirect(file))) {
    const text = readFileSync(file, 'utf8')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(text.trim().length, file).toBeGreaterThan(300);
    expect(text, file).not.toContain('[object Object]');
    expect(withoutCode(file), file).not.toMatch(/\{'\{|\{&#39;\{/);
    if (file.includes('/reference/')) expect(text, file).not.toMatch(/\bundefined\b/);
  }
});

test('checkSite reports a resource of another host, a broken link and a missing search index', async () => {
  const { problems } = await checkSite(fileURLToPath(new URL('testing/broken-site', import.meta.url)));
  expect(problems.map(({ message }) => message).sort()).toEqual([
    'has no search index',
    'links to #nowhere, but nothing on that page has this id',
    'links to /missing/, which does not exist',
    'loads https://cdn.example.com/font.css from another host',
  ]);
});

test('the delivery page is accessible in dark mode and on a phone, and a search finds this page by a word and a misspelling', async () => {
  const page = await open('/delivery/', { viewport: { width: 320, height: 740 }, colorScheme: 'dark' });
  expect(await isCutOff(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  expect((await found(page, 'idempotency'))[0]!.url).toBe('/delivery/');
  expect((await found(page, 'signiture'))[0]!.url).toBe('/security/');
});

test('each page has a Markdown copy, a button that copies this Markdown, and a part of llms-full.txt', async () => {
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
  const page = await open('/delivery/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(delivery);
});

const markdownAt = (file: string) =>
  file.replace(/\/index\.html$/, '.md').replace(/docs\/dist\.md$/, 'docs/dist/index.md');

const withoutCode = (file: string) => readFileSync(file, 'utf8').replaceAll(/<pre[\s\S]*?<\/pre>/g, '');

const isRedirect = (file: string) => /\/events\/\w+\/index\.html$/.test(file);

function page(address: string): string {
  return readFileSync(join(dist, address, 'index.html'), 'utf8');
}

function files(folder: string): string[] {
  return readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => join(dist, folder, file));
}
