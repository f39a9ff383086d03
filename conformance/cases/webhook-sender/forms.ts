import {
  validateAgentInfo,
  validateDepartment,
  validatePageInfo,
  validateSession,
  validateVisitor,
} from '../../../generated/developer/validators.js';
import type { Validator } from '../../../generated/operation.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { field } from '../../event-fields.ts';
import { shown } from '../../evidence.ts';
import { header } from '../../http1.ts';
import type { Judge } from '../../judge.ts';
import type { CaughtRequest } from '../../standins/stand-in.ts';

/** Judges the rules that hold for every event: how it is sent, what it carries, and the forms of what it carries. */
export function judgeEvent(judge: Judge, request: CaughtRequest): void {
  const name = String(field(request, 'event_name'));
  const evidence = [shown(name, request)];
  const type = header(request, 'content-type') ?? '';
  judge.holds('HOOK-OUT-01', request.method === 'POST' && /json/i.test(type) && isObject(request.json), {
    expected: 'a POST with a JSON body, its content type saying so',
    observed: `${request.method} with the content type ${JSON.stringify(type)}`,
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
  if (field(request, 'agent') !== undefined)
    judgePart(judge, 'HOOK-OUT-04', request, 'agent', validateAgentInfo);
  if (field(request, 'department') !== undefined) {
    judgePart(judge, 'HOOK-OUT-04', request, 'department', validateDepartment);
  }
}

/** Judges the form of one part of an event. */
export function judgePart(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  part: string,
  validate: Validator<unknown>,
): boolean {
  const value = field(request, part);
  const held = validate(value);
  const error = held ? undefined : validate.errors?.[0];
  const name = String(field(request, 'event_name'));
  return judge.holds(rule, held, {
    expected: `${name}: ${part} in its form`,
    observed: held
      ? `${name}: ${part} fits`
      : `${name}: ${part}${error?.instancePath ?? ''} ${error?.message}`,
    evidence: [shown(name, request)],
  });
}

/** Judges that an event belongs to a chat and names an agent. */
export function judgeChatAndAgent(judge: Judge, rule: RuleId, request: CaughtRequest): void {
  const name = String(field(request, 'event_name'));
  const chatId = field(request, 'chat_id');
  judge.holds(rule, typeof chatId === 'number' && isObject(field(request, 'agent')), {
    expected: `${name}: chat_id as a number, and agent`,
    observed: `${name}: chat_id ${JSON.stringify(chatId)}, agent ${JSON.stringify(field(request, 'agent'))}`,
    evidence: [shown(name, request)],
  });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
