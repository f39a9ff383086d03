import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'parlance-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('eight processes that unpack the packaged browser at the same time use one copy of it', async () => {
  const script = `
    import { chromium } from 'playwright-core';
    import { packagedProgram } from '${new URL('./browser.ts', import.meta.url).href}';
    const browser = await chromium.launch({ ...(await packagedProgram()), timeout: 0 });
    console.log(browser.isConnected());
    await browser.close();`;
  const start = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TMPDIR: folder },
    });
  const said = await Promise.all(Array.from({ length: 8 }, start));
  expect(said.map(({ stdout }) => stdout)).toEqual(Array(8).fill('true\n'));
  const [own, ...others] = readdirSync(folder).filter((name) => name.startsWith('parlance-'));
  expect(others).toEqual([]);
  expect(readdirSync(join(folder, own!))).toEqual([expect.stringMatching(/^chromium-[\d.]+$/)]);
});
