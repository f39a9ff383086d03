import { printed } from '../../../../generated/faults.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case, Judge } from '../../../run/case.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { file, kinds } from '../../../wire/payload/kinds.ts';
import { escapedJson, type Json, text, unique } from '../../../wire/payload/messages.ts';
import { askInTime, noteOpening } from '../../shared/judges.ts';
import { agentMessageOperation, agents, type IntegratorContext, kindOf, said } from '../context.ts';

/** A body with its name in the report. The content type is JSON unless it is given. */
type Posted = readonly [what: string, body: Json, type?: string];

/** Posts `bodies` in turn, and judges the time and form of each response. Returns undefined if one is not answered. */
async function postEach(
  judge: Judge,
  context: IntegratorContext,
  rule: RuleId,
  bodies: readonly Posted[],
): Promise<Exchange[] | undefined> {
  const { intervalMs: limitMs } = context.policy;
  const answers: Exchange[] = [];
  for (const [what, body, type] of bodies) {
    const message = body['message'] as Json;
    const again = 'id' in message ? { ...body, message: { ...message, id: unique('message') } } : body;
    const ask = (isAlone: boolean) => context.post(isAlone ? again : body, type, isAlone);
    const answer = await askInTime(judge, { rule: 'CHN-RCV-05', what, limitMs, ask });
    const { status, failure = '' } = answer;
    judge.fact('CHN-RCV-05', status !== undefined, [what, `an answer within ${limitMs} ms`, failure], answer);
    const own = message['type'] === 'text' ? 'CHN-RCV-01' : rule;
    if (!judgeForm(context, judge, own, what, answer)) return undefined;
    answers.push(answer);
  }
  return answers;
}

function ofOther(context: IntegratorContext, what: string, message: Json): Posted {
  const { zoe } = agents;
  return [`${what}, of the agent ${JSON.stringify(zoe.name)}`, context.fromAgent(message, {}, zoe)];
}

const texts = {
  'a text': 'Good day',
  'a Unicode text': 'Grüß Gott – 你好 🙂',
  'a text with quotes, markup and a second line': `She said: "it's 3 < 4 & 5 > 2"\n<b>bold</b> \\ 100 %`,
  'a long text': 'word-'.repeat(2000),
  // Some programming languages treat this text as empty.
  'a text of which all is 0': '0',
};
const withCharset = 'application/json; charset=utf-8';

