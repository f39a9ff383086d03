import { type Browser, chromium } from 'playwright-core';
import { packagedProgram } from '../../../conformance/targets/widget/browser.ts';
import { patience } from './patience.ts';

/** Opens the browser of an npm package. This browser is the same on every machine and needs no installation. */
export async function openBrowser(): Promise<Browser> {
  const timeout = patience(30_000);
  const launch = async () => chromium.launch({ ...(await packagedProgram()), timeout });
  // On an overloaded machine, about one of some hundred browsers crashes at its start. A failed start is therefore repeated once.
  const browser = await launch().catch(launch);
  return browser.on('context', (context) => context.setDefaultTimeout(timeout));
}
