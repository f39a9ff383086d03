import { fieldIs } from '../../../../generated/faults.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { messageOf, type Site } from '../../shared/site.ts';
import { attemptsSeen, judgeSent, textOf } from '../delivery-judges.ts';
import { writes } from './kinds.ts';
import { judgeRequest } from './requests.ts';

/** An agent's texts have no limit in the source; the one that there is belongs to customers. */
const agentTexts = {
  plain: 'Good day',
  beyondAscii: 'Grüß Gott – 你好 🙂 "quoted" \\ and\na second line',
  spaced: '  two spaces before, two after  ',
  marked: 'a <b>bold</b> word, 3 < 4 & 5 > 2, see https://shop.example/cart?a=1&b=2',
  long: 'as long as it takes, '.repeat(250).concat('the end'),
};

export const sendingCases: readonly Case<ServiceContext>[] = [
  {
    id: 'agent-text',
    title: 'An agent’s texts are posted to the customer endpoint in the agreed form, as they were written',
    rules: ['CHN-OUT-01', 'CHN-OUT-02', 'CHN-OUT-19'],
    async run(context, judge) {
      const site = await context.site();
      const chatId = await site.openChat();
      let sent = 0;
      for (const words of Object.values(agentTexts)) {
        // Its length alone is a reason to refuse an agent's text.
        if (words !== agentTexts.long) await site.write(chatId, textOf(words));
        else if (!(await writes(site, chatId, text(words)))) continue;
        const taken = await asTheDeskHasIt(site, chatId, words);
        sent += 1;
        const request = await site.untilSentAs(sent);
        if (!judgeSent(judge, 'CHN-OUT-01', `an agent’s text “${words.slice(0, 40)}”`, site, request)) return;
        judgeRequest(judge, 'CHN-OUT-01', site, request);
        judgeBody(judge, request, taken);
        judgeNames(judge, site, request);
      }
      judgeIds(judge, site);
    },
  },
  {
    id: 'two-agents-write',
    title: 'A text names the agent who wrote it, whoever else is assigned or accepted the chat',
    rules: ['CHN-OUT-19'],
    async run(context, judge) {
      const other = { id: unique('agent'), name: 'Grace of Conformance' };
      const { agentId } = await context.agent();
      await context.desk?.putAgent(other.id, { name: other.name, online: true });
      const site = await context.site({ agents: [agentId, other.id] });
      const own = { id: agentId, name: site.agentName };
      const written = await Promise.all([
        writtenBy(site, own, own),
        writtenBy(site, other, other),
        writtenBy(site, other, own),
      ]);
      for (const { words, name } of written) {
        const request = await site.untilSent((all) => all.find((each) => messageOf(each)['text'] === words));
        const sent = need(request, 'an agent’s text is sent', attemptsSeen(site));
        const sender = (sent.json as { sender?: Json } | undefined)?.sender;
        judge.holds('CHN-OUT-19', sender?.['name'] === name, {
          expected: `sender.name ${JSON.stringify(name)}, who wrote it`,
          observed: fieldIs('sender.name', sender?.['name']),
          evidence: [shown('request', sent)],
        });
      }
    },
  },
  {
    id: 'agent-types',
    title: 'An agent’s typing is sent as typein and typeout',
    rules: ['CHN-OUT-06'],
    async run(context, judge) {
      const site = await context.site();
      // Whoever wrote first or last is not the one who is meant.
      const customers = ['typing-customer', 'other-typing-customer'];
      const chats: [string, number][] = [];
      for (const id of customers) chats.push([id, await site.openChat({ id })]);
      for (const [id, chatId] of chats) {
        await judgeTyping(judge, site, { id, chatId }, 'typein');
        await judgeTyping(judge, site, { id, chatId }, 'typeout');
      }
    },
  },
];

