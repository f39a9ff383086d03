import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves with the accessibility violations that axe finds in a page, each with its rule, element and cause. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate('!window.axe')) await page.evaluate(axe);
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) => violations
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => id + ' ' + target.join(' ') + ' ' + (any[0]?.message ?? ''))))`);
}

/** Resolves with true if a page is wider than the browser window. A part of its content is then cut off. */
export async function isCutOff(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth');
}

/** Opens a browser before the tests of a file and closes it afterwards. Returns a function that returns the browser during the tests. */
export function useBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return () => browser;
}

export interface Opened extends AsyncDisposable {
  page: Page;
  requests: string[];
  /** The errors of the page, and the violations of its content security policy. */
  problems: string[];
}

/** Opens a page in its own browser context. Requests to other origins fail, except to the origins in `foreign`. */
export async function openPage(
  browser: Browser,
  address: string,
  { foreign = [], ...options }: BrowserContextOptions & { foreign?: readonly string[] } = {},
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const known = [address, ...foreign].map((url) => new URL(url).origin);
  const requests: string[] = [];
  const problems: string[] = [];
  await page.route('**/*', (route, request) => {
    requests.push(request.url());
    return known.includes(new URL(request.url()).origin) ? route.continue() : route.abort();
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(address);
  return { page, requests, problems, [Symbol.asyncDispose]: () => context.close() };
}
