import type { Judge } from '../../../run/judge.ts';
import type { Person } from '../person.ts';

/** Who opens and closes the window. How a visitor does it is the widget's own affair: where it is not found, the page does. */
type By = 'visitor' | 'page';

/** Opens the window, and looks what the page is told. */
export async function opens(person: Person, judge: Judge, wanted: By): Promise<void> {
  const [before, resizes] = await timesOf(person, ['svc_onOpen', 'svc_onResizeCallback']);
  const isThereBefore = (await person.messageField(0)) !== undefined;
  const by = wanted === 'visitor' && !isThereBefore && (await person.opens()) ? 'visitor' : 'page';
  if (by === 'page') await person.call('svc_api.open()');
  const doing = { visitor: 'a press of what opens the chat', page: 'open()' }[by];
  const field = await person.messageField();
  const opened = await person.hears('svc_onOpen', before);
  judge.holds('WID-02', field !== undefined && !isThereBefore && opened !== undefined, {
    expected: `${doing} shows the chat, and svc_onOpen is called`,
    observed: `the chat ${isThereBefore ? 'was there before' : field ? 'is shown' : 'is not shown'}, svc_onOpen ${opened ? 'was called' : 'was not'}`,
    evidence: await person.looks(),
  });
  await changes(person, judge, 'chat');
  await resized(person, judge, 'opens', resizes);
}

/** Closes the window, and looks what the page is told. */
export async function closes(person: Person, judge: Judge, wanted: By): Promise<void> {
  const [before, resizes] = await timesOf(person, ['svc_onClose', 'svc_onResizeCallback']);
  const by = wanted === 'visitor' && (await person.closes()) ? 'visitor' : 'page';
  if (by === 'page') await person.call('svc_api.close()');
  const doing = { visitor: 'a press of what closes the window', page: 'close()' }[by];
  const isGone = await person.until(async () => (await person.messageField(0)) === undefined);
  const closed = await person.hears('svc_onClose', before);
  judge.holds('WID-03', isGone !== undefined && closed !== undefined, {
    expected: `${doing} takes the window away, and svc_onClose is called`,
    observed: `the window ${isGone ? 'is gone' : 'is there'}, svc_onClose ${closed ? 'was called' : 'was not'}`,
    evidence: await person.looks(),
  });
  await changes(person, judge, 'label');
  await resized(person, judge, 'closes', resizes);
}

const timesOf = (person: Person, names: readonly string[]): Promise<number[]> =>
  Promise.all(names.map(async (name) => (await person.heard(name)).length));

/** Whether the page was told of the state, which may come a moment after what else it is told. */
async function changes(person: Person, judge: Judge, state: 'chat' | 'label'): Promise<void> {
  await person.until(async () => (await person.states()).at(-1) === state, 1000);
  const states = await person.states();
  judge.holds('WID-24', states.at(-1) === state, {
    expected: `svc_onChangeState("${state}") when the window ${state === 'chat' ? 'opens' : 'closes'}`,
    observed: JSON.stringify(states),
  });
}

async function resized(
  person: Person,
  judge: Judge,
  when: 'opens' | 'closes',
  before: number | undefined,
): Promise<void> {
  const told = await person.hears('svc_onResizeCallback', before);
  judge.holds('WID-22', told !== undefined, {
    expected: `svc_onResizeCallback each time when the window ${when}`,
    observed: told ? 'it was called' : 'it was not called',
    evidence: await person.looks(),
  });
}
