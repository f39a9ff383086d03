// Tests that the functions, security policies, scripts and styles of real-world pages do not break the widget.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adapted, line, policy } from '../../../docs/src/contract/script-api.ts';
import { newestChat, write } from '../service/testing/site.ts';
import { buildWidget } from '../service/widget/build.ts';
import { evaluate, label, log, message, recorder, say, told, useScenes } from './testing/scene.ts';

const scenes = useScenes();
/** The size limit of the widget's script, in bytes after compression. */
const largest = 18_000;

test('the script is small, and svc_api is its only global variable', async () => {
  expect(gzipSync(await buildWidget(), { level: 9 }).length).toBeLessThan(largest);
  const { page } = await scenes.open(() => ({
    before: '<script>window.before = Object.keys(window);</script>',
  }));
  expect(
    await evaluate(page, 'Object.keys(window).filter((key) => !before.includes(key) && key !== "before")'),
  ).toEqual(['svc_api']);
});

describe('real-world pages', () => {
  test('a page may have callbacks that throw, callbacks that are declared after the script, or no callbacks', async () => {
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

  test('a page may forbid inline styles, HTML from strings and scripts of third parties', async () => {
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

  test('a page may change its address with a router: the widget reports the new page, in old browsers too', async () => {
    for (const before of ['', '<script>delete window.navigation;</script>']) {
      const { page, widget } = await scenes.open(() => ({ before: before + recorder }));
      await label(page).click();
      await say(page, 'Hello');
      await scenes.untilChat(widget);
      await evaluate(
        page,
        "svc_api.close(); svc_api.setRules({ table: { text: 'It folds.', url: '*/tables/*' } })",
      );
      await evaluate(page, "history.pushState({}, '', '/tables/1'); document.title = 'A table';");
      await expect
        .poll(async () => (await newestChat(scenes.service.desk, widget)).chat.page)
        .toMatchObject({ url: expect.stringContaining('/tables/1'), title: 'A table' });
      const moves: string[] = [];
      page.on('request', (request) => request.url().endsWith('/page') && moves.push(request.url()));
      await evaluate(page, "history.replaceState({ scroll: 9 }, '')");
      await evaluate(page, "history.pushState({}, '', '/tables/2')");
      await expect
        .poll(async () => (await newestChat(scenes.service.desk, widget)).chat.page?.url)
        .toContain('/tables/2');
      expect(moves).toHaveLength(1);
      const { page: other } = await scenes.open(() => ({ before: before + recorder }));
      await evaluate(other, "svc_api.setRules({ table: { text: 'It folds.', url: '*/tables/*' } })");
      await evaluate(other, "history.pushState({}, '', '/tables/1')");
      await log(other).getByText('It folds.', { exact: true }).waitFor();
    }
  });

  test('the widget works in the oldest browsers that the script is built for', async () => {
    const { page, widget } = await scenes.open(() => ({ before: `<script>${oldest}</script>${recorder}` }));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await label(page).click();
    await say(page, 'Hello');
    const chat_id = await scenes.accept(widget);
    await write(scenes.service.desk, chat_id, 'Good day');
    await log(page).getByText('Good day', { exact: true }).waitFor();
    expect(await page.locator('.pending').count()).toBe(0);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await label(page).waitFor();
    expect(errors).toEqual([]);
  });

  test('a page may call svc_api before the widget has loaded, and while the service cannot be reached', async () => {
    const [stub] = line.split('\n') as [string];
    const early = `<script>window.results = []; svc_api.setContactInfo({ name: 'Grace' }).then(({ result }) => results.push(result));
      svc_api.getVisitorNumber().then((number) => results.push(typeof number)); svc_api.showProactiveInvitation('May I help?');</script>`;
    const { page, widget } = await scenes.open(() => ({ before: stub + recorder + early }));
    await log(page).getByText('May I help?', { exact: true }).waitFor();
    await expect.poll(() => evaluate(page, 'results')).toEqual(['ok', 'number']);
    expect((await told(page))[0]).toBe('onLoadCallback');
    await say(page, 'Yes');
    expect((await scenes.untilChat(widget)).chat.customer.name).toBe('Grace');
    await page.route('**/widget/*.js', (route) => route.abort());
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.reload();
    await evaluate(page, "void svc_api.open({ start: 'call' })");
    expect(errors).toEqual([]);
  });

  test('a page may transform its root element or cover the corner: the widget stays visible', async () => {
    const { page } = await scenes.open(() => ({
      before:
        '<style>html { transform: translateX(0); height: 3000px } #cover { position: fixed; inset: 0; z-index: 2147483647 }</style>',
      after: '<div id="cover"></div>',
    }));
    await label(page).click();
    const box = await page.getByRole('dialog', { name: 'Chat', exact: true }).boundingBox();
    expect(box!.y + box!.height).toBeLessThan(page.viewportSize()!.height);
    await say(page, 'Hello');
  });

  test('on a phone, the page does not scroll behind the chat, Back closes the chat, and an invitation covers only a part', async () => {
    const { page, url } = await scenes.open(undefined, {}, { viewport: { width: 390, height: 780 } });
    const dialog = page.getByRole('dialog', { name: 'Chat', exact: true });
    const height = async () => (await dialog.boundingBox())?.height;
    const behind = () => evaluate(page, '[document.body.inert, document.documentElement.style.overflow]');
    await page.goto(`${url}/chairs`);
    await page.waitForFunction(() => 'svc_api' in globalThis);
    await evaluate(page, "svc_api.showProactiveInvitation('May I help?')");
    await log(page).getByText('May I help?', { exact: true }).waitFor();
    expect([await height(), await behind()]).toEqual([468, [false, '']]);
    await page.reload();
    await log(page).getByText('May I help?', { exact: true }).waitFor();
    expect(await height()).toBe(468);
    await message(page).focus();
    expect([await height(), await behind()]).toEqual([780, [true, 'hidden']]);
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    await page.goBack();
    await label(page).waitFor();
    expect([page.url(), await behind()]).toEqual([`${url}/chairs`, [false, '']]);
    await label(page).click();
    expect(await height()).toBe(780);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => evaluate(page, 'history.state')).toBe(null);
    await page.goBack();
    await page.waitForURL(`${url}/`);
  });

  test('a page that includes the script of an unknown widget gets the status 404', async () => {
    const unknown = `${scenes.service.url}/widget/unknown.js`;
    const { page } = await scenes.open(() => ({ before: `<script src="${unknown}"></script>` }));
    const told = await page.consoleMessages();
    expect(told.filter((each) => each.location().url === unknown).map((each) => each.text())).toEqual([
      expect.stringContaining('404 (Not Found)'),
    ]);
  });

  test('a page may include the script twice, replace texts and use a right-to-left language', async () => {
    const { page } = await scenes.open(() => ({
      html: '<html lang="ar" dir="rtl">',
      attributes: 'data-texts="words" lang="ar" data-theme="dark"',
      before:
        '<script type="application/json" id="words">{"label": "تحدث معنا", "callWrong": "رقم غير صالح", "wrongMessage": "اكتب رسالة"}</script>',
      after: `<script src="${scenes.service.url}/widget/x.js"></script>`,
    }));
    const box = await page.getByRole('button', { name: 'تحدث معنا', exact: true }).boundingBox();
    expect(box!.x).toBeLessThan(100);
    const rejected =
      "[svc_api.startCall('no number').reason, svc_api.sendOfflineMessage({ message: '' }).error]";
    expect(await evaluate(page, rejected)).toEqual(['رقم غير صالح', 'اكتب رسالة']);
  });

  test('a page can set texts, language, theme and colours as in the example of the docs', async () => {
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

  test('a page must allow only the sources in the content security policy of the docs', async () => {
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

  test('the styles of a page do not affect the widget, except for the documented variables', async () => {
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

/**
 * A script that removes all APIs that at least one of the oldest supported browsers lacks: Chrome 111, Firefox 111 or Safari 16.4. The list
 * follows the compatibility tables of MDN. The script runs before all other scripts of the page.
 */
const oldest = `
  for (const [owner, ...names] of [
    [window, 'navigation', 'CloseWatcher', 'scheduler', 'requestIdleCallback', 'Iterator'],
    [AbortSignal, 'any'],
    [Promise, 'withResolvers', 'try'],
    [URL, 'parse', 'canParse'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'toArray', 'some', 'find', 'take'],
    [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
    [Element.prototype, 'checkVisibility', 'ariaInvalid'],
    [ReadableStream.prototype, Symbol.asyncIterator, 'values'],
    [Response, 'json'],
    [crypto, 'randomUUID'],
  ])
    for (const name of names) delete owner[name];
`;
