import pLimit from 'p-limit';
import type { Result } from '../../run/verdicts.ts';
import { serveBrowser } from '../../targets/widget/browser.ts';
import { type Otherwise, runAgainst } from './open.ts';

/** Runs against widgets that share one browser, each with its own pages. */
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
