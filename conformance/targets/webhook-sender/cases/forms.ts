import {
  validateAgentInfo,
  validateDepartment,
  validatePageInfo,
  validateSession,
  validateVisitor,
} from '../../../../generated/developer/validators.js';
import { faultsOf, fieldIs } from '../../../../generated/faults.ts';
import type { Validator } from '../../../../generated/operation.ts';
import type { VisitorReport } from '../../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import type { Judge } from '../../../run/judge.ts';
import { type Evidence, shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { takes } from '../../shared/service-context.ts';
import { agentName, reachedBy, type WebhookScene } from '../context.ts';

/** The rules that hold for every event, whatever it tells. */
export const formRules = [
  'HOOK-OUT-01',
  'HOOK-OUT-02',
  'HOOK-OUT-03',
  'HOOK-OUT-04',
  'HOOK-OUT-05',
  'HOOK-OUT-19',
] as const satisfies RuleId[];

/** Judges every event that a scene has brought, by the rules that hold for all of them. */
export function judgeForms(
  judge: Judge,
  { receiver }: WebhookScene,
  rules: readonly RuleId[] = formRules,
): void {
  for (const request of receiver.requests) judgeEvent(judge, request, rules);
  judgeWidget(judge, receiver.requests);
  if (receiver.requests.length === 0) judge.cannotSee(rules, 'an event is sent');
}

/** All events of a scene come from one channel. */
function judgeWidget(judge: Judge, requests: readonly CaughtRequest[]): void {
  const ids = new Set(requests.map((request) => field(request, 'widget_id')));
  judge.holds('HOOK-OUT-02', ids.size < 2, {
    expected: 'one widget_id in all events of a channel',
    observed: [...ids].map((id) => JSON.stringify(id)).join(', '),
    evidence: requests.map((request) => shown(String(field(request, 'event_name')), request)),
  });
}

function judgeEvent(judge: Judge, request: CaughtRequest, rules: readonly RuleId[]): void {
  const name = String(field(request, 'event_name'));
  const evidence = [shown(name, request)];
  const type = header(request, 'content-type');
  // Of a type of content the source says no more than that the body is JSON: none contradicts it as long as none is said.
  const isJson = isObject(request.json) && /\bjson\b/i.test(type ?? 'json');
  judge.holds('HOOK-OUT-01', request.method === 'POST' && isJson, {
    expected: 'a POST with a JSON object as its body, whose Content-Type, where there is one, says JSON',
    observed: `${request.method} with ${isObject(request.json) ? 'a JSON object' : 'another body'}, Content-Type ${type ?? 'none'}`,
    evidence,
  });
  const missing = ['event_name', 'widget_id'].filter((key) => typeof field(request, key) !== 'string');
  const absent = ['visitor', 'session', 'page'].filter((key) => !isThere(field(request, key)));
  judge.holds('HOOK-OUT-02', missing.length + absent.length === 0, {
    expected: `${name}: event_name and widget_id as strings, visitor, session and page`,
    observed: `${name}: ${[...missing, ...absent].join(', ') || 'nothing'} missing or of another type`,
    evidence,
  });
  // What is not there has no form.
  if (absent.includes('visitor')) judge.cannotSee('HOOK-OUT-03', `${name} has a visitor`);
  else judgePart(judge, 'HOOK-OUT-03', request, 'visitor', validateVisitor);
  judgeVisit(judge, request);
  if (!rules.includes('HOOK-OUT-04')) return;
  const agent = field(request, 'agent');
  if (isThere(agent)) judgePart(judge, 'HOOK-OUT-04', request, 'agent', validateAgentInfo);
  for (const each of [agent, field(request, 'agents')].flat())
    if (isObject(each)) judgeReach(judge, name, each, evidence);
  if (isThere(field(request, 'department')))
    judgePart(judge, 'HOOK-OUT-04', request, 'department', validateDepartment);
}

/** An agent's own address and number, where they are there: a desk may know neither. */
function judgeReach(judge: Judge, name: string, agent: Record<string, unknown>, evidence: Evidence[]): void {
  const given = Object.entries(reachedBy[String(agent['name'])] ?? {});
  const wrong = given.filter(
    ([key, value]) => isThere(agent[key]) && agent[key] !== '' && agent[key] !== value,
  );
  judge.holds('HOOK-OUT-04', wrong.length === 0, {
    expected: `${name}: agent with ${given.map(([key, value]) => `${key} ${value}`).join(', ') || 'its own data'}`,
    observed:
      wrong.map(([key]) => fieldIs(`agent.${key}`, agent[key])).join(', ') || `${name}: as the desk was told`,
    evidence,
  });
  const lost = given
    .filter(([key]) => !isThere(agent[key]) || agent[key] === '')
    .map(([key]) => `agent.${key}`);
  if (lost.length > 0) judge.notes('HOOK-OUT-04', `${name}: no ${lost.join(', ')}`, evidence, 'OPEN-21');
}

/** By part of an event about a visitor, its form, and the members that it should have. */
const visit = {
  session: { validate: validateSession, members: ['geoip', 'ip_addr', 'user_agent'] },
  page: { validate: validatePageInfo, members: ['url'] },
};

function judgeVisit(judge: Judge, request: CaughtRequest): void {
  const name = String(field(request, 'event_name'));
  for (const [part, { validate, members }] of Object.entries(visit)) {
    const { value } = withoutNulls(field(request, part));
    if (!isThere(value)) {
      judge.cannotSee(['HOOK-OUT-05', 'HOOK-OUT-19'], `${name} has a ${part}`);
      continue;
    }
    judgePart(judge, 'HOOK-OUT-05', request, part, validate);
    if (!isObject(value)) continue;
    const absent = members.filter((member) => !isThere(value[member]));
    judge.holds('HOOK-OUT-19', absent.length === 0, {
      expected: `${name}: ${part} with ${members.join(', ')}, empty where nothing is known`,
      observed:
        absent.length === 0 ? `${name}: ${part} has them` : `${name}: ${part} without ${absent.join(', ')}`,
      evidence: [shown(name, request)],
    });
  }
}

/** Whether a part is there; of one that is null the source does not say whether that is absent. */
function isThere(part: unknown): boolean {
  return part !== undefined && part !== null;
}

/**
 * Judges the form of one part of an event. Members in which null is a value are named by `keep`; `given` stands for the part
 * where another rule judges some of it.
 */
export function judgePart(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  part: string,
  validate: Validator<unknown>,
  { keep = [], given = field(request, part) }: { keep?: readonly string[]; given?: unknown } = {},
): boolean {
  const { value, nulls } = withoutNulls(given, keep);
  const held = validate(value);
  const wrong = held ? '' : faultsOf(value, validate.errors, part);
  const name = String(field(request, 'event_name'));
  const evidence = [shown(name, request)];
  if (nulls.length > 0)
    judge.notes(rule, `${name}: null in ${nulls.map((each) => part + each).join(', ')}`, evidence, 'OPEN-35');
  return judge.holds(rule, held, {
    expected: `${name}: ${part} in its form`,
    observed: held ? `${name}: ${part} fits` : `${name}: ${wrong.startsWith('/') ? part : ''}${wrong}`,
    evidence,
  });
}

/** Judges that an event belongs to the chat, as far as chat_accepted told it, and names the agent who is in it. */
export function judgeChatAndAgent(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  accepted?: unknown,
  who = agentName,
): void {
  judgeChatId(judge, rule, request, accepted);
  const name = String(field(request, 'event_name'));
  const agent = field(request, 'agent');
  judge.holds(rule, isObject(agent) && agent['name'] === who, {
    expected: `${name}: the agent ${who}`,
    observed: `${name}: ${fieldIs('agent', agent)}`,
    evidence: [shown(name, request)],
  });
}

/** The number of a chat has one type in all events, and is the one that chat_accepted told, where that is known. */
export function judgeChatId(judge: Judge, rule: RuleId, request: CaughtRequest, accepted: unknown): void {
  const name = String(field(request, 'event_name'));
  const chatId = field(request, 'chat_id');
  const evidence = [shown(name, request)];
  judge.holds(rule, typeof chatId === 'number', {
    expected: `${name}: chat_id as a JSON number (the source types it where its table of events names it first)`,
    observed: `${name}: ${fieldIs('chat_id', chatId)}${typeof chatId === 'string' ? ', a string' : ''}`,
    evidence,
  });
  // Of what type it is there is judged there.
  if (accepted === undefined || chatId === undefined) return;
  judge.holds(rule, String(chatId) === String(accepted), {
    expected: `${name}: chat_id ${JSON.stringify(accepted)}, as chat_accepted of the same chat has it`,
    observed: `${name}: ${fieldIs('chat_id', chatId)}`,
    evidence,
  });
}

/** Data of a visitor, part by part; a desk may take some of them and not others. */
export interface Part {
  rule: RuleId;
  report: VisitorReport;
  within: 'visitor' | 'session' | 'page';
}

/** A session and a page in which every value is told from every other. */
export function surroundings() {
  const session = {
    geoip: {
      region_code: 'BE',
      country: 'Germany',
      country_code: 'DE',
      region: 'Land Berlin',
      city: 'Köpenick',
      latitude: '52.4425',
      longitude: '13.5823',
      organization: 'Conformance',
    },
    utm_json: { source: 'letter', campaign: 'May', content: 'top', medium: 'e-mail', term: 'blue' },
    ip_addr: '203.0.113.24',
    user_agent: 'Conformance/1.0 (Grüße)',
  };
  const page = { url: `https://shop.conformance.example/?a=1&b=${unique('b')}#top`, title: 'Übersicht' };
  return { session, page };
}

function parts(): Part[] {
  const { session, page } = surroundings();
  return [
    { rule: 'HOOK-OUT-05', report: { session }, within: 'session' },
    { rule: 'HOOK-OUT-05', report: { page }, within: 'page' },
    { rule: 'HOOK-OUT-03', report: { description: unique('Buys for a school') }, within: 'visitor' },
  ];
}

/** Sets what is known of a visitor, as far as the desk takes it; gives what judges an event by it. */
export async function giveData(
  { site }: WebhookScene,
  chatId: number,
): Promise<(judge: Judge, ...events: (CaughtRequest | undefined)[]) => void> {
  const given: Part[] = [];
  for (const part of parts())
    if (await takes(() => site.desk.setVisitor(chatId, part.report))) given.push(part);
  return (judge, ...events) => {
    for (const event of events) if (event) for (const part of given) judgeGiven(judge, event, part);
  };
}

/** Members of a part that must be there; of all others the source does not say so (OPEN-21), or a rule of its own does (HOOK-OUT-19). */
const required = ['description'];

/** What must be there, and whatever else is there, is as it was given; what else is absent is told only. */
export function judgeGiven(judge: Judge, request: CaughtRequest, { rule, report, within }: Part): void {
  const expected = within === 'visitor' ? { description: report.description } : report[within];
  const name = String(field(request, 'event_name'));
  const evidence = [shown(name, request)];
  const { wrong, absent } = compared(field(request, within), expected, within);
  judge.holds(rule, wrong.length === 0, {
    expected: `${name}: ${within} with ${JSON.stringify(expected)}`,
    observed: `${name}: ${wrong.join('; ') || `${within} as it was given`}`,
    evidence,
  });
  if (absent.length > 0) judge.notes(rule, `${name}: no ${absent.join(', ')}`, evidence, 'OPEN-21');
}

/** Compares member by member; more than what is expected is fine. */
export function compared(
  value: unknown,
  expected: unknown,
  path: string,
): { wrong: string[]; absent: string[] } {
  if (isObject(expected) && isObject(value)) {
    const members = Object.entries(expected).map(([key, inner]) =>
      compared(value[key], inner, `${path}.${key}`),
    );
    return { wrong: members.flatMap(({ wrong }) => wrong), absent: members.flatMap(({ absent }) => absent) };
  }
  const isAbsent = value === undefined || value === null;
  if (isAbsent && !required.includes(path.split('.').at(-1) ?? '')) return { wrong: [], absent: [path] };
  return { wrong: value === expected ? [] : [fieldIs(path, value)], absent: [] };
}