/** Lets the agent begin or end to type, and judges the notice of it. */
async function judgeTyping(
  judge: Judge,
  site: Site,
  { id, chatId }: { id: string; chatId: number },
  type: 'typein' | 'typeout',
): Promise<void> {
  const before = site.standIn.requests.length;
  await site.desk.setTyping(chatId, site.agentId, type === 'typein');
  const notice = await site.untilSent((all) => all.slice(before).find(is(type)));
  const recipient = (notice?.json as { recipient?: Json } | undefined)?.recipient?.['id'];
  judge.holds('CHN-OUT-06', recipient === id, {
    expected: `${type} to ${id}`,
    observed: notice ? `${type} to ${JSON.stringify(recipient)}` : `no ${type}`,
    evidence: site.standIn.requests.slice(before).map((each) => shown('request', each)),
  });
  if (notice) judgeRequest(judge, 'CHN-OUT-06', site, notice);
}

interface Writer {
  id: string;
  name: string;
}

/** A text in a chat that another agent may have accepted. */
async function writtenBy(
  site: Site,
  { id, name }: Writer,
  accepting: Writer,
): Promise<{ words: string; name: string }> {
  const [hello, words] = [unique('hello'), unique('answer')];
  await site.postMessage({ id: unique('customer') }, text(hello));
  const { chat } = need(await site.untilSaid(hello), 'a customer’s text reaches the desk');
  await site.desk.accept(chat.chat_id, accepting.id);
  await site.desk.writeMessage(chat.chat_id, id, { type: 'text', text: words });
  return { words, name };
}

/** The agent's application may trim what an agent types, and then shows it so. A limit is stated for customers alone. */
async function asTheDeskHasIt(site: Site, chatId: number, words: string): Promise<string> {
  const chat = await site.desk.chatIfShown(chatId);
  const taken = chat?.transcript.findLast(({ from }) => from === 'agent')?.text;
  return taken !== undefined && taken.trim() === words.trim() ? taken : words;
}

function judgeBody(judge: Judge, request: CaughtRequest, words: string): void {
  const { recipient, message } = (request.json ?? {}) as Record<string, Json | undefined>;
  const wrong = [
    !['string', 'number'].includes(typeof recipient?.['id']) && 'recipient.id is missing',
    message?.['type'] !== 'text' && `message.type is ${JSON.stringify(message?.['type'])}`,
    message?.['text'] !== words && `message.text is ${JSON.stringify(message?.['text'])}`,
  ].filter((each) => each !== false);
  judge.holds('CHN-OUT-02', wrong.length === 0, {
    expected: "recipient.id, message.type text, the agent's text",
    observed: wrong.length === 0 ? 'all of them' : wrong.join('; '),
    evidence: [shown('request', request)],
  });
}

/** Who writes, and what the message is called: listed among the fields, and not marked as required. */
function judgeNames(judge: Judge, site: Site, request: CaughtRequest): void {
  const { sender } = (request.json ?? {}) as Record<string, Json | undefined>;
  const [name, photo, id] = [sender?.['name'], sender?.['photo'], messageOf(request)['id']];
  const wrong = [
    name !== site.agentName && `sender.name is ${JSON.stringify(name)}`,
    photo != null && typeof photo !== 'string' && 'sender.photo is no string',
    !isWord(id) && `message.id is ${JSON.stringify(id)}`,
  ].filter((each) => each !== false);
  const evidence = [shown('request', request)];
  judge.holds('CHN-OUT-19', wrong.length === 0, {
    expected: `sender.name ${JSON.stringify(site.agentName)}, and a message.id`,
    observed: wrong.length === 0 ? 'both' : wrong.join('; '),
    evidence,
  });
  if (photo === null) judge.notes('CHN-OUT-19', 'sender.photo is null', evidence, 'OPEN-35');
  else if (!photo) judge.notes('CHN-OUT-19', 'no sender.photo of an agent who has one', evidence);
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** What names a message in the service names no other one in its chat. */
function judgeIds(judge: Judge, site: Site): void {
  const ids = site.attempts.map((attempt) => messageOf(attempt)['id']).filter(isWord);
  judge.holds('CHN-OUT-19', new Set(ids).size === ids.length, {
    expected: 'each message of the chat has a message.id of its own',
    observed: ids.map((id) => JSON.stringify(id)).join(', '),
    evidence: attemptsSeen(site),
  });
}

function is(type: string) {
  return (request: CaughtRequest): boolean => messageOf(request)['type'] === type;
}
