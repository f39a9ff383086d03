import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves with the accessibility violations that axe finds in a page, each with rule, element and cause. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate('!window.axe')) await page.evaluate(axe);
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) => violations
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => id + ' ' + target.join(' ') + ' ' + (any[0]?.message ?? ''))))`);
}

/** Resolves with true if a page is wider than the browser window, so that its content is cut off. */
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
