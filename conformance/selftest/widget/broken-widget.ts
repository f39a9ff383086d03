import type { RuleId } from '../../../generated/rules.ts';
import { api, callback, never, type Otherwise, rightField } from './open.ts';

export interface BrokenWidget extends Otherwise {
  rule: RuleId;
  fault: string;
  caughtBy: string;
}

const broken = (rule: RuleId, caughtBy: string, fault: string, script: string): BrokenWidget => ({
  rule,
  caughtBy,
  fault,
  script,
});

/** Scripts that each break one rule, which one case has to catch, by the names of the faults. */
const faults = (rule: RuleId, caughtBy: string, scripts: Readonly<Record<string, string>>): BrokenWidget[] =>
  Object.entries(scripts).map(([fault, script]) => ({ rule, caughtBy, fault, script }));

/** A script after which the page's `said` tells whether the visitor has written. */
const noticing = `window.said = false; (() => {
  const good = window.fetch;
  window.fetch = (...given) => { if (/\\/messages$/.test(String(given[0]))) window.said = true; return good(...given); };
})();`;

/** A function of the page that is told only of what the page's own calls of the methods have done. */
const ofCallsAlone = (name: string, methods: readonly string[]): string => `window.byPage = 0;
  ${callback(name, '(good) => (...given) => { if (window.byPage > 0) good(...given); }')}
  ${api(`(good) => Object.fromEntries(${JSON.stringify(methods)}.map((name) => [name, (...given) => {
    window.byPage += 1;
    try { return good[name](...given); } finally { window.byPage -= 1; }
  }]))`)}`;

const once = (name: string): string =>
  `window.told = 0; ${callback(name, '(good) => (...given) => (window.told++ > 0 ? undefined : good(...given))')}`;

const everyMessage = (name: string) => `(() => {
  const good = window.fetch;
  window.fetch = (...given) => {
    if (/\\/messages$/.test(String(given[0]))) setTimeout(() => window.${name}?.(), 20);
    return good(...given);
  };
})();`;

const spoiling = `for (const name of ['svc_onLoadCallback', 'svc_onOpen', 'svc_onMessageSent']) (() => {
  const { get } = Object.getOwnPropertyDescriptor(window, name);
  const spoil = () => { window.fetch = () => Promise.reject(new Error('spoilt')); };
  Object.defineProperty(window, name, { configurable: true, set() {}, get: () => (...given) => {
    try { get()(...given); } catch (error) { spoil(); throw error; }
  } });
})();`;

