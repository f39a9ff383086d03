import { isUtf8 } from 'node:buffer';
import { validateUserMessage } from '../../../../generated/channel/validators.js';
import { faultOf } from '../../../../src/contract/judgement/faults.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import type { Json } from '../../../wire/payload/messages.ts';
import { pause } from '../../../wire/traffic/waits.ts';
import { isTyping } from '../../shared/site.ts';
import type { IntegratorContext } from '../context.ts';

/** How long the suite watches beyond the other cases for a first message. */
const watchMs = 3000;

const rules = ['CHN-RCV-10', 'CHN-RCV-12'] as const;

export const postingCases: readonly Case<IntegratorContext>[] = [
  {
    id: 'posts-user-messages',
    title: 'What the integrator posts to the service has the form of a user message',
    rules,
    needs: ['listen'],
    timed: true,
    async run(context, judge) {
      await pause(watchMs);
      const sent = context.caught.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
      if (sent.length === 0)
        for (const rule of rules) judge.cannotSee(rule, 'nothing was posted to the suite while it watched');
      for (const request of sent) {
        judgeForm(judge, context, request);
        judgePhoto(judge, request);
      }
    },
  },
];

function judgeForm(judge: Judge, context: IntegratorContext, request: CaughtRequest): void {
  const evidence = [shown('request to the service', request)];
  const { value, nulls } = withoutNulls(request.json);
  const faultOf = complaintAbout(request, value);
  judge.holds('CHN-RCV-10', faultOf === undefined, {
    expected: 'a user message, posted',
    observed: faultOf ?? 'a user message, posted',
    evidence,
  });
  judge.holds('CHN-RCV-10', context.takes(request.path), {
    expected: `posted to …/<random_string>/${context.channelId}`,
    observed: `it is posted to ${request.path}`,
    evidence,
  });
  if (nulls.length > 0) judge.notes('CHN-RCV-10', `null in ${nulls.join(', ')}`, evidence, 'OPEN-35');
}

/** What is wrong with a request that brings a message. */
function complaintAbout(request: CaughtRequest, body: unknown): string | undefined {
  if (request.method !== 'POST') return `the method is ${request.method}`;
  // The source says no more than that the body is JSON: a request may leave its type out, but not deny it.
  const type = header(request, 'content-type') ?? 'json';
  if (!/\bjson\b/i.test(type)) return `the Content-Type is ${type}; expected application/json`;
  if (!isUtf8(request.body)) return 'the body is not UTF-8, which JSON is written in';
  // What a photo begins with is a rule of its own.
  if (validateUserMessage(withoutPhoto(body))) return undefined;
  return body === undefined
    ? 'the body is not JSON'
    : faultOf(withoutPhoto(body), validateUserMessage.errors?.[0]);
}

function withoutPhoto(body: unknown): unknown {
  const { sender } = (body ?? {}) as { sender?: Json };
  if (typeof sender !== 'object' || sender === null || typeof sender['photo'] !== 'string') return body;
  const { photo: _, ...rest } = sender;
  return { ...(body as Json), sender: rest };
}

/** All other fields of a typing notice are ignored, so that nothing of them can be wrong. */
function judgePhoto(judge: Judge, request: CaughtRequest): void {
  const evidence = [shown('request to the service', request)];
  const photo = isTyping(request) ? undefined : (request.json as { sender?: Json } | null)?.sender?.['photo'];
  if (photo === '' || photo === null) {
    const open = photo === null ? 'OPEN-35' : undefined;
    judge.notes('CHN-RCV-12', `sender.photo is ${JSON.stringify(photo)}`, evidence, open);
    return;
  }
  judge.holds('CHN-RCV-12', photo === undefined || /^https?:\/\//i.test(String(photo)), {
    expected: 'sender.photo absent, or beginning with http:// or https://',
    observed: `sender.photo is ${JSON.stringify(photo) ?? 'absent'}`,
    evidence,
  });
}
