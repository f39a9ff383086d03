import { byWords, type ServiceContext } from '../../../desk/service-context.ts';
import { firstAttemptMs, type Site } from '../../../desk/site.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { type Answer, reply } from '../../../wire/answers.ts';
import { unique } from '../../../wire/messages.ts';
import type { CaughtRequest } from '../../../wire/stand-in.ts';
import {
  attemptsSeen,
  countWindowMs,
  judgeRepeats,
  textOf,
  toldWithinMs,
  untilError,
  untilInstant,
} from './deliveries.ts';
import { arrivals } from './order.ts';

export const laterTextCases: readonly Case<ServiceContext>[] = [
  {
    id: 'text-after-a-failure',
    title: 'A text that was not delivered does not keep the next one of its chat from being sent',
    rules: ['CHN-OUT-01', 'CHN-OUT-18'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const [failed, next] = [unique('failed'), unique('next')];
      const { site } = await writtenBoth(context, failed, next, { [failed]: [reply(500)] });
      const arrived = await arrival(site, next, toldWithinMs(context) + firstAttemptMs);
      // That the texts of a chat go on arriving, one after the other, is both.
      judgeSent(judge, 'CHN-OUT-01', site, arrived);
      judgeSent(judge, 'CHN-OUT-18', site, arrived);
    },
  },
  {
    id: 'second-text-is-repeated',
    title: 'A text that is not taken over is sent again, and then the agent is told, also after one that was',
    rules: ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-13', 'CHN-OUT-20'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const [taken, failing] = [unique('taken'), unique('failing')];
      const { site, chatId } = await writtenBoth(context, taken, failing, { [failing]: [reply(500)] });
      const first = await arrival(site, failing, firstAttemptMs);
      judgeSent(judge, 'CHN-OUT-01', site, first);
      if (!first) return;
      const told = await untilError({ site, chatId }, first.firstByteAt + toldWithinMs(context));
      judge.holds('CHN-OUT-13', told !== undefined, {
        expected: 'second text of a chat: an error in the chat after the last attempt',
        observed: told === undefined ? 'no error in the chat' : 'an error in the chat',
        evidence: [await site.desk.shown(chatId)],
      });
      await untilInstant(first.firstByteAt + countWindowMs(context));
      const attempts = arrivals(site, failing);
      judgeRepeats(judge, 'second text of a chat', { attempts }, context);
    },
  },
];

/** Lets the agent write two texts in one chat; the first must at least be begun. */
async function writtenBoth(
  context: ServiceContext,
  first: string,
  second: string,
  answers: Record<string, readonly Answer[]>,
): Promise<{ site: Site; chatId: number }> {
  const site = await context.site();
  site.standIn.script = byWords(answers);
  const chatId = await site.openChat();
  await site.write(chatId, textOf(first));
  await site.write(chatId, textOf(second));
  need(await arrival(site, first, firstAttemptMs), 'the first text of a chat is sent', attemptsSeen(site));
  return { site, chatId };
}

function arrival(site: Site, words: string, timeoutMs: number): Promise<CaughtRequest | undefined> {
  return site.standIn.until(() => arrivals(site, words)[0], timeoutMs);
}

function judgeSent(
  judge: Judge,
  rule: 'CHN-OUT-01' | 'CHN-OUT-18',
  site: Site,
  request: CaughtRequest | undefined,
): void {
  judge.holds(rule, request !== undefined, {
    expected: 'the second text of a chat is sent',
    observed: request ? 'it is sent' : `it is not sent within ${firstAttemptMs / 1000} s`,
    evidence: attemptsSeen(site),
  });
}
