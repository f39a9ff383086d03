// Tests the accessibility of the widget: use by keyboard, handling of the focus, and axe's rules on wide and narrow screens.
import { describe, expect, test } from 'vitest';
import { isCutOff, violations } from '../../workshop/testing/use-browser.ts';
import { write } from '../service/testing/site.ts';
import { evaluate, focused, label, log, message, say, useScenes } from './testing/scene.ts';

const scenes = useScenes();

describe('the widget', () => {
  test('the widget can be used by keyboard alone, and returns the focus to its button when the window closes', async () => {
    const { page, widget } = await scenes.open();
    await page.getByRole('button', { name: 'Buy', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Chat with us');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Message');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Message');
    const chat_id = await scenes.accept(widget);
    await write(scenes.service.desk, chat_id, 'Good day');
    await log(page).getByText('Good day', { exact: true }).waitFor();
    expect(await focused(page)).toBe('Message');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Attach a file');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Chat');
    // The Escape key closes an open form first, and then the window.
    await page.getByRole('button', { name: 'Your contact details', exact: true }).click();
    expect(await focused(page)).toBe('Name');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Message');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Chat with us');
    await write(scenes.service.desk, chat_id, 'Still there?');
    await page.getByRole('button', { name: 'Chat with us 1 new', exact: true }).waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'Ada: Still there?' }).count()).toBe(1);
  });

  test('the focus does not move when a script of the page opens the window', async () => {
    const { page } = await scenes.open();
    await page.getByRole('button', { name: 'Buy', exact: true }).focus();
    await evaluate(page, 'svc_api.open()');
    await message(page).waitFor();
    expect(await evaluate(page, 'document.activeElement.textContent')).toBe('Buy');
  });

  test.each([
    ['wide', {}],
    ['narrow', { viewport: { width: 320, height: 560 } }],
  ])(
    'the widget has no accessibility violation in light or dark colours on a %s screen',
    async (_, options) => {
      const { page, widget } = await scenes.open(undefined, { callback: { enabled: true } }, options);
      const look = async (of: string) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect((await violations(page)).map((found) => `${colorScheme} ${of}: ${found}`)).toEqual([]);
        }
        expect(await isCutOff(page)).toBe(false);
      };
      await look('label');
      await label(page).click();
      await page.waitForTimeout(300);
      await look('window');
      await say(page, 'Hello');
      const chat_id = await scenes.accept(widget);
      await write(scenes.service.desk, chat_id, 'Good day, see https://example.com/');
      await page.getByRole('link').waitFor();
      await look('chat');
      await page.getByRole('button', { name: 'Your contact details', exact: true }).click();
      await look('contact');
      await page.getByRole('button', { name: 'Your contact details', exact: true }).click();
      await page.getByRole('button', { name: 'Call me back', exact: true }).click();
      await look('call');
      await page.getByRole('button', { name: 'Minimise', exact: true }).click();
      await look('minimised');
    },
  );
});
