import type { Case } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { text } from '../../../wire/payload/messages.ts';
import { agentMessageOperation, faultOf, type IntegratorContext, isFault, kindOf } from '../context.ts';

export const unusableCases: readonly Case<IntegratorContext>[] = [
  {
    id: 'refuses-what-it-cannot-use',
    title: 'An unusable request is answered with an error or a 4xx',
    rules: ['CHN-RCV-07'],
    async run(context, judge) {
      const { recipient: _, ...nobody } = context.fromAgent(text('To whom?'));
      const requests = {
        'no recipient': nobody,
        'an unknown type': context.fromAgent({ type: 'hologram' }),
        'a body that is not JSON': '{"sender"',
      };
      for (const [what, body] of Object.entries(requests)) {
        const answer = await context.post(body);
        const isJson = typeof body !== 'string';
        judge.holds('CHN-RCV-07', isRefusal(answer) || (isJson && kindOf(answer) === 'ok'), {
          expected: `${what}: an error or a 4xx${isJson ? '' : ', never the result ok'}`,
          observed: `${what}: ${inShort(answer)}`,
          answer,
          by: agentMessageOperation,
        });
      }
    },
  },
  {
    id: 'errors-can-be-read',
    title: 'error.message is text for people, error.code a number or a string',
    rules: ['CHN-RCV-08'],
    async run(context, judge) {
      const { recipient: _, ...nobody } = context.fromAgent(text('To whom?'));
      for (const body of [
        nobody,
        context.fromAgent({ type: 'hologram' }),
        context.fromAgent({ type: 'text' }),
        context.fromAgent(text('Hi')),
      ]) {
        await context.post(body);
      }
      const refused = context.exchanges.filter((answer) => faultOf(answer) !== undefined);
      for (const answer of refused) {
        const error = faultOf(answer);
        judge.holds('CHN-RCV-08', isFault(error), {
          expected: 'a code that is a number or a string, and a message',
          observed: JSON.stringify(error),
          evidence: answer.evidence,
        });
      }
      if (refused.length === 0) judge.neverArose('CHN-RCV-08', 'no request was answered 200 with an {error}');
    },
  },
  {
    id: 'operator-is-told',
    title: 'An answer other than 200 to a posted message is reported to the operator',
    rules: ['CHN-RCV-11'],
    needs: ['manual'],
    async run(context, judge) {
      const question =
        'Let the service answer a posted message with 500. Is that reported to who runs the integrator?';
      const yes = await context.person?.confirms(question);
      judge.holds('CHN-RCV-11', yes === true, {
        expected: 'it is reported',
        observed: yes ? 'confirmed by a person' : 'denied by a person',
        evidence: [noted('question', question)],
      });
    },
  },
];

function isRefusal(answer: Exchange): boolean {
  const { status = 0 } = answer;
  return (status >= 400 && status < 500) || (status === 200 && faultOf(answer) !== undefined);
}