/** Widgets made of the good one, each with one fault. */
export const brokenWidgets: readonly BrokenWidget[] = [
  ...faults('WID-01', 'ready-to-use', {
    'a method is missing': api('() => ({ isCallbackEnabled: undefined })'),
    'the page is told twice': callback('svc_onLoadCallback', '(good) => () => { good(); good(); }'),
    'the page is not told': never('svc_onLoadCallback'),
  }),
  broken(
    'WID-02',
    'callback-form',
    'the callback form does not open',
    api('(good) => ({ open: () => good.open() })'),
  ),
  ...faults('WID-02', 'open-and-close', {
    'svc_onOpen is not called': never('svc_onOpen'),
    'svc_onOpen is not called when the visitor opens the window': ofCallsAlone('svc_onOpen', [
      'open',
      'showProactiveInvitation',
    ]),
    'svc_onOpen is called the first time only': once('svc_onOpen'),
  }),
  ...faults('WID-18', 'offline-form', {
    'a whole form is refused for something that is not ok': api(
      "(good) => ({ sendOfflineMessage: (form) => { const given = good.sendOfflineMessage(form); return given.result === 'ok' ? { result: 'fail', error: 'not ok' } : given; } })",
    ),
    'an empty form is taken': api("() => ({ sendOfflineMessage: () => ({ result: 'ok' }) })"),
    'the message is lost': api(
      "(good) => ({ sendOfflineMessage: (form) => (form.message ? { result: 'ok' } : good.sendOfflineMessage(form)) })",
    ),
  }),
  ...faults('WID-03', 'open-and-close', {
    'the window stays': api("() => ({ close: () => ({ result: 'ok' }) })"),
    'svc_onClose is not called': never('svc_onClose'),
    'svc_onClose is not called when the visitor closes the window': ofCallsAlone('svc_onClose', ['close']),
    'svc_onClose is called the first time only': once('svc_onClose'),
  }),
  broken('WID-04', 'agents-come-and-go', 'it is always online', api("() => ({ chatMode: () => 'online' })")),
  broken(
    'WID-05',
    'contact-data',
    'what was set cannot be read',
    api('() => ({ getContactInfo: () => ({ name: null, email: null, phone: null, description: null }) })'),
  ),
  broken(
    'WID-06',
    'first-message',
    'the number is another one',
    api('(good) => ({ getVisitorNumber: () => good.getVisitorNumber().then((number) => number + 1) })'),
  ),
  ...faults('WID-07', 'contact-data', {
    'the description is lost': api(
      '(good) => ({ setContactInfo: ({ description, ...contact }) => good.setContactInfo(contact), getContactInfo: () => ({}) })',
    ),
    'what is set while a chat is open is lost': `${noticing} ${api("(good) => ({ setContactInfo: (contact) => (window.said ? { result: 'ok' } : good.setContactInfo(contact)) })")}`,
    'contact data can be set once only': api(
      "(good) => { let times = 0; return { setContactInfo: (contact) => (times++ > 0 ? { result: 'ok' } : good.setContactInfo(contact)) }; }",
    ),
  }),
  ...faults('WID-08', 'custom-data', {
    'an object is taken': api(
      "(good) => ({ setCustomData: (fields) => (Array.isArray(fields) ? good.setCustomData(fields) : { result: 'ok' }) })",
    ),
    'the reason names no array': api(
      "(good) => ({ setCustomData: (fields) => ({ ...good.setCustomData(fields), reason: 'No.' }) })",
    ),
  }),
  ...faults('WID-09', 'custom-data', {
    'the order is another': api(
      '(good) => ({ setCustomData: (fields) => good.setCustomData(Array.isArray(fields) ? [...fields].reverse() : fields) })',
    ),
    'fields can be set once only': api(
      "(good) => { let was = false; return { setCustomData: (fields) => { const first = !was; was = true; return first || !Array.isArray(fields) ? good.setCustomData(fields) : { result: 'ok' }; } }; }",
    ),
    'what is set before the first message is lost': `${noticing} ${api("(good) => ({ setCustomData: (fields) => (Array.isArray(fields) && !window.said ? { result: 'ok' } : good.setCustomData(fields)) })")}`,
    'an empty array changes nothing': api(
      "(good) => ({ setCustomData: (fields) => (Array.isArray(fields) && fields.length === 0 ? { result: 'ok' } : good.setCustomData(fields)) })",
    ),
  }),
  {
    rule: 'WID-10',
    caughtBy: 'how-fields-look',
    fault: 'markup of a field is markup on the page of the agent, and runs',
    field: (item) => rightField(item).replaceAll('&lt;', '<').replaceAll('&quot;', '"'),
  },
  ...Object.entries({
    'the key is not bold': (field: string) => field.replaceAll(/<\/?b>/g, ''),
    'nothing can be clicked': (field: string) => field.replaceAll(/<\/?a[^>]*>/g, ''),
    'the title stands beside the field': (field: string) => field.replaceAll(/<(\/?)(h4|p)>/g, '<$1span>'),
  }).map(([fault, change]) => ({
    rule: 'WID-11' as const,
    caughtBy: 'how-fields-look',
    fault,
    field: (item: Parameters<typeof rightField>[0]) => change(rightField(item)),
  })),
  {
    rule: 'WID-12',
    caughtBy: 'safe-url',
    fault: 'the setting has no effect',
    parts: {
      deskHandlers: (good) => ({
        ...good,
        setWidget: ({ path, body: { safe_url: _, ...body } }, context) =>
          good.setWidget({ path, body }, context),
      }),
    },
  },
  {
    rule: 'WID-12',
    caughtBy: 'safe-url',
    fault: "the setting takes the links to the site's own domain, too",
    parts: {
      deskHandlers: (good) => ({
        ...good,
        setWidget: ({ path, body }, context) =>
          good.setWidget(
            { path, body: { ...body, ...(body.safe_url && { domains: ['none.example'] }) } },
            context,
          ),
      }),
    },
  },
  broken(
    'WID-13',
    'invitation-rules',
    'rules are added',
    api(
      '(good) => { let all = {}; return { setRules: (rules) => good.setRules((all = { ...all, ...rules })) }; }',
    ),
  ),
  ...faults('WID-14', 'user-token', {
    'a token is taken and goes nowhere': api(
      "(good) => ({ setUserToken: (token) => (token ? { result: 'ok', token } : good.setUserToken(token)) })",
    ),
    'a refusal brings neither the token nor false': api(
      "(good) => ({ setUserToken: (token) => (token ? good.setUserToken(token) : { result: 'fail', token: 'none' }) })",
    ),
  }),
  ...faults('WID-15', 'proactive-invitation', {
    'nothing is shown': api("() => ({ showProactiveInvitation: () => ({ result: 'ok' }) })"),
    'nothing is shown at load': api(
      '(good) => { const from = Date.now(); return { showProactiveInvitation: (...given) => (Date.now() - from < 20 ? undefined : good.showProactiveInvitation(...given)) }; }',
    ),
    'a visitor is invited once only': api(
      '(good) => { let times = 0; return { showProactiveInvitation: (...given) => (times++ > 0 ? undefined : good.showProactiveInvitation(...given)) }; }',
    ),
  }),
  ...faults('WID-16', 'calls', {
    'every number is taken': api(
      "(good) => ({ startCall: (phone) => (/\\\\d/.test(phone) ? good.startCall(phone) : { result: 'ok' }) })",
    ),
    'no number is taken': api("() => ({ startCall: () => ({ result: 'fail', reason: 'No.' }) })"),
  }),
  ...faults('WID-17', 'calls', {
    '“unavaiable” is written “unavailable”': api(
      "(good) => ({ isCallbackEnabled: (told) => good.isCallbackEnabled((answer) => told(JSON.parse(JSON.stringify(answer).replace('unavaiable', 'unavailable')))) })",
    ),
    'calls are always there': api("() => ({ isCallbackEnabled: (told) => told({ result: 'ok' }) })"),
    'the hours have no effect': `window.calling = false;
    ${callback('svc_onCallStart', '(good) => (...given) => { window.calling = true; good?.(...given); }')}
    ${callback('svc_onCallEnd', '(good) => (...given) => { window.calling = false; good?.(...given); }')}
    ${api("(good) => ({ isCallbackEnabled: (told) => good.isCallbackEnabled((answer) => told(answer.reason === 'Callback unavaiable' && !window.calling ? { result: 'ok' } : answer)) })")}`,
  }),
  broken('WID-19', 'first-message', 'every message counts as the first', everyMessage('svc_onMessageSent')),
  broken('WID-19', 'first-message', 'the page is not told', never('svc_onMessageSent')),
  broken('WID-20', 'first-message', 'the page is told before an agent accepts', everyMessage('svc_onAccept')),
  broken('WID-20', 'first-message', 'the page is not told', never('svc_onAccept')),
  broken('WID-21', 'contact-data', 'the page is not told', never('svc_onIntroduction')),
  ...faults('WID-22', 'open-and-close', {
    'the page is not told': never('svc_onResizeCallback'),
    'the first change alone is told': once('svc_onResizeCallback'),
    'the page is not told when it closes the window': `window.isClosed = false;
    ${callback('svc_onResizeCallback', '(good) => (...given) => { if (!window.isClosed) good(...given); }')}
    ${api('(good) => ({ close: (...given) => { window.isClosed = true; return good.close(...given); }, open: (...given) => { window.isClosed = false; return good.open(...given); } })')}`,
  }),
  ...faults('WID-23', 'calls', {
    'the page is not told of the start': never('svc_onCallStart'),
    'the page is not told of the end': never('svc_onCallEnd'),
    'every call ends well': callback('svc_onCallEnd', "(good) => () => good({ result: 'ok' })"),
    'the page is given a word at the end of a call': callback(
      'svc_onCallEnd',
      '(good) => ({ result }) => good(result)',
    ),
  }),
  broken(
    'WID-24',
    'open-and-close',
    'a state has another name',
    callback('svc_onChangeState', "(good) => (state) => good(state === 'label' ? 'closed' : state)"),
  ),
  broken(
    'WID-24',
    'callback-form',
    'the callback form has no state',
    callback('svc_onChangeState', "(good) => (state) => good(state === 'chat/call' ? 'chat' : state)"),
  ),
  broken(
    'WID-24',
    'calls',
    'a call has no state',
    callback('svc_onChangeState', "(good) => (state) => (state === 'call' ? undefined : good(state))"),
  ),
  broken('WID-25', 'functions-of-the-page', 'a function that throws spoils it', spoiling),
];
