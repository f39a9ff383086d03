import {
  validateAgentInfo,
  validateDepartment,
  validatePageInfo,
  validateSession,
  validateVisitor,
} from '../../../../generated/developer/validators.js';
import type { Validator } from '../../../../generated/operation.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Judge } from '../../../run/judge.ts';
import { complaint } from '../../../wire/complaint.ts';
import { field } from '../../../wire/event-fields.ts';
import { shown } from '../../../wire/evidence.ts';
import { header } from '../../../wire/message.ts';
import { withoutNulls } from '../../../wire/nulls.ts';
import type { CaughtRequest } from '../../../wire/stand-in.ts';
import { agentName, type WebhookScene } from '../context.ts';

/** The rules that hold for every event, whatever it tells. */
export const formRules = [
  'HOOK-OUT-01',
  'HOOK-OUT-02',
  'HOOK-OUT-03',
  'HOOK-OUT-04',
  'HOOK-OUT-05',
] as const satisfies RuleId[];

/** Judges every event that a scene has brought, by the rules that hold for all of them. */
export function judgeForms(
  judge: Judge,
  { receiver }: WebhookScene,
  rules: readonly RuleId[] = formRules,
): void {
  for (const request of receiver.requests) judgeEvent(judge, request);
  judgeWidget(judge, receiver.requests);
  if (receiver.requests.length === 0) for (const rule of rules) judge.cannotSee(rule, 'an event is sent');
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

function judgeEvent(judge: Judge, request: CaughtRequest): void {
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
  const absent = ['visitor', 'session', 'page'].filter((key) => !isObject(field(request, key)));
  judge.holds('HOOK-OUT-02', missing.length + absent.length === 0, {
    expected: `${name}: event_name and widget_id as texts, visitor, session and page as objects`,
    observed: `${name}: ${[...missing, ...absent].join(', ') || 'nothing'} missing or of another type`,
    evidence,
  });
  judgePart(judge, 'HOOK-OUT-03', request, 'visitor', validateVisitor);
  judgePart(judge, 'HOOK-OUT-05', request, 'session', validateSession);
  judgePart(judge, 'HOOK-OUT-05', request, 'page', validatePageInfo);
  if (isThere(field(request, 'agent'))) judgePart(judge, 'HOOK-OUT-04', request, 'agent', validateAgentInfo);
  if (isThere(field(request, 'department')))
    judgePart(judge, 'HOOK-OUT-04', request, 'department', validateDepartment);
}

/** Whether a part is there; of one that is null the source does not say whether that is absent. */
function isThere(part: unknown): boolean {
  return part !== undefined && part !== null;
}

/** Judges the form of one part of an event. Members in which null is a value are named by `keep`. */
export function judgePart(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  part: string,
  validate: Validator<unknown>,
  keep: readonly string[] = [],
): boolean {
  const { value, nulls } = withoutNulls(field(request, part), keep);
  const held = validate(value);
  const wrong = held ? '' : complaint(value, validate.errors?.[0], part);
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

/** Judges that an event belongs to the chat, where its number is known, and names the agent who is in it. */
export function judgeChatAndAgent(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  chat: unknown = field(request, 'chat_id'),
  who = agentName,
): void {
  const name = String(field(request, 'event_name'));
  const [chatId, agent] = [field(request, 'chat_id'), field(request, 'agent')];
  const isRight = typeof chatId === 'number' && chatId === chat && isObject(agent) && agent['name'] === who;
  judge.holds(rule, isRight, {
    expected: `${name}: chat_id ${typeof chat === 'number' ? chat : 'as a number'}, and the agent ${who}`,
    observed: `${name}: chat_id ${JSON.stringify(chatId)}, agent ${JSON.stringify(agent)}`,
    evidence: [shown(name, request)],
  });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
