import { isDeepStrictEqual } from 'node:util';
import { fieldIs, printed } from '../../../../generated/faults.ts';
import { limits } from '../../../../generated/policies.ts';
import { isWebAddress } from '../../../../src/contract/judgement/accepted-faults.ts';
import type { Case, Judge } from '../../../run/case.ts';
import { counted } from '../../../wire/http/evidence.ts';
import { type CaughtRequest, ok, reply } from '../../../wire/http/stand-in.ts';
import { carriedOver, file, kinds, place } from '../../../wire/payload/kinds.ts';
import { type Json, partOf, text, unique } from '../../../wire/payload/messages.ts';
import { untilInstant } from '../../../wire/traffic/tasks.ts';
import { attemptsSeen } from '../../shared/judges.ts';
import { agentPhoto, onSite, type ServiceContext, takes } from '../../shared/service-context.ts';
import { firstAttemptMs, isTyping, messageOf, type Site, type Writer } from '../../shared/site.ts';
import {
  arrival,
  arrivals,
  judgeSent,
  judgeTold,
  nextChat,
  quietWindowMs,
  refusal,
  textOf,
  toldWithinMs,
  writes,
  writtenAll,
} from '../delivery-judges.ts';
import { judgeMessage, judgeRequest, recipientOf } from '../request-judges.ts';

/** Texts of an agent, some of them long. The source limits only customers' texts. */
const agentTexts = [
  'Good day',
  'Grüß Gott – 你好 🙂 "quoted" \\ and\na second line',
  '  two spaces before, two after  ',
  'a <b>bold</b> word, 3 < 4 & 5 > 2, &quot;so&#39; 50 %41 Cafe\u0301, see https://shop.example/cart?a=1&b=2',
  'as long as it takes, '.repeat(250).concat('the end'),
  'and as long again, '.repeat(250).concat('the second end'),
  `${'x'.repeat(limits.UserTextBody.truncate - 1)}y`,
  `${'z'.repeat(limits.UserTextBody.truncate)}y`,
  '007',
  // Some programming languages treat this text as empty.
  '0',
];

/** Returns values that programs often change by mistake: a URL with a query, and a file name with letters outside ASCII. */
const uncommon = (): Json => ({
  file: `https://files.example/${unique('file')}?Key=AbC%20d&v=2`,
  file_name: `${unique('Straße')} – 名前 & Co.PDF`,
});

