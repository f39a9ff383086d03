import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Opened extends AsyncDisposable {
  page: Page;
  requests: string[];
  /** Errors in the page, and violations of its content security policy. */
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
