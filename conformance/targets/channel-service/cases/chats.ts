import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { counted, type Evidence, noted } from '../../../wire/http/evidence.ts';
import { inShort } from '../../../wire/http/exchange.ts';
import { breaking } from '../../../wire/payload/invalid.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { canDo, onSite, type ServiceContext } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';
import { judgeNoTrace } from './rejections.ts';

export const chatCases: readonly Case<ServiceContext>[] = [
  {
    id: 'same-ids-elsewhere',
    title:
      'A text reaches the agent even if another customer has its message.id, or another channel its sender.id',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const [site, other] = [await context.site(), await context.site()];
      // Message ids may come from a counter that starts again for each customer.
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
      const [times, evidence] = await timesShown(await context.site(), text(unique('ok')));
      const what = 'the same words twice, each time without message.id';
      const seen = `at the desk ${counted(times, 'time')}`;
      judge.fact('CHN-IN-04', times === 2, [what, 'at the desk 2 times', seen], evidence);
    },
  },
  {
    id: 'message-posted-twice',
    title: 'Whether a message that is posted again with its message.id counts as one message',
    rules: ['CHN-IN-31'],
    restsOn: ['CHN-IN-04'],
    async run(context, judge) {
      const message = text(unique('twice'), { id: unique('m') });
      const [times, evidence] = await timesShown(await context.site(), message);
      const told = `one message posted twice with one message.id: at the desk ${counted(times, 'time')}`;
      judge.notes('CHN-IN-31', told, evidence, 'OPEN-37');
    },
  },
  {
    id: 'text-after-the-chat-was-closed',
    title:
      'A text that a customer writes after the agent closed the chat reaches an agent, in this chat or another',
    rules: ['CHN-IN-04'],
    run: onSite(async (site, judge) => {
      const sender = another();
      const chatId = await site.openChat(sender);
      if (!(await canDo(judge, ['CHN-IN-04'], () => site.desk.closeChat(chatId, site.agentId)))) return;
      const what = 'a text after the chat was closed';
      const words = await judgeArrives(judge, what, site, sender);
      if (words === undefined) return;
      const look = async () => (await site.untilSaid(words))?.chat.state !== 'closed' || undefined;
      const isOpen = await site.desk.until(site.channelId, look, showMs());
      const seen = [what, 'in a chat that is not closed', 'in a chat that stays closed'] as const;
      const evidence = [noted('chats of the channel at the desk', await site.chats())];
      judge.fact('CHN-IN-04', isOpen === true, seen, evidence);
    }),
  },
  {
    id: 'customer-id-of-either-type',
    title: 'A customer id may be a string or an integer',
    rules: ['CHN-IN-07'],
    restsOn: ['CHN-IN-04'],
    run: onSite(async (site, judge) => {
      // Two customers may write the same text, and are still two customers.
      const words = unique('hello');
      const ids = [unique('customer'), 4711];
      await sideBySide(ids, async (id) => {
        const name = unique('Customer');
        const what = `sender.id ${JSON.stringify(id)}`;
        const answer = await site.postMessage({ id, name }, text(words));
        judgeStatus(judge, 'CHN-IN-07', what, answer, 200);
        const arrived = await isSaidBy(site, name, words, ids.length);
        judge.fact('CHN-IN-07', arrived, [`the text with ${what}`, 'at the desk'], answer);
      });
    }),
  },
  {
    id: 'message-without-customer-id',
    title: 'A message whose sender.id is empty or absent is not transmitted',
    rules: ['CHN-IN-08', 'CHN-IN-09'],
    run: onSite(async (site, judge) => {
      // The service must not add a text without sender.id to the chat of an earlier customer.
      const hello = unique('hello');
      await site.says({ id: unique('customer') }, hello);
      const codes = await sideBySide(breaking('UserMessage', 'CHN-IN-08'), async ([story, message]) => {
        const { status, failure } = await site.post(message);
        return `${story}: ${status ?? failure}`;
      });
      judge.notes('CHN-IN-09', `answers to ${codes.join('; ')}`);
      await judgeNoTrace(judge, 'CHN-IN-08', site, { id: unique('customer') }, [hello]);
    }),
  },
];

function another(): Json {
  return { id: unique('customer') };
}

/** Posts a message twice as one customer. Returns the number of times that the desk shows it, with the evidence. */
async function timesShown(site: Site, message: Json): Promise<[times: number, evidence: Evidence[]]> {
  const sender = another();
  for (const each of [message, message]) await site.postMessage(sender, each);
  // Once the desk shows a later text, it would also show a second copy of the message.
  const { chat } = await site.says(sender);
  const { transcript } = await site.desk.getChat(chat.chat_id);
  const times = transcript.filter((entry) => entry.text === message['text']).length;
  return [times, [noted('chat at the desk', transcript)]];
}

/**
 * Posts a text of the customer `sender`, and judges that it is answered 200 and reaches the desk. Returns the text, or undefined if it does
 * not.
 */
async function judgeArrives(judge: Judge, what: string, site: Site, sender: Json, more?: Json) {
  const words = unique('hello');
  const answer = await site.postMessage(sender, text(words, more));
  const arrived = answer.status === 200 && (await site.untilSaid(words)) !== undefined;
  const lost = answer.status === 200 ? ', and not at the desk' : '';
  const seen = [what, '200, and at the desk', `${inShort(answer)}${lost}`] as const;
  judge.fact('CHN-IN-04', arrived, seen, answer);
  return arrived ? words : undefined;
}

/**
 * Waits until a chat of the customer `name` contains the text `words`, and resolves with true. It also resolves with true if `times` chats
 * contain the text, since then only the names are wrong. After the timeout, it resolves with false.
 */
async function isSaidBy(site: Site, name: string, words: string, times: number): Promise<boolean> {
  const isSaid = async () => {
    const chats = await site.transcripts();
    const having = chats.filter(({ transcript }) => transcript.some(({ text: said }) => said === words));
    return having.length === times || having.some(({ chat }) => chat.customer?.name === name) || undefined;
  };
  return (await site.desk.until(site.channelId, isSaid, showMs())) === true;
}