export const cases: readonly Case<IntegratorContext>[] = [
  {
    id: 'takes-a-text',
    title: 'A text is answered with the result ok or an error',
    rules: ['CHN-RCV-01', 'CHN-RCV-05'],
    async run(context, judge) {
      const answers = await postEach(judge, context, 'CHN-RCV-01', [
        ...Object.entries(texts).map(([what, words]): Posted => [what, context.fromAgent(text(words))]),
        [`a text as ${withCharset}`, context.fromAgent(text('Good morning')), withCharset],
        ofOther(context, 'a text', text('This is the other agent')),
        ['a text of the first agent again', context.fromAgent(text('And here I am again'))],
        ['a text to another customer', { ...context.fromAgent(text('And you?')), recipient: context.other }],
      ]);
      if (answers) await tellWhereNoneIsTaken(judge, context, answers);
      const escaped = escapedJson(context.fromAgent(text(texts['a Unicode text'])));
      judgeForm(context, judge, 'CHN-RCV-01', 'a text in escape sequences', await context.post(escaped));
      noteOpening(judge, 'CHN-RCV-01', context.opening);
    },
  },
  {
    id: 'takes-files-and-places',
    title: 'Files, locations and the texts between them are answered in the same form',
    rules: ['CHN-RCV-02', 'CHN-RCV-01', 'CHN-RCV-05'],
    async run(context, judge) {
      const fieldsOf = (message: Json) => Object.keys(message).slice(1).join(', ');
      const bodies = [
        ...kinds.map(({ type, minimal, uncommon }): Posted => {
          const message = { ...minimal, ...uncommon };
          const what = `${type} with ${fieldsOf(message)} ${JSON.stringify(uncommon)}`;
          return [what, context.fromAgent(message)];
        }),
        // The other order, so that each kind follows another one than before, and is not the first of its kind. A text stands between.
        ...kinds.toReversed().flatMap(({ type, minimal, details }): Posted[] => {
          const message = { ...minimal, ...details };
          return [
            ofOther(context, `${type} with ${fieldsOf(message)}`, message),
            [`a text after a ${type}`, context.fromAgent(text(`About the ${type}`))],
          ];
        }),
      ];
      tellErrors(judge, 'CHN-RCV-02', (await postEach(judge, context, 'CHN-RCV-02', bodies)) ?? []);
    },
  },
  {
    id: 'takes-typing-notices',
    title: 'typein and typeout are answered in the same form, with and without unknown fields',
    rules: ['CHN-RCV-03', 'CHN-RCV-05'],
    async run(context, judge) {
      const { recipient } = context;
      for (const type of ['typein', 'typeout']) {
        const bodies: Posted[] = [
          [type, context.fromAgent({ type })],
          [`${type} with no more than recipient and type`, { recipient, message: { type } }],
          ofOther(context, type, { type }),
          [`${type} with stray fields`, context.fromAgent({ type, text: 42, file: null, file_size: -1 })],
        ];
        const answers = await postEach(judge, context, 'CHN-RCV-03', bodies);
        if (!answers) return;
        // Other fields of a typing notice are ignored, so they must not change the response.
        const [plain, ...others] = answers as [Exchange, ...Exchange[]];
        for (const [index, answer] of others.entries())
          judgeAlike(judge, 'CHN-RCV-03', bodies[index + 1]![0], answer, plain);
      }
    },
  },
  {
    id: 'tolerates-more-and-less',
    title: 'Unknown fields and absent optional fields do not change the response',
    rules: ['CHN-RCV-09', 'CHN-RCV-01'],
    restsOn: ['CHN-RCV-01'],
    async run(context, judge) {
      const plain = context.fromAgent(text('As usual'));
      const usually = await context.post(plain);
      judgeForm(context, judge, 'CHN-RCV-01', 'a plain text', usually);
      const bodies = {
        'unknown fields': context.fromAgent(text('More', { mood: 'kind' }), {
          trace: [1],
          sender: { name: 'Ada', desk: 3 },
        }),
        'no sender.name': { ...context.fromAgent(text('No name')), sender: {} },
        'no sender.photo': { ...context.fromAgent(text('No picture')), sender: { name: agents.zoe.name } },
        'no message.id': { ...plain, message: text('No id') },
      };
      for (const [what, body] of Object.entries(bodies))
        judgeAlike(judge, 'CHN-RCV-09', what, await context.post(body), usually);
    },
  },
  {
    id: 'answers-a-repeat-alike',
    title: 'A retry of a message gets the same kind of response as the first request',
    rules: ['CHN-RCV-06', 'CHN-RCV-01'],
    restsOn: ['CHN-RCV-01'],
    async run(context, judge) {
      const body = context.fromAgent(text('Once is enough'));
      const answers = [await context.post(body), await context.post(body), await context.post(body)];
      for (const answer of answers)
        judgeForm(context, judge, 'CHN-RCV-01', 'a text that may be a repeat', answer);
      const [first, ...repeats] = answers.map(kindOf);
      const isAlike = first !== 'wrong' && repeats.every((kind) => kind === first);
      const seen = ['three requests', 'the same kind of answer', answers.map(said).join('; ')] as const;
      judge.fact('CHN-RCV-06', isAlike, seen, answers);
    },
  },
  {
    id: 'reads-both-framings',
    title: 'Content-Length and chunked bodies are both read, also with a chunk border inside a character',
    rules: ['CHN-RCV-04'],
    restsOn: ['CHN-RCV-01'],
    async run(context, judge) {
      // Each body has an id of its own, since the response to a repeated id may differ.
      const messages = { 'a text': text('Grüß Gott – 你好 🙂'), 'a file': file() };
      for (const [of, message] of Object.entries(messages)) {
        const body = () => JSON.stringify(context.fromAgent(message));
        const whole = await context.send({ body: body() });
        if (kindOf(whole) === 'wrong')
          return judge.cannotSee(
            'CHN-RCV-04',
            `with Content-Length ${of} is not answered in its form: ${said(whole)}`,
          );
        const pieces = {
          'in one chunk': [Buffer.from(body())],
          'in chunks that part characters': parted(body()),
        };
        for (const [how, chunks] of Object.entries(pieces))
          judgeAlike(judge, 'CHN-RCV-04', `${of} ${how}`, await context.send({ chunks }), whole);
      }
    },
  },
];

