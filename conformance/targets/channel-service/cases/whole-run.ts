import { printed } from '../../../../generated/faults.ts';
import type { Case } from '../../../run/case.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { partOf } from '../../../wire/payload/fields.ts';
import { markIn } from '../../../wire/payload/messages.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { messageOf, type Site } from '../../shared/site.ts';
import { judgeTraffic } from '../../shared/whole-run.ts';
import { recipientOf } from '../request-judges.ts';

export const wholeRunCases: readonly Case<ServiceContext>[] = [
  {
    id: 'traffic-of-the-run',
    title: 'In all traffic of the run, each text goes to its own channel, customer and agent’s name',
    rules: ['CHN-OUT-01', 'CHN-OUT-03', 'CHN-OUT-19'],
    last: true,
    async run({ sites }, judge) {
      const texts = sites.flatMap((site) => textsAt(site, sites));
      judgeTraffic(judge, 'CHN-OUT-01', texts, ({ site, own }) => {
        if (own.site === site) return undefined;
        return `a text of channel ${own.site.channelId} came to the endpoint of channel ${site.channelId}`;
      });
      judgeTraffic(judge, 'CHN-OUT-03', texts, ({ own, request }) => {
        const customer = own.site.customers.get(own.chatId);
        const recipient = recipientOf(request);
        if (customer === undefined || printed(recipient) === printed(customer)) return undefined;
        const [other] = [...own.site.customers].find(([, id]) => printed(id) === printed(recipient)) ?? [];
        const whose = other === undefined ? '' : `, the customer of chat ${other}`;
        return `recipient.id of a text in chat ${own.chatId}, of ${printed(customer)}, is ${printed(recipient)}${whose}`;
      });
      const names = new Set(texts.map(({ own }) => own.by));
      judgeTraffic(judge, 'CHN-OUT-19', texts, ({ own, request }) => {
        const name = printed(partOf(request, 'sender')['name']);
        if (name === own.by || !names.has(name)) return undefined;
        return `sender.name of a text by ${own.by} in chat ${own.chatId} is ${name}, another agent`;
      });
    },
  },
];

type Own = Site['written'][number] & { site: Site };

/** An agent's text that came to the endpoint of `site`. `own` is the text as the agent wrote it. */
interface Arrived {
  site: Site;
  request: CaughtRequest;
  own: Own;
}

/** Returns the agents' texts that came to the endpoint of a channel, if they have a unique part by which they are recognised. */
function textsAt(site: Site, sites: readonly Site[]): Arrived[] {
  const byMark = new Map<string | undefined, Own>(
    sites.flatMap((each) =>
      each.written.map((written) => [markIn(Object(written.message).text), { ...written, site: each }]),
    ),
  );
  return site.attempts.flatMap((request) => {
    const mark = markIn(messageOf(request)['text']);
    const own = mark === undefined ? undefined : byMark.get(mark);
    return own ? [{ site, request, own }] : [];
  });
}
