import { Desk } from '../../desk/desk.ts';
import { target } from '../../run/target.ts';
import { openBrowser } from './browser.ts';
import { widgetCases } from './cases/index.ts';
import { WidgetContext } from './context.ts';

/** A widget in a page, with the service behind it. */
export const widget = target({
  name: 'widget',
  options: {
    url: 'a page that has svc_api',
    desk: 'the desk of the service behind it',
    deskToken: 'token of the desk',
    browser: 'a Chrome or Chromium, where none is found',
  },
  needs: [['url', 'desk']],
  cases: widgetCases,
  width: 4,
  async open({ url = '', desk: deskUrl = '', deskToken, browser: path }) {
    const desk = new Desk(deskUrl, deskToken);
    await desk.open();
    const browser = await openBrowser(path);
    const context = new WidgetContext({ browser, url, desk });
    const close = async () => {
      await context.close();
      desk.close();
    };
    await context.open().catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return { context, close };
  },
});
