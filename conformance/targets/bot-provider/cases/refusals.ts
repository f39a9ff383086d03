import { codes } from '../../../../generated/errors.ts';
import { printed } from '../../../../generated/faults.ts';
import type { Case } from '../../../run/case.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { type Json, otherCase, unique, without, wrongTokens } from '../../../wire/payload/messages.ts';
import { askEach, pause } from '../../../wire/traffic/tasks.ts';
import { judgeCode, judgeErrorBody, judgeRefused, judgeStatus } from '../../shared/judges.ts';
import { type BotProviderContext, clientContents } from '../context.ts';
import { noAuthorization } from '../event-judges.ts';

const watchMs = 1500;

export const cases: readonly Case<BotProviderContext>[] = [
  {
    id: 'refuses-a-wrong-token',
    title: 'A wrong token is rejected, by 401 with the error code for it, and no event follows',
    rules: ['BOT-PRV-03', 'BOT-PRV-18', 'BOT-PRV-05'],
    async run(context, judge) {
      const chat = context.chat();
      const message = chat.message(clientContents.TEXT('Let me in'));
      const tries = Object.entries(wrongTokens(context.options.token)).map(
        ([what, token]) => [message, what, token] as const,
      );
      for (const name of ['AGENT_JOINED', 'AGENT_UNAVAILABLE', 'CHAT_CLOSED'])
        tries.push([chat.event(name), 'a token of another kind', unique('stranger')]);
      const requests = tries.map(([event, what, token]) => [
        `${printed(event['event'])} with ${what}`,
        () => context.post(event, { token }),
      ]);
      for (const [what, answer] of await askEach<Exchange>(Object.fromEntries(requests), atATime)) {
        if (judgeRefused(judge, 'BOT-PRV-03', what, answer))
          judgeStatus(judge, 'BOT-PRV-18', what, answer, 401);
        if (answer.status === 401) judgeErrorBody(judge, 'BOT-PRV-05', what, answer, codes.invalidClient);
      }
      if (context.options.listen === undefined) return;
      await pause(watchMs);
      judge.counts('BOT-PRV-03', 'no event for a chat of which a wrong token told', chat.answers);
    },
  },
  {
    id: 'checks-the-authorization',
    title: 'If an Authorization value is agreed, a request without it or with another one is answered 401',
    rules: ['BOT-PRV-21'],
    async run(context, judge) {
      const { authorization, token } = context.options;
      if (authorization === undefined) return judge.neverArose('BOT-PRV-21', noAuthorization);
      const wrong = {
        'no Authorization header': undefined,
        'another Authorization value': unique('Bearer'),
        'the Authorization value and one more character': `${authorization}x`,
        'the Authorization value without its end': authorization.slice(0, -1),
        // The case of the scheme may not matter.
        'the Authorization value in other case': authorization.replace(/\S+$/, otherCase),
      };
      for (const [what, value] of Object.entries(wrong)) {
        if (value === authorization) continue;
        const body = JSON.stringify(context.oddChat().message(clientContents.TEXT('Let me in')));
        const credentials: Record<string, string> = value === undefined ? {} : { Authorization: value };
        const answer = await context.send({ method: 'POST', body }, token, credentials);
        if (judgeStatus(judge, 'BOT-PRV-21', what, answer, 401))
          judgeCode(judge, 'BOT-PRV-21', what, answer, codes.unauthorizedClient);
      }
    },
  },
  refusing('refuses-malformed-requests', 'A malformed request', 'BOT-PRV-04', beyondReading),
  refusing(
    'refuses-lesser-faults',
    'A CLIENT_MESSAGE without id or client_id, or with a message that lacks its type or the field of it,',
    'BOT-PRV-14',
    lesserFaults,
  ),
  {
    id: 'refuses-what-it-does-not-support',
    title: 'An unknown event and another method than POST are answered 405',
    rules: ['BOT-PRV-05', 'BOT-PRV-06'],
    async run(context, judge) {
      const chat = context.oddChat();
      const message = clientContents.TEXT('Hello');
      const events = {
        'an unknown event': chat.event('CHAT_FROZEN'),
        'BOT_MESSAGE, which only a provider sends': chat.event('BOT_MESSAGE', { message }),
        'INVITE_AGENT, which only a provider sends': chat.event('INVITE_AGENT'),
      };
      const body = JSON.stringify(chat.event('CHAT_CLOSED'));
      const methods = {
        GET: () => context.send({ method: 'GET' }),
        DELETE: () => context.send({ method: 'DELETE' }),
        PUT: () => context.send({ method: 'PUT', body }),
        PATCH: () => context.send({ method: 'PATCH', body }),
      };
      for (const [what, answer] of [
        ...(await postEach(context, events)),
        ...(await askEach(methods, atATime)),
      ]) {
        // A framework may answer the rarer methods before the code of the bot runs.
        if (what in events || what === 'GET') judgeErrorBody(judge, 'BOT-PRV-05', what, answer);
        // It does no harm if a provider accepts and ignores an unknown event, so this is only reported.
        if (answer.status === 200 && what in events)
          judge.notes('BOT-PRV-06', `${what} is taken: ${inShort(answer)}`, answer);
        else judgeStatus(judge, 'BOT-PRV-06', what, answer, 405);
      }
    },
  },
];

