import { printed } from '../../../../generated/faults.ts';
import type { Desk } from '../../../desk/desk.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { type CaughtRequest, ok } from '../../../wire/http/stand-in.ts';
import { type Json, markIn, mentions, partOf, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/tasks.ts';
import { judgePlain, judgeTraffic } from '../../shared/judges.ts';
import { agentPhoto, type ServiceContext, takes } from '../../shared/service-context.ts';
import { firstAttemptMs, messageOf, type Site } from '../../shared/site.ts';
import { arrival, judgeNoError, textOf } from '../delivery-judges.ts';
import { recipientOf } from '../request-judges.ts';
import { judgeArrives } from './customers.ts';

const longId = 'long-'.repeat(60);

const stringIds = [
  '007',
  // Some programming languages treat this string as empty.
  '0',
  'zoë-名前-🙂',
  ' two  words ',
  'a/b?c=d&e%20f',
  '"quoted"',
  // Ids that differ only in case, in blanks or at the end belong to different customers.
  'AbC-aBc',
  'aBc-AbC',
  'two  words',
  'e\u0301 and \u00e9',
  longId,
  `${longId}!`,
];
/** Sender ids that are integers, up to the largest one that all JSON parsers read exactly (RFC 8259, section 6). */
const integerIds = [5, 0, -42, 4_294_967_296, Number.MAX_SAFE_INTEGER];

/** An integer that many JSON parsers round. An integrator with such ids should send them as strings. */
const largeId = '4711000000000000001';

export const cases: readonly Case<ServiceContext>[] = [
  {
    id: 'plain-http-is-refused',
    title: 'Nothing is sent to a customer endpoint with plain http outside loopback',
    rules: ['CHN-OUT-17'],
    async run(context, judge) {
      const desk = context.desk as Desk;
      const { agentId } = await context.agent();
      const sent = async (site: Site) => {
        await site.write(await site.openChat(), textOf('By an open road'));
        return site.untilAttempt(1, firstAttemptMs());
      };
      await judgePlain(judge, 'CHN-OUT-17', {
        what: 'a customer endpoint',
        async set(customer_endpoint) {
          const settings = { name: 'Plain', customer_endpoint, agents: [agentId] };
          const { channel_id } = await desk.createChannel(settings);
          await desk.removeChannel(channel_id).catch(() => undefined);
        },
        ...(context.ownPorts && { send: async (addressed) => sent(await context.site({ addressed })) }),
      });
      // If the desk can change a channel, it must reject plain http for an existing channel as well.
      const { channelId } = await context.site();
      if (!(await takes(() => desk.changeChannel(channelId, { name: unique('Plain') })))) return;
      await judgePlain(judge, 'CHN-OUT-17', {
        what: 'a customer endpoint that is changed',
        set: (customer_endpoint) => desk.changeChannel(channelId, { customer_endpoint }),
        ...(context.ownPorts && {
          async send(addressed) {
            const site = await context.site();
            const customer_endpoint = addressed(`${site.standIn.url}${site.hookPath}`);
            await desk.changeChannel(site.channelId, { customer_endpoint });
            return sent(site);
          },
        }),
      });
    },
  },
  {
    id: 'recipient-is-the-sender',
    title: 'recipient.id is the customer’s sender.id, unchanged, and a JSON string',
    rules: ['CHN-IN-07', 'CHN-OUT-03', 'CHN-OUT-04'],
    restsOn: ['CHN-IN-04'],
    async run(context, judge) {
      // The numbers and the strings are sent to two channels: the source does not state whether 0 and "0" are one customer.
      const [strings, integers] = [await context.site(), await context.site()];
      // One sender.id may belong to a customer of each channel.
      const shared = unique('shared');
      const ids = [
        ...[...stringIds, shared].map((id) => [strings, id] as const),
        ...[...integerIds, shared].map((id) => [integers, id] as const),
      ];
      // Each sender.id is another customer, so each must have its own chat.
      await sideBySide(ids, async ([site, id]) => {
        const what = `a text with sender.id ${JSON.stringify(id)}`;
        const said = await judgeArrives(judge, 'CHN-IN-07', what, site, { id });
        if (!said) return;
        for (const _ of [1, 2]) judgeSame(judge, id, await answer(site, said.chat.chat_id));
      });
      const hello = unique('hello');
      const body = JSON.stringify({ sender: { id: 0 }, message: text(hello) }).replace('0', largeId);
      await integers.send({ method: 'POST', body });
      const large = await integers.untilSaid(hello);
      const request = large && (await answer(integers, large.chat.chat_id));
      const seen = request ? JSON.stringify(recipientOf(request)) : 'nowhere';
      judge.notes('CHN-OUT-03', `sender.id ${largeId} comes back as ${seen}`, request);
    },
  },
  {
    id: 'traffic-of-the-run',
    title: 'In the whole run, each message has its own channel, customer, agent and words, and no late error',
    rules: ['CHN-OUT-01', 'CHN-OUT-03', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-19'],
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
      judge.faultless('CHN-OUT-16', 'each repeat has the words of its first attempt', replacedIn(messages));
      // A faulty service may report an error long after the message was accepted.
      const late = sites.filter(({ written, attempts }) => {
        const answers = attempts.map(({ answer }) => answer);
        const isAccepted = written.length === 1 && answers.length > 1 && answers.at(-1) === ok;
        // The service may show an error that an answer names, and retry the message.
        return isAccepted && !mentions(answers, 'error');
      });
      if (late.length === 0) judge.neverArose('CHN-OUT-13', 'no message was accepted at a later attempt');
      await sideBySide(late, (site) =>
        judgeNoError(judge, 'accepted at a later attempt', { site, chatId: site.written[0]!.chatId }),
      );
      const names = new Set(messages.map(({ own }) => own.by));
      judgeTraffic(judge, 'CHN-OUT-19', messages, ({ own, request }) => {
        const { name, photo } = partOf(request, 'sender');
        const other = printed(name) !== own.by && names.has(printed(name)) ? printed(name) : undefined;
        const isPictured = own.by === own.site.agentName || photo !== agentPhoto;
        if (isPictured && other === undefined) return undefined;
        const of = `of a message by ${own.by} in chat ${own.chatId}`;
        return other === undefined
          ? `sender.photo ${of} is that of ${own.site.agentName}`
          : `sender.name ${of} is ${other}, another agent`;
      });
    },
  },
];

async function answer(site: Site, chatId: number): Promise<CaughtRequest | undefined> {
  const words = unique('answer');
  await site.desk.accept(chatId, site.agentId);
  await site.write(chatId, textOf(words));
  return arrival(site, words);
}

/** Judges that recipient.id is the sender.id `id`. An integer may come back as a string. */
function judgeSame(judge: Judge, id: string | number, request: CaughtRequest | undefined): void {
  const seen = request && recipientOf(request);
  const same = seen === id || seen === printed(id);
  const late = `the answer is not sent within ${firstAttemptMs() / 1000} s`;
  const back = request ? (JSON.stringify(seen) ?? 'no recipient.id') : late;
  judge.fact('CHN-OUT-03', same, [`sender.id ${JSON.stringify(id)}`, 'comes back unchanged', back], request);
  if (request)
    judge.fact('CHN-OUT-04', typeof seen === 'string', ['recipient.id', 'a string', back], request);
}

type Own = Site['written'][number] & { site: Site };

/** An agent's message that the endpoint of `site` received. `own` is the message as the agent wrote it. */
interface Arrived {
  site: Site;
  request: CaughtRequest;
  own: Own;
}

/** Returns the agents' messages at the endpoint of a channel, recognised by their unique part. */
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

/** Returns the faults of repeats that have the message.id of one message and the words of another, which also has an id of its own. */
function replacedIn(messages: readonly Arrived[]): string[] {
  const idOf = ({ request }: Arrived) => messageOf(request)['id'];
  const byChat = Map.groupBy(messages, ({ site, own }) => `${site.channelId} ${own.chatId}`);
  return [...byChat.values()].flatMap((ofChat) => {
    const byId = Map.groupBy(ofChat, idOf);
    return ofChat.flatMap((each) => {
      const [first = each] = byId.get(idOf(each)) ?? [];
      const hasItsOwn = ofChat.some((other) => other.own === each.own && idOf(other) !== idOf(each));
      if (idOf(each) === undefined || first.own === each.own || !hasItsOwn) return [];
      return [`message.id ${printed(idOf(each))} of ${textAt(first)} comes again with ${textAt(each)}`];
    });
  });
}

function textAt({ request }: Arrived): string {
  const { text, file } = messageOf(request);
  return printed(text ?? file);
}

function markOf({ text, file }: Json): string | undefined {
  return markIn(text) ?? markIn(file);
}
