import { codes } from '../../../generated/errors.ts';
import { judgeAnswer, judgeErrorBody } from '../../bot-errors.ts';
import { type BotProviderContext, clientContents } from '../../bot-provider-context.ts';
import type { Case } from '../../case.ts';
import { type Json, unique } from '../../messages.ts';
import type { Exchange } from '../../wire.ts';

export const refusalCases: readonly Case<BotProviderContext>[] = [
  {
    id: 'refuses-a-wrong-token',
    title: 'A wrong token is answered 401 with the error code for it',
    rules: ['BOT-PRV-03'],
    needs: [],
    async run(context, judge) {
      for (const [what, token] of Object.entries(wrongTokens(context.options.token))) {
        const chat = context.chat();
        for (const event of [chat.message(clientContents.TEXT('Let me in')), chat.event('CHAT_CLOSED')]) {
          const answer = await context.post(event, token);
          const expected = { status: 401, code: codes.invalidClient };
          judgeAnswer(judge, 'BOT-PRV-03', `${event['event']} with ${what}`, answer, expected);
          if (answer.failure) return;
        }
      }
    },
  },
  {
    id: 'refuses-malformed-requests',
    title: 'What is not JSON, or lacks a required field, is answered 400',
    rules: ['BOT-PRV-04'],
    needs: [],
    async run(context, judge) {
      for (const [what, body] of Object.entries(malformed(context))) {
        const answer = await context.post(body);
        // Without a name it may as well count as an event that is not supported.
        const status = what === noName ? [400, 405] : 400;
        judgeAnswer(judge, 'BOT-PRV-04', what, answer, { status });
        if (answer.failure) return;
      }
    },
  },
  {
    id: 'refuses-what-it-does-not-support',
    title: 'An unknown event and another method than POST are answered 405',
    rules: ['BOT-PRV-06'],
    needs: [],
    async run(context, judge) {
      for (const [what, answer] of await unsupported(context)) {
        judgeAnswer(judge, 'BOT-PRV-06', what, answer, { status: 405 });
      }
    },
  },
  {
    id: 'errors-have-the-recommended-body',
    title: 'Every error has a body with code and message, a malformed request the code for it',
    rules: ['BOT-PRV-05'],
    needs: [],
    async run(context, judge) {
      let errors = 0;
      const look = (what: string, answer: Exchange, code?: string) => {
        if ((answer.status ?? 0) >= 400) errors += 1;
        judgeErrorBody(judge, 'BOT-PRV-05', what, answer, code);
      };
      for (const [what, body] of Object.entries(malformed(context))) {
        const answer = await context.post(body);
        look(what, answer, answer.status === 400 ? codes.invalidRequest : undefined);
        if (answer.failure) break;
      }
      for (const [what, answer] of await unsupported(context)) look(what, answer);
      const body = context.chat().message(clientContents.TEXT('Let me in'));
      look('a wrong token', await context.post(body, unique('stranger')));
      if (errors === 0) judge.cannotSee('BOT-PRV-05', 'no request was answered with an error');
    },
  },
];

function wrongTokens(token: string): Record<string, string> {
  const other = token.endsWith('x') ? 'y' : 'x';
  return {
    'a token of another kind': unique('stranger'),
    'a token that is one character too long': `${token}${other}`,
    'a token whose last character differs': `${token.slice(0, -1)}${other}`,
  };
}

const noName = 'without event';

function malformed(context: BotProviderContext): Record<string, unknown> {
  const whole = () => context.chat().message(clientContents.TEXT('Complete'));
  const without = (field: string): Json => {
    const { [field]: _, ...rest } = whole();
    return rest;
  };
  return {
    'no JSON': '{"event": "CLIENT_MESSAGE", ',
    'an empty body': '',
    'an array': [whole()],
    [noName]: without('event'),
    'CLIENT_MESSAGE without id': without('id'),
    'CLIENT_MESSAGE without client_id': without('client_id'),
    'CLIENT_MESSAGE without chat_id': without('chat_id'),
    'CLIENT_MESSAGE without message': without('message'),
    'a message without type': { ...whole(), message: { text: 'Untyped' } },
    'a TEXT without text': { ...whole(), message: { type: 'TEXT' } },
  };
}

async function unsupported(context: BotProviderContext): Promise<[what: string, answer: Exchange][]> {
  return [
    ['an unknown event', await context.post(context.chat().event('CHAT_FROZEN'))],
    ['GET', await context.send({ method: 'GET' })],
    ['PUT', await context.send({ method: 'PUT', body: JSON.stringify(context.chat().event('CHAT_CLOSED')) })],
  ];
}
