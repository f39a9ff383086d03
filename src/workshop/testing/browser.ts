import { type Browser, chromium } from 'playwright-core';
import { packagedProgram } from '../../../conformance/targets/widget/browser.ts';
import { patience } from './patience.ts';

/** Opens the browser of the npm package: the same one on every machine, without an installation. */
export async function openBrowser(): Promise<Browser> {
  const timeout = patience(30_000);
  const launch = async () => chromium.launch({ ...(await packagedProgram()), timeout });
  // On an overloaded machine, one of some hundred browsers crashes at its start.
  const browser = await launch().catch(launch);
  return browser.on('context', (context) => context.setDefaultTimeout(timeout));
}