const agreed = '200 with {"result": "ok"} or {"error": {"code", "message"}}';

function judgeForm(
  { appended }: IntegratorContext,
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
): boolean {
  // A 404 usually means that the address is wrong. So the finding shows the part that the suite appended to --url.
  const addressed = answer.status === 404 ? `. ${appended}` : '';
  judge.holds(rule, kindOf(answer) !== 'wrong', {
    expected: `${what}: ${agreed}`,
    observed: `${what}: ${said(answer)}${addressed}`,
    answer,
    by: agentMessageOperation,
  });
  return answer.failure === undefined;
}

/** Judges that a response has the same kind as the response to a plain message: ok or error. */
function judgeAlike(judge: Judge, rule: RuleId, what: string, answer: Exchange, plain: Exchange) {
  const so = `answered as a plain message is (${said(plain)})`;
  judge.fact(rule, kindOf(answer) === kindOf(plain), [what, so, said(answer)], [plain, answer]);
}

/** Reports that the endpoint accepted no text, since the run has then tested little. */
async function tellWhereNoneIsTaken(judge: Judge, context: IntegratorContext, answers: readonly Exchange[]) {
  const [first] = answers.filter((answer) => kindOf(answer) === 'error');
  if (!first || answers.some((answer) => kindOf(answer) === 'ok'))
    return tellErrors(judge, 'CHN-RCV-01', answers);
  const all = [...answers, await context.post('{"sender"'), await context.post(context.fromAgent({}))];
  const isSame = ({ status, text }: Exchange) => status === first.status && text === first.text;
  // The quoted response may be long, and comes last: a terminal may cut the end of the line.
  const told = all.every(isSame)
    ? `no text was taken, and a body that is not JSON gets the same answer. Does it read the body? In PHP that is php://input, not $_POST: ${said(first)}`
    : `no text was taken: ${said(first)}. Name a customer that it knows by --recipient-id, if the endpoint does not know ${printed(context.recipient['id'])}`;
  judge.notes('CHN-RCV-01', told, first);
}

/** Reports valid messages that were answered with an error. The response has an agreed form, but the customer does not get the message. */
function tellErrors(judge: Judge, rule: 'CHN-RCV-01' | 'CHN-RCV-02', answers: readonly Exchange[]): void {
  const errors = answers.filter((answer) => kindOf(answer) === 'error');
  if (errors.length === 0) return;
  judge.notes(
    rule,
    `${errors.length} of ${answers.length} right messages were answered by an error, such as ${said(errors[0]!)}`,
    errors,
  );
}

/** Splits a body inside its first UTF-8 characters of two, three and four bytes. */
function parted(body: string): Buffer[] {
  const bytes = Buffer.from(body);
  const cuts = ['ü', '你', '🙂'].map((character) => bytes.indexOf(Buffer.from(character)) + 1);
  return [0, ...cuts].map((cut, index) => bytes.subarray(cut, cuts[index] ?? bytes.length));
}
