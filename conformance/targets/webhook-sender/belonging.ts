import { fieldIs, printed } from '../../../generated/faults.ts';
import type { RuleId } from '../../../generated/rules.ts';
import type { Judge } from '../../run/case.ts';
import { abbreviatedList } from '../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { field, isObject, isThere, type Json, partOf } from '../../wire/payload/messages.ts';
import { departments, eventName, reachedBy, type WebhookScene } from './context.ts';
import { formRules, judgeForms, ruleOfPart } from './forms.ts';
import { leaves } from './given.ts';

/** Judges all events of a scene: their form, and the visitor, agent and channel to which each value belongs. */
export function judgeAll(judge: Judge, scene: WebhookScene, rules: readonly RuleId[] = formRules): void {
  judgeForms(judge, scene, rules);
  judgeVisitors(judge, scene, rules);
  for (const event of scene.receiver.requests) {
    if (!rules.includes('HOOK-OUT-04')) continue;
    const agents = agentsOf(event);
    for (const agent of agents) judgeReach(judge, scene, event, agent);
    const whose = Object.entries(departments).find(
      ([, { name }]) => name === partOf(event, 'department')['name'],
    );
    if (whose && agents.length > 0 && !agents.some(({ name }) => name === whose[0]))
      judge.notes(
        'HOOK-OUT-04',
        `${eventName(event)}: the department of ${whose[0]}, who is not its agent`,
        event,
      );
  }
  judgeApart(judge, scene, rules);
}

function agentsOf(event: CaughtRequest): Json[] {
  return [field(event, 'agent'), field(event, 'agents')].flat().filter(isObject);
}

/** The only data of a visitor that the source requires in each event. */
const required = 'visitor.description';

const mostNamed = 3;

/** Judges that each event has the data of its own visitor, and no data of another. Absent data are only reported. */
function judgeVisitors(judge: Judge, scene: WebhookScene, rules: readonly RuleId[]): void {
  const all = scene.receiver.requests.flatMap((event) =>
    mixedUp(judge, scene, event, rules).map(([rule, says]) => ({ rule, says, event })),
  );
  for (const [rule, wrong] of Map.groupBy(all, (each) => each.rule)) {
    const says = [...new Set(wrong.map((each) => each.says))];
    const events = new Set(wrong.map(({ event }) => event));
    const expected = 'each event: the data of the visitor whom it names';
    judge.faultless(rule, expected, [abbreviatedList(says, mostNamed)], [...events]);
  }
}

/** Returns a description of each wrong value in an event, with its rule. Reports absent values. */
function mixedUp(
  judge: Judge,
  scene: WebhookScene,
  event: CaughtRequest,
  rules: readonly RuleId[],
): [RuleId, string][] {
  const values = new Map(leaves(event.json));
  const { given } = scene;
  // An event that names no known chat is about the visitor of this channel whose data it contains.
  const owners = [...values.values()].flatMap((value) => given.ownersOf(value));
  const visitor = scene.visitorIn(event) ?? owners.find((each) => scene.knows(each)) ?? owners[0];
  if (visitor === undefined) return [];
  const name = eventName(event);
  const data = scene.isReturn(event) ? new Map<string, string>() : given.dataOf(visitor, event.firstByteAt);
  const absent = new Map<RuleId, Set<string>>();
  const faults = [...new Set([...data.keys(), ...values.keys()])].flatMap((path): [RuleId, string][] => {
    const [value, expected] = [values.get(path), data.get(path)];
    const of = ruleOfPart(event, path.split('.')[0]!);
    const rule = rules.includes(of) ? of : 'HOOK-OUT-02';
    const wrong = (says: string): [RuleId, string][] => [[rule, `${name} of ${visitor}, ${says}`]];
    const owners = given.ownersOf(value);
    const [part = '', member = ''] = path.split('.');
    if (owners.length > 0 && !owners.includes(visitor))
      return wrong(`${path} is that of ${owners[0]}, ${JSON.stringify(value)}`);
    if (expected === undefined || value === expected || !isObject(field(event, part))) return [];
    if (value === undefined && path !== required) {
      const what = isThere(partOf(event, part)[member]) ? path : `${part}.${member}`;
      absent.set(rule, (absent.get(rule) ?? new Set()).add(what));
      return [];
    }
    const isKept = member === 'email' && value?.toLowerCase() === expected.toLowerCase();
    if (!isKept && !given.had(visitor, value ?? '')) return wrong(fieldIs(path, value));
    if (path === required && name === 'chat_finished')
      return wrong(`${path} is an earlier one, ${JSON.stringify(value)}`);
    const other = given.stood(visitor, path, value ?? '') ? 'an earlier one' : 'another value';
    const told = isKept ? 'in other letters' : `${other} of this visitor, and not the latest`;
    judge.notes(rule, `${name}: ${path} is ${told}`, event);
    return [];
  });
  for (const [rule, paths] of absent) {
    const open = rule === 'HOOK-OUT-05' ? 'OPEN-21' : undefined;
    judge.notes(rule, `${name}: no ${[...paths].join(', ')}`, event, open);
  }
  return faults;
}

