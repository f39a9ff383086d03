import type { Page } from 'playwright-core';
import { openStage } from '../../../src/workshop/testing/stage.ts';
import type { Story } from '../scene.ts';

/** The widget on the shop of the demo site: a visitor writes, the bot answers. */
export const story: Story = {
  title: 'The widget',
  async tell(take) {
    await using stage = await openStage();
    const demo = await stage.openDemo();
    const talks = async (page: Page) => {
      await page.goto(demo.shopUrl);
      await page.waitForFunction('window.svc_api !== undefined');
      await page.evaluate('svc_api.open()');
      const words = page.getByRole('textbox').last();
      await words.fill('Do you sell tables?');
      await words.press('Enter');
      await page.getByRole('button', { name: 'Opening hours' }).waitFor();
    };
    await take([
      { name: 'widget', width: 1100, height: 700, theme: 'light', show: talks },
      { name: 'widget-dark', width: 1100, height: 700, theme: 'dark', show: talks },
      { name: 'widget-narrow', width: 360, height: 640, theme: 'light', show: talks },
    ]);
    await demo.close();
  },
};
