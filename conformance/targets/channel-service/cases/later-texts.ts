import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { type Answer, ok, reply } from '../../../wire/http/answers.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { byWords, onSite, type ServiceContext } from '../../shared/service-context.ts';
import { firstAttemptMs, messageOf, type Site } from '../../shared/site.ts';
import {
  errorsIn,
  judgeAllAttempts,
  judgeNoError,
  judgeSent,
  judgeTold,
  textOf,
  toldWithinMs,
} from '../delivery-judges.ts';
import { attemptsSeen, judgeReadable, unreadable } from '../request-judges.ts';

const refusal = reply(200, { error: { code: 17, message: 'The customer has left' } });

export const laterTextCases: readonly Case<ServiceContext>[] = [
  {
    id: 'text-after-a-failure',
    title:
      'A text that was not delivered blocks neither the next text of its chat nor the texts of other chats',
    rules: ['CHN-OUT-01', 'CHN-OUT-18'],
    timed: true,
    async run(context, judge) {
      const [failed, next] = [unique('failed'), unique('next')];
      const { site, other } = await writtenAll(context, [failed, next], { [failed]: [reply(500)] });
      const arrived = await arrival(site, next, toldWithinMs(context) + firstAttemptMs());
      // Both CHN-OUT-01 and CHN-OUT-18 require that later texts of a chat are sent.
      judgeSent(judge, 'CHN-OUT-01', 'a later text of a chat', site, arrived, next);
      judgeSent(judge, 'CHN-OUT-18', 'a later text of a chat', site, arrived, next);
      if (!arrived) return;
      const chats = {
        'a text in another chat, after the failure': other,
        'a text in a chat that was opened after the failure': await site.openChat(),
      };
      for (const [what, chatId] of Object.entries(chats)) {
        const words = unique('healthy');
        await site.write(chatId, textOf(words));
        const arrivedToo = await arrival(site, words, firstAttemptMs());
        judgeSent(judge, 'CHN-OUT-01', what, site, arrivedToo, words);
      }
    },
  },
  {
    id: 'second-text-is-repeated',
    title:
      'A text that is not accepted is retried, and then the agent is told, also after an accepted and a failed text',
    rules: ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-20'],
    timed: true,
    async run(context, judge) {
      const [taken, refused, failing] = [unique('taken'), unique('refused'), unique('failing')];
      const answers = { [refused]: [refusal], [failing]: [reply(500)] };
      const { site, chatId, other } = await writtenAll(context, [taken, refused, failing], answers);
      // The text before this one is answered {error}, and the service may retry it first. So the wait includes the time of such retries.
      const first = await arrival(site, failing, toldWithinMs(context) + firstAttemptMs());
      judgeSent(judge, 'CHN-OUT-01', 'a later text of a chat', site, first, failing);
      if (!first) return;
      const what = 'later text of a chat';
      const leftMs = first.firstByteAt + toldWithinMs(context) - performance.now();
      await site.standIn.until(() => arrivals(site, failing)[1] ?? unreadable(site)[0], leftMs);
      if (!judgeReadable(judge, site)) return;
      // When this text is sent for the second time, the error of the previous text is already in the chat. This text adds another error.
      const errorsBefore = await errorsIn(site, chatId);
      const end = arrivals(site, failing)[0]!.firstByteAt + toldWithinMs(context);
      await judgeTold(judge, what, { site, chatId, errorsBefore }, end);
      await judgeAllAttempts(judge, what, context, site, () => arrivals(site, failing));
      await judgeNoError(judge, 'another customer, whose messages did not fail', { site, chatId: other });
    },
  },
  {
    id: 'order-within-a-chat',
    title: 'A message waits for the message before it in its chat, and not for messages of other chats',
    rules: ['CHN-OUT-18'],
    restsOn: ['CHN-OUT-01', 'CHN-OUT-10'],
    timed: true,
    run: onSite(async (site, judge, context) => {
      const [first, second, other] = [unique('first'), unique('second'), unique('other')];
      site.standIn.script = byWords({ [first]: [reply(500), ok] });
      const chat = await site.openChat();
      const otherChat = await site.openChat();
      await site.write(chat, textOf(first));
      await site.write(chat, textOf(second));
      await site.write(otherChat, textOf(other));
      const awaited = () => [arrivals(site, first)[1], arrivals(site, second)[0], arrivals(site, other)[0]];
      const patienceMs = firstAttemptMs() + 2 * context.policy.intervalMs;
      await site.untilSent(() => awaited().every(Boolean) || undefined, patienceMs);
      judgeOtherText(judge, site, first, other);
      judgeOrder(judge, site, [first, second]);
    }),
  },
];

/**
 * Opens two chats, lets the agent write `texts` in the first one, and waits until the first text is sent. `answers` are the customer
 * endpoint's answers by text. In the result, `chatId` is the first chat and `other` the second one.
 */
async function writtenAll(
  context: ServiceContext,
  texts: readonly string[],
  answers: Record<string, readonly Answer[]>,
): Promise<{ site: Site; chatId: number; other: number }> {
  const site = await context.site();
  site.standIn.script = byWords(answers);
  const [chatId, other] = [await site.openChat(), await site.openChat()];
  for (const words of texts) await site.write(chatId, textOf(words));
  const begun = await arrival(site, texts[0]!, firstAttemptMs());
  need(begun, 'the first text of a chat is sent', attemptsSeen(site));
  return { site, chatId, other };
}

function arrival(site: Site, words: string, timeoutMs: number): Promise<CaughtRequest | undefined> {
  return site.untilSent(() => arrivals(site, words)[0], timeoutMs);
}

function judgeOrder(judge: Judge, site: Site, [first, second]: readonly [string, string]): void {
  const taken = need(arrivals(site, first)[1], 'a failed text is repeated', attemptsSeen(site));
  const [next] = arrivals(site, second);
  const afterMs = next && Math.round(next.firstByteAt - taken.firstByteAt);
  const seen = [
    'the second text of a chat',
    'sent after the repeat of the first, which was taken over',
    afterMs === undefined ? 'not sent' : `sent ${-afterMs} ms before that repeat`,
  ] as const;
  judge.fact('CHN-OUT-18', afterMs !== undefined && afterMs >= 0, seen, attemptsSeen(site));
}

/**
 * Judges that the text `other` of another chat is sent before the failed text `first` is retried. A service that lets all chats wait for a
 * retry breaks the rule.
 */
function judgeOtherText(judge: Judge, site: Site, first: string, other: string): void {
  const [repeat, arrived] = [arrivals(site, first)[1], arrivals(site, other)[0]];
  const meanwhile = arrived !== undefined && (!repeat || arrived.firstByteAt < repeat.firstByteAt);
  const late = arrived ? 'sent after the retry of this chat' : 'not sent';
  const seen = ['the text of another chat', 'sent before the retry of this chat', late] as const;
  judge.fact('CHN-OUT-18', meanwhile, seen, attemptsSeen(site));
}

export function arrivals(site: Site, words: string): CaughtRequest[] {
  return site.attempts.filter((attempt) => messageOf(attempt)['text'] === words);
}
