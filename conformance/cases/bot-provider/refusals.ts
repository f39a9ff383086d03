import { codes } from '../../../generated/errors.ts';
import { judgeAnswer, judgeErrorBody } from '../../bot-errors.ts';
import { type BotProviderContext, clientContents } from '../../bot-provider-context.ts';
import { wrongTokens } from '../../bot-tokens.ts';
import { bounded } from '../../bounded.ts';
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
      const chat = context.chat();
      const message = chat.message(clientContents.TEXT('Let me in'));
      const tries = Object.entries(wrongTokens(context.options.token)).map(
        ([what, token]) => [message, what, token] as const,
      );
      for (const name of ['AGENT_JOINED', 'AGENT_UNAVAILABLE', 'CHAT_CLOSED'])
        tries.push([chat.event(name), 'a token of another kind', unique('stranger')]);
      await sideBySide(tries, async ([event, what, token]) => {
        const answer = await context.post(event, token);
        const expected = { status: 401, code: codes.invalidClient };
        judgeAnswer(judge, 'BOT-PRV-03', `${event['event']} with ${what}`, answer, expected);
      });
    },
  },
  {
    id: 'refuses-malformed-requests',
    title: 'What is not JSON, or lacks a required field, is answered 400',
    rules: ['BOT-PRV-04'],
    needs: [],
    async run(context, judge) {
      await sideBySide(Object.entries(malformed(context)), async ([what, body]) => {
        const answer = await context.post(body);
        // Without a name it may as well count as an event that is not supported.
        const status = what === noName ? [400, 405] : 400;
        judgeAnswer(judge, 'BOT-PRV-04', what, answer, { status });
      });
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
      await sideBySide(Object.entries(malformed(context)), async ([what, body]) => {
        const answer = await context.post(body);
        look(what, answer, answer.status === 400 ? codes.invalidRequest : undefined);
      });
      for (const [what, answer] of await unsupported(context)) look(what, answer);
      const body = context.chat().message(clientContents.TEXT('Let me in'));
      look('a wrong token', await context.post(body, unique('stranger')));
      if (errors === 0) judge.cannotSee('BOT-PRV-05', 'no request was answered with an error');
    },
  },
];

/** Asks several things at a time, since a provider may take its time for each. */
async function sideBySide<T>(all: readonly T[], ask: (each: T) => Promise<void>): Promise<void> {
  const pool = bounded(4);
  await Promise.all(all.map((each) => pool(() => ask(each))));
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
    'a message that is a string': { ...whole(), message: 'Hello' },
    'a chat_id that is an object': { ...whole(), chat_id: { id: 7 } },
    'a TEXT without text': { ...whole(), message: { type: 'TEXT' } },
    'a MARKDOWN without content': { ...whole(), message: { type: 'MARKDOWN' } },
    'BUTTONS without buttons': { ...whole(), message: { type: 'BUTTONS', title: 'Which one?' } },
  };
}

async function unsupported(context: BotProviderContext): Promise<[what: string, answer: Exchange][]> {
  const chat = context.chat();
  const events: Record<string, Json> = {
    'an unknown event': chat.event('CHAT_FROZEN'),
    'BOT_MESSAGE, which only a provider sends': chat.event('BOT_MESSAGE', {
      message: clientContents.TEXT('Hello'),
    }),
    'INVITE_AGENT, which only a provider sends': chat.event('INVITE_AGENT'),
  };
  const body = JSON.stringify(chat.event('CHAT_CLOSED'));
  const methods = [
    { method: 'GET' },
    { method: 'DELETE' },
    ...['PUT', 'PATCH'].map((method) => ({ method, body })),
  ];
  const answers: [string, Exchange][] = [];
  await sideBySide(Object.entries(events), async ([what, event]) => {
    answers.push([what, await context.post(event)]);
  });
  await sideBySide(methods, async (request) => {
    answers.push([request.method, await context.send(request)]);
  });
  return answers;
}
