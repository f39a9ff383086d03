import { printed } from '../../../../generated/faults.ts';
import { type Case, need } from '../../../run/case.ts';
import { isObject } from '../../../wire/payload/messages.ts';
import { type WidgetContext, withVisitor } from '../context.ts';
import type { Answer, Person } from '../person.ts';

const phone = '+49 30 9018210';

export const cases: readonly Case<WidgetContext>[] = [
  {
    id: 'agents-come-and-go',
    title: 'Agents go offline and come back',
    rules: ['WID-04'],
    last: true,
    run: withVisitor(async (person, judge, context) => {
      for (const online of [true, false, true]) {
        await context.setPresence(online);
        const expected = online ? 'online' : 'offline';
        const mode = async () => JSON.stringify(await person.api('chatMode')) ?? '';
        const isSo = await person.until(async () => new RegExp(`\\b${expected}\\b`, 'i').test(await mode()));
        judge.saw('WID-04', isSo !== undefined, `chatMode, agents ${expected}`, await mode());
      }
    }),
  },
  {
    id: 'calls',
    title: 'Calls that succeed, that fail, and that are unavailable',
    rules: ['WID-16', 'WID-17', 'WID-23', 'WID-24'],
    last: true,
    run: withVisitor(async (person, judge, context) => {
      await context.set({ callback: { enabled: true, balance: 10 } });
      try {
        await says('calls are available', ({ result }) => result === 'ok');
        const wrong = await person.api('startCall', 'not a number');
        judge.saw('WID-16', refuses(wrong), 'startCall("not a number")', wrong);
        for (const well of [true, false]) {
          const before = context.desk.events.length;
          const started = await person.until(async () => {
            const answer = await person.api('startCall', phone);
            return answer?.result === 'ok' ? answer : undefined;
          });
          const answer = started ?? (await person.api('startCall', phone));
          if (!judge.saw('WID-16', started !== undefined, 'startCall, calls are available', answer)) return;
          const told = await person.until(
            async () => (await person.heard('svc_onCallStart')).length === (well ? 1 : 2),
          );
          const begun = await person.heard('svc_onCallStart');
          judge.saw('WID-23', told !== undefined, 'svc_onCallStart', begun, await person.looks());
          const states = await person.states();
          judge.saw('WID-24', states.includes('call'), 'svc_onChangeState during a call', states);
          if (well) await says('a call has begun', isUnavailable);
          await end(context, before, well);
          const ended = await person.until(async () => (await person.heard('svc_onCallEnd'))[well ? 0 : 1]);
          const outcome = ended?.given[0] as Answer | undefined;
          const isRight =
            isObject(outcome) &&
            (outcome.result === undefined || (well ? outcome.result === 'ok' : refuses(outcome)));
          const what = `svc_onCallEnd when the call ${well ? 'ends' : 'fails'}`;
          judge.saw('WID-23', isRight, what, ended?.given ?? 'it was not called', await person.looks());
        }
        await closedHours();
        // Sets the hours of calls to the whole week again, because a desk may keep the restricted hours if a later request leaves them out.
        await context.set({ callback: { enabled: true, balance: 0, hours: always } });
        await refused('there is no balance', /./);
        await context.set({ callback: { enabled: false } });
        await refused('calls are disabled', /^Callback disabled$/);
        const isDisabled = ({ result, reason }: Answer) =>
          result === 'fail' && reason === 'Callback disabled';
        await says('calls are switched off', isDisabled);

        async function says(when: string, isIt: (answer: Answer) => boolean): Promise<void> {
          const answer = await availability(person, isIt);
          judge.saw('WID-17', isIt(answer), when, answer);
        }

        async function closedHours(): Promise<void> {
          // This day of the week is not today in any time zone.
          const farDay = days[(new Date().getUTCDay() + 3) % days.length]!;
          const hours = { days: [farDay], from: '10:00', to: '11:00' };
          const set = context.set({ callback: { enabled: true, balance: 10, hours } });
          // A desk without support for such hours leaves them out of its response.
          if ((await set.catch(() => undefined))?.callback?.hours === undefined)
            return judge.notes('WID-17', 'the desk does not tell that it took the hours of calls');
          await says('on a day on which nobody is called', isUnavailable);
          await refused('nobody is called on this day', /./);
        }

        async function refused(where: string, reason: RegExp): Promise<void> {
          // The page receives the changed settings after a short delay.
          await availability(
            person,
            (given) => given.result === 'fail' && reason.test(printed(given.reason)),
          );
          const answer = await person.api('startCall', phone);
          judge.saw('WID-16', refuses(answer), `startCall where ${where}`, answer);
        }
      } finally {
        await context.set({ callback: { enabled: false } });
      }
    }),
  },
];

function refuses(answer: Answer | null): boolean {
  return answer?.result === 'fail' && typeof answer.reason === 'string' && answer.reason !== '';
}

const isUnavailable = (answer: Answer): boolean =>
  answer.result === 'fail' && Object.values(answer).includes('Callback unavaiable');

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const always = { days: [...days], from: '00:00', to: '24:00' };

/** Calls isCallbackEnabled until the value that it passes to its callback satisfies `isIt`. Returns the last value. */
async function availability(person: Person, isIt: (answer: Answer) => boolean): Promise<Answer> {
  let last: Answer = {};
  await person.until(async () => {
    const passed = await person.call<Answer | null>(
      'new Promise((done) => { svc_api.isCallbackEnabled(done); setTimeout(() => done(null), 2000); })',
    );
    last = passed ?? {};
    return isIt(last);
  });
  return last;
}

async function end(context: WidgetContext, before: number, well: boolean): Promise<void> {
  const { desk } = context;
  const begun = () => desk.events.slice(before).find(({ event }) => event.call?.status === 'start');
  const seen = need(
    await context.until(async () => begun()),
    'a call of the visitor is told by the desk’s events',
  );
  const { call_id } = seen.event.call!;
  if (well) await desk.moveCall(call_id, { status: 'client_connected' });
  await desk.moveCall(call_id, well ? { status: 'end' } : { status: 'error', reason: 'The line was busy' });
}