export const cases: readonly Case<ServiceContext>[] = [
  {
    id: 'agent-text',
    title: 'An agent’s texts are posted to the customer endpoint in the agreed form, as they were written',
    rules: ['CHN-OUT-01', 'CHN-OUT-02', 'CHN-OUT-10', 'CHN-OUT-19'],
    run: onSite(async (site, judge) => {
      const chats = await twoChats(site);
      // Each chat gets every second text, so that each gets two long ones.
      const texts = agentTexts.map((words) => text(words));
      for await (const { request, taken, customer } of sentInTurn(judge, 'CHN-OUT-01', site, chats, texts)) {
        judgeMessage(judge, 'CHN-OUT-02', request, taken, customer);
        judgeNames(judge, request, firstOf(site));
      }
      const again = unique('and again');
      for (const number of [1, 2]) {
        await site.write(chats[0]!.chatId, textOf(again));
        const request = await site.untilSent(() => arrivals(site, again)[number - 1]);
        const what = `words that the agent writes ${counted(2, 'time')}`;
        const seen = counted(arrivals(site, again).length, 'time');
        judge.fact(
          'CHN-OUT-01',
          request !== undefined,
          [what, `sent ${number}`, seen],
          attemptsSeen(site.attempts),
        );
      }
      judgeMessageIds(judge, site);
    }),
  },
  {
    id: 'agent-files-and-places',
    title: 'An agent’s files and locations have the same envelope and fields as a customer’s',
    rules: ['CHN-OUT-01', 'CHN-OUT-05', 'CHN-OUT-10', 'CHN-OUT-19'],
    run: onSite(async (site, judge) => {
      const chats = await twoChats(site);
      const zero = { latitude: 0, longitude: 0 };
      // Messages with all fields come first, so that a field left over in a later message is found.
      const messages = [
        ...kinds.map(({ minimal, details }) => ({ ...minimal, ...details })),
        ...kinds.map(({ minimal, isFile }) => ({ ...minimal, ...(isFile ? uncommon() : zero) })),
        // Each of the two chats gets one of these: its second location.
        ...[59.9, 60.1].map((latitude) => place({ latitude, longitude: 0.5 })),
      ];
      const earlier: Json[] = [];
      const allSent = sentInTurn(judge, 'CHN-OUT-05', site, chats, messages);
      for await (const { request, taken, customer } of allSent) {
        judgeMessage(judge, 'CHN-OUT-05', request, taken, customer);
        const carried = carriedOver(messageOf(request), taken, earlier);
        const what = `an agent’s ${printed(taken['type'])}: no field of an earlier message`;
        judge.faultless('CHN-OUT-05', what, carried, request);
        judgeNames(judge, request, firstOf(site));
        earlier.push(taken);
      }
      judgeMessageIds(judge, site);
    }),
  },
  {
    id: 'two-agents-write',
    title: 'A text names the agent who wrote it, whoever else wrote before or accepted the chat',
    rules: ['CHN-OUT-19'],
    async run(context, judge) {
      const { site, grace } = await withGrace(context);
      const ada = firstOf(site);
      // Grace has a picture only in the second chat.
      const pictured = { ...grace, photo: gracePhoto };
      const files = new Map<unknown, Pictured>();
      for (const [accepting, ...others] of [
        [ada, grace, ada],
        [pictured, ada],
      ] as const) {
        if (accepting === pictured) await context.desk?.putAgent(grace.id, { photo: gracePhoto });
        const chatId = await site.openChat(undefined, accepting.id);
        for (const writer of [...others, accepting, ...others]) {
          const words = unique('answer');
          await site.write(chatId, textOf(words), writer);
          const request = await arrival(site, words);
          if (!judgeSent(judge, 'CHN-OUT-19', `a text by ${writer.name}`, site, request, words)) return;
          judgeNames(judge, request, writer);
          const { file_name } = uncommon();
          await takes(() => writes(site, chatId, file({ file_name }), writer));
          files.set(file_name, writer);
        }
      }
      // No text waits for a file: a service may need longer for it, or send none.
      for (const request of site.attempts) {
        const writer = files.get(messageOf(request)['file_name']);
        if (writer) judgeNames(judge, request, writer);
      }
    },
  },
  {
    id: 'agent-types',
    title: 'Each agent’s typing is sent as typein and typeout: after an error, after a text, in a later chat',
    rules: ['CHN-OUT-06'],
    timed: true,
    async run(context, judge) {
      const { site, grace } = await withGrace(context);
      const [first, second] = (await twoChats(site)) as [Talk, Talk];
      const failures = [refusal];
      site.standIn.script = (request) => (isTyping(request) && failures.shift()) || ok;
      await judgeTyping(judge, site, first, { isRefused: true });
      await judgeTyping(judge, site, second);
      await site.write(first.chatId, textOf(unique('answer')));
      await judgeTyping(judge, site, first);
      second.chatId = await nextChat(site, second.chatId);
      await judgeTyping(judge, site, second);
      // A desk may let only the agent of the chat write and type.
      await takes(async () => {
        await site.desk.accept(first.chatId, grace.id);
        await site.write(first.chatId, textOf(unique('answer')), grace);
        await judgeTyping(judge, site, first, { agentId: grace.id });
      });
      // The source does not clearly state that the service retries typing notices.
      const before = site.standIn.requests.length;
      site.standIn.script = (request) => (isTyping(request) ? reply(500) : ok);
      await site.desk.setTyping(second.chatId, { agent_id: site.agentId, typing: true });
      const notices = () => noticesTo(site, second.customer, 'typein', before);
      const failed = await site.untilSent(() => notices()[0]);
      if (failed) await untilInstant(failed.firstByteAt + quietWindowMs(context));
      const observed = `a typing notice that is answered 500: ${counted(notices().length, 'request')}`;
      judge.prefers('CHN-OUT-06', notices().length > 1, { observed, evidence: notices() });
    },
  },
  {
    id: 'text-after-a-failure',
    title:
      'Two texts that were not delivered do not block later texts of any chat, and each writer is informed',
    rules: ['CHN-OUT-01', 'CHN-OUT-13'],
    timed: true,
    async run(context, judge) {
      const [failed, beside, next] = [unique('failed'), unique('beside'), unique('next')];
      const { site, grace } = await withGrace(context);
      const answers = { [failed]: [reply(500)], [beside]: [reply(500)] };
      const { other } = await writtenAll(site, [failed, next], answers);
      // A desk may let only the agent of the chat write.
      if (!(await takes(() => site.write(other, textOf(beside), grace))))
        await site.write(other, textOf(beside));
      const arrived = await arrival(site, next, toldWithinMs(context) + firstAttemptMs());
      if (!judgeSent(judge, 'CHN-OUT-01', 'a later text of a chat', site, arrived, next)) return;
      const failing = await arrival(site, beside);
      if (!judgeSent(judge, 'CHN-OUT-01', 'a text by another agent', site, failing, beside)) return;
      const end = failing.firstByteAt + toldWithinMs(context);
      const what = 'a text by an agent who did not accept the chat';
      await judgeTold(judge, what, { site, chatId: other }, end);
      const chats = {
        'a text in another chat, after the failure': other,
        'a text in a chat that was opened after the failure': await site.openChat(),
      };
      for (const [what, chatId] of Object.entries(chats)) {
        const words = unique('healthy');
        await site.write(chatId, textOf(words));
        const arrivedToo = await arrival(site, words);
        judgeSent(judge, 'CHN-OUT-01', what, site, arrivedToo, words);
      }
    },
  },
];

