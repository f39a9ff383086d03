import { isUtf8 } from 'node:buffer';
import {
  validateAgentMessageRefused,
  validateUserMessage,
} from '../../../../generated/channel/validators.js';
import { faultsOf, fieldIs } from '../../../../generated/faults.ts';
import { isWebAddress, withoutNulls } from '../../../../src/contract/judgement/accepted-faults.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import { type Json, partOf, text, without } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/tasks.ts';
import { isRefused } from '../../shared/judges.ts';
import { isTyping, messageOf } from '../../shared/site.ts';
import { agentMessageOperation, errorOf, type IntegratorContext, isFault, kindOf } from '../context.ts';

/** The time for which the case waits for the front end's messages. */
const watchMs = 3000;

/** The response that the source states for an unusable request, for hints. */
const refusing = { ...agentMessageOperation, responses: { 200: { validate: validateAgentMessageRefused } } };

const rules = ['CHN-RCV-10', 'CHN-RCV-12'] as const;

export const cases: readonly Case<IntegratorContext>[] = [
  {
    id: 'refuses-what-it-cannot-use',
    title: 'An invalid request gets a 4xx status or {error}, which has a code and a message for people',
    rules: ['CHN-RCV-07', 'CHN-RCV-08'],
    async run(context, judge) {
      for (const [what, body] of unusable(context)) {
        const answer = await context.post(body);
        const isTaken = typeof body !== 'string' && kindOf(answer) === 'ok';
        const so = `an error or a 4xx${typeof body === 'string' ? ', never the result ok' : ''}`;
        const isRight = isRefused(answer) || errorOf(answer) !== undefined || isTaken;
        judge.rejected('CHN-RCV-07', isRight, [what, so], answer, refusing);
        if (isTaken) judge.notes('CHN-RCV-07', `${what}: taken with the result ok`, answer);
      }
      await context.post(context.fromAgent(text('Hi')));
      const refused = context.exchanges.filter((answer) => errorOf(answer) !== undefined);
      for (const answer of refused) {
        const error = errorOf(answer);
        const form = 'a code and a message that is a string';
        judge.fact('CHN-RCV-08', isFault(error), ['error', form, JSON.stringify(error)], answer);
        if (!isFault(error) || ['number', 'string'].includes(typeof error.code)) continue;
        const odd = `error.code is ${JSON.stringify(error.code)}, neither a number nor a string`;
        judge.notes('CHN-RCV-08', odd, answer);
      }
      if (refused.length === 0) judge.neverArose('CHN-RCV-08', 'no request was answered 200 with an {error}');
    },
  },
  {
    id: 'operator-is-told',
    title: 'A response other than 200 to a posted message is reported to the operator',
    rules: ['CHN-RCV-11'],
    needs: ['manual'],
    async run(context, judge) {
      const question =
        'Let the service answer a posted message with 500. Is that reported to who runs the integrator?';
      const yes = await context.person?.confirms(question);
      const seen = ['a person', 'confirms that it is reported', 'denies it'] as const;
      judge.fact('CHN-RCV-11', yes === true, seen, [noted('question', question)]);
    },
  },
  {
    id: 'posts-user-messages',
    title: 'The messages that the integrator posts have the form of a user message',
    rules,
    needs: ['listen'],
    timed: true,
    async run(context, judge) {
      await pause(watchMs);
      const sent = context.caught.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
      if (sent.length === 0) judge.cannotSee(rules, 'nothing was posted to the suite while it watched');
      for (const request of sent) {
        judgeForm(judge, context, request);
        judgePhoto(judge, request);
      }
    },
  },
];

function unusable(context: IntegratorContext): [what: string, body: Json | string][] {
  const { recipient: _, ...nobody } = context.fromAgent(text('To whom?'));
  return [
    ['no recipient', nobody],
    ['an unknown type', context.fromAgent({ type: 'hologram' })],
    ['no message.type', context.fromAgent({ text: 'Of which type?' })],
    ['no message.text', context.fromAgent({ type: 'text' })],
    ['a body that is not JSON', '{"sender"'],
  ];
}

function judgeForm(judge: Judge, context: IntegratorContext, request: CaughtRequest): void {
  const { value, nulls } = withoutNulls(request.json);
  judge.faultless('CHN-RCV-10', 'a user message, posted', [complaintAbout(request, value)], request);
  const isOwn = context.takes(request.path);
  const address = `posted to …/<random_string>/${context.channelId}`;
  judge.faultless('CHN-RCV-10', address, [!isOwn && `it is posted to ${request.path}`], request);
  const type = header(request, 'content-type');
  if (!/^application\/json\s*(;|$)/i.test(type ?? ''))
    judge.notes('CHN-RCV-10', `the Content-Type is ${type ?? 'absent'}`, request, 'OPEN-38');
  const { id } = messageOf(request);
  if (typeof id === 'number') judge.notes('CHN-RCV-10', `message.id is ${id}, a number`, request, 'OPEN-42');
  if (nulls.length > 0) judge.notes('CHN-RCV-10', `null in ${nulls.join(', ')}`, request, 'OPEN-35');
}

function complaintAbout(request: CaughtRequest, body: unknown): string | undefined {
  if (request.method !== 'POST') return `the method is ${request.method}`;
  if (!isUtf8(request.body)) return 'the body is not UTF-8, which JSON is written in';
  // The address of the photo is left out here, since it has a rule of its own.
  if (validateUserMessage(withoutPhoto(body))) return undefined;
  return body === undefined
    ? 'the body is not JSON'
    : faultsOf(withoutPhoto(body), validateUserMessage.errors);
}

function withoutPhoto(json: unknown): unknown {
  const sender = partOf({ json }, 'sender');
  const isText = typeof sender['photo'] === 'string';
  return isText ? { ...(json as Json), sender: without(sender, 'photo') } : json;
}

/** Judges the address in sender.photo. A typing notice is skipped, since all its other fields are ignored. */
function judgePhoto(judge: Judge, request: CaughtRequest): void {
  const photo = isTyping(request) ? undefined : partOf(request, 'sender')['photo'];
  if (photo === '' || photo === null) {
    const open = photo === null ? 'OPEN-35' : undefined;
    return void judge.notes('CHN-RCV-12', `sender.photo is ${JSON.stringify(photo)}`, request, open);
  }
  const wrong = photo !== undefined && !isWebAddress(photo) && fieldIs('sender.photo', photo);
  judge.faultless('CHN-RCV-12', 'sender.photo absent, or an http or https address', [wrong], request);
}
