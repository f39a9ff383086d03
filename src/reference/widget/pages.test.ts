// Pages of the world: what they may hold, forbid and look like.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adapted, policy } from '../../../docs/src/contract/widget-page.ts';
import { buildWidget } from '../service/widget/build.ts';
import { evaluate, label, log, say, told, useScenes } from './testing/scene.ts';
import { recorder } from './testing/shop.ts';

const scenes = useScenes();
/** The largest script that a page has to load for the widget, in bytes as they are sent. */
const largest = 15 * 1024;

test('the script is small, and has no global but svc_api', async () => {
  expect(gzipSync(await buildWidget(), { level: 9 }).length).toBeLessThan(largest);
  const { page } = await scenes.open(() => ({
    before: '<script>window.before = Object.keys(window);</script>',
  }));
  expect(
    await evaluate(page, 'Object.keys(window).filter((key) => !before.includes(key) && key !== "before")'),
  ).toEqual(['svc_api']);
});

describe('pages of the world', () => {
  test('have functions that throw, are declared after the script, or none at all', async () => {
    const throwing = recorder.replace(
      'window.told.push([name, ...given]);',
      '{ window.told.push([name, ...given]); throw new Error(name); }',
    );
    const { page, widget } = await scenes.open(() => ({ before: throwing }));
    await label(page).click();
    await say(page, 'Hello');
    await scenes.untilChat(widget);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await told(page)).toEqual([
      'onLoadCallback',
      'onChangeState "chat"',
      'onOpen',
      'onMessageSent',
      'onChangeState "label"',
      'onClose',
    ]);
    const { page: after } = await scenes.open(() => ({
      after: `<script>var calls = []; function svc_onLoadCallback() { calls.push('load'); svc_api.showProactiveInvitation('Welcome'); }
        function svc_onOpen() { calls.push('open'); }</script>`,
    }));
    await log(after).getByText('Welcome', { exact: true }).waitFor();
    expect(await evaluate(after, 'calls')).toEqual(['load', 'open']);
    const { page: none } = await scenes.open(() => ({}));
    await label(none).click();
    await say(none, 'Hello');
  });

  test('forbid styles, markup from texts and scripts of others', async () => {
    const headers = {
      'content-security-policy': `default-src 'none'; script-src 'unsafe-inline' ${scenes.service.url}; style-src 'self'; connect-src ${scenes.service.url}; require-trusted-types-for 'script'; trusted-types 'none'`,
    };
    const { page } = await scenes.open(() => ({ before: recorder, headers }));
    const complaints: string[] = [];
    page.on('console', (line) => complaints.push(line.text()));
    await label(page).click();
    await say(page, 'Good morning');
    await log(page).getByText('Good morning', { exact: true }).waitFor();
    const box = await page.getByRole('dialog', { name: 'Chat', exact: true }).boundingBox();
    expect(box!.x + box!.width).toBeGreaterThan(1200);
    expect(complaints).toEqual([]);
  });

  test('that include the script of an unknown widget see a 404 in the browser', async () => {
    const unknown = `${scenes.service.url}/widget/unknown.js`;
    const { page } = await scenes.open(() => ({ before: `<script src="${unknown}"></script>` }));
    const told = await page.consoleMessages();
    expect(told.filter((each) => each.location().url === unknown).map((each) => each.text())).toEqual([
      expect.stringContaining('404 (Not Found)'),
    ]);
  });

  test('include the script twice, replace texts and colours, and are read from right to left', async () => {
    const { page } = await scenes.open(() => ({
      html: '<html lang="ar" dir="rtl">',
      attributes: 'data-texts="words" lang="ar" data-theme="dark"',
      before: '<script type="application/json" id="words">{"label": "تحدث معنا"}</script>',
      after: `<script src="${scenes.service.url}/widget/x.js"></script>`,
    }));
    const box = await page.getByRole('button', { name: 'تحدث معنا', exact: true }).boundingBox();
    expect(box!.x).toBeLessThan(100);
  });

  test('set texts, language, theme and colours as the docs say', async () => {
    const [, before, attributes] = /^(.*)<script src="[^"]*" async (.*)><\/script>$/s.exec(adapted)!;
    const { page, widget } = await scenes.open(
      () => ({ before: before!, attributes: attributes! }),
      {},
      { colorScheme: 'dark' },
    );
    await page.getByRole('button', { name: 'Fragen Sie uns', exact: true }).click();
    await page.getByPlaceholder('Nachricht schreiben').fill('Guten Tag');
    await page.keyboard.press('Enter');
    await scenes.accept(widget);
    await page.getByRole('status').filter({ hasText: 'Ada ist da.' }).waitFor();
    const looks = await evaluate(
      page,
      `(() => {
        const host = document.querySelector('svc-widget');
        const { backgroundColor, color } = getComputedStyle(host.shadowRoot.querySelector('header'));
        return [host.lang, backgroundColor, color, getComputedStyle(host.shadowRoot.querySelector('.window')).backgroundColor];
      })()`,
    );
    expect(looks).toEqual(['de', 'rgb(140, 29, 64)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  });

  test('need only the content security policy of the docs', async () => {
    const [, directives] = /^Content-Security-Policy: (.*)$/.exec(policy)!;
    const own = directives!.replaceAll(/https:\/\/\S+?(?=;|$)/g, scenes.service.url);
    const headers = {
      'content-security-policy': `default-src 'none'; ${own}; require-trusted-types-for 'script'; trusted-types 'none'`,
    };
    const { page, widget } = await scenes.open(() => ({ headers }));
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.route('https://files.example.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await label(page).click();
    await say(page, 'Hello');
    const chat_id = await scenes.accept(widget);
    const file = { file: 'https://files.example.com/1.svg', file_name: '1.svg', file_size: 9 };
    const message = { type: 'photo' as const, ...file };
    await scenes.service.desk.writeMessage({ path: { chat_id }, body: { agent_id: 'ada', message } });
    const picture = log(page).getByRole('img');
    await picture.waitFor({ state: 'attached' });
    await expect.poll(() => picture.evaluate((it) => (it as HTMLImageElement).complete)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('have styles for every element, of which only those for the widget have an effect', async () => {
    const greedy = `<style>* { font: 30px / 3 cursive; text-transform: uppercase; letter-spacing: 2px; word-spacing: 5px; color: #f0f;
      text-align: center; text-indent: 40px; text-shadow: 1px 1px red; white-space: nowrap; cursor: wait; pointer-events: none;
      color-scheme: dark; accent-color: red; caret-color: red; quotes: '«' '»'; hyphens: auto; user-select: none; tab-size: 1;
      --paper: red; --ink: red; --accent: red; --svc-accent: rgb(1, 2, 3); }</style>`;
    const open = async (before: string) => {
      const { page } = await scenes.open(() => ({ before }), {}, { reducedMotion: 'reduce' });
      await evaluate(page, "svc_api.showProactiveInvitation('Welcome')");
      await log(page).getByText('Welcome', { exact: true }).waitFor();
      return evaluate<Record<string, string>[]>(
        page,
        `[...document.querySelector('svc-widget').shadowRoot.querySelectorAll('*')].map((element) => {
          const style = getComputedStyle(element);
          return Object.fromEntries([...style].map((name) => [element.className + ' ' + name, style.getPropertyValue(name)]));
        })`,
      );
    };
    const plain = await open('<style>* { --svc-accent: rgb(1, 2, 3); }</style>');
    expect(await open(greedy)).toEqual(plain);
    expect(plain[0]).toMatchObject({ 'open text-transform': 'none', 'open color-scheme': 'light' });
    expect(plain.map((style) => style['go flip background-color'])).toContain('rgb(1, 2, 3)');
  });
});
