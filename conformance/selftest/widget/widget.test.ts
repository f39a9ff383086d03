import { afterAll, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import { exitCodeOf } from '../../run/exit.ts';
import type { Result } from '../../run/verdicts.ts';
import { serveBrowser } from '../../targets/widget/browser.ts';
import { bounded } from '../../wire/bounded.ts';
import { blemishes, describeCaught } from '../caught.ts';
import { brokenWidgets } from './broken-widget.ts';
import { api, callback, type Otherwise, runAgainst } from './open.ts';

/** Each run has pages of its own in one browser. */
const pool = bounded(4);
const browser = serveBrowser();
afterAll(async () => (await browser).close());

async function run(widget: Otherwise, only?: string[]): Promise<Result[]> {
  const address = (await browser).wsEndpoint();
  return pool(() => runAgainst(widget, only, address));
}

describeCaught('a broken widget is caught by the case of the rule that it breaks', brokenWidgets, (widget) =>
  run(widget, [widget.caughtBy]),
);

test('each rule of the widget that decides has a broken one', () => {
  const all = brokenWidgets.map(({ rule }) => rule);
  const deciding = Object.values(rules).filter(({ id, level }) => id.startsWith('WID-') && level !== 'LOCAL');
  expect(deciding.map(({ id }) => id).filter((rule) => !all.includes(rule))).toEqual([]);
});

/** Widgets that keep every rule, and do otherwise what is left open. */
const correct: readonly (Otherwise & { that: string })[] = [
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

test.concurrent.each(correct)('a widget that $that passes', { timeout: 300_000 }, async (otherwise) => {
  const results = await run(otherwise);
  expect(blemishes(results)).toEqual([]);
  expect(exitCodeOf(results, [])).toBe(0);
});
