import { isDeepStrictEqual } from 'node:util';
import { fieldIs, printed } from '../../../../generated/faults.ts';
import { limits } from '../../../../generated/policies.ts';
import type { WrittenContent } from '../../../../generated/reference/desk/types.ts';
import { isWebAddress } from '../../../../src/contract/judgement/accepted-faults.ts';
import { type Case, type Judge, need } from '../../../run/case.ts';
import { counted, shown } from '../../../wire/http/evidence.ts';
import { type Answer, type CaughtRequest, hang, ok, reply } from '../../../wire/http/stand-in.ts';
import { carriedOver, file, kinds } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/tasks.ts';
import { agentPhoto, byWords, onSite, type ServiceContext, takes } from '../../shared/service-context.ts';
import { firstAttemptMs, isTyping, messageOf, type Site, type Writer } from '../../shared/site.ts';
import {
  errorsIn,
  judgeAllAttempts,
  judgeNoError,
  judgeSent,
  judgeTold,
  textOf,
  toldWithinMs,
  writes,
} from '../delivery-judges.ts';
import {
  attemptsSeen,
  judgeMessage,
  judgeReadable,
  judgeRequest,
  recipientOf,
  unreadable,
} from '../request-judges.ts';

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
        judgeNames(judge, request, site.agentName);
      }
      const again = unique('and again');
      for (const number of [1, 2]) {
        await site.write(chats[0]!.chatId, textOf(again));
        const request = await site.untilSent(() => arrivals(site, again)[number - 1]);
        const what = `words that the agent writes ${counted(2, 'time')}`;
        const seen = counted(arrivals(site, again).length, 'time');
        judge.fact('CHN-OUT-01', request !== undefined, [what, `sent ${number}`, seen], attemptsSeen(site));
      }
      judgeMessageIds(judge, site, chats);
    }),
  },
  {
    id: 'agent-files-and-places',
    title: 'An agent’s files and locations have the same envelope and fields as a customer’s',
    rules: ['CHN-OUT-01', 'CHN-OUT-05', 'CHN-OUT-10', 'CHN-OUT-19'],
    run: onSite(async (site, judge) => {
      const chats = await twoChats(site);
      const zero = { latitude: 0, longitude: 0 };
      // Messages with all fields come first: later ones must not have their fields.
      const messages = [
        ...kinds.map(({ minimal, details }) => ({ ...minimal, ...details })),
        ...kinds.map(({ minimal, isFile }) => ({ ...minimal, ...(isFile ? uncommon() : zero) })),
      ];
      const earlier: Json[] = [];
      for await (const { request, taken, customer } of sentInTurn(
        judge,
        'CHN-OUT-05',
        site,
        chats,
        messages,
      )) {
        judgeMessage(judge, 'CHN-OUT-05', request, taken, customer);
        const carried = carriedOver(messageOf(request), taken, earlier);
        const what = `an agent’s ${printed(taken['type'])}: no field of an earlier message`;
        judge.faultless('CHN-OUT-05', what, carried, request);
        judgeNames(judge, request, site.agentName);
        earlier.push(taken);
      }
      judgeMessageIds(judge, site, chats);
    }),
  },
  {
    id: 'two-agents-write',
    title: 'A text names the agent who wrote it, whoever else wrote before or accepted the chat',
    rules: ['CHN-OUT-19'],
    async run(context, judge) {
      const { site, grace } = await withGrace(context);
      const ada = { id: site.agentId, name: site.agentName };
      for (const [accepting, ...others] of [
        [ada, grace, ada],
        [grace, ada],
      ] as const) {
        const chatId = await site.openChat(undefined, accepting.id);
        for (const writer of [...others, accepting, ...others]) {
          const { name } = writer;
          const words = unique('answer');
          await site.write(chatId, textOf(words), writer);
          const request = await site.untilSent(() => arrivals(site, words)[0]);
          if (!judgeSent(judge, 'CHN-OUT-19', `a text by ${name}`, site, request, words)) return;
          judgeNames(judge, request, name, name === ada.name);
        }
        for (const writer of others) {
          const aFile = file(uncommon());
          if (!(await takes(() => site.write(chatId, aFile as unknown as WrittenContent, writer)))) continue;
          const isIt = (each: CaughtRequest) => messageOf(each)['file'] === aFile['file'];
          const request = await site.untilSent((all) => all.find(isIt));
          if (request) judgeNames(judge, request, writer.name, writer.name === ada.name);
        }
      }
    },
  },
  {
    id: 'agent-types',
    title: 'An agent’s typing is sent as typein and typeout, also after an error response and after a text',
    rules: ['CHN-OUT-06'],
    run: onSite(async (site, judge) => {
      const chats = await twoChats(site);
      const failures = [reply(200, { error: { code: 17, message: 'The customer has left' } }), reply(500)];
      site.standIn.script = (request) => (isTyping(request) && failures.shift()) || ok;
      for (const [index, { customer, chatId }] of [...chats, ...chats].entries()) {
        // The second time, the agent has written to the customer before.
        if (index >= chats.length) await site.write(chatId, textOf(unique('answer')));
        for (const type of ['typein', 'typeout']) {
          // If the customer endpoint rejected the typein notice, the service need not send the typeout.
          const isAfterRefusal = index === 0 && type === 'typeout';
          const before = site.standIn.requests.length;
          await site.desk.setTyping(chatId, { agent_id: site.agentId, typing: type === 'typein' });
          const since = () => site.standIn.requests.slice(before);
          const ofType = () => since().filter((each) => messageOf(each)['type'] === type);
          // A retry of the notice to the other customer may arrive in between.
          const notice = await site.untilSent(() => ofType().find((each) => recipientOf(each) === customer));
          const others = ofType().map((each) => JSON.stringify(recipientOf(each)));
          judge[isAfterRefusal ? 'prefers' : 'holds']('CHN-OUT-06', notice !== undefined, {
            expected: `${type} to ${customer}`,
            observed: `${type} to ${notice ? customer : others.join(', ') || 'nobody'}`,
            evidence: since().map((each) => shown('request', each)),
          });
          if (notice) judgeRequest(judge, 'CHN-OUT-06', site, notice);
        }
      }
    }),
  },
  {
    id: 'text-after-a-failure',
    title:
      'Two texts that were not delivered do not block later texts of any chat, and each writer is informed',
    rules: ['CHN-OUT-01', 'CHN-OUT-13', 'CHN-OUT-18'],
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
      // Both CHN-OUT-01 and CHN-OUT-18 require that later texts of a chat are sent.
      judgeSent(judge, 'CHN-OUT-01', 'a later text of a chat', site, arrived, next);
      judgeSent(judge, 'CHN-OUT-18', 'a later text of a chat', site, arrived, next);
      if (!arrived) return;
      const failing = await arrival(site, beside, firstAttemptMs());
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
        const arrivedToo = await arrival(site, words, firstAttemptMs());
        judgeSent(judge, 'CHN-OUT-01', what, site, arrivedToo, words);
      }
    },
  },
  {
    id: 'second-text-is-repeated',
    title: 'A later text that is not accepted is retried, and then the agent is informed',
    rules: ['CHN-OUT-01', 'CHN-OUT-08', 'CHN-OUT-09', 'CHN-OUT-12', 'CHN-OUT-13', 'CHN-OUT-16', 'CHN-OUT-20'],
    timed: true,
    async run(context, judge) {
      await sideBySide([reply(500), hang], (answer) => judgeLater(judge, context, answer));
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
      const [repeat, next, beside] = awaited();
      const evidence = attemptsSeen(site);
      const { firstByteAt } = need(repeat, 'a failed text is repeated', evidence);
      const isMeanwhile = beside !== undefined && beside.firstByteAt < firstByteAt;
      const late = beside ? 'sent after the retry of this chat' : 'not sent';
      const meanwhile = ['the text of another chat', 'sent before the retry of this chat', late] as const;
      judge.fact('CHN-OUT-18', isMeanwhile, meanwhile, evidence);
      const isAfter = next !== undefined && next.firstByteAt >= firstByteAt;
      const early = next ? 'sent before that repeat' : 'not sent';
      const after = 'sent after the repeat of the first, which was taken over';
      judge.fact('CHN-OUT-18', isAfter, ['the second text of a chat', after, early], evidence);
    }),
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
function judgeMessageIds(judge: Judge, site: Site, chats: readonly Talk[]): void {
  const idsOf = (customer?: string) =>
    site.attempts
      .filter((each) => customer === undefined || recipientOf(each) === customer)
      .map((attempt) => messageOf(attempt)['id'])
      .filter(isWord);
  const isApart = (ids: string[]) => new Set(ids).size === ids.length;
  for (const { customer } of chats) {
    const ids = idsOf(customer);
    const seen = ['message.id', 'each message of the chat has one of its own', ids.join(', ')] as const;
    judge.fact('CHN-OUT-19', isApart(ids), seen, attemptsSeen(site));
  }
  if (!isApart(idsOf()) && chats.every(({ customer }) => isApart(idsOf(customer))))
    judge.notes('CHN-OUT-19', 'messages of two chats have the same message.id', attemptsSeen(site));
}