interface Talk {
  customer: string;
  chatId: number;
}

/** Opens two chats of different customers. So the case detects a service that always sends to the first or the latest customer. */
async function twoChats(site: Site): Promise<Talk[]> {
  const chats: Talk[] = [];
  for (const customer of ['a customer', 'another customer'])
    chats.push({ customer, chatId: await site.openChat({ id: customer }) });
  return chats;
}

/** Lets an agent begin and stop typing. If the endpoint rejects the typein notice, the service need not send the typeout. */
async function judgeTyping(
  judge: Judge,
  site: Site,
  { customer, chatId }: Talk,
  { agentId = site.agentId, isRefused = false } = {},
): Promise<void> {
  for (const type of ['typein', 'typeout']) {
    const before = site.standIn.requests.length;
    await site.desk.setTyping(chatId, { agent_id: agentId, typing: type === 'typein' });
    const notice = await site.untilSent(() => noticesTo(site, customer, type, before)[0]);
    judge[isRefused && type === 'typeout' ? 'prefers' : 'holds']('CHN-OUT-06', notice !== undefined, {
      expected: `${type} to ${customer}`,
      observed: `${type} to ${notice ? customer : 'nobody, or another customer'}`,
      evidence: site.standIn.requests.slice(before),
    });
    if (notice) judgeRequest(judge, 'CHN-OUT-06', site, notice);
  }
}

function noticesTo(site: Site, customer: string, type: string, from: number): CaughtRequest[] {
  const isIt = (each: CaughtRequest) => messageOf(each)['type'] === type && recipientOf(each) === customer;
  return site.standIn.requests.slice(from).filter(isIt);
}

/** Lets the agent write in both chats in turn. Yields each message with its request, until the service does not send one. */
async function* sentInTurn(
  judge: Judge,
  rule: 'CHN-OUT-01' | 'CHN-OUT-05',
  site: Site,
  chats: readonly Talk[],
  messages: readonly Json[],
): AsyncGenerator<{ request: CaughtRequest; taken: Json; customer: string }> {
  const sent: CaughtRequest[] = [];
  // If the service repeats an accepted message, the case must not mistake it for the next message.
  const isRepeat = (request: CaughtRequest) =>
    sent.some((each) => each !== request && isDeepStrictEqual(each.json, request.json));
  for (const [index, message] of messages.entries()) {
    const { chatId, customer } = chats[index % chats.length]!;
    // A desk may reject a text because of its length.
    if (!(await writes(site, chatId, message))) continue;
    const taken = await asTheDeskHasIt(site, chatId, message);
    const isNext = (each: CaughtRequest) => !sent.includes(each) && !isRepeat(each);
    const request = await site.untilSent(() => site.attempts.find(isNext));
    const what = `an agent’s ${printed(message['type'])} “${printed(message['text'] ?? '').slice(0, 40)}”`;
    if (!judgeSent(judge, rule, what, site, request)) return;
    judgeRequest(judge, 'CHN-OUT-01', site, request);
    sent.push(request);
    yield { request, taken, customer };
  }
  const once = 'a message that is accepted at once: no second request with it';
  judge.counts('CHN-OUT-10', once, site.attempts.filter(isRepeat));
  if (sent.length === 0) judge.cannotSee(['CHN-OUT-01', rule], 'the desk sends none of these messages');
}

