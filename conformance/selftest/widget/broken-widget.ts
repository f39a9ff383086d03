import type { PanelItem, WidgetSettings } from '../../../generated/reference/desk/types.ts';
import type { Change, Faults } from '../bend.ts';
import type { RuleInCase } from '../selftest.ts';
import { api, callback, rightField, type WidgetPage } from './open.ts';

const never = (name: string): string => callback(name, '() => undefined');

/** Returns a script that breaks `method`: of the calls with arguments that match `isMeant`, only the first one works. */
const once = (method: string, isMeant = '() => true'): string =>
  api(`(good) => { let times = 0; return { ${method}: (...given) =>
    (${isMeant})(...given) && times++ > 0 ? { result: 'ok' } : good.${method}(...given) }; }`);

/** Returns a script that breaks the callback `name`: the widget calls it only during calls of `methods`, and not for the visitor's actions. */
const ofCallsAlone = (name: string, methods: readonly string[]): string => `window.byPage = 0;
  ${callback(name, '(good) => (...given) => { if (window.byPage > 0) good(...given); }')}
  ${api(`(good) => Object.fromEntries(${JSON.stringify(methods)}.map((name) => [name, (...given) => {
    window.byPage += 1;
    try { return good[name](...given); } finally { window.byPage -= 1; }
  }]))`)}`;

const onMessage = (act: string): string => `(() => {
  const good = window.fetch;
  window.fetch = (...given) => { if (/\\/messages$/.test(String(given[0]))) ${act}; return good(...given); };
})();`;

const noticing = `window.said = false; ${onMessage('window.said = true')}`;

const everyMessage = (name: string): string => onMessage(`setTimeout(() => window.${name}?.(), 20)`);

const spoiling = ['svc_onLoadCallback', 'svc_onOpen', 'svc_onMessageSent'].map((name) =>
  callback(
    name,
    `(good) => (...given) => {
      try { good(...given); } catch (error) { window.fetch = () => Promise.reject(new Error('spoilt')); throw error; }
    }`,
  ),
);

const fieldsLaid = (change: (html: string) => string): Change<WidgetPage> => ({
  field: (item: PanelItem) => change(rightField(item)),
});

const settings = (change: (body: WidgetSettings) => WidgetSettings): Change<WidgetPage> => ({
  parts: {
    deskHandlers: (good) => ({
      ...good,
      setWidget: ({ path, body }, context) => good.setWidget({ path, body: change(body) }, context),
    }),
  },
});

const called: readonly [at: RuleInCase, name: string][] = [
  ['WID-01 ready-to-use', 'svc_onLoadCallback'],
  ['WID-02 open-and-close', 'svc_onOpen'],
  ['WID-03 open-and-close', 'svc_onClose'],
  ['WID-19 first-message', 'svc_onMessageSent'],
  ['WID-20 first-message', 'svc_onAccept'],
  ['WID-21 contact-data', 'svc_onIntroduction'],
  ['WID-22 open-and-close', 'svc_onResizeCallback'],
  ['WID-23 calls', 'svc_onCallStart'],
  ['WID-23 calls', 'svc_onCallEnd'],
];

const table: Readonly<Record<`${RuleInCase}: ${string}`, string | Change<WidgetPage>>> = {
  ...Object.fromEntries(called.map(([at, name]) => [`${at}: ${name} is not called`, never(name)] as const)),
  'WID-01 ready-to-use: a method is missing': api('() => ({ isCallbackEnabled: undefined })'),
  'WID-02 callback-form: the callback form does not open': api('(good) => ({ open: () => good.open() })'),
  'WID-03 open-and-close: close() does not close the window': api(
    "() => ({ close: () => ({ result: 'ok' }) })",
  ),
  'WID-03 open-and-close: svc_onClose is not called when the visitor closes the window': ofCallsAlone(
    'svc_onClose',
    ['close'],
  ),
  'WID-07 contact-data: what is set while a chat is open is lost': `${noticing} ${api("(good) => ({ setContactInfo: (contact) => (window.said ? { result: 'ok' } : good.setContactInfo(contact)) })")}`,
  'WID-07 contact-data: contact data can be set once only': once('setContactInfo'),
  'WID-09 custom-data: fields can be set once only': once('setCustomData', 'Array.isArray'),
  'WID-09 custom-data: what is set before the first message is lost': `${noticing} ${api("(good) => ({ setCustomData: (fields) => (Array.isArray(fields) && !window.said ? { result: 'ok' } : good.setCustomData(fields)) })")}`,
  'WID-10 how-fields-look: the agent’s page runs the markup of a field': fieldsLaid((html) =>
    html.replaceAll('&lt;', '<').replaceAll('&quot;', '"'),
  ),
  'WID-11 how-fields-look: the key is not bold': fieldsLaid((html) => html.replaceAll(/<\/?b>/g, '')),
  'WID-11 how-fields-look: a field has no link': fieldsLaid((html) => html.replaceAll(/<\/?a[^>]*>/g, '')),
  'WID-11 how-fields-look: the title is beside the field': fieldsLaid((html) =>
    html.replaceAll(/<(\/?)(h4|p)>/g, '<$1span>'),
  ),
  'WID-12 safe-url: the setting has no effect': settings(({ safe_url: _, ...body }) => body),
  'WID-12 safe-url: the setting applies to links to the site’s own domain too': settings((body) => ({
    ...body,
    ...(body.safe_url && { domains: ['none.example'] }),
  })),
  'WID-13 invitation-rules: new rules do not replace the old ones': api(
    '(good) => { let all = {}; return { setRules: (rules) => good.setRules((all = { ...all, ...rules })) }; }',
  ),
  'WID-14 user-token: a token is accepted and not stored': api(
    "(good) => ({ setUserToken: (token) => (token ? { result: 'ok', token } : good.setUserToken(token)) })",
  ),
  'WID-15 proactive-invitation: nothing is shown': api(
    "() => ({ showProactiveInvitation: () => ({ result: 'ok' }) })",
  ),
  'WID-15 proactive-invitation: a visitor is invited once only': once('showProactiveInvitation'),
  'WID-18 offline-form: the message is lost': api(
    "(good) => ({ sendOfflineMessage: (form) => (form.message ? { result: 'ok' } : good.sendOfflineMessage(form)) })",
  ),
  'WID-19 first-message: every message counts as the first': everyMessage('svc_onMessageSent'),
  'WID-20 first-message: svc_onAccept is called before an agent accepts': everyMessage('svc_onAccept'),
  'WID-25 functions-of-the-page: an exception of the page breaks the widget': spoiling.join('\n'),
};

/** Widgets with one fault each. Mutants cannot cause these faults: they only change the values that a widget passes to its page. */
export const brokenWidgets: Faults<WidgetPage> = Object.fromEntries(
  Object.entries(table).map(([key, change]) => [
    key,
    typeof change === 'string' ? { script: change } : change,
  ]),
);
