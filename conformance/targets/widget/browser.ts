import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Where a Chrome or Chromium stands that somebody installed. */
const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** No browser can be started; the message says what to do. */
export class NoBrowser extends Error {}

/**
 * Starts a browser: the one that is named, else one that is installed, else the one that comes as the npm package
 * @sparticuz/chromium.
 */
export async function openBrowser(path?: string): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch(() => {
    throw new NoBrowser(
      'A browser is driven by the package playwright-core. Install it: npm install playwright-core',
    );
  });
  const executablePath = path ?? installed.find((file) => existsSync(file));
  if (executablePath !== undefined) {
    return chromium.launch({ executablePath, args: ['--no-sandbox'] }).catch((error: Error) => {
      throw new NoBrowser(`${executablePath} does not start: ${error.message.split('\n')[0]}`);
    });
  }
  const { default: packaged } = await import('@sparticuz/chromium').catch(() => {
    throw new NoBrowser(
      'No Chrome or Chromium was found. Name one by --browser, or install one: npm install @sparticuz/chromium',
    );
  });
  packaged.setGraphicsMode = false;
  // One process for all, as the package has it for small machines, dies with the first page that is closed.
  const args = packaged.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return chromium.launch({ executablePath: await packaged.executablePath(), args });
}
