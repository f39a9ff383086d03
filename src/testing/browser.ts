import chromium from '@sparticuz/chromium';
import { type Browser, chromium as launcher } from 'playwright-core';

/** A browser out of an npm package, so that nothing has to be installed on the machine. */
export async function openBrowser(): Promise<Browser> {
  chromium.setGraphicsMode = false;
  // One process for all, as the package has it for small machines, dies with the first page that is closed.
  const args = chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return launcher.launch({ executablePath: await chromium.executablePath(), args });
}