/** Judges an agent's e-mail and phone, if they are there. An e-mail in lower case is reported, unless the desk has it. */
function judgeReach(judge: Judge, { given }: WebhookScene, event: CaughtRequest, agent: Json): void {
  const name = eventName(event);
  const who = printed(agent['name']);
  const known = Object.entries(reachedBy[who] ?? {});
  const isAbsent = ([key]: [string, unknown]) => !isThere(agent[key]) || agent[key] === '';
  const other = known.filter((each) => !isAbsent(each) && agent[each[0]] !== each[1]);
  const isKept = ([key, value]: [string, unknown]) =>
    key === 'email' &&
    given.emails.get(who) !== value &&
    printed(agent[key]).toLowerCase() === printed(value).toLowerCase();
  const wrong = other.filter((each) => !isKept(each));
  const whose = ([key]: [string, unknown]) => {
    const other = Object.entries(reachedBy).find(([, reach]) => reach[key] === agent[key])?.[0];
    return `${fieldIs(`agent.${key}`, agent[key])}${other === undefined ? '' : `, that of ${other}`}`;
  };
  judge.faultless('HOOK-OUT-04', `${name}: the e-mail and the phone of ${who}`, wrong.map(whose), event);
  for (const [key] of other.filter(isKept))
    judge.notes('HOOK-OUT-04', `${name}: ${fieldIs(`agent.${key}`, agent[key])}, in other letters`, event);
  const absent = known.filter(isAbsent).map(([key]) => `agent.${key}`);
  if (absent.length > 0) judge.notes('HOOK-OUT-04', `${name}: no ${absent.join(', ')}`, event);
}

type Owned = readonly [value: unknown, owner: unknown, event: CaughtRequest];

/** Judges the values that must differ between channels, agents, departments and visitors. */
function judgeApart(judge: Judge, scene: WebhookScene, rules: readonly RuleId[]): void {
  const own = scene.receiver.requests;
  const run = scene.given.scenes.flatMap((each) =>
    each.receiver.requests.map((event) => ({ channel: each.site.channelId, event })),
  );
  const judgeEach = (rule: RuleId, what: string, all: readonly Owned[], by: readonly (0 | 1)[] = [0, 1]) => {
    const isOwn = (events: readonly Owned[]) => events.some(([, , event]) => own.includes(event));
    const several = by.flatMap((key) => severalIn(all, key).filter(isOwn));
    const says = several.map((each) => {
      const [values, owners] = [0, 1].map((at) => [
        ...new Set(each.map((owned) => printed(owned[at as 0 | 1]))),
      ]);
      return `${abbreviatedList(values!, mostNamed)} for ${abbreviatedList(owners!, mostNamed)}`;
    });
    judge.faultless(
      rule,
      `${what}: one for each`,
      says,
      several.flat().map(([, , event]) => event),
    );
  };
  const widgets = run.map(
    ({ channel, event }): Owned => [field(event, 'widget_id'), `channel ${channel}`, event],
  );
  judgeEach('HOOK-OUT-02', 'widget_id of a channel', widgets);
  const visitor = (event: CaughtRequest) => partOf(event, 'visitor');
  const ofChats = own.filter((event) => isThere(field(event, 'chat_id')));
  const ofVisitors = ofChats.map((event): Owned => [visitor(event)['number'], scene.visitorIn(event), event]);
  // A visitor who comes back may get another number.
  judgeEach('HOOK-OUT-03', 'number of a visitor', ofVisitors, [0]);
  const inChats = ofChats.map(
    (event): Owned => [visitor(event)['number'], `chat ${printed(field(event, 'chat_id'))}`, event],
  );
  judgeEach('HOOK-OUT-03', 'number of the visitor in a chat', inChats, [1]);
  const counts = firstReplies(scene.given.scenes).map(
    (event): Owned => [visitor(event)['chats_count'], 'the first chats of visitors', event],
  );
  judgeEach('HOOK-OUT-03', 'chats_count of a first chat', counts, [1]);
  if (!rules.includes('HOOK-OUT-04')) return;
  const agents = run.flatMap(({ event }) => agentsOf(event).map(({ id, name }): Owned => [id, name, event]));
  judgeEach('HOOK-OUT-04', 'agent.id', agents);
  const teams = run.map(({ event }): Owned => {
    const { id, name } = partOf(event, 'department');
    return [id, name, event];
  });
  judgeEach('HOOK-OUT-04', 'department.id', teams);
}

function firstReplies(scenes: readonly WebhookScene[]): CaughtRequest[] {
  return scenes.flatMap((scene) => {
    const accepted = scene.events('chat_accepted');
    const visitors = accepted.map((event) => scene.visitorIn(event));
    return accepted.filter((_, at) => visitors[at] !== undefined && visitors.indexOf(visitors[at]) === at);
  });
}

/** Returns the values with several owners (key 0), or the owners with several values (key 1). */
function severalIn(all: readonly Owned[], key: 0 | 1): Owned[][] {
  // Absent values are skipped, since other rules judge them.
  const whole = all.filter(([value, owner]) => isThere(value) && isThere(owner));
  const groups = [...Map.groupBy(whole, (owned) => printed(owned[key])).values()];
  return groups.filter((each) => new Set(each.map((owned) => printed(owned[1 - key]))).size > 1);
}