const noName = 'without event';
const emptyBody = 'an empty body';

/** Requests without an event name, for which 405 is correct as well. Many frameworks read an empty body as an empty object. */
const unnamed: readonly string[] = [noName, emptyBody];

function refusing(
  id: string,
  fault: string,
  rule: 'BOT-PRV-04' | 'BOT-PRV-14',
  bodies: (context: BotProviderContext) => Record<string, unknown>,
): Case<BotProviderContext> {
  return {
    id,
    title: `${fault} is answered 400, with the error code for it`,
    rules: [rule, 'BOT-PRV-05'],
    async run(context, judge) {
      for (const [what, answer] of await postEach(context, bodies(context))) {
        // An event without a name is like an unknown one, which may be taken and ignored.
        if (what === noName && answer.status === 200) {
          judge.notes(rule, `${what} is taken: ${inShort(answer)}`, answer);
          continue;
        }
        judgeStatus(judge, rule, what, answer, ...(unnamed.includes(what) ? [400, 405] : [400]));
        const code = answer.status === 400 ? codes.invalidRequest : undefined;
        judgeErrorBody(judge, 'BOT-PRV-05', what, answer, code);
      }
    },
  };
}

function beyondReading(context: BotProviderContext): Record<string, unknown> {
  return {
    'a body that is not JSON': '{"event": "CLIENT_MESSAGE", ',
    [emptyBody]: '',
    'an array': [whole(context)],
    'CLIENT_MESSAGE without chat_id': without(whole(context), 'chat_id'),
    'CLIENT_MESSAGE without message': without(whole(context), 'message'),
  };
}

function lesserFaults(context: BotProviderContext): Record<string, unknown> {
  const said = (message: unknown) => ({ ...whole(context), message });
  return {
    [noName]: without(whole(context), 'event'),
    'CLIENT_MESSAGE without id': without(whole(context), 'id'),
    'CLIENT_MESSAGE without client_id': without(whole(context), 'client_id'),
    'a message without type': said({ text: 'Untyped' }),
    'a message that is a string': said('Hello'),
    'a chat_id that is an object': { ...whole(context), chat_id: { id: 7 } },
    'a TEXT without text': said({ type: 'TEXT' }),
    'a MARKDOWN without content': said({ type: 'MARKDOWN' }),
    'BUTTONS without buttons': said({ type: 'BUTTONS', title: 'Which one?' }),
  };
}

function whole(context: BotProviderContext): Json {
  return context.oddChat().message(clientContents.TEXT('Complete'));
}

/** The number of requests in parallel. It is small, since a provider may need time for each request. */
const atATime = 4;

function postEach(
  context: BotProviderContext,
  bodies: Readonly<Record<string, unknown>>,
): Promise<[what: string, answer: Exchange][]> {
  const requests = Object.entries(bodies).map(([what, body]) => [what, () => context.post(body)]);
  return askEach(Object.fromEntries(requests), atATime);
}
