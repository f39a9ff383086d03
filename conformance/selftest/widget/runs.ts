import type { Result } from '../../run/verdicts.ts';
import { serveBrowser } from '../../targets/widget/browser.ts';
import { bounded } from '../../wire/bounded.ts';
import { type Otherwise, runAgainst } from './open.ts';

/** A full run takes its time in a browser. */
export const patiently = { timeout: 300_000 };

/** Runs against widgets, each with pages of its own in one browser. */
export function inOneBrowser() {
  const pool = bounded(4);
  const browser = serveBrowser();
  return {
    async run(widget: Otherwise, only?: string[]): Promise<Result[]> {
      const address = (await browser).wsEndpoint();
      return pool(() => runAgainst(widget, only, address));
    },
    async close(): Promise<void> {
      await (await browser).close();
    },
  };
}
