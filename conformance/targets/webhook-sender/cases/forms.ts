import { type Fault, faultList, fieldIs, printed } from '../../../../generated/faults.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import type { Judge } from '../../../run/judge.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import { field, isObject, isThere, partOf } from '../../../wire/payload/fields.ts';
import { agentName, eventName, ruleOf, validatorOf, type WebhookScene } from '../context.ts';

/** The rules that every event must keep, whatever its name. */
export const formRules = [
  'HOOK-OUT-01',
  'HOOK-OUT-02',
  'HOOK-OUT-03',
  'HOOK-OUT-04',
  'HOOK-OUT-05',
  'HOOK-OUT-19',
] as const satisfies RuleId[];

/** For some of these rules, the fields of an event whose form the rule defines. */
const parts = {
  'HOOK-OUT-03': ['visitor'],
  'HOOK-OUT-04': ['agent', 'agents', 'department'],
  'HOOK-OUT-05': ['session', 'page'],
} as const;

/** The members that the objects `session` and `page` of an event should have. */
const members = { session: ['geoip', 'ip_addr', 'user_agent'], page: ['url'] } as const;

/** Judges every event of a scene by the rules that apply to all events. */
export function judgeForms(
  judge: Judge,
  { receiver }: Pick<WebhookScene, 'receiver'>,
  rules: readonly RuleId[] = formRules,
): void {
  const { requests } = receiver;
  for (const request of requests) judgeEvent(judge, request, rules);
  const seen = rules.filter((rule) => formRules.some((each) => each === rule));
  if (requests.length === 0) judge.cannotSee(seen, 'an event is sent');
}

function judgeEvent(judge: Judge, request: CaughtRequest, rules: readonly RuleId[]): void {
  const name = eventName(request);
  const type = header(request, 'content-type');
  // The source documents say only that the body is JSON. A request without a Content-Type does not contradict that.
  const isJson = isObject(request.json) && /\bjson\b/i.test(type ?? 'json');
  judge.holds('HOOK-OUT-01', request.method === 'POST' && isJson, {
    expected: 'a POST with a JSON object as its body, whose Content-Type, where there is one, says JSON',
    observed: `${request.method} with ${isObject(request.json) ? 'a JSON object' : 'another body'}, Content-Type ${type ?? 'none'}`,
    evidence: request,
  });
  const missing = [
    ...['event_name', 'widget_id'].filter((key) => typeof field(request, key) !== 'string'),
    ...['visitor', 'session', 'page'].filter((part) => !isThere(field(request, part))),
  ].map((part) => `${part} is missing or of another type`);
  const wanted = `${name}: event_name and widget_id as strings, visitor, session and page`;
  judge.faultless('HOOK-OUT-02', wanted, missing, request);
  for (const [rule, own] of Object.entries(parts) as [keyof typeof parts, readonly string[]][])
    if (rules.includes(rule)) judgeParts(judge, rule, request, own);
  for (const [part, wanted] of Object.entries(members)) judgeMembers(judge, request, part, wanted);
}

/**
 * Judges that the fields `own` of an event have the form that the contract states. Absent fields are skipped. `isChosen` selects the faults
 * to report, by default all.
 */
export function judgeParts(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  own: readonly string[],
  isChosen: (fault: Fault) => boolean = () => true,
): void {
  const name = eventName(request);
  const there = own.filter((part) => isThere(field(request, part)));
  if (there.length === 0) {
    if (rule !== 'HOOK-OUT-04') judge.cannotSee(rule, `${name} has a ${own.join(' and a ')}`);
    return;
  }
  const validate = validatorOf(request);
  if (!validate) {
    judge.notes(rule, `${name} is no event of the contract, and its parts are not judged`, request);
    return;
  }
  const { value, nulls } = withoutNulls(request.json, ['rate']);
  const faults = validate(value) ? [] : faultList(value, validate.errors);
  const wrong = faults.filter((fault) => there.includes(fault.path[0] ?? '') && isChosen(fault));
  judge.faultless(rule, `${name}: ${there.join(' and ')} in the agreed form`, wrong, request);
  const absent = nulls.map((each) => each.slice(1)).filter((each) => there.includes(each.split('/')[0]!));
  if (absent.length > 0) judge.notes(rule, `${name}: null in ${absent.join(', ')}`, request, 'OPEN-35');
}

