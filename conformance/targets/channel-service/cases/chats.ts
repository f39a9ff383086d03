import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { counted, noted } from '../../../wire/http/evidence.ts';
import { inShort } from '../../../wire/http/exchange.ts';
import { file, kinds } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { canDo, type ServiceContext } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';
import { judgeNoTrace } from './media.ts';

/** Messages of nobody: by what is wrong with sender. */
const nameless: Readonly<Record<string, Json>> = {
  'sender.id empty': { sender: { id: '' }, message: text('From nobody') },
  'sender.id absent': { sender: { name: 'Nobody' }, message: text('From nobody') },
  'sender.id null': { sender: { id: null }, message: text('From nobody') },
  'sender absent': { message: text('From nobody') },
  'sender.id absent, and much else known': {
    sender: {
      name: 'Nobody',
      phone: '+43 1 5550100',
      email: 'nobody@customers.example',
      url: 'https://shop.example/',
    },
    message: text('From nobody', { id: unique('m') }),
  },
  ...Object.fromEntries(
    kinds.map(({ type, minimal }) => [`sender.id absent, ${type}`, { sender: {}, message: minimal }]),
  ),
  'sender.id empty, a file': { sender: { id: '' }, message: file() },
};

export const chatCases: readonly Case<ServiceContext>[] = [
  {
    id: 'same-ids-elsewhere',
    title:
      'A text reaches the agent even if another customer has its message.id, or another channel its sender.id',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const [site, other] = [await context.site(), await context.site()];
      // A counter, as of a device or a session, begins anew with each customer.
      const sender = { id: unique('customer') };
      const id = '1';
      await judgeArrives(judge, 'the first text of all', site, sender, { id });
      await judgeArrives(judge, 'a text of another customer with that message.id', site, another(), { id });
      await judgeArrives(judge, 'a text with that sender.id on another channel', other, sender);
    },
  },
  {
    id: 'same-words-again',
    title: 'A customer who writes the same words twice, without a message.id, is shown twice',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const site = await context.site();
      const [sender, words, last] = [another(), unique('ok'), unique('after')];
      for (const said of [words, words, last]) await site.postMessage(sender, text(said));
      // What comes last shows that the desk has caught up.
      const { chat } = need(await site.untilSaid(last), 'a customer’s text reaches the desk');
      const { transcript } = await site.desk.getChat(chat.chat_id);
      const times = transcript.filter((entry) => entry.text === words).length;
      judge.holds('CHN-IN-04', times === 2, {
        expected: 'the same words twice, each time without message.id: twice at the desk',
        observed: `the same words twice, each time without message.id: at the desk ${counted(times, 'time')}`,
        evidence: [noted('chat at the desk', transcript)],
      });
    },
  },
  {
    id: 'text-after-the-chat-was-closed',
    title:
      'A text that a customer writes after the agent closed the chat reaches an agent, in this chat or another',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const site = await context.site();
      const sender = another();
      const chatId = await site.openChat(sender);
      if (!(await canDo(judge, ['CHN-IN-04'], () => site.desk.closeChat(chatId, site.agentId)))) return;
      await judgeArrives(judge, 'a text after the chat was closed', site, sender);
    },
  },
  {
    id: 'customer-id-of-either-type',
    title: 'A customer id may be a string or an integer',
    rules: ['CHN-IN-07'],
    async run(context, judge) {
      const site = await context.site();
      // Two who say the same are two all the same.
      const words = unique('hello');
      const ids = [unique('customer'), 4711];
      await sideBySide(ids, async (id) => {
        const name = unique('Customer');
        const what = `sender.id ${JSON.stringify(id)}`;
        const answer = await site.postMessage({ id, name }, text(words));
        judgeStatus(judge, 'CHN-IN-07', what, answer, 200);
        const arrived = await isSaidBy(site, name, words, ids.length);
        judge.holds('CHN-IN-07', arrived, {
          expected: `${what}: the text is at the desk`,
          observed: `${what}: the text is ${arrived ? '' : 'not '}at the desk`,
          evidence: answer.evidence,
        });
      });
    },
  },
  {
    id: 'message-without-customer-id',
    title: 'A message whose sender.id is empty or absent is not transmitted',
    rules: ['CHN-IN-08', 'CHN-IN-09'],
    async run(context, judge) {
      const site = await context.site();
      // What somebody said before is not gone on with.
      const hello = unique('hello');
      await site.postMessage({ id: unique('customer') }, text(hello));
      need(await site.untilSaid(hello), 'a customer’s text reaches the desk');
      const codes = await sideBySide(Object.entries(nameless), async ([what, body]) => {
        const { status, failure } = await site.post(body);
        return `${what}: ${status ?? failure}`;
      });
      judge.notes('CHN-IN-09', `answers to ${codes.join('; ')}`);
      await judgeNoTrace(judge, 'CHN-IN-08', site, { id: unique('customer') }, [hello]);
    },
  },
];

function another(): Json {
  return { id: unique('customer') };
}

async function judgeArrives(
  judge: Judge,
  what: string,
  site: Site,
  sender: Json,
  more: Json = {},
): Promise<void> {
  const words = unique('hello');
  const answer = await site.postMessage(sender, text(words, more));
  const arrived = answer.status === 200 && (await site.untilSaid(words)) !== undefined;
  judge.holds('CHN-IN-04', arrived, {
    expected: `${what}: 200, and at the desk`,
    observed: `${what}: ${inShort(answer)}${arrived || answer.status !== 200 ? '' : ', and not at the desk'}`,
    answer,
  });
}

/** What so many say is known by who says it; where it is there as often under other names, those are what is wrong. */
async function isSaidBy(site: Site, name: string, words: string, times: number): Promise<boolean> {
  const isSaid = async () => {
    const chats = await site.transcripts();
    const having = chats.filter(({ transcript }) => transcript.some(({ text: said }) => said === words));
    return having.length === times || having.some(({ chat }) => chat.customer?.name === name) || undefined;
  };
  return (await site.desk.until(site.channelId, isSaid, showMs())) === true;
}
