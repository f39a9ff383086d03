import { api, callback, type Otherwise } from './open.ts';

/** Widgets that keep every rule, and do otherwise what is left open. */
export const correctWidgets: readonly (Otherwise & { that: string })[] = [
  { that: 'is that of the reference' },
  {
    that: 'is in a page with a strict policy',
    headers: { 'content-security-policy': "default-src 'none'; script-src http:; connect-src http:" },
  },
  {
    that: 'is in a page that declares its functions behind it',
    after:
      '<script>function svc_onOpen() { window.opened = true; } function svc_onChangeState() { throw new Error("mine"); }</script>',
  },
  {
    that: 'gives nothing back, or promises, where nothing is stated',
    script: api(`(good) => ({
      open: (options) => void good.open(options), close: () => void good.close(), setRules: (rules) => void good.setRules(rules),
      setContactInfo: (contact) => void good.setContactInfo(contact), chatMode: async () => good.chatMode().toUpperCase(),
      showProactiveInvitation: (...given) => void good.showProactiveInvitation(...given),
    })`),
  },
  {
    that: 'gives the number as a text, to a function alone',
    script: api(
      '(good) => ({ getVisitorNumber: (told) => void good.getVisitorNumber().then((number) => told(String(number))) })',
    ),
  },
  {
    that: 'is made of more, and closed to others',
    script: `${api("(good) => ({ version: '7', getContactInfo: () => ({ ...good.getContactInfo(), social: {}, phone: good.getContactInfo().phone ?? '' }) })")}
      const open = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (how) { return open.call(this, { ...how, mode: 'closed' }); };`,
  },
  {
    that: 'tells more than is stated, and more often',
    script: `${callback('svc_onOpen', "(good) => () => good({ by: 'page' })")}
      ${callback('svc_onResizeCallback', '(good) => () => { good(372, 600); good(372, 600); }')}`,
  },
  {
    that: 'says nothing of a call that ended well, and is ready late',
    script: `${callback('svc_onCallEnd', "(good) => (outcome) => good(outcome.result === 'ok' ? {} : outcome)")}
      const good = window.fetch; const from = Date.now();
      window.fetch = (...given) => new Promise((go) => setTimeout(go, Math.max(0, 1500 - (Date.now() - from)))).then(() => good(...given));`,
  },
  {
    that: 'refuses a token with false, and asks for calls at once',
    script: api(`(good) => ({
      setUserToken: (token) => (token ? good.setUserToken(token) : { result: 'fail', token: false }),
    })`),
  },
];
