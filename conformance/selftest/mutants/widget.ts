import * as widget from '../../../generated/widget/schemas.ts';
import type { Result } from '../../run/verdicts.ts';
import { api, callback, type Otherwise } from '../widget/open.ts';
import { type Mutant, mutated, type Schema } from './mutants.ts';
import type { Outlet } from './outlets.ts';

/** The values that a widget passes to its page, with the scripts that change them. */
const given: readonly [name: string, schema: Schema, only: readonly string[], script: string][] = [
  returned('setCustomData', 'CustomDataResult', widget.CustomDataResult, ['WID-08']),
  returned('setUserToken', 'UserTokenResult', widget.UserTokenResult, ['WID-14']),
  returned('sendOfflineMessage', 'OfflineMessageResult', widget.OfflineMessageResult, ['WID-18']),
  returned('startCall', 'StartCallResult', widget.StartCallResult, ['calls']),
  returned('chatMode', 'ChatMode', widget.ChatMode, ['WID-04']),
  returned('getContactInfo', 'VisitorContact', widget.VisitorContact, ['WID-05']),
  [
    'VisitorNumber',
    widget.VisitorNumber,
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
    widget.CallbackAvailability,
    ['calls'],
    api(
      '(good) => ({ isCallbackEnabled: (done) => good.isCallbackEnabled((passed) => done(change(passed))) })',
    ),
  ],
  [
    'CallOutcome',
    widget.CallOutcome,
    ['calls'],
    callback('svc_onCallEnd', '(good) => (outcome) => good(change(outcome))'),
  ],
  [
    'WidgetState',
    widget.WidgetState,
    ['WID-24'],
    callback('svc_onChangeState', '(good) => (state) => good(change(state))'),
  ],
];

function returned(method: string, name: string, schema: Schema, only: readonly string[]) {
  const script = api(`(good) => ({ ${method}: (...given) => change(good.${method}(...given)) })`);
  return [name, schema, only, script] as [string, Schema, readonly string[], string];
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

export const widgetOutlets = (run: (widget: Otherwise, only?: readonly string[]) => Promise<Result[]>) =>
  given.map(
    ([name, schema, only, script]): Outlet => ({
      target: 'widget',
      name,
      schema,
      way: 'shows',
      only,
      run: (tap, mutant) => (only) =>
        run(
          mutant ? { script: `${changing(mutant)}\n${script}`, onGiven: (value) => void tap(value) } : {},
          only,
        ),
    }),
  );
