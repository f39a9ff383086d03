// `npm run screenshots` takes the pictures of README and docs anew; `npm run screenshots -- console` those whose names begin so.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from '../../src/workshop/testing/browser.ts';
import type { Scene, Story } from './scene.ts';

const out = join(import.meta.dirname, '../src/assets/screenshots');
const stories = join(import.meta.dirname, 'stories');
const [wanted = ''] = process.argv.slice(2);
/** Pixels of the picture to one of the page, so that it is sharp on fine screens. */
const fineness = 1.5;
const quality = 82;

mkdirSync(out, { recursive: true });
const browser = await openBrowser();
for (const file of readdirSync(stories).toSorted()) {
  const { story } = (await import(join(stories, file))) as { story: Story };
  console.log(story.title);
  await story.tell(async (scenes) => {
    for (const scene of scenes) if (scene.name.startsWith(wanted)) await take(scene);
  }, browser);
}
await browser.close();

async function take({ name, width, height, theme, show }: Scene): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: fineness,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await show(page);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality })
    .toFile(join(out, `${name}.webp`));
  console.log(`  ${name}.webp  ${Math.round(size / 1024)} kB`);
  await context.close();
}
