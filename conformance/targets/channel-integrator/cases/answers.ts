import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { file, kinds, ofKind } from '../../../wire/payload/kinds.ts';
import { type Json, text } from '../../../wire/payload/messages.ts';
import { agentMessageOperation, type IntegratorContext, kindOf, said } from '../context.ts';

/** Judges that an answer comes in time and has one of the two agreed forms, and gives whether there was one at all. */
function judgeAnswer(
  context: IntegratorContext,
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
): boolean {
  judgeTime(judge, context, what, answer);
  return judgeForm(context, judge, rule, what, answer);
}

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

export const answerCases: readonly Case<IntegratorContext>[] = [
  {
    id: 'takes-a-text',
    title: 'A text is answered with the result ok or an error',
    rules: ['CHN-RCV-01', 'CHN-RCV-05'],
    async run(context, judge) {
      const texts = {
        'a text': 'Good day',
        'a Unicode text': 'Grüß Gott – 你好 🙂',
        'a text with quotes, markup and a second line': `She said: "it's 3 < 4 & 5 > 2"\n<b>bold</b> \\ 100 %`,
        'a long text': 'word-'.repeat(2000),
        // Which some languages take for no text at all.
        'a text of which all is 0': '0',
      };
      const answers: Exchange[] = [];
      for (const [what, words] of Object.entries(texts)) {
        const answer = await context.post(context.fromAgent(text(words)));
        if (!judgeAnswer(context, judge, 'CHN-RCV-01', what, answer)) return;
        answers.push(answer);
      }
      const typed = await context.post(
        context.fromAgent(text('Good day')),
        'application/json; charset=utf-8',
      );
      judgeAnswer(context, judge, 'CHN-RCV-01', 'a text as application/json; charset=utf-8', typed);
      await tellWhereNoneIsTaken(judge, context, answers);
    },
  },
  {
    id: 'takes-files-and-places',
    title: 'Every kind of file and a location are answered in the same form',
    rules: ['CHN-RCV-02', 'CHN-RCV-05'],
    async run(context, judge) {
      const messages = kinds.flatMap((kind) => [
        { message: ofKind(kind, kind.uncommon), remark: JSON.stringify(kind.uncommon) },
        { message: ofKind(kind, kind.details), remark: '' },
      ]);
      const answers: Exchange[] = [];
      for (const { message, remark } of messages) {
        const what = `${message['type']} with ${Object.keys(message).slice(1).join(', ')} ${remark}`.trim();
        const answer = await context.post(context.fromAgent(message));
        if (!judgeAnswer(context, judge, 'CHN-RCV-02', what, answer)) return;
        answers.push(answer);
      }
      tellErrors(judge, 'CHN-RCV-02', answers);
    },
  },
  {
    id: 'takes-typing-notices',
    title: 'typein and typeout are answered in the same form, with and without unknown fields',
    rules: ['CHN-RCV-03', 'CHN-RCV-05'],
    async run(context, judge) {
      for (const type of ['typein', 'typeout']) {
        const plain = await context.post(context.fromAgent({ type }));
        if (!judgeAnswer(context, judge, 'CHN-RCV-03', type, plain)) return;
        for (const [what, body] of Object.entries(otherNotices(context, type))) {
          const answer = await context.post(body);
          if (!judgeAnswer(context, judge, 'CHN-RCV-03', what, answer)) return;
          judgeSameKind(judge, what, plain, answer);
        }
      }
    },
  },
  {
    id: 'tolerates-more-and-less',
    title: 'Unknown fields and absent optional fields do not change the answer',
    rules: ['CHN-RCV-09', 'CHN-RCV-01'],
    restsOn: ['CHN-RCV-01'],
    async run(context, judge) {
      const plain = context.fromAgent(text('As usual'));
      const usually = await context.post(plain);
      judgeForm(context, judge, 'CHN-RCV-01', 'a plain text', usually);
      const usual = kindOf(usually);
      const bodies = {
        'unknown fields': context.fromAgent(text('More', { mood: 'kind' }), {
          trace: [1],
          sender: { name: 'Ada', desk: 3 },
        }),
        'no sender.name': { ...context.fromAgent(text('No name')), sender: {} },
        'no sender.photo': { ...context.fromAgent(text('No picture')), sender: { name: 'Ada' } },
        'no message.id': { ...plain, message: text('No id') },
      };
      for (const [what, body] of Object.entries(bodies)) {
        const answer = await context.post(body);
        judge.holds('CHN-RCV-09', kindOf(answer) === usual && usual !== 'wrong', {
          expected: `${what}: answered as a plain text is (${usual})`,
          observed: `${what}: ${said(answer)}`,
          evidence: answer.evidence,
        });
      }
    },
  },
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

const agreed = '200 with {"result": "ok"} or {"error": {"code", "message"}}';

/** Judges that an answer has one of the two agreed forms, and gives whether there was one at all. */
export function judgeForm(
  { appended }: IntegratorContext,
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
): boolean {
  // Most often the address is wrong, and what is in it beside --url is nowhere to be seen.
  const addressed = answer.status === 404 ? `. ${appended}` : '';
  judge.holds(rule, kindOf(answer) !== 'wrong', {
    expected: `${what}: ${agreed}`,
    observed: `${what}: ${said(answer)}${addressed}`,
    answer,
    by: agentMessageOperation,
  });
  return answer.failure === undefined;
}

/** An endpoint may answer any message with an error, and then a run has seen little of it. */
async function tellWhereNoneIsTaken(
  judge: Judge,
  context: IntegratorContext,
  answers: readonly Exchange[],
): Promise<void> {
  const [first] = answers.filter((answer) => kindOf(answer) === 'error');
  if (!first || answers.some((answer) => kindOf(answer) === 'ok'))
    return tellErrors(judge, 'CHN-RCV-01', answers);
  const all = [...answers, await context.post('{"sender"'), await context.post(context.fromAgent({}))];
  const isSame = ({ status, text }: Exchange) => status === first.status && text === first.text;
  // A line of the terminal ends before a long answer does.
  const told = all.every(isSame)
    ? `no text was taken, and a body that is not JSON gets the same answer. Does it read the body? In PHP that is php://input, not $_POST: ${said(first)}`
    : `no text was taken: ${said(first)}. Name a customer that it knows by --recipient-id, if the endpoint does not know ${context.recipient['id']}`;
  judge.notes('CHN-RCV-01', told, first.evidence);
}

/** An error is an agreed answer, and yet the customer never reads the message. */
function tellErrors(judge: Judge, rule: 'CHN-RCV-01' | 'CHN-RCV-02', answers: readonly Exchange[]): void {
  const errors = answers.filter((answer) => kindOf(answer) === 'error');
  if (errors.length === 0) return;
  judge.notes(
    rule,
    `${errors.length} of ${answers.length} right messages were answered by an error, such as ${said(errors[0]!)}`,
    errors.flatMap(({ evidence }) => evidence),
  );
}

/** The same notice, once with less beside its type and once with what would be wrong in another message. */
function otherNotices(context: IntegratorContext, type: string): Record<string, Json> {
  const stray: Json = { text: 42, file: null, file_size: -1 };
  return {
    [`${type} with no more than recipient and type`]: {
      recipient: context.recipient,
      message: { type },
    },
    [`${type} with stray fields`]: context.fromAgent({ type, ...stray }),
  };
}

/** Other fields are ignored, and so they change nothing in the answer. */
function judgeSameKind(judge: Judge, what: string, plain: Exchange, answer: Exchange): void {
  judge.holds('CHN-RCV-03', kindOf(answer) === kindOf(plain), {
    expected: `${what}: answered as the plain notice is (${said(plain)})`,
    observed: `${what}: ${said(answer)}`,
    evidence: [...plain.evidence, ...answer.evidence],
  });
}
