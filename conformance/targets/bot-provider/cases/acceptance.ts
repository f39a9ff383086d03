import { limits } from '../../../../generated/policies.ts';
import { judgeAnswer } from '../../../run/bot-errors.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { type Exchange, inShort } from '../../../wire/exchange.ts';
import type { Json } from '../../../wire/messages.ts';
import type { BotProviderContext } from '../context.ts';
import { clientContents, unixNow } from '../context.ts';

/** What a client writes is cut at this length before a provider gets it. */
const longest = limits.UserTextBody.truncate;

export const acceptanceCases: readonly Case<BotProviderContext>[] = [
  {
    id: 'takes-each-message-type',
    title: 'A client’s message of each type is answered 200 within the window of an attempt',
    rules: ['BOT-PRV-01'],
    needs: [],
    timed: true,
    async run(context, judge) {
      const contents = Object.entries(clientContents).map(
        ([type, content]) => [type, content('Good day')] as const,
      );
      const words = {
        'TEXT in many scripts': 'Grüß Gott – 你好 🙂',
        'TEXT as long as a client’s may be': 'Good day. '.repeat(longest / 10),
      };
      const texts = Object.entries(words).map(([what, text]) => [what, clientContents.TEXT(text)] as const);
      const all = [...contents, ...texts].map(async ([what, content]) => {
        const chat = context.chat();
        judgeInTime(judge, what, await chat.post(chat.message(content)), context);
      });
      await Promise.all(all);
    },
  },
  {
    id: 'reads-either-timestamp',
    title: 'A timestamp that is a number and one that is a string of digits are both read',
    rules: ['BOT-PRV-12'],
    needs: [],
    async run(context, judge) {
      for (const timestamp of [unixNow(), String(unixNow())]) {
        const what = `timestamp ${JSON.stringify(timestamp)}`;
        const answers = Object.values(clientContents).map((content) => {
          const chat = context.chat();
          return chat.post(chat.message({ ...content('On time'), timestamp }));
        });
        for (const answer of await Promise.all(answers))
          judgeAnswer(judge, 'BOT-PRV-12', what, answer, { status: 200 });
      }
    },
  },
  {
    id: 'takes-what-happens-in-a-chat',
    title:
      'AGENT_JOINED, AGENT_UNAVAILABLE and CHAT_CLOSED are answered 200; a CHAT_CLOSED with fewer ids is told of',
    rules: ['BOT-PRV-07'],
    needs: [],
    async run(context, judge) {
      await Promise.all([
        judgeNews(judge, context, ['AGENT_JOINED', 'CHAT_CLOSED']),
        judgeNews(judge, context, ['AGENT_UNAVAILABLE', 'AGENT_JOINED', 'CHAT_CLOSED']),
        judgeNews(judge, context, ['CHAT_CLOSED']),
        tellBareClose(judge, context),
      ]);
    },
  },
];

function judgeInTime(judge: Judge, what: string, answer: Exchange, { policy }: BotProviderContext): void {
  const { sentAt, connectMs, endedAt, evidence, status } = answer;
  judge.holds('BOT-PRV-01', status === 200, {
    expected: `${what}: 200 within ${policy.timeoutMs} ms`,
    observed: `${what}: ${inShort(answer)}`,
    evidence,
    answer,
  });
  if (status === undefined) return;
  // No tolerance: the service counts an answer that is late by a millisecond as none.
  const span = {
    from: sentAt,
    to: endedAt,
    statedMs: 0,
    tolerance: { earlyMs: 0, lateMs: policy.timeoutMs },
    connectMs,
  };
  judge.span('BOT-PRV-01', `${what}, request to answer`, span, evidence);
}

/** Tells of a chat that the provider knows, step by step. */
async function judgeNews(
  judge: Judge,
  context: BotProviderContext,
  events: readonly string[],
): Promise<void> {
  const chat = context.chat();
  const opened = await chat.post(chat.message(clientContents.TEXT('I want to talk to a human agent')));
  if (opened.failure)
    return void judgeAnswer(judge, 'BOT-PRV-07', 'CLIENT_MESSAGE before it', opened, { status: 200 });
  for (const event of events) {
    const answer = await chat.post(chat.event(event));
    judgeAnswer(judge, 'BOT-PRV-07', `${event} with all ids`, answer, { status: 200 });
    if (answer.failure) return;
  }
}

/** Of CHAT_CLOSED the source shows nothing but the name. */
async function tellBareClose(judge: Judge, context: BotProviderContext): Promise<void> {
  const { id, chat_id } = context.chat().event('CHAT_CLOSED');
  const bodies: Record<string, Json> = {
    'nothing else': { event: 'CHAT_CLOSED' },
    'an id': { event: 'CHAT_CLOSED', id },
    'id and chat_id': { event: 'CHAT_CLOSED', id, chat_id },
  };
  for (const [what, body] of Object.entries(bodies)) {
    const answer = await context.post(body);
    const finding = { observed: `CHAT_CLOSED with ${what}: ${inShort(answer)}`, evidence: answer.evidence };
    judge.prefers('BOT-PRV-07', answer.status === 200, finding, 'OPEN-09');
    if (answer.failure) return;
  }
}
