import { AgentMessage } from '../../../generated/channel/schemas.ts';
import { validateAgentMessage } from '../../../generated/channel/validators.js';
import { bodyFault, faultsOf, fieldIs, printed } from '../../../generated/faults.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { withoutNulls } from '../../../src/contract/judgement/accepted-faults.ts';
import type { Judge } from '../../run/case.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { decoded, header } from '../../wire/http/wire-message.ts';
import type { Json } from '../../wire/payload/messages.ts';
import { attemptsSeen, judgeAlike } from '../shared/judges.ts';
import { messageOf, type Site } from '../shared/site.ts';

/** Judges the method, the path and the type of a request. They must be the same for every attempt and every kind of message. */
export function judgeRequest(judge: Judge, rule: RuleId, site: Site, request: CaughtRequest): void {
  const path = `${site.hookPath}/${site.channelId}`;
  // The source requires only a JSON body. So a request may omit its content type, but the type must not be another one.
  const type = header(request, 'content-type');
  const right =
    request.method === 'POST' &&
    decoded(request.path).endsWith(path) &&
    /\bjson\b/i.test(type ?? 'json') &&
    request.json !== undefined;
  const what = printed(messageOf(request)['type'] ?? 'a message');
  judge.holds(rule, right, {
    expected: `${what}: POST ${path}, Content-Type application/json or none, a JSON body`,
    observed: `${what}: ${request.method} ${request.path}, Content-Type ${type ?? 'none'}; ${bodyFault('the body', request.body.toString()) ?? 'the body is JSON'}`,
    evidence: request,
  });
}

/** Returns the requests without a readable body. It is unknown which message they send. */
export function unreadable({ attempts }: Site): CaughtRequest[] {
  return attempts.filter(({ json }) => json === undefined);
}

/** Judges that each request has a JSON body. Without it, a case cannot recognise the message of a request. */
export function judgeReadable(judge: Judge, site: Site): boolean {
  const wrong = unreadable(site).length;
  const seen = `${wrong} of ${site.attempts.length} are requests without a readable message`;
  const words = ['each request', 'a JSON body with the message', seen] as const;
  return judge.fact('CHN-OUT-01', wrong === 0, words, attemptsSeen(site.attempts));
}

/** Judges that each attempt at a message has the same method, path, type and body as the first attempt. */
export function judgeSame(judge: Judge, what: string, site: Site, attempts = site.attempts): void {
  for (const attempt of attempts) judgeRequest(judge, 'CHN-OUT-01', site, attempt);
  const [first] = attempts;
  if (!first) return;
  const same = `each repeat has the body of the first attempt, with message.id ${JSON.stringify(messageOf(first)['id'])}`;
  const bodies = attempts.map(({ json }) => json);
  judgeAlike(judge, 'CHN-OUT-16', [what, same], AgentMessage, bodies, attemptsSeen(attempts));
}

/** Judges that a request is a valid agent's message with the fields of `written`, for `customer` if given. */
export function judgeMessage(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  written: Json,
  customer?: string,
): void {
  const what = `an agent’s ${printed(written['type'])}`;
  const { id, ...message } = messageOf(request);
  // The message id is not judged here: it is not required, and has a rule of its own.
  const isNamed = id === undefined || typeof id === 'string';
  if (!isNamed) judge.notes(rule, `${what}: ${fieldIs('message.id', id)}`, request);
  const { value } = withoutNulls(isNamed ? request.json : { ...Object(request.json), message });
  const isForm = validateAgentMessage(value);
  const fault =
    bodyFault('the body', request.body.toString()) ?? faultsOf(value, validateAgentMessage.errors);
  const form = `${what} in the form of an agent’s message`;
  const hasForm = judge.faultless(rule, form, [!isForm && fault], request);
  const sent = messageOf(request);
  const different = Object.keys(written).filter((field) => sent[field] !== written[field]);
  // The source does not state that an optional field is always sent. So a missing field is only reported.
  const [lost, wrong] = [true, false].map((isLost) =>
    different.filter((field) => (sent[field] == null) === isLost),
  ) as [string[], string[]];
  if (hasForm && lost.length > 0)
    judge.notes(rule, `${what}: ${lost.join(', ')} of it at the desk is not sent`, request);
  const recipient = recipientOf(request);
  const to = customer === undefined ? what : `${what} to ${customer}`;
  const faults = [
    ...wrong.map((field) => fieldIs(`message.${field}`, sent[field])),
    customer !== undefined && recipient !== customer && fieldIs('recipient.id', recipient),
  ];
  judge.faultless(rule, `${to}: ${JSON.stringify(written)}`, faults, request);
}

export function recipientOf({ json }: CaughtRequest): unknown {
  return (json as { recipient?: Json } | undefined)?.recipient?.['id'];
}