/** Judges the sender's name and photo, and the id of the message. */
function judgeNames(judge: Judge, request: CaughtRequest, writer: string, hasPhoto = true): void {
  const { sender } = (request.json ?? {}) as Record<string, Json | undefined>;
  const [name, photo, id] = [sender?.['name'], sender?.['photo'], messageOf(request)['id']];
  const faults = [
    name !== writer && fieldIs('sender.name', name),
    !hasPhoto && photo === agentPhoto && 'sender.photo is that of another agent',
    photo != null &&
      photo !== '' &&
      !isWebAddress(photo) &&
      `${fieldIs('sender.photo', photo)}, no http or https link`,
    !isWord(id) && fieldIs('message.id', id),
  ];
  judge.faultless('CHN-OUT-19', `sender.name ${JSON.stringify(writer)}, and a message.id`, faults, request);
  const agent = `an agent who has ${hasPhoto ? 'a picture' : 'none'}`;
  if (photo === null) judge.notes('CHN-OUT-19', `sender.photo of ${agent} is null`, request, 'OPEN-35');
  else if (!photo && hasPhoto) judge.notes('CHN-OUT-19', `no sender.photo of ${agent}`, request);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

const refusal = reply(200, { error: { code: 17, message: 'The customer has left' } });

/** Makes a channel with a second agent. This agent has no picture, so sender.photo may be absent. */
async function withGrace(context: ServiceContext): Promise<{ site: Site; grace: Writer }> {
  const { agentId } = await context.agent();
  const grace = { id: unique('agent'), name: 'Grace & Søren <二>' };
  const known = await context.desk?.putAgent(grace.id, { name: grace.name, online: true });
  const site = await context.site({ agents: [agentId, grace.id] });
  return { site, grace: { ...grace, name: known?.name ?? grace.name } };
}

/** Lets the agent write `texts` in the first of two chats, and waits for the first request. */
async function writtenAll(
  site: Site,
  texts: readonly string[],
  answers: Record<string, readonly Answer[]>,
): Promise<{ chatId: number; other: number }> {
  site.standIn.script = byWords(answers);
  const [chatId, other] = [await site.openChat(), await site.openChat()];
  for (const words of texts) await site.write(chatId, textOf(words));
  const begun = await arrival(site, texts[0]!, firstAttemptMs());
  need(begun, 'the first text of a chat is sent', attemptsSeen(site));
  return { chatId, other };
}

/** Judges the attempts at a text after one that was accepted and one that was rejected. `answer` is the answer to each of them. */
async function judgeLater(judge: Judge, context: ServiceContext, answer: Answer): Promise<void> {
  const [taken, refused, failing] = [unique('taken'), unique('refused'), unique('failing')];
  const answers = { [refused]: [refusal], [failing]: [answer] };
  const site = await context.site();
  const { chatId, other } = await writtenAll(site, [taken, refused, failing], answers);
  // The response to the previous text is {error}, and the service may retry that text first. So the wait includes the time of its retries.
  const first = await arrival(site, failing, toldWithinMs(context) + firstAttemptMs());
  if (!judgeSent(judge, 'CHN-OUT-01', 'a later text of a chat', site, first, failing)) return;
  const what = `later text of a chat, ${answer === hang ? 'not answered' : 'answered 500'}`;
  const leftMs = first.firstByteAt + toldWithinMs(context) - performance.now();
  await site.standIn.until(() => arrivals(site, failing)[1] ?? unreadable(site)[0], leftMs);
  if (!judgeReadable(judge, site)) return;
  // When this text is sent for the second time, the error of the previous text is already in the chat. This text adds another error.
  const errorsBefore = await errorsIn(site, chatId);
  // By the other reading of OPEN-16, a fourth attempt without a response begins at the time to give up.
  const fourthMs = answer === hang ? context.policy.timeoutMs : 0;
  const end = arrivals(site, failing)[0]!.firstByteAt + toldWithinMs(context) + fourthMs;
  await judgeTold(judge, what, { site, chatId, errorsBefore }, end);
  const interval = answer === hang ? 'CHN-OUT-12' : 'CHN-OUT-09';
  await judgeAllAttempts(judge, what, context, site, () => arrivals(site, failing), interval);
  await judgeNoError(judge, 'another customer, whose messages did not fail', { site, chatId: other });
}

function arrival(site: Site, words: string, timeoutMs: number): Promise<CaughtRequest | undefined> {
  return site.untilSent(() => arrivals(site, words)[0], timeoutMs);
}

function arrivals(site: Site, words: string): CaughtRequest[] {
  return site.attempts.filter((attempt) => messageOf(attempt)['text'] === words);
}
