import type { Case } from '../../case.ts';
import { noted } from '../../evidence.ts';
import { mentions, unique } from '../../messages.ts';
import type { ServiceContext } from '../../service-context.ts';
import { ok, reply } from '../../standins/answers.ts';
import { attemptsSeen, deliver, judgeGaps, quietWindowMs, untilInstant } from './deliveries.ts';

export const answerCases: readonly Case<ServiceContext>[] = [
  invalid('empty', 'an empty body', ''),
  invalid('html', 'a page', '<!doctype html><title>It works</title>'),
  invalid('word', 'a bare word', 'ok'),
  invalid('empty-object', 'an empty object', {}),
  invalid('other-result', 'another result', { result: 'no' }),
  invalid('array', 'an array', [{ result: 'ok' }]),
  {
    id: 'error-answers-are-shown',
    title: 'The message of an {error} answer is shown to the agent; whether it is repeated is told',
    rules: ['CHN-OUT-14', 'CHN-OUT-15'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const answered = await Promise.all(
        [17, 1000, 'customer_unknown'].map((code) => refusedWith(context, code)),
      );
      const shownCodes = answered.filter(({ shown }) => shown).map(({ code }) => code);
      // By the source a code may hide its message, and it names none: one that shows is enough.
      judge.holds('CHN-OUT-14', shownCodes.length > 0, {
        expected: 'the chat shows the message of an {error} answer',
        observed:
          shownCodes.length > 0 ? `shown with the codes ${shownCodes.join(', ')}` : 'no message is shown',
        evidence: answered.flatMap(({ evidence }) => evidence),
      });
      const counts = answered.map(({ code, count }) => `${count} with code ${code}`).join(', ');
      judge.notes(
        'CHN-OUT-15',
        `requests: ${counts}; messages shown with codes: ${shownCodes.join(', ') || 'none'}`,
      );
    },
  },
];

/** An answer 200 with a body that says neither ok nor error, followed by a proper one. */
function invalid(id: string, what: string, body: unknown): Case<ServiceContext> {
  return {
    id: `invalid-answer-${id}`,
    title: `200 with ${what} is no valid positive response`,
    rules: ['CHN-OUT-11'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const { policy } = context;
      const { site } = await deliver(context, { answers: [reply(200, body), ok] });
      await site.firstAttempt();
      const second = await site.untilAttempt(2, policy.intervalMs + policy.tolerance.lateMs + 1000);
      judge.holds('CHN-OUT-11', second !== undefined, {
        expected: `200 with ${what}: a second attempt`,
        observed: second ? 'a second attempt' : 'no second attempt',
        evidence: attemptsSeen(site),
      });
      judgeGaps(judge, 'CHN-OUT-11', `200 with ${what}`, site, context);
    },
  };
}

async function refusedWith(context: ServiceContext, code: number | string) {
  const { policy } = context;
  const message = `${unique('refusal')} the customer has left`;
  const { site, chatId } = await deliver(context, { answers: [reply(200, { error: { code, message } })] });
  const first = await site.firstAttempt();
  const end = first.firstByteAt + policy.giveUpMs + policy.tolerance.lateMs;
  const seen = await site.untilChat(
    ({ transcript }) => transcript.find((entry) => entry.from !== 'customer' && mentions(entry, message)),
    end - performance.now(),
  );
  await untilInstant(first.firstByteAt + quietWindowMs(context));
  const evidence = [...attemptsSeen(site), noted('chat at the desk', await site.desk.chat(chatId))];
  return { code, shown: seen !== undefined, count: site.attempts.length, evidence };
}