/** Returns the message with the fields that the desk kept. A desk may lack a field or trim a text. */
async function asTheDeskHasIt(site: Site, chatId: number, written: Json): Promise<Json> {
  const chat = await site.desk.chatIfShown(chatId);
  const entry: Json = {
    ...chat?.transcript.findLast(({ from, type }) => from === 'agent' && type === written['type']),
  };
  const { details = {} } = kinds.find(({ type }) => type === written['type']) ?? {};
  const isTaken = ([field, value]: [string, unknown]) => !(field in details) || entry[field] === value;
  const taken = Object.fromEntries(Object.entries(written).filter(isTaken));
  const [said, words] = [entry['text'], written['text']];
  const isTrimmed = typeof said === 'string' && typeof words === 'string' && said.trim() === words.trim();
  return isTrimmed ? { ...taken, text: said } : taken;
}

/** Judges that no two messages of a chat have one id. Equal ids in two chats are only reported. */
function judgeMessageIds(judge: Judge, site: Site): void {
  const ids = site.attempts
    .map((attempt) => [messageOf(attempt)['id'], recipientOf(attempt)] as const)
    .filter(([id]) => isWord(id));
  const isApart = (all: readonly unknown[]) => new Set(all.map(printed)).size === all.length;
  const seen = ['message.id', 'each message of a chat has one of its own', printed(ids)] as const;
  const isRight = judge.fact('CHN-OUT-19', isApart(ids), seen, attemptsSeen(site.attempts));
  if (isRight && !isApart(ids.map(([id]) => id)))
    judge.notes('CHN-OUT-19', 'messages of two chats have the same message.id', attemptsSeen(site.attempts));
}

/** Judges the sender's name and photo, and the id of the message. */
function judgeNames(judge: Judge, request: CaughtRequest, writer: Pictured): void {
  const { name, photo } = partOf(request, 'sender');
  const { id } = messageOf(request);
  const faults = [
    name !== writer.name && fieldIs('sender.name', name),
    photo !== writer.photo &&
      [agentPhoto, gracePhoto].includes(printed(photo)) &&
      'sender.photo is that of another agent',
    photo != null &&
      photo !== '' &&
      !isWebAddress(photo) &&
      `${fieldIs('sender.photo', photo)}, no http or https link`,
    !isWord(id) && fieldIs('message.id', id),
  ];
  const expected = `sender.name ${JSON.stringify(writer.name)}, and a message.id`;
  judge.faultless('CHN-OUT-19', expected, faults, request);
  const agent = `an agent who has ${writer.photo ? 'a picture' : 'none'}`;
  if (photo === null) judge.notes('CHN-OUT-19', `sender.photo of ${agent} is null`, request, 'OPEN-35');
  else if (!photo && writer.photo) judge.notes('CHN-OUT-19', `no sender.photo of ${agent}`, request);
}

type Pictured = Writer & { photo?: string };

function firstOf({ agentId, agentName }: Site): Pictured {
  return { id: agentId, name: agentName, photo: agentPhoto };
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

const gracePhoto = 'https://files.example/grace.png';

/** Makes a channel with a second agent. This agent has no picture, so sender.photo may be absent. */
async function withGrace(context: ServiceContext): Promise<{ site: Site; grace: Pictured }> {
  const { agentId } = await context.agent();
  const grace = { id: unique('agent'), name: 'Grace & Søren <二>' };
  const known = await context.desk?.putAgent(grace.id, { name: grace.name, online: true });
  const site = await context.site({ agents: [agentId, grace.id] });
  return { site, grace: { ...grace, name: known?.name ?? grace.name } };
}
