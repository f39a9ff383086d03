import type { Case } from '../../case.ts';
import type { Judge } from '../../judge.ts';
import { need } from '../../judge.ts';
import { unique } from '../../messages.ts';
import { byWords, type ServiceContext } from '../../service-context.ts';
import { messageOf, type Site } from '../../site.ts';
import { ok, reply } from '../../standins/answers.ts';
import type { CaughtRequest } from '../../standins/stand-in.ts';
import { attemptsSeen, textOf } from './deliveries.ts';

export const orderCases: readonly Case<ServiceContext>[] = [
  {
    id: 'order-within-a-chat',
    title: 'A message waits for the one before it in its chat, and for none of another chat',
    rules: ['CHN-OUT-18'],
    needs: ['desk'],
    timed: true,
    async run(context, judge) {
      const site = await context.site();
      const [first, second, other] = [unique('first'), unique('second'), unique('other')];
      site.standIn.script = byWords({ [first]: [reply(500), ok] });
      const chat = await site.openChat();
      const otherChat = await site.openChat();
      await site.write(chat, textOf(first));
      await site.write(chat, textOf(second));
      const otherAt = await site.write(otherChat, textOf(other));
      const { intervalMs, tolerance } = context.policy;
      await site.standIn.until(() => arrivals(site, second)[0] && arrivals(site, first)[1], intervalMs * 2);
      judgeOrder(judge, site, first, second);
      const arrived = await site.standIn.until(() => arrivals(site, other)[0], intervalMs);
      judge.holds('CHN-OUT-18', arrived !== undefined, {
        expected: 'another chat’s text is sent meanwhile',
        observed: arrived ? 'it is sent' : 'it is not sent',
        evidence: attemptsSeen(site),
      });
      if (!arrived) return;
      const late = { earlyMs: tolerance.earlyMs, lateMs: intervalMs / 2 };
      const span = { from: otherAt, to: arrived.firstByteAt, statedMs: 0, tolerance: late };
      judge.span('CHN-OUT-18', 'another chat’s text', span, attemptsSeen(site));
    },
  },
];

function judgeOrder(judge: Judge, site: Site, first: string, second: string): void {
  const taken = need(arrivals(site, first)[1], 'a failed text is repeated', attemptsSeen(site));
  const next = need(arrivals(site, second)[0], 'a chat’s second text is sent', attemptsSeen(site));
  judge.holds('CHN-OUT-18', next.firstByteAt >= taken.firstByteAt, {
    expected: 'the second text arrives after the repeat of the first, which was taken over',
    observed: `the second text arrives ${Math.round(next.firstByteAt - taken.firstByteAt)} ms after it`,
    evidence: attemptsSeen(site),
  });
}

function arrivals(site: Site, words: string): CaughtRequest[] {
  return site.attempts.filter((attempt) => messageOf(attempt)['text'] === words);
}
