import type { Case } from '../../../run/case.ts';
import { text } from '../../../wire/payload/messages.ts';
import { type IntegratorContext, kindOf, said } from '../context.ts';
import { judgeAlike } from './answers.ts';

export const framingCases: readonly Case<IntegratorContext>[] = [
  {
    id: 'reads-both-framings',
    title: 'Content-Length and chunked bodies are both read, also with a chunk border inside a character',
    rules: ['CHN-RCV-04'],
    restsOn: ['CHN-RCV-01'],
    async run(context, judge) {
      // Each body has an id of its own, since the answer to a repeated id may differ.
      const body = () => JSON.stringify(context.fromAgent(text('Grüß Gott – 你好 🙂')));
      const whole = await context.send({ body: body() });
      if (kindOf(whole) === 'wrong')
        return judge.cannotSee(
          'CHN-RCV-04',
          `with Content-Length a text is not answered in its form: ${said(whole)}`,
        );
      const pieces = {
        'in one chunk': [Buffer.from(body())],
        'in chunks that part characters': parted(body()),
      };
      for (const [what, chunks] of Object.entries(pieces))
        judgeAlike(judge, 'CHN-RCV-04', what, await context.send({ chunks }), whole);
    },
  },
];

/** Splits a body inside its first UTF-8 characters of two, three and four bytes. */
function parted(body: string): Buffer[] {
  const bytes = Buffer.from(body);
  const cuts = ['ü', '你', '🙂'].map((character) => bytes.indexOf(Buffer.from(character)) + 1);
  return [0, ...cuts].map((cut, index) => bytes.subarray(cut, cuts[index] ?? bytes.length));
}