/**
 * Judges that a session or a page has the members that it should have. Section 2.6 of the source documents lists these members, but marks
 * none as required.
 */
function judgeMembers(judge: Judge, request: CaughtRequest, part: string, wanted: readonly string[]): void {
  const { value } = withoutNulls(field(request, part));
  const name = eventName(request);
  if (!isObject(value)) judge.cannotSee('HOOK-OUT-19', `${name} has a ${part}`);
  else if (Object.keys(value).length === 0)
    judge.notes('HOOK-OUT-19', `${name}: ${part} is {}`, request, 'OPEN-21');
  else {
    const absent = wanted.filter((member) => !isThere(value[member])).map((member) => `no ${part}.${member}`);
    const expected = `${name}: ${part} with ${wanted.join(', ')}, empty where nothing is known`;
    judge.faultless('HOOK-OUT-19', expected, absent, request);
  }
}

/** Judges that an event names the agent of the chat, and has the same chat_id as chat_accepted, if that id is known. */
export function judgeChatAndAgent(judge: Judge, event: CaughtRequest, chat?: unknown, who = agentName): void {
  const name = eventName(event);
  judgeChatId(judge, event, chat);
  const wrong = partOf(event, 'agent')['name'] !== who && fieldIs('agent', field(event, 'agent'));
  judge.faultless(ruleOf(event), `${name}: the agent ${who}`, [wrong], event);
}

/**
 * Judges that chat_id in an event is a number, and equals the chat_id of chat_accepted, if that is known. The table of events in the source
 * documents states a type of chat_id only in its first row, for call_event. The later rows repeat the field without a type. In the bot API,
 * chat_id is a string, but that does not apply to webhooks.
 */
export function judgeChatId(judge: Judge, event: CaughtRequest, accepted: unknown): void {
  const name = eventName(event);
  const rule = ruleOf(event);
  const chatId = field(event, 'chat_id');
  const said = `${fieldIs('chat_id', chatId)}${typeof chatId === 'string' ? ', a string' : ''}`;
  const expected = `${name}: chat_id as a JSON number (6.3 gives the type where its table names the field first)`;
  judge.faultless(rule, expected, [typeof chatId !== 'number' && said], event);
  // The type of chat_id in chat_accepted is judged together with that event.
  if (accepted === undefined || chatId === undefined) return;
  const same = `${name}: chat_id ${JSON.stringify(accepted)}, as chat_accepted of the same chat has it`;
  judge.faultless(rule, same, [printed(chatId) !== printed(accepted) && fieldIs('chat_id', chatId)], event);
}

/** Judges that an event was sent only once. It was answered 200 with the result OK, so there is no reason to send it again. */
export function judgeOnce(judge: Judge, what: string, events: readonly CaughtRequest[]): void {
  const [first] = events;
  if (!first) return;
  const expected = `${what}: one event, which was answered 200 with the result OK`;
  judge.counts(ruleOf(first), expected, events, 1);
}

/** Judges that each chat has one event with this name. It must not be called after a second click on Reply, or for a chat closed twice. */
export function judgeOnceInEach(
  judge: Judge,
  scene: Pick<WebhookScene, 'events'>,
  name: 'chat_accepted' | 'chat_finished',
): void {
  const chats = Map.groupBy(scene.events(name), (event) => printed(field(event, 'chat_id')));
  for (const events of chats.values()) judgeOnce(judge, `${name} of a chat`, events);
}
