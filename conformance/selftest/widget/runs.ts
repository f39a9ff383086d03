import pLimit from 'p-limit';
import type { Result } from '../../run/verdicts.ts';
import { serveBrowser } from '../../targets/widget/browser.ts';
import { type Otherwise, runAgainst } from './open.ts';

/**
 * Returns a function that runs the suite against a widget, and a function that closes the browser. All runs share one browser, but each has
 * its own page.
 */
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
