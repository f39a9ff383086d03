import type { ServiceParts } from '../../../src/reference/service/index.ts';
import { told, trialsOf, type Variants } from '../bend.ts';
import { proven } from '../mutants/runs.ts';
import { widgetOutlets } from '../mutants/widget.ts';
import type { Broken, SelfTest } from '../selftest.ts';
import { brokenWidgets } from './broken-widget.ts';
import { api, callback, inOneBrowser, type WidgetPage } from './open.ts';

/** Returns a script that calls `act`, the code of a function, with the widget's shadow root. */
const inside = (act: string): string => `{
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (how) { const root = attach.call(this, how); (${act})(root); return root; };
}`;

const silentDesk: ServiceParts = {
  deskHandlers: (good) => ({
    ...good,
    async getChat(input, context) {
      const answer = structuredClone(await good.getChat(input, context));
      if (answer.status === 200) for (const item of answer.body.chat.panel ?? []) delete item.link;
      return answer;
    },
    async getVisitor(input, context) {
      const answer = structuredClone(await good.getVisitor(input, context));
      if (answer.status === 200) delete answer.body.user_token;
      return answer;
    },
    async setWidget(input, context) {
      const answer = structuredClone(await good.setWidget(input, context));
      if (answer.status === 200) delete answer.body.callback.hours;
      return answer;
    },
  }),
};

const correctWidgets: Variants<WidgetPage> = {
  'is the widget of the reference': {},
  'is in a page with a strict content security policy': {
    headers: { 'content-security-policy': "default-src 'none'; script-src http:; connect-src http:" },
  },
  'is in a page that declares its functions after the widget': {
    after:
      '<script>function svc_onOpen() { window.opened = true; } function svc_onChangeState() { throw new Error("mine"); }</script>',
  },
  'WID-26 values-left-open: returns nothing, promises or strings where no value is stated, and rejects a token with false':
    told(/open\(\) gives null/, {
      script: api(`(good) => ({
          open: (options) => void good.open(options), close: () => void good.close(), setRules: (rules) => void good.setRules(rules),
          setContactInfo: (contact) => void good.setContactInfo(contact), chatMode: async () => good.chatMode().toUpperCase(),
          showProactiveInvitation: (...given) => void good.showProactiveInvitation(...given),
          getVisitorNumber: (told) => void good.getVisitorNumber().then((number) => told(String(number))),
          setUserToken: (token) => (token ? good.setUserToken(token) : { result: 'fail', token: false }),
        })`),
    }),
  'has a further property and a closed shadow root': {
    script: `${api("(good) => ({ version: '7', getContactInfo: () => ({ ...good.getContactInfo(), social: {}, phone: good.getContactInfo().phone ?? '' }) })")}
      const open = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (how) { return open.call(this, { ...how, mode: 'closed' }); };`,
  },
  'passes no result of a successful call, passes further arguments, and is ready late': {
    script: `${callback('svc_onOpen', "(good) => () => good({ by: 'page' })")}
      ${callback('svc_onResizeCallback', '(good) => () => { good(372, 600); good(372, 600); }')}
      ${callback('svc_onCallEnd', "(good) => (outcome) => good(outcome.result === 'ok' ? {} : outcome)")}
      const good = window.fetch; const from = Date.now();
      window.fetch = (...given) => new Promise((go) => setTimeout(go, Math.max(0, 1500 - (Date.now() - from)))).then(() => good(...given));`,
  },
  'has a close button that only minimises the window': {
    script: inside(`(root) => root.addEventListener('click', (event) => {
      if (!event.target.closest('[aria-label="Close"]')) return;
      event.stopImmediatePropagation();
      root.querySelector('[aria-label="Minimise"]').click();
    }, true)`),
  },
  'has other names for its buttons': {
    script: inside(`(root) => setInterval(() => {
      for (const [found, name] of [['.label', '+'], ['[aria-label="Close"]', '-']])
        for (const each of root.querySelectorAll(found)) each.setAttribute('aria-label', name);
    }, 5)`),
  },
  'WID-07 contact-data: accepts contact data only with a name': told(/set alone is not shown/, {
    script: api(
      "(good) => ({ setContactInfo: (contact) => (contact?.name ? good.setContactInfo(contact) : { result: 'fail' }) })",
    ),
  }),
  'has a desk that shows no tokens, hours or links': {
    unseen: ['WID-10', 'WID-11'],
    change: {
      parts: silentDesk,
      field: null,
    },
  },
  'has an agent’s page that shows fields without markup, in a table in a shadow root': {
    field: ({ title, key, content = '', link }) =>
      `<div></div><script>document.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(
        `<table><tr><th colspan=2>${title}<tr><th>${key}:<td><a href="${link}">${content.replaceAll(/<[^>]*>/g, '')}</a></table>`,
      )}</script>`,
  },
};

export function widgetSelfTest(): SelfTest {
  const { runOf, close } = inOneBrowser();
  return {
    target: 'widget',
    broken: [...(trialsOf(brokenWidgets, runOf) as Broken[]), ...proven('widget', widgetOutlets(runOf))],
    variants: trialsOf(correctWidgets, runOf),
    close,
  };
}
