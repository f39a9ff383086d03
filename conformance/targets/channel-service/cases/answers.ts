import type { ServiceContext } from '../../../desk/service-context.ts';
import type { Case } from '../../../run/case.ts';
import { ok, reply } from '../../../wire/answers.ts';
import { mentions, unique } from '../../../wire/messages.ts';
import { attemptsSeen, deliver, judgeGaps, quietWindowMs, untilInstant } from './deliveries.ts';

/** The code is the integrator's choice: small and large numbers, and words. */
const errorCodes = [1, 17, 404, 1000, 'customer_unknown', '17'] as const;

export const answerCases: readonly Case<ServiceContext>[] = [
  notPositive('empty', 200, 'an empty body'),
  notPositive('html', 200, 'a page', '<!doctype html><title>It works</title>'),
  notPositive('word', 200, 'a bare word', 'ok'),
  notPositive('empty-object', 200, 'an empty object', {}),
  notPositive('other-result', 200, 'another result', { result: 'no' }),
  notPositive('result-in-capitals', 200, 'the result OK', { result: 'OK' }),
  notPositive('result-okay', 200, 'the result okay', { result: 'okay' }),
  notPositive('result-true', 200, 'the result true', { result: true }),
  notPositive('array', 200, 'an array', [{ result: 'ok' }]),
  notPositive('204', 204, 'no body'),
  notPositive('202', 202, 'an empty body'),
  notPositive('302', 302, 'an empty body'),
  {
    id: 'error-answers-are-shown',
    title: 'The message of an {error} answer is shown to the agent; whether it is repeated is told',
    rules: ['CHN-OUT-14', 'CHN-OUT-15'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const answered = await Promise.all(errorCodes.map((code) => refusedWith(context, code)));
      const shownCodes = answered.filter(({ shown }) => shown).map(({ code }) => JSON.stringify(code));
      // By the source a code may hide its message, and it names none: one of several that shows is enough.
      judge.holds('CHN-OUT-14', shownCodes.length > 0, {
        expected: `the chat shows the message of an {error} answer with one of the codes ${JSON.stringify(errorCodes)}`,
        observed:
          shownCodes.length > 0 ? `shown with the codes ${shownCodes.join(', ')}` : 'no message is shown',
        evidence: answered.flatMap(({ evidence }) => evidence),
      });
      const counts = answered
        .map(({ code, count }) => `${count} with code ${JSON.stringify(code)}`)
        .join(', ');
      judge.notes(
        'CHN-OUT-15',
        `requests: ${counts}; messages shown with codes: ${shownCodes.join(', ') || 'none'}`,
        [],
        'OPEN-18',
      );
    },
  },
];

/** An answer that is not 200 with the result ok or an error, followed by a proper one. */
function notPositive(id: string, status: number, content: string, body: unknown = ''): Case<ServiceContext> {
  const what = `${status} with ${content}`;
  const rule = status === 200 ? 'CHN-OUT-11' : 'CHN-OUT-08';
  return {
    id: `invalid-answer-${id}`,
    title: `${what} is no valid positive response`,
    rules: [rule],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const { policy } = context;
      const { site } = await deliver(context, { answers: [reply(status, body), ok] });
      await site.firstAttempt();
      const second = await site.untilAttempt(2, policy.intervalMs + policy.tolerance.lateMs + 1000);
      judge.holds(rule, second !== undefined, {
        expected: `${what}: a second attempt`,
        observed: second ? 'a second attempt' : 'no second attempt',
        evidence: attemptsSeen(site),
      });
      judgeGaps(judge, rule, what, site, context);
    },
  };
}

async function refusedWith(context: ServiceContext, code: number | string) {
  const { policy } = context;
  const message = `${unique('refusal')} der Kunde ist weg – клиент ушёл – 客户已离开`;
  const { site, chatId } = await deliver(context, { answers: [reply(200, { error: { code, message } })] });
  const first = await site.firstAttempt();
  const end = first.firstByteAt + policy.giveUpMs + policy.tolerance.lateMs;
  const seen = await site.untilChat(
    ({ transcript }) => transcript.find((entry) => entry.from !== 'customer' && mentions(entry, message)),
    end - performance.now(),
  );
  await untilInstant(first.firstByteAt + quietWindowMs(context));
  const evidence = [...attemptsSeen(site), await site.desk.shown(chatId)];
  return { code, shown: seen !== undefined, count: site.attempts.length, evidence };
}
