import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { file } from '../../../wire/payload/kinds.ts';
import { type Json, text } from '../../../wire/payload/messages.ts';
import { type IntegratorContext, kindOf, said } from '../context.ts';
import { judgeForm } from './form.ts';

/** Judges that the whole answer came in time, and gives whether it did. */
export function judgeTime(
  judge: Judge,
  { policy: { intervalMs } }: IntegratorContext,
  what: string,
  { sentAt, connectMs, endedAt, status, failure = '', evidence }: Exchange,
): boolean {
  const came = status !== undefined;
  const expected = `${what}: within ${intervalMs} ms`;
  judge.holds('CHN-RCV-05', came, { expected, observed: came ? 'an answer' : failure, evidence });
  // No tolerance: a millisecond later the service asks again.
  const tolerance = { earlyMs: 0, lateMs: intervalMs };
  const span = { from: sentAt, to: endedAt, statedMs: 0, tolerance, connectMs };
  judge.span('CHN-RCV-05', what, span, evidence);
  return came && endedAt - sentAt <= intervalMs;
}

export const timingCases: readonly Case<IntegratorContext>[] = [
  {
    id: 'answers-in-time',
    title: 'The whole answer comes before the next attempt is due',
    rules: ['CHN-RCV-05', 'CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03'],
    timed: true,
    async run(context, judge) {
      // An endpoint that now answers and now does not breaks the rule of its answers, whichever case meets it.
      const messages = {
        'CHN-RCV-01': text('Quickly'),
        'CHN-RCV-02': file(),
        'CHN-RCV-03': { type: 'typein' },
      } as const satisfies Partial<Record<RuleId, Json>>;
      for (const [rule, message] of Object.entries(messages)) {
        const what = `answer to a ${message['type']}`;
        const answer = await context.post(context.fromAgent(message));
        judgeForm(context, judge, rule as keyof typeof messages, what, answer);
        if (!judgeTime(judge, context, what, answer)) return;
      }
    },
  },
  {
    id: 'answers-a-repeat-alike',
    title: 'A retry of a message gets the same kind of answer as the first request',
    rules: ['CHN-RCV-06', 'CHN-RCV-01'],
    restsOn: ['CHN-RCV-01'],
    async run(context, judge) {
      const body = context.fromAgent(text('Once is enough'));
      const answers = [await context.post(body), await context.post(body), await context.post(body)];
      for (const answer of answers)
        judgeForm(context, judge, 'CHN-RCV-01', 'a text that may be a repeat', answer);
      const [first, ...repeats] = answers.map(kindOf);
      judge.holds('CHN-RCV-06', first !== 'wrong' && repeats.every((kind) => kind === first), {
        expected: 'the same kind of answer three times',
        observed: answers.map(said).join('; '),
        evidence: answers.flatMap(({ evidence }) => evidence),
      });
    },
  },
];
