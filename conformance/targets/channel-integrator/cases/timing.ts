import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { media, text } from '../../../wire/messages.ts';
import { fromAgent, type IntegratorContext, kindOf, said } from '../context.ts';

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
    rules: ['CHN-RCV-05'],
    needs: [],
    timed: true,
    async run(context, judge) {
      for (const message of [text('Quickly'), media('photo'), { type: 'typein' }]) {
        const what = `answer to a ${message['type']}`;
        if (!judgeTime(judge, context, what, await context.post(fromAgent(message)))) return;
      }
    },
  },
  {
    id: 'answers-a-repeat-alike',
    title: 'A repeat of a message is answered as the first was',
    rules: ['CHN-RCV-06'],
    needs: [],
    restsOn: ['CHN-RCV-01'],
    async run(context, judge) {
      const body = fromAgent(text('Once is enough'));
      const answers = [await context.post(body), await context.post(body), await context.post(body)];
      const [first, ...repeats] = answers.map(kindOf);
      judge.holds('CHN-RCV-06', first !== 'wrong' && repeats.every((kind) => kind === first), {
        expected: 'the same kind of answer three times',
        observed: answers.map(said).join('; '),
        evidence: answers.flatMap(({ evidence }) => evidence),
      });
    },
  },
];
