import { target } from '../../run/target.ts';
import { cases } from '../cases.ts';
import { WidgetContext } from './context.ts';

export const widget = target({
  name: 'widget',
  options: {
    url: 'a page that has svc_api',
    desk: 'the desk of the service behind it',
    deskToken: 'token of the desk',
    deskCommand: 'a command that is a desk, by JSON lines on its standard input and output',
    console: 'the page that shows an agent a chat; {chat_id} stands for its number',
    browser: 'a Chrome or Chromium, where none is found',
  },
  needs: [
    ['url', 'desk'],
    ['url', 'deskCommand'],
  ],
  examples: [
    '--url http://127.0.0.1:8791/demo --desk http://127.0.0.1:8787/desk --desk-token a-long-token-for-the-desk',
  ],
  caseNeeds: ['desk'],
  cases: cases.widget,
  width: 4,
  make: (options) => new WidgetContext(options),
  open: (context) => context.open(),
});
