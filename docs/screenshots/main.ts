// `npm run workshop -- screenshots [NAME]` takes the pictures of README and docs again: all, or those whose names begin with NAME.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { argumentsOf } from '../../src/contract/script-options.ts';
import { openBrowser } from '../../src/workshop/testing/browser.ts';
import { type Scene, stories } from './stories.ts';

const out = join(import.meta.dirname, '../src/assets/screenshots');
const {
  positionals: [wanted = ''],
} = argumentsOf(
  'npm run workshop -- screenshots',
  {},
  `Usage: npm run workshop -- screenshots [NAME]

Takes the pictures again whose names begin with NAME; all without one.

Example:
  npm run workshop -- screenshots console`,
  1,
);
/** The number of pixels in the picture for each pixel of the page. A value above 1 keeps the picture sharp on high-resolution screens. */
const pixelRatio = 1.5;
const quality = 0.82;

mkdirSync(out, { recursive: true });
const browser = await openBrowser();
for (const story of stories) {
  console.log(story.title);
  await story.tell(async (scenes) => {
    for (const scene of scenes) if (scene.name.startsWith(wanted)) await take(scene);
  }, browser);
}
await browser.close();

async function take({ name, width, height, theme, show }: Scene): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: pixelRatio,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // The content security policy of the page would forbid the scripts of this program, which wait in the page and encode the picture.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await show(page);
  const webp = await asWebp(page, await page.screenshot());
  writeFileSync(join(out, `${name}.webp`), webp);
  console.log(`  ${name}.webp  ${Math.round(webp.length / 1024)} kB`);
  await context.close();
}

/** Encodes a picture as WebP. The browser does the encoding. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const encoded: string = await page.evaluate(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(source)};
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${quality});
  })()`);
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
