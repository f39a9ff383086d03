import { printed } from '../../../../generated/faults.ts';
import type { Case } from '../../../run/case.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { partOf } from '../../../wire/payload/fields.ts';
import { type Json, markIn } from '../../../wire/payload/messages.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { messageOf, type Site } from '../../shared/site.ts';
import { judgeTraffic } from '../../shared/whole-run.ts';
import { recipientOf } from '../request-judges.ts';

export const wholeRunCases: readonly Case<ServiceContext>[] = [
  {
    id: 'traffic-of-the-run',
    title: 'In all traffic of the run, each text and file goes to its own channel, customer and agent’s name',
    rules: ['CHN-OUT-01', 'CHN-OUT-03', 'CHN-OUT-19'],
    last: true,
    async run({ sites }, judge) {
      const messages = sites.flatMap((site) => messagesAt(site, sites));
      judgeTraffic(judge, 'CHN-OUT-01', messages, ({ site, own }) => {
        if (own.site === site) return undefined;
        return `a message of channel ${own.site.channelId} came to the endpoint of channel ${site.channelId}`;
      });
      judgeTraffic(judge, 'CHN-OUT-03', messages, ({ own, request }) => {
        const customer = own.site.customers.get(own.chatId);
        const recipient = recipientOf(request);
        if (customer === undefined || printed(recipient) === printed(customer)) return undefined;
        const [other] = [...own.site.customers].find(([, id]) => printed(id) === printed(recipient)) ?? [];
        const whose = other === undefined ? '' : `, the customer of chat ${other}`;
        return `recipient.id of a message in chat ${own.chatId}, of ${printed(customer)}, is ${printed(recipient)}${whose}`;
      });
      const names = new Set(messages.map(({ own }) => own.by));
      judgeTraffic(judge, 'CHN-OUT-19', messages, ({ own, request }) => {
        const name = printed(partOf(request, 'sender')['name']);
        if (name === own.by || !names.has(name)) return undefined;
        return `sender.name of a message by ${own.by} in chat ${own.chatId} is ${name}, another agent`;
      });
    },
  },
];

type Own = Site['written'][number] & { site: Site };

/** An agent's message that came to the endpoint of `site`. `own` is the message as the agent wrote it. */
interface Arrived {
  site: Site;
  request: CaughtRequest;
  own: Own;
}

/** Returns the agents' messages at the endpoint of a channel that have a unique part, in the text or in the address of the file. */
function messagesAt(site: Site, sites: readonly Site[]): Arrived[] {
  const byMark = new Map<string | undefined, Own>(
    sites.flatMap((each) =>
      each.written.map((written) => [markOf(Object(written.message)), { ...written, site: each }]),
    ),
  );
  return site.attempts.flatMap((request) => {
    const mark = markOf(messageOf(request));
    const own = mark === undefined ? undefined : byMark.get(mark);
    return own ? [{ site, request, own }] : [];
  });
}

function markOf({ text, file }: Json): string | undefined {
  return markIn(text) ?? markIn(file);
}
