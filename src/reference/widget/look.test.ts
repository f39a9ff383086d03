// Tests the look and the language of the widget: name, picture and colour of the shop, texts, the title of a hidden tab, and Escape.
import { expect, test } from 'vitest';
import { isCutOff, violations } from '../../workshop/testing/use-browser.ts';
import { write } from '../service/testing/site.ts';
import en from '../shared/widget-texts/en.json' with { type: 'json' };
import { languages } from '../shared/widget-texts/languages.ts';
import { evaluate, focused, label, log, message, recorder, say, useScenes } from './testing/scene.ts';

const scenes = useScenes();
/** Returns the placeholders in braces that a text contains. */
const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(languages)(
  'on a page in the language %s, the widget has all texts in this language, and no accessibility violation',
  async (language) => {
    const { default: texts } = (await import(`../shared/widget-texts/${language}.json`, {
      with: { type: 'json' },
    })) as {
      default: Record<string, string>;
    };
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [name, text] of Object.entries(en)) {
      expect(gaps(texts[name]!), name).toEqual(gaps(text));
      expect(texts[name] === '', name).toBe(text === '');
    }
    const { page, widget } = await scenes.open(
      () => ({
        before: recorder,
        html: `<html lang="${language}-XX" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
      }),
      { callback: { enabled: true } },
      { viewport: { width: 320, height: 560 } },
    );
    const button = (name: string) => page.getByRole('button', { name: texts[name]!, exact: true });
    expect(await isCutOff(page)).toBe(false);
    await button('label').click();
    await log(page).getByText(texts['hello']!, { exact: true }).waitFor();
    expect(await isCutOff(page)).toBe(false);
    await page.getByRole('textbox', { name: texts['message']!, exact: true }).fill('Hello');
    await page.keyboard.press('Enter');
    await scenes.accept(widget);
    for (const name of ['contact', 'call']) {
      await button(name).click();
      expect(await violations(page)).toEqual([]);
      expect(await isCutOff(page)).toBe(false);
      await button('back').click();
    }
  },
);

test('the widget is in English on pages in other languages, and if the texts of a language cannot be loaded', async () => {
  const { page } = await scenes.open(() => ({ before: recorder, html: '<html lang="nl">' }));
  await label(page).waitFor();
  await page.route('**/widget/de.json', (route) => route.abort());
  const german = await scenes.open(() => ({ before: recorder, html: '<html lang="de">' }));
  await german.page.getByRole('button', { name: 'Chatten Sie mit uns', exact: true }).waitFor();
  await german.page.route('**/widget/de.json', (route) => route.abort());
  await german.page.reload();
  await label(german.page).waitFor();
});

test('the widget has the name, the picture, the texts, the colour and the corner from the set-up, unless the page sets others', async () => {
  const photo = `${scenes.service.url}/nothing.png`;
  const look = { name: 'Chairs & Co.', photo, label: 'Ask us', colour: '#ffe082', side: 'start' } as const;
  const { page } = await scenes.open(undefined, { look });
  const open = page.getByRole('button', { name: 'Ask us', exact: true });
  const box = (await open.boundingBox())!;
  expect(box.x).toBe(20);
  const colours = await open.evaluate((it) => {
    const { backgroundColor, color } = (
      globalThis as never as { getComputedStyle(it: unknown): Record<string, string> }
    ).getComputedStyle(it);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(['rgb(255, 224, 130)', 'rgb(0, 0, 0)']);
  await open.click();
  await page.getByRole('heading', { name: 'Chairs & Co.' }).waitFor();
  expect(await log(page).locator('.who').textContent()).toContain('Chairs & Co.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  const own = await scenes.open(
    () => ({
      before: `<script type="application/json" id="w">{ "title": "Our own", "label": "Talk" }</script>`,
      attributes: 'data-texts="w"',
    }),
    { look },
  );
  await own.page.getByRole('button', { name: 'Talk', exact: true }).click();
  await own.page.getByRole('heading', { name: 'Our own' }).waitFor();
  const plain = await scenes.open();
  await label(plain.page).click();
  await plain.page.getByRole('dialog').getByRole('heading', { name: 'Shop' }).waitFor();
});

test('the title of a hidden tab begins with the number of unseen replies', async () => {
  const { page, widget } = await scenes.open(() => ({
    before: `<script>let visibility = 'visible';
      Object.defineProperty(document, 'visibilityState', { get: () => visibility });
      window.look = (at) => { visibility = at ? 'visible' : 'hidden'; document.dispatchEvent(new Event('visibilitychange')); };</script>`,
  }));
  await label(page).click();
  await say(page, 'Hello');
  const chat_id = await scenes.accept(widget);
  await evaluate(page, 'look(false)');
  for (const text of ['one', 'two']) await write(scenes.service.desk, chat_id, text);
  await expect.poll(() => page.title()).toBe('(2) Shop');
  await evaluate(page, "history.pushState({}, '', '/next')");
  await expect
    .poll(async () => (await scenes.untilChat(widget)).chat.page)
    .toMatchObject({ url: expect.stringContaining('/next'), title: 'Shop' });
  await evaluate(page, "document.title = 'Tables'; look(true)");
  await expect.poll(() => page.title()).toBe('Tables');
  expect(await page.locator('.badge').count()).toBe(0);
});

test('the Escape key closes an open form first, and then the window', async () => {
  const { page } = await scenes.open(undefined, { callback: { enabled: true } });
  await label(page).click();
  for (const form of ['Your contact details', 'Call me back']) {
    await page.getByRole('button', { name: form, exact: true }).click();
    await page.getByRole('form', { name: form, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await message(page).waitFor();
    expect(await focused(page)).toBe('Message');
  }
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Chat with us');
});
