import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openBrowser } from '../../src/workshop/testing/browser.ts';
import { builtSite } from '../../src/workshop/testing/shared.ts';
import { served } from './site.ts';

/** Builds and serves the site for the tests of a file. Returns a function that opens a page of the site. The page closes after its test. */
export function useSite(): (address: string, options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof served>>;
  beforeAll(async () => {
    await builtSite();
    site = await served();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return async (address, options) => {
    const context = await browser.newContext({ baseURL: site.url, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
}

/** A page of the site that the search found. */
interface Found {
  url: string;
  content: string;
  excerpt: string;
  meta: Record<string, string>;
  sub_results: { excerpt: string }[];
}

/** Returns the first pages that the search of the site finds for some words. */
export function found(page: Page, words: string): Promise<Found[]> {
  return page.evaluate(`import('/pagefind/pagefind.js').then(async ({ search }) => {
    const { results } = await search(${JSON.stringify(words)});
    return Promise.all(results.slice(0, 8).map((result) => result.data()));
  })`);
}

/** Returns a list that collects the requests of a page to other hosts from now on. */
export function requestsElsewhere(page: Page): string[] {
  const { origin } = new URL(page.url());
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (!['blob:', 'data:'].includes(protocol) && asked !== origin) elsewhere.push(request.url());
  });
  return elsewhere;
}
