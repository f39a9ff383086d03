import { printed } from '../../../../generated/faults.ts';
import type { Desk } from '../../../desk/desk.ts';
import { type Case, type Judge, need } from '../../../run/case.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { type Json, markIn, partOf, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/tasks.ts';
import { judgePlain, judgeTraffic } from '../../shared/judges.ts';
import { agentPhoto, onSite, type ServiceContext, takes } from '../../shared/service-context.ts';
import { firstAttemptMs, messageOf, type Site } from '../../shared/site.ts';
import { textOf } from '../delivery-judges.ts';
import { recipientOf } from '../request-judges.ts';

/** Sender ids that are strings, written as JSON so that they are sent exactly like this. */
const stringIds = [
  '"007"',
  // Some programming languages treat this string as empty.
  '"0"',
  '"zoë-名前-🙂"',
  '" two  words "',
  `"${'long-'.repeat(60)}"`,
  '"a/b?c=d&e%20f"',
  '"\\"quoted\\""',
  // Ids that differ only in case or in blanks belong to different customers.
  '"AbC-aBc"',
  '"aBc-AbC"',
  '"two  words"',
  '"e\u0301 and \u00e9"',
];
/** Sender ids that are integers, up to the largest one that all JSON parsers read exactly (RFC 8259, section 6). */
const integerIds = ['5', '0', '-42', '4294967296', '9007199254740991'];

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
    title: 'recipient.id is the customer’s sender.id, unchanged',
    rules: ['CHN-IN-07', 'CHN-OUT-03'],
    restsOn: ['CHN-IN-04'],
    async run(context, judge) {
      // The numbers and the strings are sent to two channels: the source does not state whether 0 and "0" are one customer.
      const [strings, integers] = [await context.site(), await context.site()];
      // Each sender.id is another customer, so each must have its own chat.
      await sideBySide([...stringIds, ...integerIds], async (id) => {
        const site = integerIds.includes(id) ? integers : strings;
        const chatId = await judgeTaken(judge, site, id);
        if (chatId === undefined) return;
        judgeSame(judge, id, id, await answer(site, chatId));
        judgeSame(judge, id, id, await answer(site, chatId));
      });
      // One sender.id may belong to a customer of each channel.
      const shared = JSON.stringify(unique('shared'));
      const chats = await sideBySide(
        [strings, integers],
        async (site) => [site, await judgeTaken(judge, site, shared)] as const,
      );
      for (const [site, chatId] of chats)
        if (chatId !== undefined)
          judgeSame(judge, `${shared} on two channels`, shared, await answer(site, chatId));
      const large = (await said(integers, largeId)).chatId;
      const request = large === undefined ? undefined : await answer(integers, large);
      const seen = request ? JSON.stringify(recipientOf(request)) : 'nowhere';
      judge.notes('CHN-OUT-03', `sender.id ${largeId} comes back as ${seen}`, request);
    },
  },
  {
    id: 'recipient-is-a-string',
    title: 'recipient.id is a JSON string even for an integer sender.id',
    rules: ['CHN-OUT-04'],
    run: onSite(async (site, judge) => {
      const { chatId } = await said(site, '4711');
      const request = need(
        await answer(site, need(chatId, 'a text with sender.id 4711 reaches the desk')),
        'the answer to sender.id 4711 is sent',
      );
      const id = recipientOf(request);
      const seen = ['recipient.id', 'a string', JSON.stringify(id) ?? 'missing'] as const;
      judge.fact('CHN-OUT-04', typeof id === 'string', seen, request);
    }),
  },
  {
    id: 'traffic-of-the-run',
    title:
      'In the whole run, each text and file has the right channel, customer and agent’s name, and repeats have its words',
    rules: ['CHN-OUT-01', 'CHN-OUT-03', 'CHN-OUT-16', 'CHN-OUT-19'],
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

/** Posts a text with the sender.id `id`, which is JSON. Returns the response, and the chat if the desk shows it. */
async function said(site: Site, id: string): Promise<{ taken: Exchange; chatId?: number | undefined }> {
  const [name, hello] = [unique('Customer'), unique('hello')];
  const message = JSON.stringify(text(hello));
  const body = `{"sender": {"id": ${id}, "name": "${name}"}, "message": ${message}}`;
  const taken = await site.send({ method: 'POST', body });
  if (taken.status !== 200) return { taken };
  return { taken, chatId: (await site.untilSaid(hello))?.chat.chat_id };
}

async function judgeTaken(judge: Judge, site: Site, id: string): Promise<number | undefined> {
  const { taken, chatId } = await said(site, id);
  const lost = taken.status === 200 ? ', and not at the desk' : '';
  const seen = [`a text with sender.id ${id}`, '200, and at the desk', `${inShort(taken)}${lost}`] as const;
  judge.fact('CHN-IN-07', chatId !== undefined, seen, taken);
  return chatId;
}

async function answer(site: Site, chatId: number): Promise<CaughtRequest | undefined> {
  const words = unique('answer');
  await site.desk.accept(chatId, site.agentId);
  await site.write(chatId, textOf(words));
  return site.untilSent((all) => all.find((each) => messageOf(each)['text'] === words));
}

/** Judges that recipient.id is the sender.id `id`, which is JSON. An integer may come back as a string. */
function judgeSame(judge: Judge, what: string, id: string, request: CaughtRequest | undefined): void {
  const seen = request && recipientOf(request);
  const sent: unknown = JSON.parse(id);
  const same = typeof sent === 'string' ? seen === sent : printed(seen) === id;
  const late = `the answer is not sent within ${firstAttemptMs() / 1000} s`;
  const back = request ? (JSON.stringify(seen) ?? 'no recipient.id') : late;
  judge.fact('CHN-OUT-03', same, [`sender.id ${what}`, 'comes back unchanged', back], request);
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
