import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { need } from '../../../run/judge.ts';
import { ok, reply } from '../../../wire/http/answers.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { unique } from '../../../wire/payload/messages.ts';
import { byWords, type ServiceContext } from '../../shared/service-context.ts';
import { firstAttemptMs, messageOf, type Site } from '../../shared/site.ts';
import { attemptsSeen, textOf } from '../delivery-judges.ts';

export const orderCases: readonly Case<ServiceContext>[] = [
  {
    id: 'order-within-a-chat',
    title: 'A message waits for the message before it in its chat, and not for messages of other chats',
    rules: ['CHN-OUT-18'],
    restsOn: ['CHN-OUT-01', 'CHN-OUT-10'],
    timed: true,
    async run(context, judge) {
      const site = await context.site();
      const [first, second, other] = [unique('first'), unique('second'), unique('other')];
      site.standIn.script = byWords({ [first]: [reply(500), ok] });
      const chat = await site.openChat();
      const otherChat = await site.openChat();
      await site.write(chat, textOf(first));
      await site.write(chat, textOf(second));
      await site.write(otherChat, textOf(other));
      const awaited = () => [arrivals(site, first)[1], arrivals(site, second)[0], arrivals(site, other)[0]];
      await site.untilSent(() => awaited().every(Boolean) || undefined, patienceMs(context));
      judgeOther(judge, site, first, other);
      judgeOrder(judge, context, site, [first, second]);
    },
  },
];

/** How long is waited for all that should come. */
function patienceMs({ policy }: ServiceContext): number {
  return firstAttemptMs + 2 * policy.intervalMs;
}

function judgeOrder(
  judge: Judge,
  context: ServiceContext,
  site: Site,
  [first, second]: readonly [string, string],
): void {
  const taken = need(arrivals(site, first)[1], 'a failed text is repeated', attemptsSeen(site));
  const next = arrivals(site, second)[0];
  const afterMs = next && Math.round(next.firstByteAt - taken.firstByteAt);
  judge.holds('CHN-OUT-18', afterMs !== undefined && afterMs >= 0, {
    expected: 'the second text arrives after the repeat of the first, which was taken over',
    observed:
      afterMs === undefined
        ? `the second text is not sent within ${patienceMs(context) / 1000} s`
        : `the second text arrives ${Math.abs(afterMs)} ms ${afterMs < 0 ? 'before' : 'after'} it`,
    evidence: attemptsSeen(site),
  });
}

/** A service that makes all chats wait sends the other text after the repeat. */
function judgeOther(judge: Judge, site: Site, first: string, other: string): void {
  const [repeat, arrived] = [arrivals(site, first)[1], arrivals(site, other)[0]];
  const meanwhile = arrived !== undefined && (!repeat || arrived.firstByteAt < repeat.firstByteAt);
  judge.holds('CHN-OUT-18', meanwhile, {
    expected: 'another chat’s text is sent before the repeat',
    observed: arrived ? `it is sent ${meanwhile ? 'before' : 'after'} the repeat` : 'it is not sent',
    evidence: attemptsSeen(site),
  });
}

export function arrivals(site: Site, words: string): CaughtRequest[] {
  return site.attempts.filter((attempt) => messageOf(attempt)['text'] === words);
}
