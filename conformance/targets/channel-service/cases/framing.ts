import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { ok, reply } from '../../../wire/http/answers.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import { file, place } from '../../../wire/payload/kinds.ts';
import { text } from '../../../wire/payload/messages.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { firstAttemptMs, messageOf } from '../../shared/site.ts';
import { deliver } from '../delivery-judges.ts';
import { writes } from './kinds.ts';
import { unreadable } from './requests.ts';

export const framingCases: readonly Case<ServiceContext>[] = [
  framed('text-with-content-length', false),
  framed('text-in-chunks', true),
];

/** A text that is repeated, a long one, a file, a place and a typing notice: the option is about all requests. */
function framed(id: string, chunked: boolean): Case<ServiceContext> {
  const expected = chunked
    ? 'Transfer-Encoding: chunked, no Content-Length'
    : 'Content-Length, no Transfer-Encoding';
  return {
    id,
    title: `With the chunked option ${chunked ? 'on' : 'off'}, requests have ${expected}`,
    rules: ['CHN-OUT-07'],
    timed: true,
    async run(context, judge) {
      const { site, chatId } = await deliver(context, { chunked, answers: [reply(500), ok] });
      await site.firstAttempt();
      await site.desk.setTyping(chatId, site.agentId, true).catch(() => undefined);
      const kinds = ['text', 'text', 'typein'];
      for (const message of [file(), place(), text('as long as it takes, '.repeat(40))])
        if (await writes(site, chatId, message)) kinds.push(String(message['type']));
      const { intervalMs, tolerance } = context.policy;
      const patienceMs = intervalMs + tolerance.lateMs + firstAttemptMs;
      const isOver = (all: readonly CaughtRequest[]) => hasAll(all, kinds) || unreadable(site).length > 0;
      await site.untilSent((all) => isOver(all) || undefined, patienceMs);
      // What has no message is wrong by itself, and a body that is empty has no chunks.
      const readable = site.standIn.requests.filter(({ json }) => json !== undefined);
      for (const request of readable) judgeFraming(judge, request, chunked, expected);
    },
  };
}

/** Whether there is a request for each of these kinds of message. */
function hasAll(requests: readonly CaughtRequest[], kinds: readonly string[]): boolean {
  return kinds.every((kind) => count(requests.map(kindOf), kind) >= count(kinds, kind));
}

function count(kinds: readonly string[], kind: string): number {
  return kinds.filter((each) => each === kind).length;
}

function kindOf(request: CaughtRequest): string {
  return String(messageOf(request)['type']);
}

function judgeFraming(judge: Judge, request: CaughtRequest, chunked: boolean, expected: string): void {
  const [length, encoding] = [header(request, 'content-length'), header(request, 'transfer-encoding')];
  const right = chunked
    ? length === undefined && /\bchunked\b/i.test(encoding ?? '')
    : length !== undefined && encoding === undefined;
  const what = kindOf(request);
  judge.holds('CHN-OUT-07', right, {
    expected: `${what}: ${expected}`,
    observed: `${what}: Content-Length: ${length ?? 'none'}, Transfer-Encoding: ${encoding ?? 'none'}`,
    evidence: [shown('request', request)],
  });
}
