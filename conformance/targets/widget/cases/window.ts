import { validateWidgetState } from '../../../../generated/widget/validators.js';
import type { Case, Judge } from '../../../run/case.ts';
import { type WidgetContext, withVisitor } from '../context.ts';
import { methods, type Person } from '../person.ts';

export const cases: readonly Case<WidgetContext>[] = [
  {
    id: 'ready-to-use',
    title: 'The widget is ready: all methods exist, and svc_onLoadCallback is called once',
    rules: ['WID-01'],
    run: withVisitor(async (person, judge) => {
      const missing = await person.call<string[]>(
        `${JSON.stringify(methods)}.filter((name) => typeof svc_api[name] !== 'function')`,
      );
      judge.saw('WID-01', missing.length === 0, 'missing methods', missing);
      await person.hears('svc_onLoadCallback');
      // If the widget called svc_onLoadCallback a second time, it would do so together with another event.
      await person.api('open');
      await person.messageField();
      const loads = await person.heard('svc_onLoadCallback');
      const isOnce = loads.length === 1 && loads[0]?.ready === 'object';
      const told = `called ${loads.length} times, svc_api was ${loads[0]?.ready}`;
      judge.saw('WID-01', isOnce, 'svc_onLoadCallback', told, await person.looks());
    }),
  },
  {
    id: 'open-and-close',
    title: 'The visitor and the page open and close the window',
    rules: ['WID-02', 'WID-03', 'WID-22', 'WID-24'],
    run: withVisitor(async (person, judge) => {
      // The visitor acts first, so that an earlier call of the page cannot influence the result.
      for (const by of ['visitor', 'page'] as const) {
        await turn(person, judge, by, 'open');
        await turn(person, judge, by, 'close');
      }
      const states = await person.states();
      const isStated = states.every((state) => validateWidgetState(state));
      judge.saw('WID-24', isStated, 'states', states);
    }),
  },
  {
    id: 'callback-form',
    title: 'The page opens the callback form, and the visitor minimises the window',
    rules: ['WID-02', 'WID-24'],
    run: withVisitor(async (person, judge) => {
      await person.api('open', { start: 'call' });
      const field = await person.phoneField();
      const opened = await person.hears('svc_onOpen');
      const seen = `the phone field ${field ? 'is' : 'is not'} shown, svc_onOpen ${opened ? 'was called' : 'was not'}`;
      const isOpen = field !== undefined && opened !== undefined;
      judge.saw('WID-02', isOpen, "open({start: 'call'})", seen, await person.looks());
      await changes(person, judge, 'chat/call', 'when the callback form opens');
      if (!(await person.minimises())) return judge.notes('WID-24', 'no button that minimises was found');
      await changes(person, judge, 'chat/min', 'when the window is minimised');
    }),
  },
  {
    id: 'values-left-open',
    title: 'The report states which values and arguments the widget uses where the source is silent',
    rules: ['WID-26'],
    run: withVisitor(async (person, judge) => {
      const calls = [
        'open()',
        'close()',
        'chatMode()',
        'getContactInfo()',
        'getVisitorNumber()',
        'setRules({})',
      ];
      for (const call of calls)
        judge.notes('WID-26', `${call} gives ${JSON.stringify(await person.call(`svc_api.${call}`))}`);
      const given = (await person.heard()).filter(
        (heard) => heard.name !== 'svc_onChangeState' && heard.given.length > 0,
      );
      judge.notes('WID-26', `callbacks with arguments beside the stated: ${JSON.stringify(given)}`);
    }),
  },
  {
    id: 'functions-of-the-page',
    title: 'Functions that the page lacks, or that throw, do not disturb the widget',
    rules: ['WID-25'],
    async run(context, judge) {
      for (const ears of [{ throwing: true }, { missing: true }]) {
        const run = withVisitor(async (person) => {
          const words = `Hello from a page whose functions are ${ears.missing ? 'missing' : 'throwing'} ${Date.now()}`;
          await person.says(words);
          const arrived = await context.untilSaid(words);
          const seen = arrived ? 'they reach the desk' : 'they do not reach the desk';
          judge.saw('WID-25', arrived !== undefined, `the words “${words}”`, seen, await person.looks());
        }, ears);
        await run(context, judge);
      }
    },
  },
];

/** The actor who opens or closes the window. If the visitor's button is not found, the page acts instead. */
type By = 'visitor' | 'page';

/** The rule, the callback and the state of the widget after it, for opening and for closing the window. */
const turns = {
  open: { rule: 'WID-02', callback: 'svc_onOpen', state: 'chat' },
  close: { rule: 'WID-03', callback: 'svc_onClose', state: 'label' },
} as const;

/** Lets the actor `wanted` open or close the window, or else the page. Judges the window and the callbacks. */
async function turn(person: Person, judge: Judge, wanted: By, way: keyof typeof turns): Promise<void> {
  const { rule, callback, state } = turns[way];
  const [before, resizes] = await timesOf(person, [callback, 'svc_onResizeCallback']);
  const isThere = async () => (await person.messageField(0)) !== undefined;
  const isTooEarly = way === 'open' && (await isThere());
  const press = () => (way === 'open' ? person.opens() : person.closes());
  const by = wanted === 'visitor' && !isTooEarly && (await press()) ? 'visitor' : 'page';
  if (by === 'page') await person.api(way);
  const isTurned = await person.until(async () => (await isThere()) === (way === 'open'));
  const called = await person.hears(callback, before);
  const isRight = isTurned !== undefined && !isTooEarly && called !== undefined;
  const window = isTooEarly ? 'was there before' : `${isTurned ? 'did' : 'did not'} ${way}`;
  const seen = `the window ${window}, ${callback} ${called ? 'was called' : 'was not'}`;
  judge.saw(rule, isRight, `${way} by the ${by}`, seen, await person.looks());
  await changes(person, judge, state, `when the window ${way}s`);
  await resized(person, judge, `${way}s`, resizes);
}

const timesOf = (person: Person, names: readonly string[]): Promise<number[]> =>
  Promise.all(names.map(async (name) => (await person.heard(name)).length));

/** Judges that the widget reports the state `state` to the page. The report may come a moment after the other callbacks. */
async function changes(person: Person, judge: Judge, state: string, when: string): Promise<void> {
  await person.until(async () => (await person.states()).at(-1) === state, 1000);
  const states = await person.states();
  judge.saw('WID-24', states.at(-1) === state, `svc_onChangeState("${state}") ${when}`, states);
}

async function resized(person: Person, judge: Judge, when: string, before?: number): Promise<void> {
  const told = await person.hears('svc_onResizeCallback', before);
  const what = `svc_onResizeCallback when the window ${when}`;
  const seen = told ? 'it was called' : 'it was not called';
  judge.saw('WID-22', told !== undefined, what, seen, await person.looks());
}
