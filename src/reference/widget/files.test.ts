// Tests the files that visitors send with the widget: chosen, pasted and dropped files, the progress, and the texts of errors.
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { violations } from '../../workshop/testing/use-browser.ts';
import { sizeLimits } from '../limits.ts';
import { evaluate, label, log, message, told, useScenes } from './testing/scene.ts';

const scenes = useScenes();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'my <b>chair</b>.png', mimeType: 'image/png', buffer: png };

test('chosen files are sent one after the other; the agent gets the files, and the visitor sees them after a reload', async () => {
  const { page, widget } = await scenes.open();
  await label(page).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file', exact: true }).click();
  const page_ = {
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>alert(1)</script>'),
  };
  await (await chooser).setFiles([picture, page_]);
  const { transcript } = await scenes.untilChat(widget, ({ length }) => length === 2);
  expect(transcript).toMatchObject([
    { from: 'customer', type: 'photo', file_name: 'my <b>chair<_b>.png', file_size: png.length },
    { from: 'customer', type: 'document', file_name: 'page.html' },
  ]);
  for (const again of [false, true]) {
    if (again) await page.reload();
    const shown = log(page).getByRole('img', { name: 'my <b>chair<_b>.png', exact: true });
    await expect.poll(() => shown.evaluate((it) => (it as { naturalWidth?: number }).naturalWidth)).toBe(1);
    await log(page).getByRole('link', { name: 'page.html', exact: true }).waitFor();
    expect(await page.locator('.pending').count()).toBe(0);
  }
  expect((await told(page)).filter((line) => line === 'onMessageSent')).toEqual([]);
});

test('an upload shows its progress and can be cancelled or sent again; the browser asks the visitor before the page is left', async () => {
  const { page, widget } = await scenes.open();
  await label(page).click();
  const files = page.locator('input[type=file]');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/files', async (route) => {
    await held;
    await route.abort();
  });
  const pending = page.locator('.pending');
  const within = (name: string) => pending.filter({ hasText: name });
  await files.setInputFiles([
    { ...picture, name: 'first.png' },
    { ...picture, name: 'second.png' },
  ]);
  await log(page).getByRole('progressbar', { name: 'first.png', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    return dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toBe(1);
  await within('second.png').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(() => pending.count()).toBe(1);
  letGo();
  await within('first.png').getByText('The file could not be sent.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/files');
  await within('first.png').getByRole('button', { name: 'Send again', exact: true }).click();
  const { transcript } = await scenes.untilChat(widget, ({ length }) => length > 0);
  expect(transcript).toMatchObject([{ file_name: 'first.png' }]);
  await expect.poll(() => pending.count()).toBe(0);
  await page.route('**/files', () => {});
  await files.setInputFiles([{ ...picture, name: 'third.png' }]);
  await within('third.png').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(() => pending.count()).toBe(0);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toBe(1);
});

test('the next page shows the files that were not sent, until the visitor removes each notice', async () => {
  const { page, widget } = await scenes.open();
  await label(page).click();
  const pending = page.locator('.pending');
  const within = (name: string) => pending.filter({ hasText: name });
  const files = page.locator('input[type=file]');
  await page.route('**/files', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string };
    // The service gets this file, but its response is lost.
    if (name === 'stored.png') await route.fetch();
    if (name === 'failed.png') await route.abort();
  });
  await files.setInputFiles({ ...picture, name: 'failed.png' });
  await within('failed.png').getByRole('button', { name: 'Send again', exact: true }).waitFor();
  await files.setInputFiles({ ...picture, name: 'empty.png', buffer: Buffer.alloc(0) });
  for (const name of ['stored.png', 'waiting.png']) await files.setInputFiles({ ...picture, name });
  await scenes.untilChat(widget, ({ length }) => length === 1);
  await page.reload();
  for (const name of ['failed.png', 'waiting.png'])
    await within(name).getByText('The file was not sent. Please choose it again.').waitFor();
  await log(page).getByRole('img', { name: 'stored.png', exact: true }).waitFor();
  expect(await pending.count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Send again', exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect.poll(() => pending.count()).toBe(1);
  await page.reload();
  await log(page).getByRole('img', { name: 'stored.png', exact: true }).waitFor();
  expect(await pending.count()).toBe(0);
});

test('the window gives the reason why a file that is too large or empty is not sent', async () => {
  const { page } = await scenes.open();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/files')) sent += 1;
  });
  await label(page).click();
  const large = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(sizeLimits.file + 1) };
  const empty = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) };
  await page.locator('input[type=file]').setInputFiles([large, empty]);
  await log(page).getByText('Files can have up to 5.0 MB.').waitFor();
  await log(page).getByText('The file is empty.').waitFor();
  expect(await page.getByRole('button', { name: 'Send again', exact: true }).count()).toBe(0);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
    await expect.poll(() => page.locator('.pending').count()).toBe(left);
  }
  expect(sent).toBe(0);
});

test('files that are pasted into the message or dropped on the chat are sent', async () => {
  const { page, widget } = await scenes.open();
  await label(page).click();
  await message(page).waitFor();
  const give = (event: string, selector: string, field: string, name: string) =>
    evaluate(
      page,
      `(() => { const given = new DataTransfer(); given.items.add(new File(['words'], '${name}'));
        document.querySelector('svc-widget').shadowRoot.querySelector('${selector}')
          .dispatchEvent(new ${event}Event('${field === 'dataTransfer' ? 'drop' : 'paste'}', { ${field}: given, bubbles: true, cancelable: true })); })()`,
    );
  await give('Clipboard', 'textarea', 'clipboardData', 'pasted.txt');
  await give('Drag', '.log', 'dataTransfer', 'dropped.txt');
  const { transcript } = await scenes.untilChat(widget, ({ length }) => length === 2);
  expect(transcript).toMatchObject([{ file_name: 'pasted.txt' }, { file_name: 'dropped.txt' }]);
});
