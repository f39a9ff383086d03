import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserServer, BrowserType, LaunchOptions } from 'playwright-core';
import { printed } from '../../../generated/faults.ts';
import { madeOnce } from '../../../src/contract/files.ts';

const run = promisify(execFile);

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

/** Starts the browser at `path`, an installed one, or the packaged one. Connects to a ws: or wss: address. */
export async function openBrowser(path?: string): Promise<Browser> {
  const chromium = await driver();
  const isRunning = path !== undefined && /^wss?:/.test(path);
  const opened = isRunning ? chromium.connect(path) : chromium.launch(await program(path));
  return opened.catch((error: Error) => {
    throw new Error(`${path ?? 'The browser'} does not start: ${error.message.split('\n')[0]}`);
  });
}

export async function serveBrowser(): Promise<BrowserServer> {
  return (await driver()).launchServer(await program());
}

async function driver(): Promise<BrowserType> {
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Error(
      'A browser is driven by the package playwright-core. Install it: npm install playwright-core',
    );
  });
  return chromium;
}

async function program(path?: string): Promise<LaunchOptions> {
  const executablePath = path ?? installed.find((file) => existsSync(file));
  return executablePath === undefined ? packagedProgram() : { executablePath, args: ['--no-sandbox'] };
}

/** Flags of the packaged browser that are not used: they end the browser with its first page, or give pages more rights. */
const unwanted = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
]);

/** Returns the browser of the npm package, even if another one is installed. */
export async function packagedProgram(): Promise<LaunchOptions> {
  const { default: packaged } = await import('@sparticuz/chromium').catch(() => {
    throw new Error(
      'No Chrome or Chromium was found. Name one by --browser, or install one: npm install @sparticuz/chromium',
    );
  });
  packaged.setGraphicsMode = false;
  const args = packaged.args.filter((arg) => !unwanted.has(arg));
  return { executablePath: await unpacked(), args };
}

/** Unpacks the browser once, in a draft folder, so that no process starts a half-written program. */
async function unpacked(): Promise<string> {
  const module = import.meta.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', module), 'utf8'));
  const folder = await madeOnce(`chromium-${printed(version)}`, async (draft) => {
    const unpack = `import(${JSON.stringify(module)}).then((it) => it.default.executablePath())`;
    await run(process.execPath, ['-e', unpack], {
      env: { ...process.env, TMPDIR: draft, TEMP: draft, TMP: draft },
    });
    await run(join(draft, 'chromium'), ['--no-sandbox', '--version']);
  });
  return join(folder, 'chromium');
}
