import * as widget from '../../../generated/widget/schemas.ts';
import type { Change } from '../bend.ts';
import type { Run } from '../selftest.ts';
import { api, callback, type WidgetPage } from '../widget/open.ts';
import { type Mutant, mutated } from './mutants.ts';
import type { Outlet } from './outlets.ts';

const schemas = { ...widget };
type SchemaName = keyof typeof schemas;
type Given = readonly [name: SchemaName, only: readonly string[], script: string];

/** For each value that a widget passes to its page, the script that changes the value. */
const given: readonly Given[] = [
  returned('setCustomData', 'CustomDataResult', ['WID-08']),
  returned('setUserToken', 'UserTokenResult', ['WID-14']),
  returned('sendOfflineMessage', 'OfflineMessageResult', ['WID-18']),
  returned('startCall', 'StartCallResult', ['calls']),
  returned('chatMode', 'ChatMode', ['WID-04']),
  returned('getContactInfo', 'VisitorContact', ['WID-05']),
  [
    'VisitorNumber',
    ['WID-06'],
    // The widget returns a promise of the number, and also passes the number to a callback. Both get the changed value.
    api(`(good) => ({ getVisitorNumber: (told) => {
      const number = good.getVisitorNumber().then(change);
      if (told) number.then((value) => told(null, value));
      return number;
    } })`),
  ],
  [
    'CallbackAvailability',
    ['calls'],
    api(
      '(good) => ({ isCallbackEnabled: (done) => good.isCallbackEnabled((passed) => done(change(passed))) })',
    ),
  ],
  ['CallOutcome', ['calls'], callback('svc_onCallEnd', '(good) => (outcome) => good(change(outcome))')],
  ['WidgetState', ['WID-24'], callback('svc_onChangeState', '(good) => (state) => good(change(state))')],
];

function returned(method: string, name: SchemaName, only: readonly string[]): Given {
  const script = api(`(good) => ({ ${method}: (...given) => change(good.${method}(...given)) })`);
  return [name, only, script];
}

/** Returns a script with the function `change`. It runs in the page, since the page needs most values synchronously. */
const changing = (mutant: Mutant) => `const change = (() => {
  const mutated = ${mutated.toString()};
  return (value) => {
    navigator.sendBeacon('/given', JSON.stringify(value) ?? 'null');
    const other = mutated(value, ${JSON.stringify(mutant)});
    return other === undefined ? value : other;
  };
})();`;

export const widgetOutlets = (runOf: (change: Change<WidgetPage>) => Run) =>
  given.map(
    ([name, only, script]): Outlet => ({
      target: 'widget',
      name,
      schema: schemas[name],
      way: 'shows',
      only,
      run: (tap, mutant) =>
        runOf(
          mutant ? { script: `${changing(mutant)}\n${script}`, onGiven: (value) => void tap(value) } : {},
        ),
    }),
  );
