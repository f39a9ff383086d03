import { type Browser, chromium } from 'playwright-core';
import { packagedProgram } from '../../../conformance/targets/widget/browser.ts';

/** The browser out of the npm package: the same one on every machine, with nothing to install. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await packagedProgram());
}
