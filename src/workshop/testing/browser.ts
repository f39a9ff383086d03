import { type Browser, chromium } from 'playwright-core';
import { packagedProgram } from '../../../conformance/targets/widget/browser.ts';
import { patience } from './patience.ts';

/** The browser out of the npm package: the same one on every machine, with nothing to install. */
export async function openBrowser(): Promise<Browser> {
  const timeout = patience(30_000);
  const launch = async () => chromium.launch({ ...(await packagedProgram()), timeout });
  // On a machine at its limits one of some hundred browsers crashes while it starts.
  const browser = await launch().catch(launch);
  return browser.on('context', (context) => context.setDefaultTimeout(timeout));
}
